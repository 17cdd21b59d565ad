import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createBuilder } from 'vite';
import { startStep } from '#server/start-steps.ts';
import { compressAssets } from './compress-assets.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const INPUTS = [
  'web',
  'shared',
  'content',
  'public',
  'scripts/build-pages.ts',
  'scripts/first-load',
  'scripts/compress-assets.ts',
  'scripts/route-tree-plugin.ts',
  'scripts/guides',
  'scripts/videos',
  'vite.config.ts',
  'package-lock.json',
];
/** Written last, so its age is the age of a complete build. */
const COMPLETE = `${ROOT}dist/complete`;

function newest(path: string): number {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) return 0;
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(`${path}/${name}`)));
}

async function build(logLevel: 'info' | 'error'): Promise<void> {
  rmSync(COMPLETE, { force: true });
  const builder = await createBuilder({ root: ROOT, logLevel });
  await builder.buildApp();
  await compressAssets();
  writeFileSync(COMPLETE, '');
}

/** Builds the pages into dist/; with --if-needed only if they are missing or older than their sources, and quietly. */
if (!process.argv.includes('--if-needed')) await build('info');
else if (newest(COMPLETE) < Math.max(...INPUTS.map((input) => newest(`${ROOT}${input}`))))
  await startStep('Building the pages', () => build('error'));
