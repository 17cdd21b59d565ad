import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Deps } from '#server/deps.ts';
import { type ListingWords, listingWords, type WordedRecord } from '#server/features/intake/lexemes/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { type CheckedRecord, type ReadyRecord, readyRecord } from './prepare-record.ts';

/** The words of several records: the lexemes of each, one per line, and the words of all. */
export type BatchWords = Pick<ListingWords, 'stems' | 'openWords'> & { readonly lexemes: readonly string[] };
export type FindWords = (batch: readonly ReadyRecord[]) => Promise<BatchWords>;

/** The work on records that needs no database. It takes longer than storing them, so it can run in threads. */
export type Preparing = {
  /** The number of records per group. */
  readonly together: number;
  /** The number of groups that are prepared while earlier ones are being stored. */
  readonly ahead: number;
  /** Returns each record as it may be stored, in order. */
  prepare(given: readonly ListingRecord[], now: Date): Promise<readonly CheckedRecord[]>;
  readonly words: FindWords;
};

/** Prepares one record at a time in this thread. */
export const PREPARING_HERE: Preparing = {
  together: 1,
  ahead: 0,
  prepare: async (given, now) => given.map((record) => readyRecord(record, now)),
  words: findWords,
};

/** Finds the words of records in this thread. */
export function findWords(batch: readonly ReadyRecord[]): Promise<BatchWords> {
  return wordsOfAll(batch.map(({ record }) => record));
}

/** Finds the words of listings. Yields to the event loop regularly. */
export async function wordsOfAll(records: readonly WordedRecord[]): Promise<BatchWords> {
  const stems = new Map<string, string>();
  const openWords = new Set<string>();
  const lexemes: string[] = [];
  for (const record of records) {
    const words = listingWords(record);
    for (const [word, stem] of words.stems) stems.set(word, stem);
    for (const word of words.openWords) openWords.add(word);
    lexemes.push(words.lexemes.join('\n'));
    if (lexemes.length % 32 === 0) await nextTurn();
  }
  return { lexemes, stems, openWords };
}

type Prepared = { readonly given: ListingRecord; readonly checked: CheckedRecord };

/**
 * Yields storable records in order. Reads and prepares some of them while the caller stores the previous ones. If
 * reading fails, it first yields the records that were read before, then throws.
 */
export async function* prepareAhead(
  records: Iterable<ListingRecord> | AsyncIterable<ListingRecord>,
  preparing: Preparing,
  clock: Deps['clock'],
): AsyncGenerator<Prepared> {
  const underWay: Promise<Prepared[]>[] = [];
  let group: ListingRecord[] = [];
  const begin = () => {
    underWay.push(prepareGroup(group, preparing, clock));
    group = [];
  };
  let failure: { readonly error: unknown } | undefined;
  try {
    for await (const record of records) {
      group.push(record);
      if (group.length < preparing.together) continue;
      begin();
      if (underWay.length > preparing.ahead) yield* (await underWay.shift()) ?? [];
    }
  } catch (error) {
    failure = { error };
  }
  if (group.length > 0) begin();
  for (const prepared of underWay) yield* await prepared;
  if (failure) throw failure.error;
}

function prepareGroup(given: readonly ListingRecord[], { prepare }: Preparing, clock: Deps['clock']) {
  const prepared = prepare(given, clock.now()).then((checked) =>
    given.map((record, at) => {
      const own = checked[at];
      if (!own) throw new Error('A record was not prepared.');
      return { given: record, checked: own };
    }),
  );
  // The caller that awaits it receives the failure; until then it must not count as unhandled.
  prepared.catch(() => undefined);
  return prepared;
}
