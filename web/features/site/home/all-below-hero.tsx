import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ProvinceList } from '#web/features/market/provinces/index.ts';
import { useNow } from '#web/platform/use-now.ts';
import { Featured } from './featured.tsx';
import { marketSummaryQuery } from './market-summary.ts';
import { Questions } from './questions.tsx';
import { RecentResults } from './recent-results.tsx';
import { WhyUs } from './why-us.tsx';

/** The home page below its first screen: auctions, results, provinces, and questions for newcomers. */
export function AllBelowHero({ renderedAt }: { renderedAt: number }) {
  const now = useNow(renderedAt);
  const { data: summary } = useSuspenseQuery(marketSummaryQuery);
  return (
    <>
      <Suspense>
        <Featured now={now} />
      </Suspense>
      <RecentResults results={summary.results} />
      <Suspense>
        <section
          className="page far pt-14 [--far-height:402px] md:[--far-height:336px] xl:[--far-height:300px]"
          aria-labelledby="iller"
        >
          <h2 id="iller" className="text-xl font-bold tracking-tight md:text-2xl">
            İllere göre ihaleler
          </h2>
          <div className="mt-6">
            <ProvinceList cities={summary.cities} />
          </div>
        </section>
      </Suspense>
      <Suspense>
        <WhyUs />
        <Questions />
      </Suspense>
    </>
  );
}
