import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toSnakeCase } from 'drizzle-orm/casing';
import { describe, expect, it } from 'vitest';
import { RECORD_COLUMNS } from '#server/database/record-columns.ts';
import { NOTICE_VALUE_NAMES } from '#shared/notice-values.ts';
import { findNameLists } from './support/find-name-lists.ts';

/*
 * The fields of a record and the values of a notice are listed only once. A file that lists more than a dozen of them
 * side by side (the keys of an object or a type, the texts of a list or a union, the columns in SQL) is a second
 * definition, which somebody must keep consistent by hand. Such a list must be derived from
 * server/database/record-columns.ts or shared/notice-values.ts instead. Filters have a separate test, filter-lists.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MOST_NAMES = 12;

/** Files that may list these names, by unique file name: files that define the names, and files that create records. */
const MAY_LIST: Readonly<Record<string, string>> = {
  'v1.gen.ts': 'the types of the API for programs, made of its document and held against it by api-client.test.ts',
  'listing-field-texts.ts': 'what the reference says of each, of which api-reference.test.ts misses none',
  'properties.ts': 'the columns',
  'listings.ts': 'the schema of what comes in',
  'field-facts.ts': 'what the columns do not tell',
  'notice-values.ts': 'the values of a notice',
  'notice-reading.ts': 'what the reader reads, in its own units',
  'correctable-fields.ts': 'which of them the desk corrects, and what they are called',
  'reading-names.ts': 'what the desk calls the values of a notice',
  'parse-listing-fields.ts': 'makes a record of what stands in a file',
  'parse-ad.ts': 'makes a record of an ad',
  'parse-rows.ts': 'makes a record of a row',
  'parse-results.ts': 'makes a record of a sale that is over',
  'generate-sample-records.ts': 'makes records of a sample market',
  'make-official-ad.ts': 'makes such a record look like an official ad',
  'find-sample-listing.ts': 'reads what the papers of a sample listing say',
};

const fields = RECORD_COLUMNS.map(({ field }) => field);
const NAMES = [new Set([...fields, ...fields.map(toSnakeCase)]), new Set<string>(NOTICE_VALUE_NAMES)];

/** The places where a file lists too many names, with the number of names. */
function secondDefinitionsIn(path: string, code: string): string[] {
  return NAMES.flatMap((names) => findNameLists(path, code, names))
    .map(({ line, names }) => ({ line, count: new Set(names.map(toSnakeCase)).size }))
    .filter(({ count }) => count > MOST_NAMES)
    .map(({ line, count }) => `${path}:${line} lists ${count} of them`);
}

const paths = globSync('{bench,sample,scripts,server,shared,web}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (path) => !/\.test\.tsx?$/.test(path),
);

describe('the lists of field names', () => {
  const found = paths.map((path) => ({
    path,
    lists: secondDefinitionsIn(path, readFileSync(join(ROOT, path), 'utf8')),
  }));
  const listing = found.filter(({ lists }) => lists.length > 0);

  it('has no second definition', () => {
    expect(paths.length).toBeGreaterThan(500);
    expect(listing.filter(({ path }) => !(basename(path) in MAY_LIST)).flatMap(({ lists }) => lists)).toEqual([]);
  });

  it.each(Object.entries(MAY_LIST))('are allowed in %s: %s', (name) => {
    expect(listing.map(({ path }) => basename(path))).toContain(name);
  });
});

const some = fields.slice(3, 3 + MOST_NAMES + 1);
const quoted = some.map((name) => `'${name}'`);

it.each([
  ['an object', `export const types = { ${some.map((name) => `${name}: 'text'`).join(', ')} };`],
  ['a type', `export type Row = { ${some.map((name) => `${toSnakeCase(name)}: string | null`).join('; ')} };`],
  ['an interface', `export interface Row { ${some.map((name) => `${name}?: string`).join('; ')} }`],
  ['a list', `export const names = [${quoted.join(', ')}] as const;`],
  ['a map', `export const names = new Map([${quoted.map((name) => `[${name}, 1]`).join(', ')}]);`],
  ['a union', `export type Name = ${quoted.join(' | ')};`],
  ['a pattern', `export const f = ({ ${some.join(', ')}, ...rest }: Row) => rest;`],
  [
    'SQL',
    `export const sql = \`select p.\${first}, ${some.map((name) => `p.${toSnakeCase(name)}`).join(', ')} from properties p\`;`,
  ],
  [
    'values of a notice',
    `export const OPEN = new Set([${NOTICE_VALUE_NAMES.slice(0, MOST_NAMES + 1).map((name) => `'${name}'`)}]);`,
  ],
])('a second definition in the form of %s is refused', (_what, code) => {
  expect(secondDefinitionsIn('server/planted.ts', code)).toEqual([expect.stringContaining(`lists ${MOST_NAMES + 1}`)]);
});

it('a few of the names are not a second definition', () => {
  expect(secondDefinitionsIn('server/planted.ts', `export const names = [${quoted.slice(1).join(', ')}];`)).toEqual([]);
});
