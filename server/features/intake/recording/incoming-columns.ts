import type { RecordColumn } from '#server/database/record-columns.ts';

/** SQL of records that come in as JSON. */
export type IncomingSql = {
  /**
   * Names and types for `json_to_recordset`: the fields, both fingerprints, the cost with all that the law adds, the
   * words, and what the kasko list has.
   */
  readonly definition: string;
  /** Where it goes in `properties`, in the order of `values`; the words come last and have no value here. */
  readonly names: string;
  readonly values: string;
};

/** SQL that reads the fields of records, and where they are written. */
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
