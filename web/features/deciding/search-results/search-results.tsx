import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import type { ListingSummary } from '#shared/listings.ts';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { CompareButton, CompareTray } from '#web/features/deciding/compare/index.ts';
import { ListingBrowser } from '#web/features/deciding/listing-page/index.ts';
import { FileButton } from '#web/features/deciding/result-files/index.ts';
import { ChooseBox, type Selection } from '#web/features/deciding/selection/index.ts';
import { ListingGridPlaceholder, type ListLook, type OrderedTable } from '#web/features/market/listing-cards/index.ts';
import {
  describeSearchFailure,
  EmptyResult,
  FailedResult,
  LoadMore,
  type ResultPage,
  type SearchFailure,
  searchFilePath,
  usePagesInAddress,
} from '#web/features/market/search/index.ts';
import { useNow } from '#web/platform/use-now.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PrintButton } from '#web/ui/print-button.tsx';
import { FoundFiles } from './found-files.tsx';
import { PriceButton } from './price-button.tsx';
import { usePriceDialog } from './use-price-dialog.tsx';

type Props = {
  search: SearchParameters;
  result: UseInfiniteQueryResult<InfiniteData<ResultPage>>;
  pages: number;
  look: ListLook;
  order: OrderedTable;
  renderedAt: number;
  failure: SearchFailure | undefined;
  selection: Selection;
};

/**
 * Hydrates after the page, so it gets the results as a prop. If it read them itself, they could be newer than the
 * server's HTML, because premium loads searches again when a page opens.
 */
export function SearchResults({ search, result, pages, renderedAt, failure: failureAtRender, ...list }: Props) {
  const router = useRouter();
  const now = useNow(renderedAt);
  const hasRoom = useRoomForMarks();
  const price = usePriceDialog();
  // The switch responds first; the cards change their layout in pieces.
  const look = useDeferredValue(list.look);
  const marks = useCallback(
    (property: ListingSummary) => (
      <>
        <CompareButton property={property} />
        <PriceButton property={property} onPress={() => price.open(property)} />
      </>
    ),
    [price.open],
  );
  usePagesInAddress(result, pages);
  const failure = failureAtRender ?? (result.error && !result.data ? describeSearchFailure(result.error) : undefined);
  if (failure)
    return (
      <FailedResult failure={failure} onRetry={() => void (failureAtRender ? router.invalidate() : result.refetch())} />
    );
  if (!result.data) return <ListingGridPlaceholder count={6} />;
  const { selection, order } = list;
  const properties = result.data.pages.flatMap((page) => page.properties);
  if (properties.length === 0) return <EmptyResult search={result.data.pages[0]?.interpretation?.search ?? search} />;
  return (
    <div
      aria-busy={result.isPlaceholderData}
      className={classNames('transition-opacity duration-150', result.isPlaceholderData && 'opacity-50')}
    >
      <FoundFiles
        asked={(result.data.pages[0]?.interpretation?.search ?? search).fileNumber}
        properties={properties}
        total={result.data.pages.at(-1)?.total ?? 0}
        loadAll={() => loadMany(result)}
      />
      <ListingBrowser
        properties={properties}
        total={result.data.pages.at(-1)?.total}
        loadMore={
          result.hasNextPage ? () => result.fetchNextPage().then((next) => !next.isFetchNextPageError) : undefined
        }
        now={now}
        label="İhaleler"
        look={look}
        order={order}
        firstViewCount={6}
        furtherAction={hasRoom ? marks : undefined}
        choice={selection.isOn ? (property) => <ChooseBox selection={selection} property={property} /> : undefined}
      />
      {price.dialog}
      <CompareTray />
      <LoadMore search={search} result={result} shownCount={properties.length} />
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <PrintButton prepare={async () => void (await loadMany(result))} />
        {(['csv', 'xlsx'] as const).map((kind) => (
          <FileButton
            key={kind}
            path={searchFilePath(search, kind)}
            name={`peyda-ihaleler.${kind}`}
            label={`${kind.toUpperCase()} indir`}
            note="İlk 1.000 ihale, tablo dosyası olarak"
          />
        ))}
      </div>
    </div>
  );
}

/** The maximum number of listings to print (about 15 sheets) or to save together. */
const MOST_LOADED = 120;

/** Loads more results before they are printed or saved, and returns the numbers of the loaded listings. */
async function loadMany(result: Props['result']): Promise<readonly number[]> {
  let loaded = result;
  const ids = () => loaded.data?.pages.flatMap(({ properties }) => properties.map(({ id }) => id)) ?? [];
  while (loaded.hasNextPage && !loaded.isFetchNextPageError && ids().length < MOST_LOADED)
    loaded = await loaded.fetchNextPage();
  return ids();
}

/** Whether cards have room for a second button; on phones, listings are selected for comparison with “Seç”. */
function useRoomForMarks(): boolean {
  const [hasRoom, setRoom] = useState(false);
  useEffect(() => setRoom(matchMedia('(width >= 768px)').matches), []);
  return hasRoom;
}
