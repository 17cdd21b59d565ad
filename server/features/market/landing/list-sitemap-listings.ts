import type { Deps } from '#server/deps.ts';

/** A listing in a sitemap. */
export type SitemapListing = { readonly id: number; readonly changedAt: Date };

/** The range of listing ids in one part of the sitemap, so its maximum size; the protocol allows 50,000 listings. */
export const PART_SIZE = 25_000;
const ROWS_AT_ONCE = 2_000;

const PARTS = `select (id / ${PART_SIZE})::int as part from property_search
  where is_open and (end_date > $1 or end_date is null) group by part order by part`;
const ROWS = `select s.id, p.changed_at from (
    select id from property_search
    where is_open and (end_date > $1 or end_date is null) and id > $2 and id < $3 order by id limit ${ROWS_AT_ONCE}
  ) s join properties p using (id) order by s.id`;

/** The parts of the sitemap of listings. A listing never moves to another part, so a reader can see what is new. */
export async function listSitemapParts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number[]> {
  const { rows } = await db.$client.query<{ part: number }>({
    name: 'sitemap-parts',
    text: PARTS,
    values: [clock.now()],
  });
  return rows.map(({ part }) => part);
}

/** The current listings of a part, a few thousand at a time. */
export async function* listSitemapListings(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  part: number,
): AsyncGenerator<SitemapListing[]> {
  const now = clock.now();
  const end = (part + 1) * PART_SIZE;
  let last = part * PART_SIZE - 1;
  for (;;) {
    const { rows } = await db.$client.query<{ id: string; changed_at: Date }>({
      name: 'sitemap-listings',
      text: ROWS,
      values: [now, last, end],
    });
    if (rows.length > 0) yield rows.map(({ id, changed_at: changedAt }) => ({ id: Number(id), changedAt }));
    if (rows.length < ROWS_AT_ONCE) return;
    last = Number(rows.at(-1)?.id);
  }
}
