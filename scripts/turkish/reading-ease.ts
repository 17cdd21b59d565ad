import { readGlossary, refusedWords } from './glossary.ts';
import { MOST_SEEN } from './most-seen.ts';
import { isTurkish, type Text, textFiles, textsIn } from './read-texts.ts';
import { sentencesOf, wordCount } from './sentences.ts';

/*
 * Prints how easy the most viewed texts are to read, as a table: `node scripts/turkish/reading-ease.ts`. With the
 * folders of two versions it shows both: `node scripts/turkish/reading-ease.ts <before> <after>`.
 */

type Ease = { words: number; sentences: number; longest: number; refused: number };

const glossary = readGlossary();

/** Shorter texts are labels and not sentences. */
const LEAST_WORDS = 3;

function easeOf(texts: readonly Text[]): Ease {
  const counts = texts.flatMap(({ text }) => sentencesOf(text).map(wordCount));
  const said = counts.filter((count) => count >= LEAST_WORDS);
  return {
    words: counts.reduce((sum, count) => sum + count, 0),
    sentences: said.length,
    longest: Math.max(0, ...counts),
    refused: texts.reduce((sum, { text, file }) => sum + refusedWords(text, file, glossary).length, 0),
  };
}

const isIn = (file: string, place: string) => place.split('…').every((part) => file.includes(part));

function measure(root: string): Map<string, Ease> {
  const files = textFiles(root);
  const rows = MOST_SEEN.map(([name, ...places]) => {
    const own = files.filter((file) => places.some((place) => isIn(file, place)));
    if (own.length === 0) throw new Error(`No texts for “${name}” in ${root}.`);
    return [name, easeOf(own.flatMap((file) => textsIn(root, file).filter(isTurkish)))] as const;
  });
  const all = files.filter((file) => MOST_SEEN.some(([, ...places]) => places.some((place) => isIn(file, place))));
  return new Map([...rows, ['**all**', easeOf(all.flatMap((file) => textsIn(root, file).filter(isTurkish)))]]);
}

const perSentence = ({ words, sentences }: Ease) => (words / Math.max(1, sentences)).toFixed(1);
const perThousand = ({ refused, words }: Ease) => ((1000 * refused) / Math.max(1, words)).toFixed(1);
const COLUMNS = [perSentence, ({ words }: Ease) => `${words}`, ({ longest }: Ease) => `${longest}`, perThousand];

const roots = process.argv.length > 2 ? process.argv.slice(2) : ['.'];
const measured = roots.map(measure);
const lines = [...(measured[0]?.keys() ?? [])].map((name) => {
  const versions = measured.map((rows) => rows.get(name)).filter((ease) => ease !== undefined);
  const cells = COLUMNS.map((column) => [...new Set(versions.map(column))].join(' → '));
  return `| ${[name, ...cells].join(' | ')} |`;
});
process.stdout.write(
  `${['| screen or text | words a sentence | words | longest sentence | refused words in 1,000 |', '| --- | --- | --- | --- | --- |', ...lines].join('\n')}\n`,
);
