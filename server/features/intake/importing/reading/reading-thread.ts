import { parentPort } from 'node:worker_threads';
import { wordsOfAll } from '#server/features/intake/preparing/index.ts';
import { readRecord } from './read-record.ts';
import type { ReadingAnswered, ReadingAsked } from './reading-messages.ts';

type Worded = Parameters<typeof wordsOfAll>[0][number];

async function answer(asked: ReadingAsked): Promise<ReadingAnswered> {
  if (asked.what === 'records')
    return { what: 'records', checked: asked.records.map((record) => readRecord(record, asked.now)) };
  return { what: 'words', words: await wordsOfAll(asked.json.map(recordOf)) };
}

function recordOf(json: string): Worded {
  // safe: a thread made this JSON from a record
  const { endDate, ...fields } = JSON.parse(json) as Omit<Worded, 'endDate'> & { endDate: string | null };
  return { ...fields, endDate: endDate === null ? null : new Date(endDate) };
}

let answered: Promise<unknown> = Promise.resolve();
// The only sender is ReadingThreads, which posts this shape.
parentPort?.on('message', (asked: ReadingAsked) => {
  // One at a time, so that responses are in the order of the requests.
  answered = answered.then(async () => parentPort?.postMessage(await answer(asked)));
});
