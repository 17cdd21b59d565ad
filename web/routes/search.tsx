import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { SaveSearchButton } from '#web/features/deciding/alerts/index.ts';
import { SearchResults } from '#web/features/deciding/search-results/index.ts';
import { SelectButton, useSelection } from '#web/features/deciding/selection/index.ts';
import type { ListLook } from '#web/features/market/listing-cards/index.ts';
import {
  AppliedChips,
  appliedFilters,
  describeSearchFailure,
  editFilter,
  FilterPanelBeside,
  FilterSheet,
  LookSwitch,
  QuickFilters,
  RelaxedNotice,
  ResultHeading,
  readLookAddress,
  readSearchPage,
  SearchBox,
  SortSelect,
  searchHref,
  searchQuery,
  searchTitle,
  TodayNote,
  UnderstoodLine,
  useChipRemoval,
  useResultLook,
  useSearchInForce,
  withParameter,
} from '#web/features/market/search/index.ts';
import { ViewsLeftLine } from '#web/features/members/subscription/index.ts';
import { SkipLink } from '#web/features/site/shell/index.ts';
import { pageHead } from '#web/platform/page-head.ts';
import { isRenderingOnServer, setPageStatus } from '#web/platform/rendering.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { stayUnderLayer } from '#web/ui/layers/stay-under-layer.ts';
import { ShareButton } from '#web/ui/share/share-button.tsx';

/** The maximum number of result pages that the server renders; the browser loads more of them itself. */
const MOST_RENDERED_PAGES = 4;

export const Route = createFileRoute('/search')({
  // The loader is not split off: every change of a filter runs it, and must not wait for its code.
  codeSplitGroupings: [['component'], ['errorComponent'], ['notFoundComponent']],
  validateSearch: (address) => ({ ...readSearchPage(address), ...readLookAddress(address) }),
  loaderDeps: ({ search: { pages, view: _view, ...search } }) => ({ search, pages: Number(pages ?? 1) }),
  loader: async ({ context, deps }) => {
    // The server waits for the first page of results; the browser shows the old results dimmed in the meantime.
    const failure = isRenderingOnServer()
      ? await context.queryClient
          .ensureInfiniteQueryData({
            ...searchQuery(deps.search),
            pages: Math.min(deps.pages, MOST_RENDERED_PAGES),
          })
          .then(() => undefined, describeSearchFailure)
      : undefined;
    if (failure) setPageStatus(failure.status);
    return { renderedAt: Date.now(), title: searchTitle(deps.search), failure };
  },
  // Not for what opens above the page: parts that are not hydrated yet would be rendered with a different time than the
  // server's.
  shouldReload: ({ cause, context, deps }) =>
    cause !== 'stay' || context.queryClient.getQueryState(searchQuery(deps.search).queryKey)?.status === 'error',
  head: ({ loaderData, match }) => {
    const title = loaderData?.title ?? 'İhale ara';
    const { pages: _pages, view: _view, ...search } = match.search;
    const path = searchHref(search);
    return pageHead({
      title,
      description: `${title}: muhammen bedel, bitiş tarihi, mahkeme ve dosya bilgisiyle.`,
      path,
      // Filters have endless combinations; search engines get the places under /icra instead.
      isHidden: path !== '/search',
    });
  },
  component: SearchPage,
});

/** Its parts hydrate one by one (Suspense), so that a slow phone can respond in between. */
function SearchPage() {
  const { search, pages } = Route.useLoaderDeps();
  const { renderedAt, failure } = Route.useLoaderData();
  const navigate = useNavigate();
  const router = useRouter();
  const result = useInfiniteQuery({ ...searchQuery(search), enabled: !failure });
  const first = result.data?.pages[0];
  const facets = first?.facets;
  const properties = result.data?.pages.flatMap((page) => page.properties) ?? [];
  const selection = useSelection(properties.map(({ id }) => id));
  const { inForce, interpretation, afterChange } = useSearchInForce(search, first, result.isPlaceholderData);
  const removal = useChipRemoval(search);
  const address = readLookAddress(Route.useSearch());
  const [look, keepLook] = useResultLook(address);

  function change(next: SearchParameters): void {
    void navigate({ to: '/search', search: { ...next, ...address }, resetScroll: false, ...stayUnderLayer(router) });
  }

  function changeLook(next: ListLook): void {
    keepLook(next);
    void navigate({
      to: '/search',
      search: (now) => ({ ...now, view: next }),
      resetScroll: false,
      replace: true,
    });
  }

  /** Applies a change of the active search, which includes the interpretation of the query. */
  function changeInForce(next: SearchParameters): void {
    change(afterChange(next));
  }

  const applied = appliedFilters(inForce);
  const panel = { search: inForce, facets, onChange: changeInForce };
  return (
    <main id="icerik" className={classNames('page pb-24 lg:pb-16', look === 'table' && 'page-of-table')}>
      <div className="pt-1.5 pb-1.5 sm:not-short:pt-4 sm:not-short:pb-3">
        <div className="mb-2 max-sm:hidden short:hidden">
          <BackLink to="/">Ana sayfa</BackLink>
        </div>
        <div>
          <SearchBox
            query={search.query ?? ''}
            onSearch={(query) => change(withParameter(search, 'query', query))}
            keep={keptParameters(search)}
          />
        </div>
        <UnderstoodLine search={search} interpretation={interpretation} onEdit={editFilter} removal={removal} />
        {/* On a phone only one row of chips: active filters replace the suggested ones. */}
        <div className={classNames('mt-2 short:hidden sm:mt-3', applied.length > 0 && 'max-sm:hidden')}>
          <QuickFilters search={inForce} onChange={changeInForce} />
        </div>
      </div>
      <div className="grid gap-8 lg:grid-cols-[min(18rem,34%)_minmax(0,1fr)]">
        <aside id="filtreler" aria-label="Filtreler" className="scroll-mt-20 outline-none max-lg:hidden">
          <SkipLink to="sonuclar">Filtreleri atla</SkipLink>
          <div className="sheet sticky top-20 max-h-[calc(100dvh-96px)] overflow-y-auto overscroll-contain p-4">
            <FilterPanelBeside {...panel} />
          </div>
        </aside>
        <section aria-label="Sonuçlar" className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-3">
            <div className="grow">
              <ResultHeading
                before={removal.announcement}
                total={first?.total}
                shown={properties.length}
                isLoading={result.isPlaceholderData}
                hasFailed={failure !== undefined || (result.isError && !first)}
              />
            </div>
            {/* In wide windows this row is above the results; on phones it is the bar at the bottom. */}
            <div
              data-bottom-bar="slim"
              className="flex items-center gap-2 max-lg:in-[html:has([data-selection-bar])]:hidden max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-sheet max-lg:px-4 max-[374px]:gap-1.5 max-lg:pt-1 max-lg:pb-[max(4px,env(safe-area-inset-bottom))] lg:gap-3 print:hidden"
            >
              <FilterSheet
                appliedCount={applied.length}
                total={first?.total}
                isCounting={result.isPlaceholderData}
                panel={panel}
              />
              <SortSelect search={inForce} onChange={changeInForce} />
              <LookSwitch look={look} onChange={changeLook} />
            </div>
            <SaveSearchButton search={search} understood={inForce} />
            <ShareButton path={searchHref(search)} title={searchTitle(search)} look="pill" />
            <SelectButton selection={selection} properties={properties} />
          </div>
          <div className="mt-1.5 empty:hidden sm:mt-3">
            <AppliedChips
              search={search}
              isUnderstood={interpretation !== undefined && !search.literal}
              removal={removal}
            />
          </div>
          <RelaxedNotice interpretation={interpretation} />
          <TodayNote properties={properties} />
          <ViewsLeftLine />
          <div className="mt-1.5 sm:not-short:mt-4">
            <h2 id="sonuclar" className="sr-only">
              Bulunan ihaleler
            </h2>
            <Suspense>
              <SearchResults
                search={search}
                result={result}
                pages={pages}
                look={look}
                order={{
                  sort: inForce.sort ?? (inForce.query ? 'relevance' : 'endDate'),
                  onSort: (sort) => changeInForce(withParameter(inForce, 'sort', sort)),
                }}
                renderedAt={renderedAt}
                failure={failure}
                selection={selection}
              />
            </Suspense>
          </div>
        </section>
      </div>
    </main>
  );
}

/** The parameters that a search form sent without JavaScript must include: every filter, but no page number. */
function keptParameters(search: SearchParameters): Record<string, string> {
  const { query: _query, literal: _literal, page: _page, ...kept } = search;
  return kept;
}
