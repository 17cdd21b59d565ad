import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { FEATURED_COUNT } from '#shared/plans.ts';
import { ListingBrowser } from '#web/features/deciding/listing-page/index.ts';
import { ListingGridPlaceholder } from '#web/features/market/listing-cards/index.ts';
import { ProvinceList, ProvinceMap } from '#web/features/market/provinces/index.ts';
import { SearchBox } from '#web/features/market/search/index.ts';
import { useAutomaticOffer } from '#web/features/members/subscription/index.ts';
import { Hero, marketSummaryQuery, Questions, RecentResults, siteData, WhyUs } from '#web/features/site/home/index.ts';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { pageOrigin } from '#web/platform/page-context.ts';
import { pageHead } from '#web/platform/page-head.ts';
import { isRenderingOnServer } from '#web/platform/rendering.ts';
import { useNow } from '#web/platform/use-now.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ArrowRight } from '#web/ui/icons.tsx';

/** The first six of the property list (spec §2), with pictures as far as there are any (D52). */
const featuredQuery = queryOptions({
  queryKey: ['featured'],
  queryFn: ({ signal }) => getJson(apiPath('/api/properties', { limit: FEATURED_COUNT }), signal),
});

const PAGE = {
  title: 'İcra ihaleleri: gayrimenkul, araç, taşınır',
  description:
    'Türkiye’deki icra dairesi ve satış memurluğu ihaleleri: gayrimenkul, araç ve taşınır mal. Arayın, filtreleyin, bitiş tarihini kaçırmayın.',
};

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    const loading = [
      context.queryClient.ensureQueryData(marketSummaryQuery),
      context.queryClient.prefetchQuery(featuredQuery),
    ];
    await (isRenderingOnServer() ? Promise.all(loading) : loading[0]);
    return { renderedAt: Date.now() };
  },
  // Not for what opens above the page: what is still to hydrate would be drawn with another time than the server's.
  shouldReload: ({ cause }) => cause !== 'stay',
  head: () => pageHead({ ...PAGE, path: '/', structuredData: siteData(PAGE.description, pageOrigin()) }),
  component: HomePage,
});

function HomePage() {
  const now = useNow(Route.useLoaderData().renderedAt);
  const navigate = useNavigate();
  useAutomaticOffer();
  const { data: summary } = useSuspenseQuery(marketSummaryQuery);
  return (
    <main id="icerik" className="pb-16">
      <Hero
        summary={summary}
        now={now}
        searchBox={
          <SearchBox query="" onSearch={(query) => void navigate({ to: '/search', search: query ? { query } : {} })} />
        }
        map={<ProvinceMap cities={summary.cities} />}
      />
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
    </main>
  );
}

function Featured({ now }: { now: Date }) {
  const { data, isError, refetch } = useQuery(featuredQuery);
  // No heading without anything below it.
  if (data?.length === 0) return null;
  return (
    <section className="page pt-12" aria-labelledby="one-cikan">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id="one-cikan" className="text-xl font-bold tracking-tight md:text-2xl">
          Bitişi yaklaşan ihaleler
        </h2>
        <Link to="/search" className={buttonClass('quiet', 'max-sm:-ml-4')}>
          Tüm ihaleler
          <ArrowRight size={20} aria-hidden="true" />
        </Link>
      </div>
      {data ? <ListingBrowser properties={data} now={now} label="Bitişi yaklaşan ihaleler" /> : null}
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
