import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIOME = join(ROOT, 'node_modules/.bin/biome');

/** The rules that Biome finds broken, per file, in a project that has our settings and only these files. */
function lint(files: Readonly<Record<string, string>>): Map<string, string[]> {
  const project = mkdtempSync(join(tmpdir(), 'peyda-boundaries-'));
  try {
    for (const name of ['biome.json', '.gitignore', 'package.json']) cpSync(join(ROOT, name), join(project, name));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(project, path)), { recursive: true });
      writeFileSync(join(project, path), text);
    }
    const { stdout } = spawnSync(BIOME, ['lint', '--reporter=json', '--max-diagnostics=none', '.'], {
      cwd: project,
      encoding: 'utf8',
    });
    const report: { diagnostics: { category: string; location: { path: string | { file: string } } }[] } =
      JSON.parse(stdout);
    const broken = new Map<string, string[]>();
    for (const { category, location } of report.diagnostics) {
      const path = typeof location.path === 'string' ? location.path : location.path.file;
      broken.set(path, [...(broken.get(path) ?? []), category]);
    }
    return broken;
  } finally {
    rmSync(project, { recursive: true });
  }
}

/** Plants each import in a file of its own (`planted.ts` in a path becomes `planted-7.ts`). */
function plant(imports: readonly (readonly [path: string, specifier: string])[]): [path: string, source: string][] {
  return imports.map(([path, specifier], index) => [
    path.replace(/(-routes)?\.(tsx?)$/, `-${index}$1.$2`),
    `import { thing } from '${specifier}';\nexport const used = thing;\n`,
  ]);
}

const FORBIDDEN: readonly [path: string, specifier: string][] = [
  ['shared/planted.ts', 'fastify'],
  ['shared/planted.ts', '#server/config.ts'],
  ['shared/planted.ts', 'node:fs'],
  ['server/platform/planted.ts', '#server/features/properties/index.ts'],
  ['server/platform/planted.ts', '../features/properties/index.ts'],
  ['server/database/planted.ts', '#server/features/properties/index.ts'],
  ['server/features/alerts/save-alert.ts', '#server/features/properties/search-properties.ts'],
  ['server/features/alerts/save-alert.ts', '../properties/search-properties.ts'],
  ['server/features/alerts/save-alert.ts', 'fastify'],
  ['server/features/alerts/save-alert.ts', '#server/sources/folder/folder-source.ts'],
  ['server/features/alerts/save-alert.ts', '#web/ui/button.tsx'],
  ['server/features/alerts/alert-routes.ts', 'drizzle-orm'],
  ['server/features/alerts/alert-routes.ts', '../../database/tables/properties.ts'],
  ['server/features/alerts/alert-routes.ts', '#server/database/tables/properties.ts'],
  ['server/sources/uyap/planted.ts', '#server/features/properties/index.ts'],
  ['server/sources/uyap/planted.ts', 'fastify'],
  ['server/pages/planted.ts', '#server/features/properties/search-properties.ts'],
  ['server/pages/planted.ts', 'drizzle-orm'],
  ['server/planted.ts', './features/properties/search-properties.ts'],
  ['server/planted.ts', 'pg'],
  ['web/ui/planted.tsx', '#web/features/search/search-box.tsx'],
  ['web/platform/planted.ts', '../features/search/search-box.tsx'],
  ['web/platform/planted.ts', '#server/config.ts'],
  ['web/features/search/planted.tsx', '#web/features/properties/property-card.tsx'],
  ['web/features/search/planted.tsx', '../properties/property-card.tsx'],
  ['web/features/search/planted.tsx', 'node:fs'],
  ['web/routes/planted.tsx', '#server/config.ts'],
  ['web/routes/planted.tsx', 'drizzle-orm'],
];

const ALLOWED: readonly [path: string, specifier: string][] = [
  ['shared/planted.ts', 'zod'],
  ['shared/planted.ts', './money.ts'],
  ['server/platform/planted.ts', '#shared/dates.ts'],
  ['server/features/alerts/save-alert.ts', '#server/features/properties/index.ts'],
  ['server/features/alerts/save-alert.ts', '../properties/index.ts'],
  ['server/features/alerts/save-alert.ts', './alert-criteria.ts'],
  ['server/features/alerts/save-alert.ts', 'drizzle-orm'],
  ['server/features/alerts/alert-routes.ts', 'fastify'],
  ['server/sources/uyap/planted.ts', '#server/features/collection/index.ts'],
  ['server/planted.ts', './features/properties/index.ts'],
  ['web/features/search/planted.tsx', '#web/ui/button.tsx'],
  ['web/features/search/planted.tsx', './search-box.tsx'],
  ['web/routes/planted.tsx', '#web/features/search/search-box.tsx'],
];

const planted = plant(FORBIDDEN);
const lawful = plant(ALLOWED).map(([path, source]): [string, string] => [path.replace(/-(\d)/, '-lawful-$1'), source]);
const CIRCLE = {
  'tests/circle-one.ts': `import { two } from './circle-two.ts';\nexport const one = (): unknown => two;\n`,
  'tests/circle-two.ts': `import { one } from './circle-one.ts';\nexport const two = (): unknown => one;\n`,
};

describe('the gate', () => {
  const broken = lint({
    ...Object.fromEntries([...planted, ...lawful]),
    ...CIRCLE,
    'shared/PlantedName.ts': 'export const used = 1;\n',
  });

  it.each(planted)('refuses in %s: %s', (path) => {
    expect(broken.get(path)).toContain('lint/style/noRestrictedImports');
  });

  it.each(lawful)('lets %s: %s', (path) => {
    expect(broken.get(path) ?? []).not.toContain('lint/style/noRestrictedImports');
  });

  it('refuses files that import each other in a circle', () => {
    expect(broken.get('tests/circle-one.ts')).toContain('lint/suspicious/noImportCycles');
  });

  it('refuses file names that are not kebab-case', () => {
    expect(broken.get('shared/PlantedName.ts')).toContain('lint/style/useFilenamingConvention');
  });
});
