import type { Deps } from '#server/deps.ts';
import { CATEGORY_NUMBERS, SUB_CATEGORIES } from '#shared/kinds/kinds.ts';
import type { Filters, MarketSummary } from '#shared/listing-search.ts';
import { districtsOf, PROVINCES } from '#shared/places/places.ts';
import { marketProof } from './market-proof.ts';

type Group = { il: string | null; ilce: string | null; tur: string | null; count: number };
type State = { last_confirmed_at: Date | null; is_sample: boolean };

/**
 * Counts only current auctions. An auction that has just ended does not count, even if the job has not closed it yet.
 */
const COUNTS = `select il, ilce, null as tur, count(*)::int as count from property_search
    where is_open and (end_date > $1 or end_date is null) group by il, ilce
  union all
  select null, null, tur, count(*)::int from property_search
    where is_open and (end_date > $1 or end_date is null) group by tur`;
const STATE = `select (select max(last_confirmed_at) from property_writes) as last_confirmed_at,
  exists (select from properties where source = 'sample') as is_sample`;

/** Every choice of the filters with its number of current auctions (spec §3), places in Turkish order. */
export async function listFilters(deps: Pick<Deps, 'db' | 'clock'>): Promise<Filters> {
  const { state, places, kinds, openCount } = await countOpen(deps);
  const cities = PROVINCES.map((province) => option(province, sum(places.get(province))));
  const districts = Object.fromEntries(
    PROVINCES.map((province) => [
      province,
      districtsOf(province).map((district) => option(district, places.get(province)?.get(district) ?? 0)),
    ]),
  );
  const [estates, vehicles, movables] = CATEGORY_NUMBERS.map((category) =>
    SUB_CATEGORIES[category].map((name) => option(name, kinds.get(name) ?? 0)),
  );
  const subCategories = { '1': estates ?? [], '2': vehicles ?? [], '3': movables ?? [] };
  return { cities, districts, subCategories, openCount, ...state };
}

/** An overview of the market: the number of auctions, and the provinces, most auctions first. */
export async function summarizeMarket(deps: Pick<Deps, 'db' | 'clock'>): Promise<MarketSummary> {
  const [{ state, places, openCount }, proof] = await Promise.all([countOpen(deps), marketProof(deps)]);
  const cities = PROVINCES.map((value) => ({ value, count: sum(places.get(value)) }));
  return { openCount, ...state, cities: cities.sort((a, b) => b.count - a.count), ...proof };
}

async function countOpen(deps: Pick<Deps, 'db' | 'clock'>) {
  const { $client } = deps.db;
  const [counts, states] = await Promise.all([
    $client.query<Group>({ name: 'count-open', text: COUNTS, values: [deps.clock.now()] }),
    $client.query<State>({ name: 'market-state', text: STATE }),
  ]);
  const places = new Map<string, Map<string, number>>();
  const kinds = new Map<string, number>();
  let openCount = 0;
  for (const { il, ilce, tur, count } of counts.rows) {
    if (tur !== null) {
      kinds.set(tur, count);
      openCount += count;
    }
    if (il === null) continue;
    const districts = places.get(il) ?? new Map<string, number>();
    places.set(il, districts.set(ilce ?? '', count));
  }
  const state = {
    lastConfirmedAt: states.rows[0]?.last_confirmed_at?.toISOString() ?? null,
    isSampleData: states.rows[0]?.is_sample ?? false,
  };
  return { state, places, kinds, openCount };
}

function option(value: string, count: number) {
  return { value, label: value, count };
}

function sum(counts: ReadonlyMap<string, number> | undefined): number {
  return [...(counts?.values() ?? [])].reduce((total, count) => total + count, 0);
}
