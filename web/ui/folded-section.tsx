import { type ReactNode, useId } from 'react';
import { ChevronDown } from './icons.tsx';

type Props = {
  title: string;
  level?: 2 | 3;
  /** The current state in a few words, so that nobody has to unfold it to know. */
  state?: string | undefined;
  /** If given, the page controls whether it is open. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A section that unfolds below its heading, for what is rarely needed. */
export function FoldedSection({ title, level = 2, state, isOpen, onToggle, children }: Props) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id} className="sheet">
      <details className="group" open={isOpen} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-sheet px-4 py-3 hover:bg-sunk sm:px-5">
          <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
            <Heading id={id} className="text-lg font-semibold">
              {title}
            </Heading>
            {state ? <span className="tabular text-sm text-ink-soft">{state}</span> : null}
          </span>
          <ChevronDown size={20} aria-hidden="true" className="shrink-0 text-ink-soft group-open:rotate-180" />
        </summary>
        <div className="px-4 pb-5 sm:px-5">{children}</div>
      </details>
    </section>
  );
}
