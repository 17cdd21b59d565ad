// Suite: heavy, because it needs the built pages.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type CodeFile, compressedBytes, readWeights } from '../scripts/first-load/code-weights.ts';
import {
  firstFiles,
  grownModules,
  KEPT_WEIGHTS,
  modulesOf,
  WEIGHED_PAGES,
  type WeighedPage,
} from '../scripts/first-load/first-load.ts';

/**
 * The maximum size of a page's code, compressed, until it responds to clicks. The aim is 110,000 bytes; React, the
 * router and the queries are 93,000 of it (docs/benchmarks.md). If a page needs more, other code must be loaded later.
 */
const BUDGETS: Readonly<Record<WeighedPage, number>> = {
  '/': 128_700,
  '/search': 154_000,
  '/ilan/…': 154_200,
  '/fiyatlandirma': 128_500,
  '/yardim-merkezi': 134_500,
  '/icra/…': 147_000,
};

function overBudget(files: Readonly<Record<string, CodeFile>>, page: WeighedPage, weigh = compressedBytes): string[] {
  const names = firstFiles(files, page);
  const bytes = names.reduce((sum, name) => sum + weigh(name), 0);
  if (bytes <= BUDGETS[page]) return [];
  const kept: Record<string, Record<string, number>> = JSON.parse(readFileSync(KEPT_WEIGHTS, 'utf8'));
  return [
    `${page}: ${bytes} bytes, ${bytes - BUDGETS[page]} over its budget. Files:`,
    ...names.map((name) => `${name} ${weigh(name)}`),
    'Longer than when weights were last kept (node scripts/first-load/keep-weights.ts):',
    ...grownModules(kept[page] ?? {}, modulesOf(files, names)).slice(0, 20),
  ];
}

it('no page loads the schema package: only values and rules are shared with the server', () => {
  const modules = Object.values(readWeights()).flatMap((file) => Object.keys(file.modules));
  expect(modules.length).toBeGreaterThan(1000);
  expect(modules.filter((module) => module.includes('node_modules/zod/'))).toEqual([]);
});

// safe: the keys of a constant
describe.each(Object.keys(WEIGHED_PAGES) as WeighedPage[])('the first load of %s', (page) => {
  it('is within its budget', () => {
    expect(overBudget(readWeights(), page)).toEqual([]);
  });

  it('fails with the file and the added module when a page loads more', () => {
    const files = readWeights();
    const [own] = Object.entries(files).find(([, { opens }]) => opens?.startsWith(`${WEIGHED_PAGES[page]}?`)) ?? [];
    if (own === undefined) throw new Error('The page has no own file');
    const planted: CodeFile = {
      name: 'planted',
      opens: undefined,
      isStart: false,
      imports: [],
      modules: { 'web/planted.ts': 99_999 },
    };
    const grown = {
      ...files,
      'assets/planted.js': planted,
      [own]: { ...(files[own] as CodeFile), imports: [...(files[own]?.imports ?? []), 'assets/planted.js'] },
    };
    const faults = overBudget(grown, page, (name) => (name === 'assets/planted.js' ? 50_000 : compressedBytes(name)));
    expect(faults).toContain('assets/planted.js 50000');
    expect(faults).toContain('web/planted.ts +99999');
  });
});
