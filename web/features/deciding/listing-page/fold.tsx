import type { ReactNode } from 'react';
import { ChevronDown } from '#web/ui/icons.tsx';

/** Folded parts are open where the window has room; the server, which doesn't know the window, sends them folded. */
export function openWhereWide(details: HTMLDetailsElement | null): void {
  if (details && matchMedia('(width >= 1024px)').matches) details.open = true;
}

type Props = { id: string; title: string; children: ReactNode };

/** A section of the listing that is folded on phones. */
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
