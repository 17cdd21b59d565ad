import { createHash } from 'node:crypto';
import type { PropertyRecord } from '#shared/properties.ts';

/** A cleaned record on its way into the table, beside the record it was made from. */
export type PreparedRecord = {
  readonly given: PropertyRecord;
  readonly record: PropertyRecord;
  /** What tells the listing from all others, in one text. */
  readonly key: string;
  /** The record as JSON, for the database. */
  readonly json: string;
  /** Equal for two records of a listing exactly when every field is equal. */
  readonly fingerprint: string;
};

/** Makes a cleaned record ready to be written. Its fields stand in the order of the schema that cleaned it. */
export function prepareRecord(given: PropertyRecord, record: PropertyRecord): PreparedRecord {
  const json = JSON.stringify(record);
  const fingerprint = createHash('sha256').update(json).digest('base64url');
  // A cleaned text without paragraphs holds no line break.
  return { given, record, key: `${record.source}\n${record.sourceKey}`, json, fingerprint };
}
