import { writeFileSync } from 'node:fs';
import { type CodeFile, compressedBytes, readWeights } from './code-weights.ts';
import { firstFiles, KEPT_WEIGHTS, modulesOf, WEIGHED_PAGES, type WeighedPage } from './first-load.ts';

/** How many modules of a file are printed. */
const SHOWN = 12;

function printFile(name: string, { modules }: CodeFile): void {
  const bytes = compressedBytes(name);
  const length = Object.values(modules).reduce((sum, one) => sum + one, 0);
  process.stdout.write(`\n${name}: ${bytes} bytes\n`);
  const heaviest = Object.entries(modules).sort(([, a], [, b]) => b - a);
  for (const [module, own] of heaviest.slice(0, SHOWN))
    process.stdout.write(`  ${Math.round((own / length) * bytes)} ${module}\n`);
}

/**
 * Prints the size of each page's first load after a build, by file and module (a module's share of its file, since only
 * the file is compressed), and stores the lengths with which the next page that exceeds its budget is compared.
 */
const files = readWeights();
const printed = new Set<string>();
const kept: Record<string, Record<string, number>> = {};
// safe: the keys of a constant
for (const page of Object.keys(WEIGHED_PAGES) as WeighedPage[]) {
  const names = firstFiles(files, page);
  process.stdout.write(`\n${page}: ${names.reduce((sum, name) => sum + compressedBytes(name), 0)} bytes\n`);
  for (const name of names) process.stdout.write(`  ${compressedBytes(name)} ${name}\n`);
  for (const name of names) printed.add(name);
  kept[page] = modulesOf(files, names);
}
for (const name of printed) printFile(name, files[name] as CodeFile);
writeFileSync(KEPT_WEIGHTS, `${JSON.stringify(kept, null, 2)}\n`);
