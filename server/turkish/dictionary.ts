import { createReadStream } from 'node:fs';
import { foldTurkish } from '#shared/text/turkish-text.ts';

export type TurkishWords = {
  /** Words of the language that are not names. */
  readonly words: ReadonlySet<string>;
  /** Names of people and places, some of which are also words. */
  readonly names: ReadonlySet<string>;
};

const STARTS_AS_NAME = /^\p{Lu}/u;

let reading: Promise<TurkishWords> | undefined;

/**
 * Returns the words of a Turkish dictionary, in folded letters. They need about 40 MB, so they are read on the first
 * call (a language model is set up) and then cached.
 */
export function turkishWords(): Promise<TurkishWords> {
  reading ??= read();
  return reading;
}

/** Reads the file in chunks of a few milliseconds, so that requests are answered in between. */
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
