import { Link } from '@tanstack/react-router';
import type { SearchInterpretation } from '#shared/interpretation.ts';
import { SearchX } from '#web/ui/icons.tsx';

/** Says which criterion was dropped because nothing met all of them, and links to the search without it. */
export function RelaxedNotice({ interpretation }: { interpretation: SearchInterpretation | undefined }) {
  const relaxed = interpretation?.relaxed;
  return (
    <div role="status">
      {relaxed ? (
        <div className="mt-3 flex items-start gap-3 rounded-sheet border border-line bg-sheet px-4 py-2.5 text-sm">
          <SearchX size={20} aria-hidden="true" className="mt-1.5 shrink-0 text-ink-soft" />
          <div className="flex flex-wrap items-center gap-x-3">
            <p className="tabular py-1.5 font-medium">{relaxed.sentence}</p>
            <Link
              to="/search"
              search={relaxed.search}
              resetScroll={false}
              className="inline-flex min-h-9 items-center font-semibold text-petrol hover:underline"
            >
              Bu kriter olmadan devam et
            </Link>
          </div>
        </div>
      ) : null}
    </div>
  );
}
