import { hash } from 'node:crypto';
import { RECORD_COLUMNS, type RecordColumn } from '#server/database/record-columns.ts';
import { WORDS_VERSION } from '#server/features/intake/lexemes/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { cleanRecord } from './clean-record.ts';

/** A cleaned record that is ready to be written. */
export type ReadyRecord = {
  readonly record: ListingRecord;
  /** What identifies the listing, as one text. */
  readonly key: string;
  /** The record as JSON, for the database. */
  readonly json: string;
  /** Equal for two records of a listing exactly if the source's values of all fields are equal. */
  readonly fingerprint: string;
  /** Equal for two records only if they contain the same words. */
  readonly wordsFingerprint: string;
};

export type PreparedRecord = ReadyRecord & { readonly given: ListingRecord };

/** A record that is ready to be written, or the Turkish reason why it may not be. */
export type CheckedRecord = (ReadyRecord & { readonly reason?: undefined }) | { readonly reason: string };

/** Checks a record, cleans and masks it (D18), and prepares it for writing. Never throws. */
export function readyRecord(given: ListingRecord, now: Date): CheckedRecord {
  const { record, reason } = cleanRecord(given);
  return record === undefined ? { reason } : readied(record, now);
}

/**
 * Prepares a cleaned record for writing, with its fields in the order of the table. If its auction is still open at the
 * source after its end, it has ended: the fingerprint stays the same, whether or not the job has closed it.
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
    // Source and key contain no line break, because their columns have no paragraphs.
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

/** Splits the fields into those with words and all others. */
export function partsOf(
  record: Readonly<Record<string, unknown>>,
  columns: readonly RecordColumn[] = RECORD_COLUMNS,
): Parts {
  const worded: Record<string, unknown> = {};
  const wordless: Record<string, unknown> = {};
  for (const { field, holdsWords } of columns) (holdsWords ? worded : wordless)[field] = record[field];
  return { worded, wordless };
}

/** Joins two parts, neither of which may be empty, to one JSON object. */
function joined(wordless: object, wordedJson: string): string {
  return `${JSON.stringify(wordless).slice(0, -1)},${wordedJson.slice(1)}`;
}
