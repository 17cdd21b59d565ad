import { type ReactNode, useId } from 'react';

/** A section of a settings page with its heading. */
export function PanelSection({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="sheet p-4 sm:p-5">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {hint ? <p className="mt-1 text-sm text-ink-soft">{hint}</p> : null}
      <div className="mt-2 sm:mt-4">{children}</div>
    </section>
  );
}
