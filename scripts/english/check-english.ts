import { readFileSync, writeFileSync } from 'node:fs';
import { readTree } from '../check-imports.ts';
import { findEnglishFaults } from './find-english-faults.ts';
import { wrapComments } from './wrap-comments.ts';

/** Files that are not checked: the list itself, its test, generated files, and other people's texts. */
const NOT_READ = /^(?:content|bench\/results)\/|\/fixtures\/|\/migrations\/|refused-words|english\.test|\.gen\.ts$/;

const isRead = (path: string) => /\.(?:tsx?|css|js|md)$/.test(path) && !NOT_READ.test(path);

/** `--write` wraps comments that are too long. */
if (import.meta.main) {
  const paths = [...readTree(process.cwd()).keys()].filter(isRead);
  const faults = paths.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const wrapped = process.argv.includes('--write') && !path.endsWith('.md') ? wrapComments(text) : text;
    if (wrapped !== text) writeFileSync(path, wrapped);
    return findEnglishFaults(path, wrapped);
  });
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.stdout.write(`English of ${paths.length} files read, ${faults.length} faults.\n`);
  if (faults.length > 0 || paths.length === 0) process.exitCode = 1;
}
