import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8');

/** For each table, the row of the privacy notice that its comment names; `none` if it contains no personal data. */
function keptByTable(): Map<string, string | undefined> {
  const sources = globSync('server/database/tables/**/*.ts', { cwd: ROOT }).map(read).join('\n');
  const tables = sources.matchAll(/(\/\*\*(?:(?!\*\/)[\s\S])*?\*\/\n)?export const \w+ = pgTable\(\s*'([a-z_]+)'/g);
  return new Map([...tables].map(([, doc = '', name = '']) => [name, /@kept (.+?)(?: \*\/)?$/m.exec(doc)?.[1]]));
}

/** The first two cells of each row in the notice's table of what is kept, why and how long. */
function noticeRows(): string[][] {
  const [, section = ''] = read('content/legal/kvkk-aydinlatma.md').split('\n## Saklama süreleri\n');
  const lines = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
}

/** Rows without a table: states of an account or an order, and data outside the database. */
const WITHOUT_TABLE = [
  'E-posta adresi onaylanmayan hesap',
  'Kullanılmayan (pasif) hesap',
  'Ödenmeden kapanan siparişler',
  'Çerezler',
  'Sunucu günlükleri',
];

describe('what is stored, why and for how long', () => {
  const kept = keptByTable();

  it('is stated in the comment of every table', () => {
    expect(kept.size).toBeGreaterThan(100);
    expect([...kept].filter(([, row]) => row === undefined).map(([name]) => name)).toEqual([]);
  });

  it('stands in the privacy notice, row by row as the tables say it, and nothing else does', () => {
    const said = new Set([...kept.values(), ...WITHOUT_TABLE].filter((row) => row !== 'none'));
    expect(
      noticeRows()
        .map(([what]) => what)
        .toSorted(),
    ).toEqual([...said].toSorted());
  });

  it('has a reason and a term in every row', () => {
    expect(noticeRows().filter((cells) => cells.length !== 4 || cells.includes(''))).toEqual([]);
  });

  it('is never “none” for a table with data of members', () => {
    const tables = globSync('server/database/tables/**/*.ts', { cwd: ROOT }).flatMap((path) => [
      ...read(path).matchAll(/export const \w+ = pgTable\(\s*'([a-z_]+)'[\s\S]*?(?=\nexport const |$(?![\s\S]))/g),
    ]);
    const ofMembers = tables.filter(([text]) => /users\.id/.test(text)).map(([, name = '']) => name);
    expect(ofMembers.length).toBeGreaterThan(20);
    expect(ofMembers.filter((name) => kept.get(name) === 'none')).toEqual([]);
  });
});
