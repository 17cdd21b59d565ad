import type { Deps } from '#server/deps.ts';
import { searchListings } from '#server/features/market/search/index.ts';
import type { LandingPlace } from '#shared/landing-address.ts';
import type { ListingSummary } from '#shared/listings.ts';
import { searchOf } from './describe-place.ts';

/** A listing of a feed with its public facts (D20), and the times when it first appeared and last changed. */
export type NewListing = ListingSummary & { readonly firstSeenAt: Date; readonly changedAt: Date };

const PAGES = [1, 2];

/** The latest current auctions of a place, up to two pages of a search, the latest first. */
export async function listNewListings(deps: Pick<Deps, 'db' | 'clock'>, place: LandingPlace): Promise<NewListing[]> {
  const search = { ...searchOf(place), sort: 'newest' as const };
  const found = await Promise.all(PAGES.map((page) => searchListings(deps, { ...search, page })));
  // An import between the two queries may move a listing from the first page to the second.
  const properties = new Map(found.flatMap((result) => result.properties).map((property) => [property.id, property]));
  const { rows } = await deps.db.$client.query<{ id: string; first_seen_at: Date; changed_at: Date }>({
    name: 'times-of-listings',
    text: 'select id, first_seen_at, changed_at from properties where id = any($1)',
    values: [[...properties.keys()]],
  });
  const times = new Map(rows.map((row) => [Number(row.id), row]));
  return [...properties.values()].flatMap((property) => {
    const time = times.get(property.id);
    return time ? [{ ...property, firstSeenAt: time.first_seen_at, changedAt: time.changed_at }] : [];
  });
}
