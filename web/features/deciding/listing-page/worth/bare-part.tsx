import type { ReactNode } from 'react';

type Props = { id: string; title: string; children: ReactNode };

/** A part of the page with only one sentence: without a frame, so that it is less prominent than the facts. */
export function BarePart({ id, title, children }: Props) {
  return (
    <section aria-labelledby={id} className="max-w-text text-sm text-ink-soft">
      <h2 id={id} tabIndex={-1} className="mr-1.5 inline scroll-mt-28 font-semibold text-ink">
        {title}
      </h2>
      <p className="inline">{children}</p>
    </section>
  );
}
