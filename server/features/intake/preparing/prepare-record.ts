import { hash } from 'node:crypto';
import { RECORD_COLUMNS, type RecordColumn } from '#server/database/record-columns.ts';
import { WORDS_VERSION } from '#server/features/intake/lexemes/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { cleanRecord } from './clean-record.ts';

/** A cleaned record on its way into the table. */
export type ReadyRecord = {
  readonly record: ListingRecord;
  /** What tells the listing from all others, in one text. */
  readonly key: string;
  /** The record as JSON, for the database. */
  readonly json: string;
  /** Equal for two records of a listing exactly when the source said the same of every field. */
  readonly fingerprint: string;
  /** Equal for two records only when the same words stand in them. */
  readonly wordsFingerprint: string;
};

/** The same beside the record it was made from. */
export type PreparedRecord = ReadyRecord & { readonly given: ListingRecord };

/** A record that is ready to be written, or the Turkish reason why it may not be. */
export type CheckedRecord = (ReadyRecord & { readonly reason?: undefined }) | { readonly reason: string };

/** Checks a record, cleans and masks it (D18), and makes it ready to be written. Never throws. */
export function readyRecord(given: ListingRecord, now: Date): CheckedRecord {
  const { record, reason } = cleanRecord(given);
  return record === undefined ? { reason } : readied(record, now);
}

/**
 * Makes a cleaned record ready to be written. Its fields stand in the order of the table. A source that
 * still calls an auction open whose end has passed says nothing new: it has ended, whether or not the job has noted it.
 */
export function prepareRecord(given: ListingRecord, cleaned: ListingRecord, now: Date): PreparedRecord {
  return { ...readied(cleaned, now), given };
}

function readied(cleaned: ListingRecord, now: Date): ReadyRecord {
  const { worded, wordless } = partsOf(cleaned);
  const wordedJson = JSON.stringify(worded);
  const said = joined(wordless, wordedJson);
  const isOver = cleaned.status === 'open' && cleaned.endDate !== null && cleaned.endDate <= now;
  const record: ListingRecord = isOver ? { ...cleaned, status: 'ended' } : cleaned;
  return {
    record,
    // A cleaned text without paragraphs holds no line break.
    key: `${record.source}\n${record.sourceKey}`,
    json: isOver ? joined({ ...wordless, status: 'ended' }, wordedJson) : said,
    fingerprint: hash('sha256', said, 'base64url'),
    wordsFingerprint: hash('sha256', `${WORDS_VERSION} ${wordedJson}`, 'base64url'),
  };
}

type Parts = {
  readonly worded: Readonly<Record<string, unknown>>;
  readonly wordless: Readonly<Record<string, unknown>>;
};

/** Tells the fields that hold words from all others. */
export function partsOf(
  record: Readonly<Record<string, unknown>>,
  columns: readonly RecordColumn[] = RECORD_COLUMNS,
): Parts {
  const worded: Record<string, unknown> = {};
  const wordless: Record<string, unknown> = {};
  for (const { field, holdsWords } of columns) (holdsWords ? worded : wordless)[field] = record[field];
  return { worded, wordless };
}

/** One JSON object of two parts, each of which has fields. */
function joined(wordless: object, wordedJson: string): string {
  return `${JSON.stringify(wordless).slice(0, -1)},${wordedJson.slice(1)}`;
}
