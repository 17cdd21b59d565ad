import type { ReactNode } from 'react';

/** The heading of a content page, with one sentence about the page. */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="max-w-text">
      <h1 className="text-2xl font-bold tracking-tight md:text-3xl">{title}</h1>
      {children ? <p className="mt-3 max-w-[30em] text-lg text-ink-soft">{children}</p> : null}
    </header>
  );
}
