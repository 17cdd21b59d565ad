import { useEffect, useState } from 'react';
import type { ListingSummary } from '#shared/listings.ts';
import type { ListingList } from './listing-list.ts';
import { useOpenListingOver } from './open-listing.ts';

export type Neighbours = {
  readonly current: ListingSummary | undefined;
  /** The position in the list, from 0; undefined for a listing that is not in it. */
  readonly index: number | undefined;
  readonly count: number;
  /** Opens the previous or next listing; undefined if there is none. */
  readonly goBack: (() => void) | undefined;
  readonly goOn: (() => void) | undefined;
};

/** The previous and next listing in a list. At the end of the loaded part, more is loaded. */
export function useNeighbours(id: number, { properties, loadMore }: ListingList): Neighbours {
  const open = useOpenListingOver();
  const [isWaiting, setIsWaiting] = useState(false);
  const index = properties.findIndex((property) => property.id === id);
  const before = index > 0 ? properties[index - 1] : undefined;
  const after = index === -1 ? undefined : properties[index + 1];
  const nextId = after?.id;

  useEffect(() => {
    if (!isWaiting || nextId === undefined) return;
    setIsWaiting(false);
    open(nextId, { replace: true });
  }, [isWaiting, nextId, open]);

  async function fetchThenGoOn(): Promise<void> {
    if (isWaiting || !loadMore) return;
    setIsWaiting(true);
    // Otherwise the effect above would open the next listing much later, when the list grows for another reason.
    if (!(await loadMore())) setIsWaiting(false);
  }

  const step = (target: ListingSummary) => () => open(target.id, { replace: true });
  const goOnByFetching = index !== -1 && loadMore ? () => void fetchThenGoOn() : undefined;
  return {
    current: properties[index],
    index: index === -1 ? undefined : index,
    count: properties.length,
    goBack: before && step(before),
    goOn: after ? step(after) : goOnByFetching,
  };
}
