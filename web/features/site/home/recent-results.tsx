import type { MarketSummary } from '#shared/listing-search.ts';
import { formatDate } from '#shared/text/dates.ts';
import { listingSubject } from '#shared/text/listing-subject.ts';
import { formatLira } from '#shared/text/money.ts';
import { percentText } from '#shared/text/notice-value-texts.ts';
import { possessive, typographic } from '#shared/text/turkish-suffixes.ts';
import { LinkArea } from '#web/ui/link-area.tsx';

/** Recent sale prices, if the source publishes them; nothing at all while there is no sale. */
export function RecentResults({ results }: Pick<MarketSummary, 'results'>) {
  if (results.length === 0) return null;
  return (
    <section className="page pt-12" aria-labelledby="sonuclananlar">
      <h2 id="sonuclananlar" className="text-xl font-bold tracking-tight md:text-2xl">
        Son satılanlar
      </h2>
      <LinkArea>
        <ul
          aria-labelledby="sonuclananlar"
          className="mt-4 grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-4"
        >
          {results.map(({ id, title, il, ilce, price, soldPrice, endDate }) => (
            <li key={id} className="sheet relative p-4 hover:border-line-strong">
              <h3 className="truncate leading-snug font-semibold">
                <a href={`/ilan/${id}`} className="after:absolute after:inset-0">
                  {listingSubject({ title, il, ilce })}
                </a>
              </h3>
              <p className="tabular truncate text-sm text-ink-soft">
                {[[ilce, il].filter(Boolean).join(', '), formatDate(new Date(endDate))].filter(Boolean).join(' · ')}
              </p>
              <dl className="tabular mt-3 flex flex-wrap justify-between gap-x-3 gap-y-1 text-right *:grow">
                <div>
                  <dt className="text-sm text-ink-soft">Muhammen bedel</dt>
                  <dd>{formatLira(price)}</dd>
                </div>
                <div>
                  <dt className="text-sm text-ink-soft">Satış bedeli</dt>
                  <dd className="font-semibold">{formatLira(soldPrice)}</dd>
                </div>
              </dl>
              <p className="tabular mt-1 text-right text-sm text-ink-soft">
                {`Muhammen bedelin ${typographic(possessive(percentText(Math.round((soldPrice / price) * 100))))}`}
              </p>
            </li>
          ))}
        </ul>
      </LinkArea>
    </section>
  );
}
