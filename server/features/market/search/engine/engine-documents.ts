import { NAME_COLUMNS, NUMBER_COLUMNS, type SearchRow } from '../memory/index.ts';

const keyword = { type: 'keyword' };
const fields = (names: readonly string[], type: string) => Object.fromEntries(names.map((name) => [name, { type }]));

/** The maximum depth of a page in results; the database answers deeper ones. */
export const DEEPEST_RESULT = 10_000;

/** The fields of a listing in the engine: no readable text, only what is searched, counted and sorted. */
export const INDEX = {
  // Listings become visible when changes are fed, not at intervals. With one shard choices are counted exactly.
  settings: { index: { number_of_shards: 1, refresh_interval: '-1', max_result_window: DEEPEST_RESULT } },
  mappings: {
    dynamic: 'strict',
    _source: { enabled: false },
    properties: {
      id: { type: 'long' },
      ...fields(NUMBER_COLUMNS, 'double'),
      ...fields(NAME_COLUMNS, 'keyword'),
      secondRound: { type: 'boolean' },
      sulhMahkeme: { type: 'boolean' },
      marks: keyword,
      words: keyword,
    },
  },
} as const;

/** A listing as a line of JSON, without fields that it does not have. */
export function documentOf(row: SearchRow): string {
  const numbers = Object.fromEntries(
    NUMBER_COLUMNS.flatMap((column, at) => {
      const number = row.numbers[at] ?? Number.NaN;
      return Number.isNaN(number) ? [] : [[column, number]];
    }),
  );
  const names = Object.fromEntries(
    NAME_COLUMNS.flatMap((column) => (row[column] === null ? [] : [[column, row[column]]])),
  );
  const { secondRound, sulhMahkeme, marks } = row;
  return JSON.stringify({
    id: Number(row.id),
    ...numbers,
    ...names,
    ...(secondRound !== null && { secondRound }),
    sulhMahkeme,
    marks,
    words: lexemesIn(row.words),
  });
}

/** The lexemes in the output of `tsvectorsend`: their number, then each lexeme with a byte 0 and its positions. */
function lexemesIn(words: Uint8Array): string[] {
  const bytes = Buffer.from(words.buffer, words.byteOffset, words.byteLength);
  const lexemes: string[] = [];
  for (let at = 4; at < bytes.length; ) {
    const end = bytes.indexOf(0, at);
    lexemes.push(bytes.toString('utf8', at, end));
    at = end + 3 + bytes.readUInt16BE(end + 1) * 2;
  }
  return lexemes;
}
