import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

/*
 * A new filter is one row of FILTERS. The compiler then requires two more lines: the server's condition, and the text
 * of the API reference. Tested on a copy of the project, so that no list here can hide a missing place.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'peyda-new-filter-'));

const ROW = `  view: {
    parameters: {
      minView: { shape: { kind: 'integer', min: 0, max: 9 }, label: 'En az manzara' },
      maxView: { shape: { kind: 'integer', min: 0, max: 9 }, label: 'En çok manzara' },
    },
    access: 'premium',
    range: 'days',
    control: 'area',
    folded: 'always',
    relaxed: { as: 'particulars' },
    chips: ({ minView }) => chip('view', minView && \`manzara en az \${minView}\`),
  },
`;

const ASK = `
import { listingCondition } from '#server/features/market/search/conditions/listing-conditions.ts';
import { ALL_TEXTS, OPEN_TEXTS } from '#server/features/market/search/conditions/reach.ts';
import { resolveSearch } from '#server/features/market/search/conditions/resolved-search.ts';
import { lockedSaid, withinRights } from '#server/features/market/search/understood/premium-filters.ts';
import { searchParametersOf } from '#server/features/market/search/understood/search-parameters-of.ts';
import { listingSearchSchema } from '#shared/listing-search.ts';
import { PREMIUM_FILTERS, SEARCH_CRITERIA, SEARCH_PARAMETERS } from '#shared/search-parameters.ts';
import { SEARCH_LABELS } from '#shared/text/search-labels.ts';
const read = (given) => listingSearchSchema.safeParse(given);
const faults = (given) => read(given).error.issues.map(({ message }) => message);
const search = resolveSearch(read({ minView: '3' }).data, ALL_TEXTS);
const visitor = resolveSearch(read({ minView: '3' }).data, OPEN_TEXTS);
const now = new Date();
console.log(JSON.stringify({
  value: search.minView,
  faults: [...faults({ minView: 'çok' }), ...faults({ minView: '12' }), ...faults({ minView: '5', maxView: '4' })],
  alerts: SEARCH_CRITERIA.includes('minView'),
  address: [SEARCH_PARAMETERS.includes('maxView'), searchParametersOf(search)],
  premium: [PREMIUM_FILTERS.includes('minView'), withinRights(visitor).minView ?? null, lockedSaid(visitor)],
  found: [listingCondition(search, now).terms, listingCondition(visitor, now).terms],
  label: SEARCH_LABELS.maxView,
}));
`;

const changed = (path: string, change: (text: string) => string) => {
  const text = readFileSync(join(copy, path), 'utf8');
  const next = change(text);
  expect(next, path).not.toBe(text);
  writeFileSync(join(copy, path), next);
};
const run = (program: string, ...args: string[]) =>
  spawnSync(join(ROOT, 'node_modules/.bin', program), args, { cwd: copy, encoding: 'utf8' });

beforeAll(() => {
  for (const name of ['shared', 'server', 'sample', 'package.json', 'tsconfig.json'])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(path) });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  changed('shared/search-filters/notice-filters.ts', (text) => text.replace('  km: {\n', `${ROW}  km: {\n`));
});
afterAll(() => rmSync(copy, { recursive: true }));

it('a new filter requires only its condition and its text, and is then available everywhere', () => {
  const asked = run('tsc', '-p', 'server').stdout;
  expect([...new Set(asked.match(/^\S+\.ts(?=\()/gm))].toSorted()).toEqual([
    'server/features/market/search/conditions/filter-conditions.ts',
    'server/pages/api-reference/parameter-texts.ts',
  ]);
  changed('server/features/market/search/conditions/filter-conditions.ts', (text) =>
    text.replace("  km: told('km'),\n", `  km: told('km'),\n  view: { terms: ({ minView }) => [['@v' + minView]] },\n`),
  );
  changed('server/pages/api-reference/parameter-texts.ts', (text) =>
    text.replace('  minKm: ', "  minView: 'Manzara.',\n  maxView: 'Manzara.',\n  minKm: "),
  );
  expect(run('tsc', '-p', 'server').stdout).toBe('');
  writeFileSync(join(copy, 'ask.ts'), ASK);
  const { stdout, stderr } = run('node', 'ask.ts');
  expect(stderr).not.toContain('Error');
  expect(JSON.parse(stdout)).toEqual({
    value: 3,
    faults: [
      'En az manzara bir sayı olmalıdır.',
      'En az manzara en az 0, en çok 9 olabilir.',
      'En az manzara, en çok manzara değerinden büyük olamaz.',
    ],
    alerts: true,
    address: [true, { minView: '3' }],
    premium: [true, null, ['manzara en az 3 (Premium)']],
    found: [[['@v3']], []],
    label: 'En çok manzara',
  });
});
