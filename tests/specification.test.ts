import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const ROW =
  /^\| (?<section>§\d) \| (?<statement>[^|]+) \| (?<verdict>[^|]+) \| `(?<where>[^`]+)` \| `(?<test>[^`]+)` \|$/;

const lines = read('docs/specification.md')
  .split('\n')
  .filter((line) => line.startsWith('| §'));
const rows = lines.map((line) => ROW.exec(line)?.groups ?? { unread: line });

it('every statement of the specification has its row, in each of its nine sections', () => {
  expect(rows.filter((row) => row.unread !== undefined)).toEqual([]);
  expect(rows.length).toBeGreaterThan(180);
  const sections = new Set(rows.map(({ section }) => section));
  expect([...sections].toSorted()).toEqual(['§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9']);
});

it('every statement is met, or answered by a decision that there is', () => {
  const decided = new Set([...read('docs/decisions.md').matchAll(/^- \*\*(D\d+)\*\* /gm)].map(([, number]) => number));
  const isAnswered = (verdict = '') => verdict === 'met' || decided.has(/^by decision (D\d+)$/.exec(verdict)?.[1]);
  expect(rows.filter(({ verdict }) => !isAnswered(verdict))).toEqual([]);
});

it('every row names code that exists and a file that holds tests', () => {
  const missing = rows.filter(
    ({ where = '', test = '' }) =>
      !existsSync(join(ROOT, where)) ||
      !/\.(?:test|spec)\.ts$/.test(test) ||
      !existsSync(join(ROOT, test)) ||
      !/^\s*(?:it|test)(?:\.\w+)*(?:<[^>]*>)?\(/m.test(read(test)),
  );
  expect(missing).toEqual([]);
});
