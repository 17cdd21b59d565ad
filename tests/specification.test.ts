import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const texts = new Map<string, string>();
function read(path: string): string {
  const text = texts.get(path) ?? readFileSync(join(ROOT, path), 'utf8');
  texts.set(path, text);
  return text;
}
const ROW =
  /^\| (?<section>§\d) \| (?<statement>[^|]+) \| (?<verdict>[^|]+) \| `(?<where>[^`]+)` \| `(?<test>[^`]+)` “(?<title>[^|]+)” \|$/;
/** The number of statements in the specification; its fields, calls, texts and figures count separately. */
const STATEMENTS = 479;

const lines = read('docs/specification.md')
  .split('\n')
  .filter((line) => line.startsWith('| §'));
const rows = lines.map((line) => ROW.exec(line)?.groups ?? { unread: line });

it('every statement of the specification has its row, in the order of its nine sections', () => {
  expect(rows.filter((row) => row.unread !== undefined)).toEqual([]);
  expect(rows.length).toBeGreaterThanOrEqual(STATEMENTS);
  const sections = rows.map(({ section }) => section);
  expect([...new Set(sections)]).toEqual(['§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9']);
  expect(sections).toEqual(sections.toSorted());
  const named = rows.map(({ section, statement }) => `${section} ${statement}`);
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
});

it('every statement is met, or answered by an existing decision', () => {
  const decisions = read('docs/decisions.md');
  const numbers = [...decisions.matchAll(/^- \*\*(D\d+)\*\* /gm)].map(([, number]) => number);
  const differing = decisions.slice(decisions.indexOf('## What differs from'), decisions.indexOf('## Sections'));
  const names = [...differing.matchAll(/^- \*\*([^*]+)\.\*\*/gm)].map(([, name]) => `“${name}”`);
  const answers = new Set([...numbers, ...names]);
  const isAnswered = (verdict = '') => verdict === 'met' || answers.has(verdict.replace(/^by decision /, ''));
  expect(rows.filter(({ verdict }) => !isAnswered(verdict))).toEqual([]);
});

it('every row names code that exists, and a test by its file and title', () => {
  const holds = (test: string, title: string) =>
    /\.(?:test|spec)\.tsx?$/.test(test) &&
    existsSync(join(ROOT, test)) &&
    ["'", '`', '"'].some((quote) => read(test).includes(quote + title + quote));
  const missing = rows.filter(
    ({ where = '', test = '', title = '' }) => !existsSync(join(ROOT, where)) || !holds(test, title),
  );
  expect(missing).toEqual([]);
});
