import { type ReactNode, useRef, useState } from 'react';
import { useLoaded } from '../platform/use-loaded.ts';
import { Info } from './icons.tsx';
import { showFailure } from './toasts/toast-failure.ts';

type Props = {
  /** One or two plain sentences. */
  text: string;
  className: string;
  /** The accessible name, if the visible content doesn't say it. */
  name?: string;
  children: ReactNode;
};

/**
 * An element that is explained in a few sentences after a click. The bubble's code is loaded when somebody reaches for
 * it.
 */
export function Explanation({ text, className, name, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isReachedFor, setReachedFor] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const Bubble = useLoaded(
    isReachedFor || isOpen,
    () => import('./explanation-bubble.tsx').then(({ ExplanationBubble }) => ExplanationBubble),
    (error) => {
      setReachedFor(false);
      setOpen(false);
      showFailure('Açıklama açılamadı.', error);
    },
  );
  const reach = () => setReachedFor(true);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={name}
        className={className}
        onPointerEnter={reach}
        onFocus={reach}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </button>
      {Bubble ? <Bubble text={text} isOpen={isOpen} onClose={() => setOpen(false)} opener={button} /> : null}
    </>
  );
}

/** An “i” that explains what precedes it. */
export function InfoButton({ about, text }: { about: string; text: string }) {
  return (
    <Explanation
      text={text}
      name={`${about}: açıklama`}
      className="inline-flex size-6 shrink-0 items-center justify-center rounded-control align-middle text-ink-soft hover:bg-sunk print:hidden"
    >
      <Info size={16} aria-hidden="true" />
    </Explanation>
  );
}
