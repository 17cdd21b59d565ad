import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startStep } from '#server/start-steps.ts';

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
/** Written last, with what the complete build was made of: times of files change with every checkout. */
const COMPLETE = `${ROOT}dist/complete`;

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

function isBuilt(): boolean {
  return (
    statSync(COMPLETE, { throwIfNoEntry: false }) !== undefined && readFileSync(COMPLETE, 'utf8') === hashOfInputs()
  );
}

async function build(logLevel: 'info' | 'error'): Promise<void> {
  rmSync(COMPLETE, { force: true });
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ root: ROOT, logLevel });
  await builder.buildApp();
  // After the build: it may write what belongs to its inputs.
  writeFileSync(COMPLETE, hashOfInputs());
}

/**
 * Builds the pages into dist/ and compresses them. With --if-needed only if what they are made of has changed, quietly,
 * and not compressed: the product does that while it already answers.
 */
if (!process.argv.includes('--if-needed')) {
  await build('info');
  const { compressAssets } = await import('./compress-assets.ts');
  await compressAssets();
} else if (!isBuilt()) await startStep('Building the pages', () => build('error'));
