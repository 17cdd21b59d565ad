import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { Info } from './icons.tsx';

type Props = {
  /** One or two plain sentences. */
  text: string;
  className: string;
  /** The accessible name, where what is seen does not say it. */
  name?: string;
  children: ReactNode;
};

/** Something that a click explains in a few sentences. */
export function Explanation({ text, className, name, children }: Props) {
  return (
    <Popover.Root>
      <Popover.Trigger aria-label={name} className={className}>
        {children}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          sideOffset={6}
          collisionPadding={16}
          className="animate-fade-in sheet z-50 max-w-80 p-4 text-sm leading-relaxed text-ink shadow-sheet"
        >
          {text}
          <Popover.Arrow className="fill-sheet" />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** An “i” that explains what stands before it. */
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
