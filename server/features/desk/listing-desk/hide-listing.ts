import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { properties } from '#server/database/tables/properties.ts';
import type { Deps } from '#server/deps.ts';
import { forgetSharePicture } from '#server/features/intake/mirroring/index.ts';
import { holdListing } from '#server/features/intake/recording/index.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';

type HidingDeps = Pick<Deps, 'db' | 'clock' | 'files'>;
type Given = { readonly id: number; readonly why: string };

/**
 * Hides a listing from everybody, whatever its source says later: no search, page, feed, sitemap, list or mail contains
 * it; the next run of a job deletes its files from the store. Does nothing if it is already hidden. Throws 404.
 */
export async function hideListing(deps: HidingDeps, { id, why }: Given, by: Actor): Promise<void> {
  const { db, clock } = deps;
  await db.transaction(async (tx) => {
    const at = clock.now();
    const { hiddenAt } = await holdListing(tx, { id, now: at });
    if (hiddenAt) return;
    await tx.update(properties).set({ hiddenAt: at, isOpen: false, changedAt: at }).where(eq(properties.id, id));
    await forgetTold(tx, id);
    await tx.execute(sql`delete from mirrored_files where property_id = ${id}`);
    await noteInAudit(tx, { at, by, act: 'listing.hide', to: ['listing', id], why });
  });
  await forgetSharePicture(deps, id);
}

/** Shows a hidden listing again, open if it still is. Does nothing if it is not hidden. Throws 404. */
export function unhideListing({ db, clock }: Pick<Deps, 'db' | 'clock'>, { id, why }: Given, by: Actor): Promise<void> {
  return db.transaction(async (tx) => {
    const at = clock.now();
    const { hiddenAt, record } = await holdListing(tx, { id, now: at });
    if (!hiddenAt) return;
    const isOver = record.endDate !== null && record.endDate <= at;
    const status = record.status === 'open' && isOver ? 'ended' : record.status;
    const shown = { hiddenAt: null, isOpen: status === 'open', status, changedAt: at };
    await tx.update(properties).set(shown).where(eq(properties.id, id));
    await noteInAudit(tx, { at, by, act: 'listing.unhide', to: ['listing', id], before: { hiddenAt }, why });
  });
}

/** Deletes sent and pending notifications about a listing, and removes it from waiting mails. */
async function forgetTold(tx: Transaction, id: number): Promise<void> {
  await tx.execute(sql`delete from notifications where property_id = ${id}`);
  await tx.execute(sql`delete from alert_events where property_id = ${id}`);
  await tx.execute(sql`delete from alert_timers where property_id = ${id}`);
  await tx.execute(sql`delete from saved_ad_news where property_id = ${id}`);
}
