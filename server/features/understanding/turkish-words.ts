import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { foldTurkish } from '#shared/turkish-text.ts';

export type TurkishWords = {
  /** Words of the language, without the names in it. */
  readonly words: ReadonlySet<string>;
  /** Names of people and places, some of which are words as well. */
  readonly names: ReadonlySet<string>;
};

let reading: Promise<TurkishWords> | undefined;

/**
 * The words of a Turkish dictionary, in folded letters. They take some 40 MB: read when they are first asked for, which is
 * only where a language model is set up, and kept.
 */
export function turkishWords(): Promise<TurkishWords> {
  reading ??= read();
  return reading;
}

async function read(): Promise<TurkishWords> {
  const words = new Set<string>();
  const names = new Set<string>();
  const file = new URL('index.dic', import.meta.resolve('dictionary-tr'));
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const [word = ''] = line.split('/');
    const isName = word !== word.toLocaleLowerCase('tr-TR');
    (isName ? names : words).add(foldTurkish(word));
  }
  return { words, names };
}
