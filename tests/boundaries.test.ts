import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { readTree } from '../scripts/check-imports.ts';
import { findImportProblems, isCode } from '../scripts/imports/find-import-problems.ts';
import { readImports, resolveImport } from '../scripts/imports/read-imports.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

type Files = Readonly<Record<string, string>>;

/** The problems that the import check finds in a project with only these files. */
const problemsOf = (files: Files) => findImportProblems(new Map(Object.entries(files))).problems;

/** A file with one import, and the file that it imports. */
function plant(path: string, specifier: string): Files {
  const target = resolveImport(path, specifier);
  return {
    ...(target && { [target]: '' }),
    [path]: `import { thing } from '${specifier}';\nexport const used = thing;\n`,
  };
}

/** Runs a program in a separate folder with only these files. */
function runWith(files: Files, program: string, ...args: string[]) {
  const project = mkdtempSync(join(tmpdir(), 'peyda-boundaries-'));
  try {
    for (const name of ['biome.json', '.gitignore', 'package.json']) cpSync(join(ROOT, name), join(project, name));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(project, path)), { recursive: true });
      writeFileSync(join(project, path), text);
    }
    return spawnSync(program, args, { cwd: project, encoding: 'utf8' });
  } finally {
    rmSync(project, { recursive: true });
  }
}

const FORBIDDEN: readonly [path: string, specifier: string][] = [
  ['shared/planted.ts', 'fastify'],
  ['shared/planted.ts', 'fflate'],
  ['shared/planted.ts', '#server/config.ts'],
  ['shared/planted.ts', '#web/ui/button.tsx'],
  ['shared/planted.ts', 'node:fs'],
  ['server/turkish/planted.ts', '#server/database/open-database.ts'],
  ['server/turkish/planted.ts', '#server/features/market/search/index.ts'],
  ['server/platform/planted.ts', '#server/features/market/listing-cards/index.ts'],
  ['server/platform/planted.ts', '../features/market/listing-cards/index.ts'],
  ['server/platform/planted.ts', '#server/app.ts'],
  ['server/database/planted.ts', '#server/features/market/listing-cards/index.ts'],
  ['server/database/planted.ts', '#server/platform/clock.ts'],
  ['server/deps.ts', './app.ts'],
  ['server/features/deciding/alerts/save-alert.ts', '#server/features/market/listing/search-listings.ts'],
  ['server/features/deciding/alerts/save-alert.ts', '../board/note-card.ts'],
  ['server/features/deciding/alerts/save-alert.ts', '#server/features/market/search/understood/read-meaning.ts'],
  ['server/features/deciding/alerts/save-alert.ts', 'fastify'],
  ['server/features/deciding/alerts/save-alert.ts', '@fastify/cookie'],
  ['server/features/deciding/alerts/save-alert.ts', 'react'],
  ['server/features/deciding/alerts/save-alert.ts', '#server/sources/uyap/uyap-source.ts'],
  ['server/features/deciding/alerts/save-alert.ts', '#sample/fill-sample-data.ts'],
  ['server/features/deciding/alerts/save-alert.ts', '#server/pages/render-page.ts'],
  ['server/features/deciding/alerts/save-alert.ts', '#server/app.ts'],
  ['server/features/deciding/alerts/save-alert.ts', '#web/ui/button.tsx'],
  ['server/features/deciding/alerts/save-alert.ts', '#tests/support/make-listing.ts'],
  ['server/features/deciding/alerts/save-alert.ts', './planted.test.ts'],
  ['server/features/deciding/alerts/alert-routes.ts', 'drizzle-orm'],
  ['server/features/deciding/alerts/alert-routes.ts', 'drizzle-orm/pg-core'],
  ['server/features/deciding/alerts/alert-routes.ts', 'pg'],
  ['server/features/deciding/alerts/alert-routes.ts', '../../../database/tables/properties.ts'],
  ['server/features/deciding/alerts/alert-routes.ts', '#server/database/tables/properties.ts'],
  ['server/features/deciding/alerts/alert-routes.ts', '#server/features/market/listing/search-listings.ts'],
  ['server/features/deciding/alerts/save-alert.ts', 'sharp'],
  ['server/features/deciding/alerts/save-alert.ts', './decode-alert.ts'],
  ['server/features/deciding/alerts/decode-alert.ts', 'node:fs'],
  ['server/platform/planted.ts', './file-types/decode-picture.ts'],
  ['server/sources/uyap/planted.ts', '#server/features/market/listing-cards/index.ts'],
  ['server/sources/uyap/planted.ts', '#server/features/intake/collection/collect-source.ts'],
  ['server/sources/uyap/planted.ts', '../ilan-gov-tr/parse-ad.ts'],
  ['server/sources/uyap/planted.ts', 'fastify'],
  ['server/sources/uyap/planted.ts', 'drizzle-orm/pg-core'],
  ['sample/planted.ts', '#server/features/intake/recording/write-batch.ts'],
  ['server/pages/planted.ts', '#server/features/market/listing/search-listings.ts'],
  ['server/pages/planted.ts', 'drizzle-orm'],
  ['server/planted.ts', './features/market/listing/search-listings.ts'],
  ['server/planted.ts', 'pg'],
  ['server/planted.ts', './database/tables/properties.ts'],
  ['server/planted.ts', '#web/ui/button.tsx'],
  ['server/planted.ts', '#tests/support/make-listing.ts'],
  ['web/ui/planted.tsx', '#web/features/market/search/search-box.tsx'],
  ['web/ui/planted.tsx', '#web/features/market/search/index.ts'],
  ['web/platform/planted.ts', '../features/market/search/search-box.tsx'],
  ['web/platform/planted.ts', '#server/config.ts'],
  ['web/features/market/search/planted.tsx', '#web/features/market/listing-cards/listing-card.tsx'],
  ['web/features/market/search/planted.tsx', '../properties/listing-card.tsx'],
  ['web/features/market/search/planted.tsx', '#web/routes/search.tsx'],
  ['web/features/market/search/planted.tsx', '#server/features/market/search/index.ts'],
  ['web/features/market/search/planted.tsx', 'node:fs'],
  ['web/features/market/search/planted.tsx', 'zod'],
  ['web/routes/planted.tsx', '#web/features/market/search/search-box.tsx'],
  ['web/routes/planted.tsx', '#server/config.ts'],
  ['web/routes/planted.tsx', 'drizzle-orm'],
];

const ALLOWED: readonly [path: string, specifier: string][] = [
  ['shared/planted.ts', 'zod'],
  ['shared/planted.ts', './money.ts'],
  ['shared/open-udf.ts', 'fflate'],
  ['server/deps.ts', './platform/clock.ts'],
  ['server/turkish/planted.ts', '#shared/text/turkish-text.ts'],
  ['server/platform/planted.ts', '#shared/text/dates.ts'],
  ['server/platform/planted.ts', '#server/database/open-database.ts'],
  ['server/features/deciding/alerts/save-alert.ts', '#server/features/market/listing-cards/index.ts'],
  ['server/features/deciding/alerts/save-alert.ts', '../board/index.ts'],
  ['server/features/deciding/alerts/save-alert.ts', './alert-criteria.ts'],
  ['server/features/deciding/alerts/save-alert.ts', './matching/match-alerts.ts'],
  ['server/features/deciding/alerts/matching/planted.ts', '../save-alert.ts'],
  ['server/features/deciding/alerts/save-alert.ts', '#server/database/tables/alerts.ts'],
  ['server/features/deciding/alerts/save-alert.ts', 'drizzle-orm'],
  ['server/features/deciding/alerts/decode-alert.ts', 'sharp'],
  ['server/features/deciding/alerts/decode-alert.ts', '#server/platform/file-types/decode-picture.ts'],
  ['server/features/deciding/alerts/save-alert.test.ts', '#tests/support/make-listing.ts'],
  ['server/features/deciding/alerts/alert-routes.ts', 'fastify'],
  ['server/features/deciding/alerts/alert-routes.ts', './save-alert.ts'],
  ['server/sources/uyap/planted.ts', '#server/features/intake/collection/index.ts'],
  ['server/sources/uyap/planted.ts', './parse-ad.ts'],
  ['sample/planted.ts', '#server/features/intake/recording/index.ts'],
  ['server/planted.ts', './features/market/listing-cards/index.ts'],
  ['server/planted.ts', './app.ts'],
  ['web/features/market/search/planted.tsx', '#web/ui/button.tsx'],
  ['web/features/market/search/planted.tsx', './search-box.tsx'],
  ['web/features/market/search/planted.tsx', '#web/features/market/listing-cards/index.ts'],
  ['web/routes/planted.tsx', '#web/features/market/search/index.ts'],
  ['tests/support/planted.ts', '#server/features/market/search/search-text.ts'],
];

describe('the import check', () => {
  it.each(FORBIDDEN)('refuses in %s: %s', (path, specifier) => {
    const problems = problemsOf(plant(path, specifier));
    expect(problems).toEqual([expect.stringContaining(`${path}: imports ${specifier}. `)]);
    expect(problems).not.toEqual([expect.stringContaining('no such file')]);
  });

  it.each(ALLOWED)('allows %s: %s', (path, specifier) => {
    expect(problemsOf(plant(path, specifier))).toEqual([]);
  });

  it.each([
    `import type { Config } from '#server/config.ts';`,
    `import '#server/config.ts';`,
    `import {\n  type Config,\n  readConfig,\n} from '#server/config.ts';`,
    `import * as config from '#server/config.ts';`,
    `export * from '#server/config.ts';`,
    `export type { Config } from '#server/config.ts';`,
    `export const read = () => import('#server/config.ts');`,
    `type Config = import('#server/config.ts').Config;`,
    `import config from '#server/config.ts?url';`,
  ])('parses every form of import: %s', (text) => {
    expect(problemsOf({ 'web/ui/planted.ts': text, 'server/config.ts': '' })).toHaveLength(1);
  });

  it('refuses an import path that is computed at run time', () => {
    expect(problemsOf({ 'web/ui/planted.ts': 'await import(address);' })).toHaveLength(1);
    expect(problemsOf({ 'web/ui/planted.ts': 'await import(`#server/config.ts`);' })).toHaveLength(1);
  });

  it('refuses an import of a file that does not exist', () => {
    const files = { 'shared/planted.ts': `import { money } from './money.ts';` };
    expect(problemsOf(files)).toEqual(['shared/planted.ts: imports ./money.ts. There is no such file.']);
  });

  it('refuses a file that belongs to no room', () => {
    expect(problemsOf({ 'server/cellar/planted.ts': '' })).toEqual(['server/cellar/planted.ts: in no room.']);
    expect(problemsOf({ 'worker/planted.ts': '' })).toEqual(['worker/planted.ts: in no room.']);
  });

  it('refuses an import from a feature in a higher layer, whether through its index or another file', () => {
    const up = [
      ['server/features/members/accounts/planted.ts', '#server/features/intake/recording/index.ts'],
      ['server/features/market/search/planted.ts', '../../deciding/alerts/index.ts'],
      ['web/features/deciding/board/planted.tsx', '#web/features/desk/law-desk/index.ts'],
    ] as const;
    for (const [path, specifier] of up) {
      expect(problemsOf(plant(path, specifier))).toEqual([expect.stringContaining('Imports run down the streets')]);
    }
  });

  it('refuses a feature outside the known groups', () => {
    expect(problemsOf({ 'server/features/alerts/planted.ts': '' })).toEqual([
      expect.stringContaining('server/features/alerts/planted.ts: in no street (members, intake'),
    ]);
  });

  it('requires a room within a feature to be imported through its index, even by the same feature', () => {
    const past = plant('server/features/market/search/search-listings.ts', './bits/bits-clause.ts');
    expect(problemsOf(past)).toEqual([]);
    expect(problemsOf({ ...past, 'server/features/market/search/bits/index.ts': '' })).toHaveLength(1);
    expect(problemsOf(plant('server/features/market/search/search-listings.ts', './bits/index.ts'))).toEqual([]);
    expect(problemsOf(plant('server/jobs.ts', '#server/features/market/search/bits/index.ts'))).toEqual([]);
  });

  it('refuses folders of more than 25 files, not counting tests', () => {
    const files = (count: number, ending: string) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`server/turkish/file-${index}${ending}`, '']));
    expect(problemsOf({ ...files(25, '.ts'), ...files(25, '.test.ts') })).toEqual([]);
    expect(problemsOf(files(26, '.ts'))).toEqual(['server/turkish: more than 25 files of code are two rooms.']);
  });
});

describe('the check of letters', () => {
  const letter = 'export const tell = (deps: Deps) => deps.mailer.send(mail);';

  it('refuses a letter that is sent without the outbox', () => {
    const path = 'server/features/deciding/alerts/save-alert.ts';
    expect(problemsOf({ [path]: letter })).toEqual([expect.stringContaining(`${path}: sends mail around the outbox.`)]);
  });

  it('allows the outbox to send, and mails that a user waits for', () => {
    const named = 'server/features/members/accounts/entry/verify-email.ts';
    expect(problemsOf({ 'server/platform/outbox/planted.ts': letter, [named]: letter })).toEqual([]);
  });
});

describe('the check of import cycles', () => {
  const circle = (...places: string[]) => [expect.stringContaining(`${places.join(' → ')}: a circle.`)];

  it('refuses files that import each other, even if they import only types', () => {
    const one = `import type { Two } from './two.ts';`;
    const around = ['shared/one.ts', 'shared/two.ts', 'shared/three.ts', 'shared/one.ts'];
    const files = { 'shared/one.ts': one, 'shared/two.ts': `export type { Three } from './three.ts';` };
    expect(problemsOf({ ...files, 'shared/three.ts': '' })).toEqual([]);
    expect(problemsOf({ ...files, 'shared/three.ts': `import type { One } from './one.ts';` })).toEqual(
      circle(...around),
    );
  });

  it('refuses cycles between tests, and a file that imports itself', () => {
    const files = { 'tests/one.ts': `import './two.ts';`, 'tests/two.ts': `import './one.ts';` };
    expect(problemsOf(files)).toEqual(circle('tests/one.ts', 'tests/two.ts', 'tests/one.ts'));
    expect(problemsOf({ 'tests/one.ts': `import './one.ts';` })).toEqual(circle('tests/one.ts', 'tests/one.ts'));
  });

  it('reports every cycle once, even if many files lead to it', () => {
    const files = {
      'shared/before.ts': `import './one.ts';`,
      'shared/one.ts': `import './two.ts';\nimport './after.ts';`,
      'shared/two.ts': `import './one.ts';`,
      'shared/three.ts': `import './four.ts';\nimport './one.ts';`,
      'shared/four.ts': `import './three.ts';`,
      'shared/after.ts': '',
    };
    expect(problemsOf(files)).toHaveLength(2);
  });

  it.each(['server', 'web'])('refuses cycles between features of %s, even if no file is in a cycle', (side) => {
    const features = `${side}/features/market`;
    const files = {
      [`${features}/alerts/index.ts`]: `export * from './one.ts';`,
      [`${features}/alerts/one.ts`]: '',
      [`${features}/alerts/two.ts`]: `import type { Three } from '../search/index.ts';`,
      [`${features}/search/index.ts`]: `export * from './three.ts';`,
    };
    expect(problemsOf({ ...files, [`${features}/search/three.ts`]: '' })).toEqual([]);
    expect(
      problemsOf({ ...files, [`${features}/search/three.ts`]: `import type { One } from '../alerts/index.ts';` }),
    ).toEqual(circle(`${features}/alerts`, `${features}/search`, `${features}/alerts`));
  });

  it('refuses cycles between the folders of a feature', () => {
    const notices = 'server/features/intake/notices';
    const files = {
      [`${notices}/read/one.ts`]: `import '../split/two.ts';`,
      [`${notices}/read/other.ts`]: '',
      [`${notices}/split/two.ts`]: '',
    };
    expect(problemsOf(files)).toEqual([]);
    expect(problemsOf({ ...files, [`${notices}/split/three.ts`]: `import '../read/other.ts';` })).toEqual(
      circle(`${notices}/read`, `${notices}/split`, `${notices}/read`),
    );
  });

  it('refuses cycles between a feature and its room with an index; only its own index and routes may use both', () => {
    const search = 'server/features/market/search';
    const files = {
      [`${search}/index.ts`]: `export * from './bits/index.ts';\nexport * from './one.ts';`,
      [`${search}/search-routes.ts`]: `import './bits/index.ts';\nimport './one.ts';`,
      [`${search}/one.ts`]: '',
      [`${search}/bits/index.ts`]: `export * from './two.ts';`,
      [`${search}/bits/two.ts`]: `import '../one.ts';`,
    };
    expect(problemsOf(files)).toEqual([]);
    expect(problemsOf({ ...files, [`${search}/three.ts`]: `import './bits/index.ts';` })).toEqual(
      circle(`${search}/bits`, search, `${search}/bits`),
    );
  });
});

describe('the check as a whole', () => {
  const run = (files: Files) => runWith(files, process.execPath, join(ROOT, 'scripts/check-imports.ts'));

  it('is part of npm run check', () => {
    const { scripts }: { scripts: { check: string } } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(scripts.check.split(' && ')).toContain('node scripts/check-imports.ts');
  });

  it('fails and names the faults', () => {
    const { status, stdout, stderr } = run(plant('shared/planted.ts', 'fastify'));
    expect(stderr).toContain('shared/planted.ts: imports fastify. shared may import: shared zod');
    expect(stdout).toContain('1 imports in 1 files');
    expect(status).toBe(1);
  });

  it('fails if it finds nothing to read, or if a rule is unused', () => {
    const { status, stdout, stderr } = run({});
    expect(stdout).toContain('0 imports in 0 files');
    expect(stderr).toContain('server/turkish: a rule that nothing needs.');
    expect(status).toBe(1);
  });

  it('finds the same imports in this project’s code as a parser', () => {
    const tree = [...readTree(ROOT)].filter(([path]) => isCode(path));
    const found = tree.flatMap(([path, text]) => {
      const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
      const named = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)]
        .map(({ moduleRequest }) => moduleRequest?.value)
        .filter((specifier) => specifier !== undefined);
      const called = dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end));
      return [
        ...named.map((specifier) => ({ path, specifier })),
        ...called.map((source) => ({ path, specifier: /^'(.*)'$/.exec(source)?.[1] ?? 'computed' })),
      ];
    });
    expect(found.length).toBeGreaterThan(3000);
    const read = new Map(tree.map(([path, text]) => [path, readImports(text)]));
    expect(found.filter(({ path, specifier }) => !read.get(path)?.includes(specifier))).toEqual([]);
  });

  it.each([
    [
      'file names that are not kebab-case',
      'shared/PlantedName.ts',
      'export const used = 1;',
      'useFilenamingConvention',
    ],
    [
      'stories that wait for a time instead of what they mean',
      'tests/e2e/planted.spec.ts',
      "import { test } from '@playwright/test';\ntest('waits', ({ page }) => page.waitForTimeout(500));",
      'noPlaywrightWaitForTimeout',
    ],
  ])('refuses %s', (_what, path, text, rule) => {
    const biome = join(ROOT, 'node_modules/.bin/biome');
    const { stdout } = runWith({ [path]: `${text}\n` }, biome, 'lint', '--reporter=json');
    expect(stdout).toContain(`/${rule}`);
  });
});
