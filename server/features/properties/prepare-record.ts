import { hash } from 'node:crypto';
import type { PropertyRecord } from '#shared/properties.ts';
import { WORDS_VERSION } from './listing-words.ts';

/** A cleaned record on its way into the table, beside the record it was made from. */
export type PreparedRecord = {
  readonly given: PropertyRecord;
  readonly record: PropertyRecord;
  /** What tells the listing from all others, in one text. */
  readonly key: string;
  /** The record as JSON, for the database. */
  readonly json: string;
  /** Equal for two records of a listing exactly when the source said the same of every field. */
  readonly fingerprint: string;
  /** Equal for two records only when the same words stand in them. */
  readonly wordsFingerprint: string;
};

/**
 * Makes a cleaned record ready to be written. Its fields stand in the order of the schema that cleaned it. A source that
 * still calls an auction open whose end has passed says nothing new: it has ended, whether or not the job has noted it.
 */
export function prepareRecord(given: PropertyRecord, cleaned: PropertyRecord, now: Date): PreparedRecord {
  const said = JSON.stringify(cleaned);
  const isOver = cleaned.status === 'open' && cleaned.endDate !== null && cleaned.endDate <= now;
  const record: PropertyRecord = isOver ? { ...cleaned, status: 'ended' } : cleaned;
  return {
    given,
    record,
    // A cleaned text without paragraphs holds no line break.
    key: `${record.source}\n${record.sourceKey}`,
    json: isOver ? JSON.stringify(record) : said,
    fingerprint: fingerprintOf(said),
    wordsFingerprint: fingerprintOf(JSON.stringify([WORDS_VERSION, withoutWordless(record)])),
  };
}

function fingerprintOf(text: string): string {
  return hash('sha256', text, 'base64url');
}

/** Leaves out the fields in which there are no words. One that is forgotten here costs time, no truth. */
function withoutWordless(record: PropertyRecord): Partial<PropertyRecord> {
  const { source, sourceKey, sourceUrl, price, endDate, endDateIsDayOnly, secondRound, ...others } = record;
  const { sulhMahkeme, imageUrl, allImages, documentFiles, uyapLink, parselLink, degerleme, ...rest } = others;
  const { status, soldPrice, ...worded } = rest;
  return worded;
}
