import { hash } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { RECORD_COLUMNS } from '#server/database/record-columns.ts';
import { hiddenFiles, listingCorrections, listingMasks } from '#server/database/tables/listing-amendments.ts';
import { type PreparedRecord, prepareRecord } from '#server/features/intake/preparing/index.ts';
import { noteInAudit } from '#server/features/members/audit/index.ts';
import { type ListingRecord, listingRecordSchema } from '#shared/listings.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import { corrected, saidOf, wordsOf } from './correct-record.ts';
import { withoutFiles } from './without-files.ts';

export type Mask = Pick<typeof listingMasks.$inferSelect, 'salt' | 'hash' | 'words' | 'takesDocuments'>;
type Correction = typeof listingCorrections.$inferSelect;

const MASK = '***';
const WORD = /[\p{L}\p{N}]+/gu;
const WRITTEN_FIELDS: ReadonlySet<string> = new Set(
  RECORD_COLUMNS.filter(({ text }) => text?.cleaning.startsWith('masked')).map(({ field }) => field),
);
const SOURCE = { id: null, name: 'kaynak' } as const;

export const maskHash = (salt: string, folded: string) => hash('sha256', `${salt} ${folded}`, 'base64url');

/** Returns the folded words of a phrase, in the form that is hashed. */
export function foldedWords(phrase: string): string[] {
  return (phrase.match(WORD) ?? []).map(foldTurkish);
}

/** Masks the words of the masks in a text, each as a whole; endings after an apostrophe stay. */
export function maskWords(text: string, masks: readonly Mask[]): string {
  const words = [...text.matchAll(WORD)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    folded: foldTurkish(match[0]),
  }));
  let masked = '';
  let done = 0;
  for (let at = 0; at < words.length; at += 1) {
    const found = masks.find(({ salt, hash: wanted, words: length }) => {
      const phrase = words.slice(at, at + length);
      return phrase.length === length && maskHash(salt, phrase.map(({ folded }) => folded).join(' ')) === wanted;
    });
    if (!found) continue;
    masked += text.slice(done, words[at]?.from) + MASK;
    done = words[at + found.words - 1]?.to ?? done;
    at += found.words - 1;
  }
  return masked + text.slice(done);
}

/** Removes words from a text. */
export type Reword = (text: string) => string;

/** Rewords every text in a JSON value. */
export function rewordIn(value: unknown, reword: Reword): unknown {
  if (typeof value === 'string') return reword(value);
  if (Array.isArray(value)) return value.map((entry) => rewordIn(entry, reword));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, rewordIn(entry, reword)]));
}

/** Rewords every text of a record that a person wrote. */
export function rewordRecord(record: ListingRecord, reword: Reword): ListingRecord {
  const reworded = Object.entries(record).map(([field, value]) => [
    field,
    isWritten(field) ? rewordIn(value, reword) : value,
  ]);
  return listingRecordSchema.parse(Object.fromEntries(reworded));
}

/** Masks the words of the masks in every text of a record that a person wrote. */
export function maskRecord(record: ListingRecord, masks: readonly Mask[]): ListingRecord {
  if (masks.length === 0) return record;
  const masked = rewordRecord(record, (text) => maskWords(text, masks));
  return masks.some(({ takesDocuments }) => takesDocuments) ? { ...masked, documentFiles: [] } : masked;
}

/** Whether people write a field, so that it may name somebody. */
export function isWritten(field: string): boolean {
  return field === 'noticeValues' || WRITTEN_FIELDS.has(field);
}

/** Returns the value of a field in the form that JSON stores. */
export const asJson = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

/**
 * Applies the desk's amendments to the records of a source: masks words again, keeps corrected fields as long as the
 * source repeats its earlier value, and removes hidden files. Deletes a correction if the source's value has changed.
 * Returns all other records unchanged.
 */
export async function amendRecords(
  tx: Transaction,
  batch: readonly PreparedRecord[],
  { ids, now }: { readonly ids: ReadonlyMap<string, number>; readonly now: Date },
): Promise<PreparedRecord[]> {
  const known = [...ids.values()];
  if (known.length === 0) return [...batch];
  const masks = await tx.select().from(listingMasks).where(inArray(listingMasks.propertyId, known));
  const corrections = await tx.select().from(listingCorrections).where(inArray(listingCorrections.propertyId, known));
  const hidden = await tx
    .select()
    .from(hiddenFiles)
    .where(and(inArray(hiddenFiles.propertyId, known), isNull(hiddenFiles.undoneAt)));
  if (masks.length === 0 && corrections.length === 0 && hidden.length === 0) return [...batch];
  const amended: PreparedRecord[] = [];
  for (const prepared of batch) {
    const id = ids.get(prepared.key);
    const ofListing = ({ propertyId }: { propertyId: number }) => propertyId === id;
    const hashes = new Set(hidden.filter(ofListing).map(({ addressHash }) => addressHash));
    const own = { masks: masks.filter(ofListing), corrections: corrections.filter(ofListing), hidden: hashes };
    if (own.masks.length === 0 && own.corrections.length === 0 && hashes.size === 0) amended.push(prepared);
    else amended.push(await amendRecord(tx, prepared, { ...own, now }));
  }
  return amended;
}

type Amendments = {
  readonly masks: Mask[];
  readonly corrections: Correction[];
  /** Hashes of the addresses of hidden files. */
  readonly hidden: ReadonlySet<string>;
  readonly now: Date;
};

async function amendRecord(tx: Transaction, prepared: PreparedRecord, { masks, corrections, hidden, now }: Amendments) {
  const masked = withoutFiles(maskRecord(prepared.record, masks), hidden);
  const values: Record<string, unknown> = {};
  for (const { propertyId, field, sourceValue, value } of corrections) {
    const own = and(eq(listingCorrections.propertyId, propertyId), eq(listingCorrections.field, field));
    const is = asJson(saidOf(masked, field));
    if (JSON.stringify(is) === JSON.stringify(sourceValue.is)) values[field] = value.is;
    else if (sourceValue.readFrom !== undefined && sourceValue.readFrom === wordsOf(masked)) {
      // The words are the same but are read differently now: the operator who made the correction has seen these words.
      values[field] = value.is;
      await tx
        .update(listingCorrections)
        .set({ sourceValue: { ...sourceValue, is } })
        .where(own);
    } else {
      await tx.delete(listingCorrections).where(own);
      const notes = { before: sayable(field, value.is), after: sayable(field, is) };
      await noteInAudit(tx, { at: now, by: SOURCE, act: 'listing.yield', to: ['listing', propertyId], ...notes });
    }
  }
  const record = corrected(masked, values);
  return { ...prepareRecord(prepared.given, record, now), fingerprint: prepared.fingerprint };
}

/** Returns what the audit log, from which nothing can be removed, may keep of a field: no texts written by people. */
export function sayable(field: string, value: unknown): object {
  return isWritten(field) ? { field } : { field, value };
}
