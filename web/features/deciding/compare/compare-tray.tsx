import { Link } from '@tanstack/react-router';
import { buttonClass } from '#web/ui/button.tsx';
import { X } from '#web/ui/icons.tsx';
import { clearMarked, toggleMarked, useMarked } from './tray.ts';

/** The listings selected for comparison, at the bottom of a list; nothing if there are none. */
export function CompareTray() {
  const marked = useMarked();
  if (marked.length === 0) return null;
  return (
    <section aria-label="Karşılaştırılacak ilanlar" className="compare-tray print:hidden">
      <ul className="flex min-w-0 grow gap-1.5 max-sm:basis-full max-sm:overflow-x-auto sm:flex-wrap">
        {marked.map((listing) => (
          <li
            key={listing.id}
            className="inline-flex max-w-56 items-center rounded-full bg-sunk pl-3 text-sm max-sm:max-w-44 max-sm:shrink-0"
          >
            <Link to="/ilan/$id" params={{ id: String(listing.id) }} className="truncate hover:underline">
              {listing.name}
            </Link>
            <button
              type="button"
              aria-label={`Karşılaştırmadan çıkar: ${listing.name}`}
              onClick={() => toggleMarked(listing)}
              className="inline-flex size-8 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-line"
            >
              <X size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={clearMarked} className={buttonClass('quiet', 'min-h-9 px-2 text-sm')}>
        Hepsini çıkar
      </button>
      {marked.length > 1 ? (
        <Link
          to="/karsilastir"
          search={{ ilanlar: marked.map(({ id }) => id).join(',') }}
          className={buttonClass('primary', 'min-h-9 px-3 text-sm')}
        >
          {`Karşılaştır (${marked.length})`}
        </Link>
      ) : (
        <p className="text-sm text-ink-soft">Bir ilan daha ekleyin.</p>
      )}
    </section>
  );
}
