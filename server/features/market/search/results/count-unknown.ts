import type { Deps } from '#server/deps.ts';
import type { ToldRange } from '#shared/search-parameters.ts';
import { findByBits } from '../bits/index.ts';
import type { ListingCondition } from '../conditions/condition.ts';
import { listingCondition } from '../conditions/listing-conditions.ts';
import type { ResolvedSearch } from '../conditions/resolved-search.ts';
import { resultOrder } from '../conditions/result-order.ts';
import { rangesAsked, toldLexemes, withoutRange } from '../conditions/told-ranges.ts';
import { findByRows } from './find-by-rows.ts';

type Unknown = { readonly value: ToldRange; readonly count: number };

/**
 * How many listings meet all else that a search asks for but do not tell the value of a range, for each range that it
 * asks for; those at nothing are left out. Not counted in the archive, where each would mean to visit every row once
 * more.
 */
export async function countUnknown(
  deps: Pick<Deps, 'db' | 'clock'>,
  search: ResolvedSearch,
  now: Date,
): Promise<Unknown[]> {
  if (search.includeEnded) return [];
  const counted = await Promise.all(
    rangesAsked(search).map(async (range) => ({ value: range, count: await countFor(deps, search, range, now) })),
  );
  return counted.filter(({ count }) => count > 0);
}

async function countFor(
  deps: Pick<Deps, 'db' | 'clock'>,
  search: ResolvedSearch,
  range: ToldRange,
  now: Date,
): Promise<number> {
  const rest = withoutRange(search, range);
  const condition: ListingCondition = listingCondition(rest, now);
  const untold =
    range === 'price'
      ? { ...condition, price: { untold: true } }
      : { ...condition, without: [...condition.without, [toldLexemes(range, now)]] };
  const order = resultOrder(rest);
  return ((await findByBits(deps, untold, order, 1)) ?? (await findByRows(deps, untold, order, 1))).total;
}
