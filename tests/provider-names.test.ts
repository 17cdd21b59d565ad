import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { PROVIDERS } from '#server/features/selling/payments/providers.ts';

/*
 * A payment provider is one folder and one row (`server/features/selling/payments/README.md`): nothing else in the
 * product contains its name. Documents and tests may.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = 'server/features/selling/payments';

/** Other files that may name a provider, and why. */
const MAY_NAME: Readonly<Record<string, string>> = {
  [`${FOLDER}/providers.ts`]: 'its row',
  'server/config.ts': 'its settings, which are read and checked with all others',
  'scripts/dev.ts': 'starts the stand-in of one of them, so that a developer can buy',
};

/** Files among these that name a provider although they may not. */
function namedIn(files: Readonly<Record<string, string>>): string[] {
  return PROVIDERS.flatMap(({ key, label }) =>
    Object.entries(files)
      .filter(([path]) => !path.startsWith(`${FOLDER}/${key}/`) && !(path in MAY_NAME))
      .filter(([, text]) => [key, label].some((name) => text.toLowerCase().includes(name.toLowerCase())))
      .map(([path]) => `${path} names ${key}`),
  );
}

const paths = globSync(['{server,shared,web,scripts,sample}/**/*.{ts,tsx}', 'content/**/*.{md,json}'], {
  cwd: ROOT,
}).filter((path) => !/\.test\.tsx?$/.test(path));
const files = Object.fromEntries(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));

it('code and texts name a payment provider only in its own folder', () => {
  expect(paths.length).toBeGreaterThan(1000);
  expect(namedIn(files)).toEqual([]);
});

it('every exception is still needed', () => {
  for (const path of Object.keys(MAY_NAME)) expect(files[path], path).toMatch(/iyzico/i);
});

it('finds a planted name', () => {
  const [key = ''] = PROVIDERS.map((row) => row.key);
  const planted = {
    'server/features/selling/orders/planted.ts': `const method = '${key.toUpperCase()}';`,
    [`${FOLDER}/${key}/planted.ts`]: `// ${key}`,
  };
  expect(namedIn(planted)).toEqual([`server/features/selling/orders/planted.ts names ${key}`]);
});
