import type { ReactNode } from 'react';
import { ChevronDown } from '#web/ui/icons.tsx';

type Props = { title: string; note?: string | undefined; isOpen?: boolean; children: ReactNode };

/** A group of assumptions: its line shows the sum; unfolding it shows the fields. */
export function Fold({ title, note, isOpen = false, children }: Props) {
  return (
    <details open={isOpen} className="group border-t border-line">
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 rounded-control py-2 [&::-webkit-details-marker]:hidden">
        <h3 className="font-semibold">{title}</h3>
        {note ? <span className="tabular ml-auto text-right text-sm text-ink-soft">{note}</span> : null}
        <ChevronDown
          size={20}
          aria-hidden="true"
          className={`shrink-0 text-ink-faint group-open:rotate-180 print:hidden ${note ? '' : 'ml-auto'}`}
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
