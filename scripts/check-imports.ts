import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { findImportProblems, findUnusedRules, isCode } from './imports/find-import-problems.ts';

const NOT_OURS = ['node_modules', 'dist', 'data', 'public', 'test-results', 'playwright-report'];

/** Every file of a project by its path; code with its text. */
export function readTree(root: string): Map<string, string> {
  const tree = new Map<string, string>();
  const readFolder = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.name.startsWith('.') || NOT_OURS.includes(path)) continue;
      if (entry.isDirectory()) readFolder(path);
      else tree.set(path, isCode(path) ? readFileSync(join(root, path), 'utf8') : '');
    }
  };
  readFolder('');
  return tree;
}

if (import.meta.main) {
  const tree = readTree(process.cwd());
  const { problems, files, imports } = findImportProblems(tree);
  problems.push(...findUnusedRules(tree).map((name) => `${name}: a rule that nothing needs.`));
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.stdout.write(`${imports} imports in ${files} files read, ${problems.length} against the rules.\n`);
  if (problems.length > 0 || imports === 0) process.exitCode = 1;
}
