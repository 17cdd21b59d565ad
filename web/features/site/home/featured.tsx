import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FEATURED_COUNT } from '#shared/plans.ts';
import { ListingBrowser } from '#web/features/deciding/listing-page/index.ts';
import { ListingGridPlaceholder } from '#web/features/market/listing-cards/index.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ArrowRight } from '#web/ui/icons.tsx';
import { featuredQuery } from './featured-query.ts';

/** The auctions that end first, as cards; if none of them has an end date, they are called open auctions. */
export function Featured({ now }: { now: Date }) {
  const { data, isError, refetch } = useQuery(featuredQuery);
  // No heading without anything below it.
  if (data?.length === 0) return null;
  const ending = data?.filter(({ endDate }) => endDate !== null) ?? [];
  const isEnding = !data || ending.length > 0;
  const title = isEnding ? 'Bitişi yaklaşan ihaleler' : 'Süren ihaleler';
  return (
    <section className="page pt-12" aria-labelledby="one-cikan">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id="one-cikan" className="text-xl font-bold tracking-tight md:text-2xl">
          {title}
        </h2>
        <Link to="/search" className={buttonClass('quiet', 'max-sm:-ml-4')}>
          Tüm ihaleler
          <ArrowRight size={20} aria-hidden="true" />
        </Link>
      </div>
      {data ? <ListingBrowser properties={isEnding ? ending : data} now={now} label={title} /> : null}
      {!data && !isError ? <ListingGridPlaceholder count={FEATURED_COUNT} /> : null}
      {isError && !data ? (
        <p className="sheet p-6 text-ink-soft">
          İhaleler yüklenemedi.{' '}
          <button type="button" className="font-semibold text-petrol underline" onClick={() => void refetch()}>
            Yeniden dene
          </button>
        </p>
      ) : null}
    </section>
  );
}
