import type { RecordColumn } from '#server/database/record-columns.ts';

/** SQL for records that are passed as JSON. */
export type IncomingSql = {
  /**
   * Names and types for `json_to_recordset`: the fields, both fingerprints, the total cost, the words, and the kasko
   * value.
   */
  readonly definition: string;
  /** The target columns in `properties`, in the order of `values`; the words are last and have no entry in `values`. */
  readonly names: string;
  readonly values: string;
};

/** Returns the SQL that reads the fields of records, and their target columns. */
export function incomingSqlOf(columns: readonly RecordColumn[]): IncomingSql {
  const definitions = columns.map(({ field, sqlType }) => `"${field}" ${sqlType}`);
  const values = columns.map(({ field }) => `incoming."${field}"`);
  return {
    definition: [
      ...definitions,
      '"fingerprint" text',
      '"wordsFingerprint" text',
      '"allInCost" float8',
      '"words" text',
      '"kaskoValue" float8',
    ].join(', '),
    names: [...columns.map(({ name }) => name), 'fingerprint', 'words_fingerprint', 'all_in_cost', 'words'].join(', '),
    values: [...values, 'incoming."fingerprint"', 'incoming."wordsFingerprint"', 'incoming."allInCost"'].join(', '),
  };
}
