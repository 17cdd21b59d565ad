import { readNotice } from '#server/features/intake/notices/index.ts';
import { labelledNotices, NOTICE_SETS } from '#tests/support/scoring/labelled-notices.ts';
import {
  type FieldScore,
  precisionOf,
  recallOf,
  type Scores,
  scoreReadings,
  totalOf,
} from '#tests/support/scoring/score-readings.ts';
import { figure, printTable, tell } from './report.ts';

const ROUNDS = 20;
const MEGABYTE = 1_000_000;

/** Measures how well labelled notices are read, per field, and the time for one notice and for a megabyte. */
export async function benchNotices(): Promise<void> {
  tell('notices');
  const labelled = await labelledNotices('labelled');
  const others = NOTICE_SETS.filter((name) => name !== 'labelled');
  const heldOut = (await Promise.all(others.map(labelledNotices))).flat();
  const scores = { labelled: await scoreReadings(labelled), heldOut: await scoreReadings(heldOut) };
  const texts = labelled.map(({ content }) => content).filter((content) => typeof content === 'string');
  const sets: string[][] = [];
  for (const name of NOTICE_SETS) {
    const notices = await labelledNotices(name);
    const { fields } = await scoreReadings(notices);
    sets.push([name, String(notices.length), ...cells(totalOf(fields))]);
  }
  const long = texts
    .join('\n')
    .repeat(Math.ceil(MEGABYTE / texts.join('\n').length))
    .slice(0, MEGABYTE);
  printTable(
    'Reading notices',
    `${labelled.length} labelled and ${heldOut.length} held-out notices. One takes ${figure(millisecondsEach(texts), 2)} ms, a text of a megabyte ${figure(millisecondsEach([long], 1))} ms.`,
    ['field', 'labels', 'precision, %', 'recall, %', 'held out: labels', 'precision, %', 'recall, %'],
    rowsOf(scores),
  );
  printTable(
    'Reading notices by set',
    'docs/reading-notices.md has what each scored at first contact.',
    ['set', 'notices', 'labels', 'precision, %', 'recall, %'],
    sets,
  );
}

function rowsOf({ labelled, heldOut }: { labelled: Scores; heldOut: Scores }): string[][] {
  const fields = [...new Set([...labelled.fields.keys(), ...heldOut.fields.keys()])].toSorted();
  const rows = fields.map((field) => [
    field,
    ...cells(labelled.fields.get(field)),
    ...cells(heldOut.fields.get(field)),
  ]);
  return [...rows, ['all', ...cells(totalOf(labelled.fields)), ...cells(totalOf(heldOut.fields))]];
}

function cells(score: FieldScore = { right: 0, wrong: 0, missed: 0 }): string[] {
  const labels = score.right + score.wrong + score.missed;
  if (labels === 0) return ['0', '–', '–'];
  return [String(labels), figure(precisionOf(score) * 100, 1), figure(recallOf(score) * 100, 1)];
}

function millisecondsEach(texts: readonly string[], rounds: number = ROUNDS): number {
  const started = performance.now();
  for (let round = 0; round < rounds; round += 1) for (const text of texts) readNotice(text);
  return (performance.now() - started) / (rounds * texts.length);
}
