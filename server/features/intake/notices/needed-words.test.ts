import { expect, it } from 'vitest';
import { neededWords } from '#server/turkish/matches-in.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import { labelledNotices, NOTICE_SETS } from '#tests/support/scoring/labelled-notices.ts';
import '#server/features/intake/masking/index.ts';
import './index.ts';

it('every match of a pattern contains one of its required words', async () => {
  const notices = (await Promise.all(NOTICE_SETS.map(labelledNotices))).flat();
  const texts = notices.flatMap(({ content }) => (typeof content === 'string' ? [foldTurkish(content)] : []));
  const found = [...neededWords].map(([pattern, words]) => {
    const matches = texts.flatMap((text) => [...text.matchAll(pattern)].map(([match]) => match));
    expect(
      matches.filter((match) => !words.some((word) => match.includes(word))),
      pattern.source,
    ).toEqual([]);
    return matches.length;
  });
  expect(found.length).toBeGreaterThan(50);
  expect(found.filter((count) => count > 0).length).toBeGreaterThan(40);
});
