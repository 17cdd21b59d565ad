import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readTree } from '../scripts/check-imports.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGE = 'docs/decisions.md';
/** Product texts and notices, in which these signs have another meaning. */
const OTHERS = /(?:^content|^bench\/results|\/fixtures|\/migrations\/meta)\//;
const THIS_TEST = 'tests/decisions.test.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The numbers in a text: decisions as `D20`, sections of the specification as `§9`. */
const namedIn = (text: string): string[] => [...new Set(text.match(/\bD\d+\b|§\d+/g))];

const definedIn = (page: string) =>
  new Set([...page.matchAll(/^- \*\*(D\d+|§\d+)\*\* /gm)].map(([, number]) => number));

/** Lists each number that a file uses and the page does not define, with the path of the file. */
function undefinedNumbers(files: ReadonlyMap<string, string>, page: string): string[] {
  const defined = definedIn(page);
  return [...files].flatMap(([path, text]) =>
    namedIn(text)
      .filter((number) => !defined.has(number))
      .map((number) => `${path}: ${number}`),
  );
}

const page = read(PAGE);
const files = new Map(
  [...readTree(ROOT).keys()]
    .filter((path) => /\.(?:[jt]sx?|sql|css|md)$/.test(path) && !OTHERS.test(path) && path !== THIS_TEST)
    .map((path) => [path, read(path)]),
);

it('defines every decision and section named by code, tests and docs', () => {
  const naming = [...files].filter(([path, text]) => path !== PAGE && namedIn(text).length > 0);
  expect(naming.length).toBeGreaterThan(100);
  expect(undefinedNumbers(files, page)).toEqual([]);
});

it('refuses an undefined number, in every notation', () => {
  const planted = new Map([
    ['one.ts', '/** What may be seen (D20, D99). */'],
    ['two.ts', '/** As the specification has it (§3), (spec §9, §77). */'],
    ['three.md', 'Whoever asks (D20–D98).'],
  ]);
  expect(undefinedNumbers(planted, page)).toEqual(['one.ts: D99', 'two.ts: §77', 'three.md: D98']);
});

it('numbers the decisions without gaps or duplicates', () => {
  const numbers = [...page.matchAll(/^- \*\*D(\d+)\*\* /gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers.length).toBeGreaterThanOrEqual(38);
});
