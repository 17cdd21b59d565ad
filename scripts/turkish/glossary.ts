import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const GLOSSARY = fileURLToPath(new URL('../../docs/turkish.md', import.meta.url));

/** A row of the glossary in docs/turkish.md: the word to use, and the words that it replaces. */
export type GlossaryRow = {
  readonly use: string;
  readonly refused: RegExp;
  /** Where a refused word is correct. */
  readonly except: RegExp | undefined;
  readonly exceptFiles: readonly string[];
};

/** The rows of “Words”: use, instead of, example, except. */
export function readGlossary(): GlossaryRow[] {
  const [, section = ''] = readFileSync(GLOSSARY, 'utf8').split('\n## Words\n');
  return (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, use = '', refused = '', , except = '']) => ({
      use,
      refused: pattern(listed(refused)),
      except: listed(except).length > 0 ? pattern(listed(except)) : undefined,
      exceptFiles: [...except.matchAll(/`([^`]+)`/gu)].map(([, file = '']) => file),
    }));
}

const listed = (cell: string) =>
  cell
    .replace(/`[^`]+`/gu, '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/**
 * Builds the pattern: `süz-` matches every word that begins with it, `…da yazar` every word that ends with `da`,
 * followed by `yazar`.
 */
function pattern(words: readonly string[]): RegExp {
  const parts = words.map((word) => {
    const body = word
      .replace(/^…|-$/gu, '')
      .replace(/[+.?()]/gu, '\\$&')
      .replace(/ /gu, '\\s+');
    return `${word.startsWith('…') ? '\\p{L}*' : '(?<!\\p{L})'}${body}${word.endsWith('-') ? '\\p{L}*' : '(?!\\p{L})'}`;
  });
  return new RegExp(parts.join('|'), 'gu');
}

/** The refused words in a text, each with its replacement. */
export function refusedWords(
  text: string,
  file: string,
  glossary: readonly GlossaryRow[],
): { word: string; use: string }[] {
  const lower = text.toLocaleLowerCase('tr');
  return glossary
    .filter(({ exceptFiles }) => !exceptFiles.some((name) => file.endsWith(name)))
    .flatMap(({ use, refused, except }) =>
      [...(except ? lower.replace(except, '…') : lower).matchAll(refused)].map(([word]) => ({ word, use })),
    );
}
