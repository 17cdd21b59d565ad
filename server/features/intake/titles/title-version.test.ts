import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { labelledTitles } from '#tests/support/scoring/score-titles.ts';
import { readTitle, TITLE_VERSION } from './index.ts';

/** The fingerprint of each reader version's result for the labelled titles. Add lines, but never change one. */
const READINGS: Readonly<Record<number, string>> = {
  1: 'Wiq0NeJ8blxNcSff8XcWJMdpgkSX5wCpo5RgKUsOihA',
  // Reads that a usufruct is sold, and does not take bare ownership for ownership; none of these titles has either.
  2: 'Wiq0NeJ8blxNcSff8XcWJMdpgkSX5wCpo5RgKUsOihA',
  // Knows that a car park in which a vehicle is kept is not sold; none of these titles has one.
  3: 'Wiq0NeJ8blxNcSff8XcWJMdpgkSX5wCpo5RgKUsOihA',
};

/** Returns the fingerprint of every value read from every labelled title. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const set of ['real', 'blind', 'odd'] as const)
    for (const { title, category, given } of await labelledTitles(set)) {
      const about = { il: given?.il ?? null, ilce: given?.ilce ?? null, categoryNumber: category ?? '1' };
      const values = Object.entries(readTitle(title, about)).map(([name, said]) => [name, said.value]);
      hash.update(JSON.stringify([title, values]));
    }
  return hash.digest('base64url');
}

it('a change in what is read from a title requires a new TITLE_VERSION, so that listings are read again', async () => {
  const now = await fingerprint();
  const said = `Titles are read differently now. Raise TITLE_VERSION to ${TITLE_VERSION + 1} and add that line with ${now}.`;
  expect(READINGS[TITLE_VERSION], said).toBe(now);
  expect(Object.keys(READINGS).map(Number)).toEqual(Array.from({ length: TITLE_VERSION }, (_, at) => at + 1));
});
