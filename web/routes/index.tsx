import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ProvinceMap } from '#web/features/market/provinces/index.ts';
import { SearchBox } from '#web/features/market/search/index.ts';
import { useAutomaticOffer } from '#web/features/members/subscription/index.ts';
import {
  BelowHero,
  featuredQuery,
  Hero,
  loadBelowHero,
  marketSummaryQuery,
  siteData,
} from '#web/features/site/home/index.ts';
import { pageOrigin } from '#web/platform/page-context.ts';
import { pageHead } from '#web/platform/page-head.ts';
import { isRenderingOnServer } from '#web/platform/rendering.ts';
import { useNow } from '#web/platform/use-now.ts';

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
    await (isRenderingOnServer()
      ? Promise.all(loading)
      : Promise.all([loading[0], loadBelowHero().catch(() => undefined)]));
    return { renderedAt: Date.now() };
  },
  // Not for what opens above the page: parts that are not hydrated yet would be rendered with a different time than the
  // server's.
  shouldReload: ({ cause }) => cause !== 'stay',
  head: () => pageHead({ ...PAGE, path: '/', structuredData: siteData(PAGE.description, pageOrigin()) }),
  component: HomePage,
});

function HomePage() {
  const { renderedAt } = Route.useLoaderData();
  const now = useNow(renderedAt);
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
      <BelowHero renderedAt={renderedAt} />
    </main>
  );
}
