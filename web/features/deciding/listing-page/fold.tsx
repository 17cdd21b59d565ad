import type { ReactNode } from 'react';
import { ChevronDown } from '#web/ui/icons.tsx';
import { openWhereWide } from '#web/ui/open-where-wide.ts';

type Props = { id: string; title: string; children: ReactNode };

/** A section that is folded on phones. */
export function FoldedSection({ id, title, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <details ref={openWhereWide} className="group">
        <summary className="flex min-h-11 items-center justify-between gap-3 rounded-control max-lg:border-b max-lg:border-line [&::-webkit-details-marker]:hidden">
          <h2 id={id} tabIndex={-1} className="scroll-mt-28 text-lg font-semibold">
            {title}
          </h2>
          <ChevronDown size={20} aria-hidden="true" className="shrink-0 text-ink-faint group-open:rotate-180" />
        </summary>
        {children}
      </details>
    </section>
  );
}
