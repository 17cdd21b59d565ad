import { createReadStream } from 'node:fs';
import { foldTurkish } from '#shared/text/turkish-text.ts';

export type TurkishWords = {
  /** Words of the language that are no names. */
  readonly words: ReadonlySet<string>;
  /** Names of people and places, some of which are words as well. */
  readonly names: ReadonlySet<string>;
};

const STARTS_AS_NAME = /^\p{Lu}/u;

let reading: Promise<TurkishWords> | undefined;

/**
 * The words of a Turkish dictionary, in folded letters. They take some 40 MB, so they are read only when they are first
 * asked for (a language model is set up), and then kept.
 */
export function turkishWords(): Promise<TurkishWords> {
  reading ??= read();
  return reading;
}

/** In pieces of a few milliseconds, so that requests are answered in between. */
async function read(): Promise<TurkishWords> {
  const words = new Set<string>();
  const names = new Set<string>();
  let rest = '';
  for await (const piece of createReadStream(new URL('index.dic', import.meta.resolve('dictionary-tr')), 'utf8')) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [word = ''] = line.split('/', 1);
      (STARTS_AS_NAME.test(word) ? names : words).add(foldTurkish(word));
    }
  }
  return { words, names };
}
