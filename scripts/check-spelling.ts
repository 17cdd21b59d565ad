import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loadModule } from 'hunspell-asm';
import { splitFrontMatter } from '#shared/content/parse-markdown.ts';

const CONTENT = fileURLToPath(new URL('../content/', import.meta.url));
const OWN_WORDS = `${CONTENT}sozcukler.txt`;
/** The fields of the front matter that readers see; only the build uses the others. */
const SHOWN_FIELDS = ['title', 'description'];

export type Misspelling = { readonly file: string; readonly word: string };
/** Whether a word is spelt correctly. */
export type Speller = (word: string) => boolean;

/** Correct words that the dictionary does not know. The file has one per line, in the form used in the texts. */
export async function readOwnWords(): Promise<string[]> {
  return (await readFile(OWN_WORDS, 'utf8')).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

const lower = (word: string) => word.toLocaleLowerCase('tr');

/** Hunspell with its Turkish dictionary and our own words. */
export async function openSpeller(): Promise<Speller> {
  const folder = fileURLToPath(new URL('.', import.meta.resolve('dictionary-tr')));
  const [affixes, words, own, { mountBuffer, create }] = await Promise.all([
    readFile(`${folder}index.aff`),
    readFile(`${folder}index.dic`),
    readOwnWords(),
    loadModule(),
  ]);
  const hunspell = create(mountBuffer(affixes, 'tr.aff'), mountBuffer(words, 'tr.dic'));
  const isOwn = new Set(own.map(lower));
  const isRight: Speller = (word) => isOwn.has(lower(word)) || hunspell.spell(word);
  return (word) => {
    if (isRight(word)) return true;
    // Names have their suffixes after an apostrophe. The dictionary knows this form only for common names.
    const [name = '', ending] = word.split('’');
    return ending !== undefined && isRight(name);
  };
}

/** The words of a file that a reader sees: without addresses, names of code, and `{{…}}` with its suffix. */
export function shownWords(source: string): string[] {
  const { data, body } = splitFrontMatter(source);
  const shown = [...SHOWN_FIELDS.map((field) => data[field] ?? ''), body].join('\n');
  const text = shown.replace(/\]\([^)]*\)|`[^`]*`|\{\{[^}]*\}\}\p{Ll}*|\{popüler\}|https?:\S+/gu, ' ');
  return text.match(/(?<![\p{L}\d’])\p{L}{2,}(?:’\p{Ll}+)?(?![\p{L}\d])/gu) ?? [];
}

/** Every word of `content/` that is in neither dictionary, with its file. */
export async function findMisspellings(isRight: Speller): Promise<Misspelling[]> {
  const names = await readdir(CONTENT, { recursive: true });
  const texts = names.filter((name) => /\.(?:md|json)$/.test(name)).sort();
  const found = await Promise.all(
    texts.map(async (file) => {
      const source = await readFile(`${CONTENT}${file}`, 'utf8');
      const words = file.endsWith('.json') ? shownWordsInJson(source) : shownWords(source);
      return [...new Set(words)].filter((word) => !isRight(word)).map((word) => ({ file, word }));
    }),
  );
  return found.flat();
}

/** The words of `topics.json` that readers see. */
function shownWordsInJson(source: string): string[] {
  const shown = [...source.matchAll(/"(?:title|description)": "([^"]*)"/g)].map(([, text = '']) => text);
  return shownWords(shown.join('\n'));
}

if (import.meta.main) {
  const found = await findMisspellings(await openSpeller());
  for (const { file, word } of found) process.stdout.write(`content/${file}: ${word}\n`);
  if (found.length > 0) process.exitCode = 1;
}
