import type { Deps } from '#server/deps.ts';
import { CATEGORY_NUMBERS, type CategoryNumber } from '#shared/kinds/kinds.ts';
import type { LandingPlace } from '#shared/landing-address.ts';

type Row = { il: string | null; ilce: string | null; category_number: CategoryNumber; count: number };

/** Counts only current auctions. An auction that has ended does not count, even if the job has not closed it yet. */
const STATEMENT = `select il, ilce, category_number, count(*)::int as count from property_search
  where is_open and (end_date > $1 or end_date is null) group by il, ilce, category_number`;

/** The number of current auctions at a place; if the place has a kind, only auctions of this kind. */
export type PlaceCounts = { countOf(place: LandingPlace): number };

/** Counts the current auctions of every province and district by kind. */
export async function countPlaces({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<PlaceCounts> {
  const { rows } = await db.$client.query<Row>({ name: 'count-places', text: STATEMENT, values: [clock.now()] });
  const counts = new Map<string, number>();
  for (const { il, ilce, category_number: category, count } of rows)
    for (const kind of [category, ''])
      for (const place of new Set(['/', `${il ?? ''}/`, `${il ?? ''}/${ilce ?? ''}`])) {
        const key = `${place}/${kind}`;
        counts.set(key, (counts.get(key) ?? 0) + count);
      }
  return {
    countOf: ({ province = '', district = '', category = '' }) =>
      counts.get(`${province}/${district}/${category}`) ?? 0,
  };
}

/** A place combined with each kind. */
export function kindsOf({ province, district }: LandingPlace): LandingPlace[] {
  return CATEGORY_NUMBERS.map((category) => ({ province, district, category }));
}
