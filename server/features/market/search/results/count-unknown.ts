import type { Deps } from '#server/deps.ts';
import type { ToldRange } from '#shared/search-parameters.ts';
import type { ListingCondition } from '../conditions/condition.ts';
import { listingCondition } from '../conditions/listing-conditions.ts';
import type { ResolvedSearch } from '../conditions/resolved-search.ts';
import { resultOrder } from '../conditions/result-order.ts';
import { rangesAsked, toldLexemes, withoutRange } from '../conditions/told-ranges.ts';
import { findByRows } from './find-by-rows.ts';

export type Unknown = { readonly value: ToldRange; readonly count: number };

/**
 * For each range of a search, the number of listings that meet everything else but lack the value; zeros are left out.
 * Not counted in the archive, where each count would visit every row once more.
 */
export async function countUnknown(deps: Pick<Deps, 'db'>, search: ResolvedSearch, now: Date): Promise<Unknown[]> {
  const order = resultOrder(search);
  const counted = await Promise.all(
    unknownConditions(search, now).map(async ({ value, condition }) => ({
      value,
      count: (await findByRows(deps, condition, order, 1)).total,
    })),
  );
  return counted.filter(({ count }) => count > 0);
}

/** For each range of a search, the condition of listings that lack the value and meet everything else. */
export function unknownConditions(
  search: ResolvedSearch,
  now: Date,
): { readonly value: ToldRange; readonly condition: ListingCondition }[] {
  return search.includeEnded
    ? []
    : rangesAsked(search).map((value) => ({ value, condition: untold(search, value, now) }));
}

function untold(search: ResolvedSearch, range: ToldRange, now: Date): ListingCondition {
  const condition = listingCondition(withoutRange(search, range), now);
  if (range === 'price') return { ...condition, price: { untold: true } };
  return { ...condition, without: [...condition.without, [toldLexemes(range, now)]] };
}
