import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** The characters that Turkish pages need: Latin and Turkish letters, circumflexes, digits, punctuation, currency. */
const PLAIN = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const LETTERS = 'çğıöşüÇĞİÖŞÜâîûÂÎÛéÉ';
const SIGNS = '₺–—‘’“”…·•²³½¼×§©«»°→←↗±€ ';

const require = createRequire(import.meta.url);
const folder = 'fonts';

async function subset(file: string, text: string): Promise<Buffer> {
  const font = await readFile(require.resolve(`@fontsource-variable/source-sans-3/files/${file}`));
  return subsetFont(font, text, { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 700 } } });
}

// Two files, because the package has two. The first contains everything that plain text needs.
const latin = await subset('source-sans-3-latin-wght-normal.woff2', PLAIN + LETTERS + SIGNS);
const extended = await subset('source-sans-3-latin-ext-wght-normal.woff2', LETTERS + SIGNS);
await writeFile(new URL(`../web/ui/${folder}/source-sans-latin.woff2`, import.meta.url), latin);
await writeFile(new URL(`../web/ui/${folder}/source-sans-turkish.woff2`, import.meta.url), extended);
process.stdout.write(`latin ${latin.length} bytes, turkish ${extended.length} bytes\n`);
