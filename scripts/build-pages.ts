import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startStep } from '#server/start-steps.ts';
import { keepBuild, takeKeptBuild } from './builds/kept-builds.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const INPUTS = [
  'web',
  'shared',
  'content',
  'public',
  'scripts/build-pages.ts',
  'scripts/first-load',
  'scripts/route-tree-plugin.ts',
  'scripts/guides',
  'scripts/videos',
  'vite.config.ts',
  'package-lock.json',
];
const DIST = `${ROOT}dist`;
/** Written last, with a hash of the inputs of the complete build: modification times change with every checkout. */
const COMPLETE = `${DIST}/complete`;

function filesOf(path: string): string[] {
  const entry = statSync(`${ROOT}${path}`, { throwIfNoEntry: false });
  if (!entry) return [];
  if (!entry.isDirectory()) return [path];
  return readdirSync(`${ROOT}${path}`)
    .toSorted()
    .flatMap((name) => filesOf(`${path}/${name}`));
}

function hashOfInputs(): string {
  const hash = createHash('sha256');
  for (const path of INPUTS.flatMap(filesOf)) hash.update(`${path}\n`).update(readFileSync(`${ROOT}${path}`));
  return hash.digest('base64url');
}

async function build(logLevel: 'info' | 'error'): Promise<void> {
  rmSync(COMPLETE, { force: true });
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ root: ROOT, logLevel });
  await builder.buildApp();
  // After the build, because the build may write some of its inputs.
  writeFileSync(COMPLETE, hashOfInputs());
}

/** The hash of the inputs of the build in dist/; undefined if there is none. */
const builtOf = () => (existsSync(COMPLETE) ? readFileSync(COMPLETE, 'utf8') : undefined);

/** Builds the pages, or reuses a stored build of the same inputs from any copy of the project. */
async function buildIfNeeded(): Promise<void> {
  const key = hashOfInputs();
  if (builtOf() === key || (await takeKeptBuild({ folder: DIST, key }))) return;
  await startStep('Building the pages', () => build('error'));
}

/** Compresses the build and stores it for other copies of the project. */
async function finish(): Promise<void> {
  const { compressAssets } = await import('./builds/compress-assets.ts');
  await compressAssets();
  const key = builtOf();
  // A build that can't be stored is simply built again.
  if (key) await keepBuild({ folder: DIST, key }, async () => builtOf() === key).catch(() => undefined);
}

/**
 * Builds the pages into dist/, compresses them and stores them by content. The product does that in two steps:
 * --if-needed builds quietly, only if the inputs have changed; --finish does the rest while the product is already
 * serving.
 */
if (process.argv.includes('--if-needed')) await buildIfNeeded();
else {
  if (!process.argv.includes('--finish')) await build('info');
  await finish();
}
