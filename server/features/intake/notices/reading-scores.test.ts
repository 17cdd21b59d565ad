import { expect, it } from 'vitest';
import { labelledNotices, NOTICE_SETS } from '#tests/support/scoring/labelled-notices.ts';
import { precisionOf, recallOf, scoreReadings, totalOf } from '#tests/support/scoring/score-readings.ts';

/** The minimum precision of every field, so that a rule for one format cannot degrade another unnoticed. */
const LEAST_PRECISION = 0.99;
const LEAST_RECALL = 0.95;

it.each([
  ['labelled', 60],
  ['held out', 20],
  ['held out, prose', 12],
  ['unseen 1', 40],
  ['unseen 2', 12],
  ['unseen 3', 12],
  ['unseen 4', 12],
  ['unseen 5', 12],
  ['unseen 6', 12],
  ['unseen 7', 12],
  ['blind 1', 40],
  ['blind 2', 40],
] as const)('the %s set is large enough and meets its scores', async (set, least) => {
  const notices = await labelledNotices(set);
  expect(notices.length).toBeGreaterThanOrEqual(least);
  expect(new Set(notices.map(({ name }) => name)).size).toBe(notices.length);
  expect(notices.every(({ lots }) => lots.every((lot) => lot.size > 0))).toBe(true);
  const { fields, mistakes, sentencesOutside } = await scoreReadings(notices);
  expect(sentencesOutside).toEqual([]);
  const total = totalOf(fields);
  expect(precisionOf(total), JSON.stringify(mistakes, null, 1)).toBeGreaterThanOrEqual(LEAST_PRECISION);
  expect(recallOf(total), JSON.stringify(mistakes, null, 1)).toBeGreaterThanOrEqual(LEAST_RECALL);
});

it('every field of the set reaches its minimum score over all notices', async () => {
  const all = (await Promise.all(NOTICE_SETS.map(labelledNotices))).flat();
  // The samples include UDF, not only HTML and text.
  expect(all.some(({ content }) => typeof content !== 'string')).toBe(true);
  const { fields } = await scoreReadings(all);
  expect(fields.size).toBeGreaterThanOrEqual(31);
  const below = [...fields].filter(
    ([, score]) => precisionOf(score) < LEAST_PRECISION || recallOf(score) < LEAST_RECALL,
  );
  expect(below).toEqual([]);
});
