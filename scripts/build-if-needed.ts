import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const INPUTS = [
  'web',
  'shared',
  'content',
  'public',
  'scripts/code-groups.ts',
  'scripts/compress-assets.ts',
  'scripts/route-tree-plugin.ts',
  'scripts/guides',
  'scripts/videos',
  'vite.config.ts',
  'package-lock.json',
];
/** The build writes this file last, so its age is the age of a complete build. */
const RESULT = 'dist/server/server.js';

function newest(path: string): number {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) return 0;
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(`${path}/${name}`)));
}

const built = newest(`${ROOT}${RESULT}`);
const changed = Math.max(...INPUTS.map((input) => newest(`${ROOT}${input}`)));
if (built < changed) {
  process.stdout.write('Sayfalar derleniyor…\n');
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    process.stderr.write('Sayfalar derlenemedi; ayrıntı için: npm run build\n');
    process.exit(1);
  }
}
