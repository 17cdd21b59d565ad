import { sql } from 'drizzle-orm';
import { offices } from '#server/database/tables/offices.ts';
import type { Deps } from '#server/deps.ts';
import type { OfficeRow } from './parse-office.ts';

export type OfficeCounts = { readonly inserted: number; readonly updated: number; readonly unchanged: number };

const BATCH = 500;

/**
 * Writes offices into the directory, identified by `officeKey`. A known office is replaced completely, so that a
 * removed number disappears. If several rows name the same office, the last one counts.
 */
export async function recordOffices(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  rows: readonly OfficeRow[],
): Promise<OfficeCounts> {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  // Always in the same order, so that concurrent imports wait for each other and don't deadlock.
  const given = [...byKey.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  let [inserted, updated] = [0, 0];
  for (let from = 0; from < given.length; from += BATCH) {
    const written = await db
      .insert(offices)
      .values(given.slice(from, from + BATCH).map((row) => ({ ...row, changedAt: clock.now() })))
      .onConflictDoUpdate({
        target: offices.key,
        set: {
          name: sql`excluded.name`,
          address: sql`excluded.address`,
          phone: sql`excluded.phone`,
          email: sql`excluded.email`,
          changedAt: sql`excluded.changed_at`,
        },
        setWhere: sql`(${offices.name}, ${offices.address}, ${offices.phone}, ${offices.email})
          is distinct from (excluded.name, excluded.address, excluded.phone, excluded.email)`,
      })
      .returning({ isNew: sql<boolean>`xmax = 0` });
    inserted += written.filter(({ isNew }) => isNew).length;
    updated += written.filter(({ isNew }) => !isNew).length;
  }
  return { inserted, updated, unchanged: rows.length - inserted - updated };
}
