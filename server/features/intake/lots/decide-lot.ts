import { and, eq, inArray, sql } from 'drizzle-orm';
import { LINK_LOCK } from '#server/database/advisory-locks.ts';
import { lotChecks, lotDecisions, lotLinks } from '#server/database/tables/lots.ts';
import { properties } from '#server/database/tables/properties.ts';
import type { Deps } from '#server/deps.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { DeskLot, LotDecisionGiven } from '#shared/desk/desk-lots.ts';

type DbDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * Decides whether two listings sell the same lot, whatever a comparison finds now or later; `null` leaves it to the
 * comparison again. The listings themselves don't change. Throws 404 for an unknown listing, 400 for a listing and
 * itself.
 */
export function decideLot(
  { db, clock }: DbDeps,
  { id, otherId, isSame, why }: LotDecisionGiven & { readonly id: number },
  by: Actor,
): Promise<void> {
  if (id === otherId)
    throw new ExpectedError(400, 'INVALID_PARAMETER', 'Başka bir ilanın numarasını yazın.', 'otherId');
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LINK_LOCK})`);
    const known = await tx
      .select({ id: properties.id })
      .from(properties)
      .where(inArray(properties.id, [id, otherId]));
    if (!known.some((one) => one.id === id)) throw new ExpectedError(404, 'NOT_FOUND', 'Bu numarayla bir ilan yok.');
    if (known.length < 2) throw new ExpectedError(404, 'NOT_FOUND', `${otherId} numarasıyla bir ilan yok.`, 'otherId');
    const at = clock.now();
    const pair = { propertyId: Math.min(id, otherId), otherId: Math.max(id, otherId) };
    const ofPair = (table: typeof lotDecisions | typeof lotLinks) =>
      and(eq(table.propertyId, pair.propertyId), eq(table.otherId, pair.otherId));
    const [before] = await tx.delete(lotDecisions).where(ofPair(lotDecisions)).returning();
    if (isSame !== null) await tx.insert(lotDecisions).values({ ...pair, isSame, decidedAt: at });
    if (isSame)
      await tx
        .insert(lotLinks)
        .values({ ...pair, linkedAt: at })
        .onConflictDoNothing();
    else await tx.delete(lotLinks).where(ofPair(lotLinks));
    // Makes the next run compare the two again.
    if (isSame === null) await tx.delete(lotChecks).where(inArray(lotChecks.propertyId, [id, otherId]));
    const act = isSame === null ? 'lot.undecide' : isSame ? 'lot.join' : 'lot.part';
    const said = { before: { isSame: before?.isSame ?? null }, after: { otherId, isSame } };
    await noteInAudit(tx, { at, by, act, to: ['listing', id], ...said, why });
  });
}

/** Returns the listings that are linked with one, and those that the desk has separated from it. */
export async function readLot({ db }: Pick<Deps, 'db'>, id: number): Promise<DeskLot> {
  const { rows } = await db.$client.query<DeskLot['others'][number] & { id: string; endDate: Date | null }>(
    `with pairs as (
       select other_id as id from lot_links where property_id = $1 union select property_id from lot_links where other_id = $1
       union select other_id from lot_decisions where property_id = $1
       union select property_id from lot_decisions where other_id = $1
     )
     select p.id, p.title, p.source, p.dosya_bilgi as "dosyaBilgi", p.second_round as "secondRound", p.end_date as "endDate",
       p.price::float8 as price, d.is_same as decided,
       exists (select from lot_links l where l.property_id = least(p.id, $1) and l.other_id = greatest(p.id, $1)) as "isLinked"
     from pairs join properties p on p.id = pairs.id
     left join lot_decisions d on d.property_id = least(p.id, $1) and d.other_id = greatest(p.id, $1)
     order by p.id desc`,
    [id],
  );
  return { others: rows.map((row) => ({ ...row, id: Number(row.id), endDate: row.endDate?.toISOString() ?? null })) };
}
