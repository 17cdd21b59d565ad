import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { labelledNotices } from '#tests/support/scoring/labelled-notices.ts';
import { readNotice } from './read-notice.ts';
import { READING_VERSION } from './reading-version.ts';
import { noticeText } from './text/notice-text.ts';

/** The fingerprint of each reader version's result for the labelled notices. Add lines, but never change one. */
const READINGS: Readonly<Record<number, string>> = {
  1: 'JwJkylIjmuIiis-KJkLJQlHSlF8-24YpII_nszawnHk',
  // Also reads the office's contact, which none of these notices gives.
  2: 'JwJkylIjmuIiis-KJkLJQlHSlF8-24YpII_nszawnHk',
  // Distinguishes the ground under a unit from the unit.
  3: 'RnUcHvacyQrPwjeQ3yZaofG4UAtoVbBMOtAhjQu9Yh8',
  // Reads who uses it, entries of the land register, the day of the appraisal, claims, gross and net area.
  4: 'Um96uecud4G91xDZUh0PWOboEr7psusuYL0HmfdEVYc',
  // A denial applies only to the entries named with it; a part or a neighbour is not the whole. None of these notices
  // has either.
  5: 'Um96uecud4G91xDZUh0PWOboEr7psusuYL0HmfdEVYc',
  // Says whether a share or the whole is sold, and knows more nouns for kinds.
  6: 'adP2wv_IciU_eLTzaW5RUNjwpmCAee7eGHXDfPe2yO8',
  // Does not take the end of a number in words (`96 milyon 559 bin 629`) for the whole number; none of these notices
  // has one.
  7: 'adP2wv_IciU_eLTzaW5RUNjwpmCAee7eGHXDfPe2yO8',
  // Reads which right is sold, and numbers half in words; none of these notices has either.
  8: 'adP2wv_IciU_eLTzaW5RUNjwpmCAee7eGHXDfPe2yO8',
  // Does not take the start of a right for some years, in another wording, for an auction; none of these notices has
  // it.
  9: 'adP2wv_IciU_eLTzaW5RUNjwpmCAee7eGHXDfPe2yO8',
  // Reads that a usufruct is sold, and does not take bare ownership for ownership; none of these notices has either.
  10: 'adP2wv_IciU_eLTzaW5RUNjwpmCAee7eGHXDfPe2yO8',
  // Does not take `bulunmaktadır` and the like for a denial; none of these notices has one next to a value.
  11: 'adP2wv_IciU_eLTzaW5RUNjwpmCAee7eGHXDfPe2yO8',
};

/** Returns the fingerprint of every value read from every labelled notice, without the sentences. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const { name, content } of [...(await labelledNotices('labelled')), ...(await labelledNotices('held out'))]) {
    const got = await noticeText(content);
    const lots = 'text' in got ? readNotice(got.text).lots : [];
    const values = lots.map((lot) => Object.entries(lot).map(([field, found]) => [field, found.value]));
    hash.update(JSON.stringify([name, values]));
  }
  return hash.digest('base64url');
}

it('a change in what is read from a notice requires a new READING_VERSION, so that listings are read again', async () => {
  const now = await fingerprint();
  const said = `Notices are read differently now. Raise READING_VERSION to ${READING_VERSION + 1} and add that line with ${now}.`;
  expect(READINGS[READING_VERSION], said).toBe(now);
  expect(Object.keys(READINGS).map(Number)).toEqual(Array.from({ length: READING_VERSION }, (_, at) => at + 1));
});
