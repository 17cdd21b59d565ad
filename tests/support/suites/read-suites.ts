import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readImports, resolveImport } from '../../../scripts/imports/read-imports.ts';

/**
 * Which tests run where (vitest.config.ts). Test files are not listed: their imports decide, or a line that says
 * `// Suite: heavy, because …`.
 * - `unit`: needs neither a database nor another program.
 * - `pages`: a `.test.tsx` renders components in a document without a browser.
 * - `api`: has a separate database on the run's PostgreSQL.
 * - `heavy`: starts programs or servers, needs the built pages, or runs for many seconds. Each file has a separate
 *   process.
 */
type Suite = 'unit' | 'pages' | 'api' | 'heavy';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDERS = ['shared', 'server', 'sample', 'web', 'scripts', 'tests'];
const SUPPORT = 'tests/support/';
const DATABASE = `${SUPPORT}test-server.ts`;
const MARK = /^\/\/ Suite: heavy, because .{10,}$/m;
const STARTS_PROGRAMS = ['node:child_process', 'node:worker_threads'];

/** All test files by suite, as paths from the root. */
export function readSuites(): Readonly<Record<Suite, string[]>> {
  const suites: Record<Suite, string[]> = { unit: [], pages: [], api: [], heavy: [] };
  for (const path of FOLDERS.flatMap(testFilesIn)) suites[suiteOf(path)].push(path);
  return suites;
}

function testFilesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`);
}

function suiteOf(path: string): Suite {
  if (path.endsWith('.tsx')) return 'pages';
  if (MARK.test(readFileSync(join(ROOT, path), 'utf8'))) return 'heavy';
  const reached = reachedThroughSupport(path);
  if (STARTS_PROGRAMS.some((name) => reached.has(name))) return 'heavy';
  return reached.has(DATABASE) ? 'api' : 'unit';
}

/** What a test file imports, directly or through files of `tests/support`. */
function reachedThroughSupport(path: string, reached = new Set<string>()): ReadonlySet<string> {
  for (const specifier of readImports(readFileSync(join(ROOT, path), 'utf8'))) {
    const target = resolveImport(path, specifier) ?? specifier;
    if (reached.has(target)) continue;
    reached.add(target);
    if (target.startsWith(SUPPORT)) reachedThroughSupport(target, reached);
  }
  return reached;
}
