import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsInCode } from './texts-in-code.ts';
import { textsInMarkdown } from './texts-in-markdown.ts';

export type Text = { readonly file: string; readonly line: number; readonly text: string; readonly isCell: boolean };

/** Words of notices and searches, and generated ones: other people's words, which the product reads. */
const WORDS_OF_OTHERS =
  /\.test\.tsx?$|\.gen\.ts$|^server\/(?:turkish|sample|sources|database)\/|^server\/features\/intake\/(?:lexemes|masking|notice-to-record|notices|titles)\/|^server\/features\/market\/(?:understanding|search\/conditions)\/|^shared\/(?:places|kinds)\//;
const IS_TURKISH = /[çğşıöüİ]/iu;
const IS_SQL = /\b(?:select|from|where|update|insert)\b/u;

/** A published version of a contract, with the words inserted into it, stays as it was agreed to. */
const AGREED = /^content\/legal\/satis\/|^server\/features\/selling\/papers\/plan-words\.ts$/;

/** Scripts that check texts: their strings are not texts of the product. */
const SCRIPTS_ON_TEXTS = /^scripts\/(?:turkish|english)\//;

/** Files with texts for readers. The output of commands is read by the people who run the site. */
export function textFiles(root: string): string[] {
  const files = globSync(['content/**/*.{md,json}', '{web,shared,server,scripts}/**/*.{ts,tsx}'], { cwd: root });
  return files
    .filter((file) => !WORDS_OF_OTHERS.test(file) && !AGREED.test(file) && !SCRIPTS_ON_TEXTS.test(file))
    .sort();
}

/** The texts of a file that people read. */
export function textsIn(root: string, file: string): Text[] {
  const source = readFileSync(join(root, file), 'utf8');
  if (file.endsWith('.md')) return textsInMarkdown(source).map((text) => ({ file, ...text }));
  const texts = file.endsWith('.json')
    ? textsInCode('texts.ts', `export default ${source}`)
    : textsInCode(file, source);
  return texts.filter(({ text }) => !IS_SQL.test(text)).map((text) => ({ file, isCell: false, ...text }));
}

/** A text without one of these letters is usually code: a name, an address, a list of classes. */
export const isTurkish = ({ text }: Text): boolean => IS_TURKISH.test(text);
