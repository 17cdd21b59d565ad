import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/*
 * Which statements are raw SQL: Drizzle is used for those on one table that only compare columns with values. Joins,
 * counts, locks, casts and sets are raw SQL, and so are all statements on a connection that is kept for several
 * statements. The columns in the type of a row must be in the statement: TypeScript can't compare the two.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FILES = globSync('server/**/*.ts', { cwd: ROOT }).filter((path) => !path.endsWith('.test.ts'));

const CALL = /\bdb\.\$client\.query(?:<[^(]*>)?\(\s*(?:{[^}]*?text: )?(?:'([^']*)'|"([^"]*)"|`([^`]*)`|([A-Z_]+)\b)/g;
const CONSTANT = /const ([A-Z_]+) =\s*(?:'([^']*)'|"([^"]*)"|`([^`]*)`)/g;
const ROW = /\.query<\{([^{}]*)\}>/g;
const TEXT = /`[^`]*`|'[^'\n]*'|"[^"\n]*"/g;
/** SQL that Drizzle can't write, or only with raw fragments. */
const MORE_THAN_PLAIN =
  /\$\{|::|->|\b(?:with|join|using|unnest|lateral|case|coalesce|exists|union|having|distinct|any|interval|least|greatest|extract|skip|conflict|values|group by|pg_\w+|now|array\w*|nextval|returning)\b|^update\b.*\bfrom\b/is;

/** Statements of a file that Drizzle could write. */
function plainStatements(code: string): string[] {
  const constants = new Map([...code.matchAll(CONSTANT)].map(([, name, a, b, c]) => [name, a ?? b ?? c ?? '']));
  return [...code.matchAll(CALL)]
    .map(([, a, b, c, name]) => (a ?? b ?? c ?? constants.get(name) ?? '').trim())
    .filter((text) => /^(?:select .* from|update|delete|insert)\b/is.test(text) && !MORE_THAN_PLAIN.test(text));
}

/** Columns in the type of a row that no statement of the file contains. */
function unnamedColumns(code: string): string[] {
  const texts = (code.match(TEXT) ?? []).join('\n');
  return [...code.matchAll(ROW)]
    .flatMap(([, fields = '']) => [...fields.matchAll(/(?:readonly )?(\w+)\??:/g)].map(([, name = '']) => name))
    .filter((name) => !new RegExp(`\\b${name}\\b`).test(texts));
}

/** Columns whose statements are built in other files. */
const MADE_ELSEWHERE = ['told'];

describe('SQL statements written as text', () => {
  it('are never ones that Drizzle can write', () => {
    const found = FILES.flatMap((path) =>
      plainStatements(readFileSync(join(ROOT, path), 'utf8')).map((text) => `${path}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('name the columns of their rows', () => {
    const found = FILES.flatMap((path) =>
      unnamedColumns(readFileSync(join(ROOT, path), 'utf8'))
        .filter((name) => !MADE_ELSEWHERE.includes(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ["await db.$client.query('update users set name = $2 where id = $1', [id, name])", 1],
    ['await deps.db.$client.query<{ id: number }>(`select id from users where name = $1`, [name])', 1],
    ['const TAKE = `delete from users where id = $1`; await db.$client.query(TAKE, [id])', 1],
    ["await db.$client.query('select u.id from users u join roles r using (id)')", 0],
    ["await client.query('delete from users')", 0],
  ])('are found by the first rule: %s', (code, count) => {
    expect(plainStatements(code)).toHaveLength(count);
  });

  it('are found by the second rule', () => {
    expect(unnamedColumns("db.query<{ id: number; full_name: string }>('select id, name from users')")).toEqual([
      'full_name',
    ]);
  });
});
