import { randomBytes } from 'node:crypto';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { collectionFaults, collectionRuns } from '#server/database/tables/collection.ts';
import { listingMasks } from '#server/database/tables/listing-amendments.ts';
import type { Deps } from '#server/deps.ts';
import { forgetSharePicture } from '#server/features/intake/mirroring/index.ts';
import {
  foldedWords,
  forgetWords,
  holdListing,
  maskHash,
  maskRecord,
  maskWords,
  rewordAround,
  rewordIn,
} from '#server/features/intake/recording/index.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { ListingRecord } from '#shared/listings.ts';

const MOST_WORDS = 6;

type Given = {
  readonly id: number;
  readonly words: string;
  /** Whether the listing's documents are also removed: nothing can be masked inside them. */
  readonly takesDocuments: boolean;
  readonly why: string;
};
type Mask = Omit<typeof listingMasks.$inferSelect, 'id'>;

/**
 * Masks words everywhere in a listing: texts, sentences and earlier versions of the notice, history, corrections,
 * search words, notifications, waiting mails. They are also masked in whatever its source sends later. Throws 404, 400
 * for no words.
 */
export async function maskListing(deps: Pick<Deps, 'db' | 'clock' | 'files'>, given: Given, by: Actor): Promise<void> {
  const { db, clock } = deps;
  const { id, words, takesDocuments, why } = given;
  const folded = foldedWords(words);
  if (folded.length === 0 || folded.length > MOST_WORDS)
    throw new ExpectedError(400, 'INVALID_PARAMETER', `Bir ile ${MOST_WORDS} arasında kelime yazın.`, 'words');
  if (` ${foldedWords(why).join(' ')} `.includes(` ${folded.join(' ')} `))
    throw new ExpectedError(400, 'INVALID_PARAMETER', 'Gerekçede kapatılacak kelime geçmesin: kayıt silinemez.', 'why');
  const salt = randomBytes(16).toString('base64url');
  await db.transaction(async (tx) => {
    const maskedAt = clock.now();
    const held = await holdListing(tx, { id, now: maskedAt });
    const hash = maskHash(salt, folded.join(' '));
    await putMask(tx, held, { propertyId: id, salt, hash, words: folded.length, takesDocuments, maskedAt });
    const after = { words: folded.length, takesDocuments };
    await noteInAudit(tx, { at: maskedAt, by, act: 'listing.mask', to: ['listing', id], after, why });
  });
  await forgetSharePicture(deps, id);
}

/** A mask in the list of removals, without the number of its listing. */
type KnownMask = Omit<Mask, 'propertyId'>;

/**
 * Masks a listing again after a backup from before the mask was restored: only the hash of the words is known, which is
 * enough. Does nothing for an existing mask or an unknown listing. Returns whether something was masked.
 */
export async function maskAgain(
  deps: Pick<Deps, 'db' | 'clock' | 'files'>,
  { id, mask }: { readonly id: number; readonly mask: KnownMask },
): Promise<boolean> {
  const isNew = await deps.db.transaction(async (tx) => {
    const held = await holdListing(tx, { id, now: deps.clock.now() });
    const same = and(eq(listingMasks.propertyId, id), eq(listingMasks.hash, mask.hash));
    const known = await tx.select({ id: listingMasks.id }).from(listingMasks).where(same);
    if (known.length > 0) return false;
    await putMask(tx, held, { propertyId: id, ...mask });
    return true;
  });
  if (isNew) await forgetSharePicture(deps, id);
  return isNew;
}

/** Stores a mask and masks everything in the database that belongs to the listing. */
async function putMask(tx: Transaction, held: Awaited<ReturnType<typeof holdListing>>, mask: Mask): Promise<void> {
  await tx.insert(listingMasks).values(mask);
  const record = maskRecord(held.record, [mask]);
  await held.rewrite(record);
  // Alert events contain the earlier words, and the rewriting has added one.
  await tx.execute(sql`delete from alert_events where property_id = ${mask.propertyId}`);
  await rewordAround(tx, [mask.propertyId], (text) => maskWords(text, [mask]));
  await maskFaults(tx, held.record, mask);
  // They are read again, without the words.
  await tx.execute(sql`delete from document_texts where sha256 in (
    select sha256 from mirrored_files where property_id = ${mask.propertyId} and use = 'document')`);
  if (mask.takesDocuments)
    await tx.execute(sql`delete from mirrored_files where property_id = ${mask.propertyId} and use = 'document'`);
  await forgetWords(tx, held.record, record);
}

/** Masks the rejected records of the same listing, which are kept for inspection. */
async function maskFaults(tx: Transaction, { source, sourceKey }: ListingRecord, mask: Mask): Promise<void> {
  const faults = await tx
    .select(getTableColumns(collectionFaults))
    .from(collectionFaults)
    .innerJoin(collectionRuns, eq(collectionRuns.id, collectionFaults.runId))
    .where(and(eq(collectionRuns.source, source), eq(collectionFaults.sourceKey, sourceKey)));
  for (const { runId, faultHash, given, reason } of faults) {
    const reword = (text: string) => maskWords(text, [mask]);
    const values = { given: rewordIn(given, reword), reason: reword(reason) };
    await tx
      .update(collectionFaults)
      .set(values)
      .where(and(eq(collectionFaults.runId, runId), eq(collectionFaults.faultHash, faultHash)));
  }
}
