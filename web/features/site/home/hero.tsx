import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { MarketSummary } from '#shared/listing-search.ts';
import { formatNumber } from '#shared/text/money.ts';
import { formatAgo } from '#web/platform/format-ago.ts';

const EXAMPLES = ['Çankaya daire', 'İzmir zeytinlik', 'traktör', 'Antalya arsa'];

type Props = { summary: MarketSummary; now: Date; searchBox: ReactNode; map: ReactNode };

/** The top of the home page: the site's purpose, the search box, current figures and the map. */
export function Hero({ summary, now, searchBox, map }: Props) {
  return (
    <section className="border-b border-line bg-sheet">
      <div className="page grid items-center gap-x-12 gap-y-8 py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:py-14">
        <div>
          <h1 className="text-2xl font-bold tracking-tight md:text-3xl">
            Türkiye’nin icra ihaleleri, aranabilir ve anlaşılır hâlde
          </h1>
          <p className="mt-3 text-lg text-ink-soft">
            Daire, arsa, araç ve daha fazlası: muhammen bedeli, bitiş anı ve dosyasıyla tek yerde.
          </p>
          <div className="mt-7">{searchBox}</div>
          <p className="mt-3 flex flex-wrap items-center gap-x-1 text-sm text-ink-soft">
            <span>Örneğin:</span>
            {EXAMPLES.map((query) => (
              <Link
                key={query}
                to="/search"
                search={{ query }}
                className="inline-flex min-h-8 items-center rounded-control px-1.5 font-medium text-petrol hover:underline"
              >
                {query}
              </Link>
            ))}
          </p>
          <Figures summary={summary} now={now} />
        </div>
        {map}
      </div>
    </section>
  );
}

/** The number of auctions, today's changes, and how up to date the data is. */
function Figures({ summary: { openCount, today, lastConfirmedAt }, now }: Pick<Props, 'summary' | 'now'>) {
  const figures: [label: string, value: string][] = [
    ['açık ihale', formatNumber(openCount)],
    ...(today.ending > 0 ? [['bugün bitiyor', formatNumber(today.ending)] as [string, string]] : []),
    ...(today.opening > 0 ? [['bugün teklife açılıyor', formatNumber(today.opening)] as [string, string]] : []),
    ...(lastConfirmedAt ? [['son doğrulama', formatAgo(new Date(lastConfirmedAt), now)] as [string, string]] : []),
  ];
  return (
    <dl className="tabular mt-6 flex flex-wrap gap-x-7 gap-y-3">
      {figures.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="text-lg leading-tight font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
