import { readdirSync, readFileSync } from 'node:fs';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_EXTENSIONS } from '#server/account-extensions.ts';
import { FIELD_FACTS, type FieldFacts } from '#server/database/field-facts.ts';
import { RETENTION } from '#shared/retention.ts';
import { WORD_PLACES, WORDLESS } from './support/words/word-places.ts';

const FOLDER = 'server/database/tables';
/** Column types that can contain words; a column that only accepts listed values can't contain any. */
const HOLDS_TEXT = /^(?:text|json|varchar|citext|tsvector|bytea)/;

const tables = await readTables();

async function readTables(): Promise<PgTable[]> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  const modules = await Promise.all(files.map((path) => import(`../${FOLDER}/${path}`)));
  return [...new Set(modules.flatMap((module: object) => Object.values(module)))].filter((one) => is(one, PgTable));
}

const textColumns = tables.flatMap((table) =>
  Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
    HOLDS_TEXT.test(column.getSQLType()) && !column.enumValues?.length ? [`${getTableName(table)}.${name}`] : [],
  ),
);
const columnsIn = (at: string) => {
  const [table = '', columns = ''] = at.split('.');
  return columns.split(',').map((column) => `${table}.${column}`);
};

/** Tables that lose rows when a row of this one is deleted, also indirectly. */
function goesWith(table: string, owners: readonly string[], seen = new Set<string>()): boolean {
  if (owners.includes(table)) return true;
  if (seen.has(table)) return false;
  seen.add(table);
  const config = tables.find((one) => getTableName(one) === table);
  if (!config) return false;
  return getTableConfig(config).foreignKeys.some(
    (key) => key.onDelete === 'cascade' && goesWith(getTableName(key.reference().foreignTable), owners, seen),
  );
}

it('every text column of every table states whether it can contain a person’s words', () => {
  expect(tables.length).toBeGreaterThan(100);
  const listed = [...WORD_PLACES.map(({ at }) => at), ...WORDLESS].flatMap(columnsIn);
  expect(listed.toSorted()).toEqual(textColumns.toSorted());
});

describe('a place for words', () => {
  it.each(WORD_PLACES)('$at has a term that is kept, and a test of it', ({ at, goesWith: term, test }) => {
    const table = at.split('.')[0] ?? '';
    const owner = { account: ['users'], organisation: ['organisations'], listing: ['properties'] };
    if (!(term in RETENTION || term === 'desk' || term === 'faults'))
      expect(goesWith(table, owner[term as keyof typeof owner]), `${at} with its ${term}`).toBe(true);
    const [file = '', ...title] = test.split(': ');
    expect(readFileSync(file, 'utf8')).toContain(`it('${title.join(': ')}'`);
  });

  it('names an existing part of the export, and each part has a place', () => {
    const parts = ACCOUNT_EXTENSIONS.exportParts.map(({ name }) => name);
    const named = WORD_PLACES.flatMap(({ exportedBy }) => exportedBy ?? []).filter((name) => name !== 'exportAccount');
    expect(named.filter((name) => !parts.includes(name))).toEqual([]);
  });

  it('is masked in a listing exactly if its facts say so (D18)', () => {
    const masked = Object.entries<FieldFacts>(FIELD_FACTS).flatMap(([field, { text }]) =>
      text?.cleaning.startsWith('masked') ? [`properties.${field}`] : [],
    );
    const listed = new Set(WORD_PLACES.filter(({ isMasked }) => isMasked).flatMap(({ at }) => columnsIn(at)));
    expect(masked.filter((column) => !listed.has(column))).toEqual([]);
  });
});
