import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FIELD_FACTS } from '#server/database/field-facts.ts';
import { maskPersonalData } from './mask-personal-data.ts';

/**
 * Sentences of notices; what must be masked is in [[ ]], `⏎` is the end of a line. The sets were written by people who
 * had not read the rules; docs/security.md has the first score of each. The numbers are the sentences and names of each
 * set.
 */
const SETS = { sentences: [400, 300], 'second-unseen': [250, 200], 'third-unseen': [150, 115] } as const;
const MARKED = /\[\[(.*?)\]\]/gs;

const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\d]{2,}/gu) ?? [];
const timesIn = (text: string, word: string) => wordsOf(text).filter((each) => each === word).length;

/** Returns the marked words that a mask has left, and the other words that it has removed. */
function judge(marked: string) {
  const hidden = [...marked.matchAll(MARKED)].map(([, words = '']) => words);
  const others = marked.replace(MARKED, ' ');
  const masked = maskPersonalData(marked.replace(MARKED, '$1'));
  const missed = hidden.filter(
    (words) => masked.includes(words) || wordsOf(words).some((word) => timesIn(masked, word) > timesIn(others, word)),
  );
  const lost = wordsOf(others).filter((word) => timesIn(masked, word) < timesIn(others, word));
  return { hidden: hidden.length, missed, words: wordsOf(others).length, lost };
}

it.each(Object.entries(SETS))(
  'at least 99.5 %% of names and numbers in the set %s are masked, and at most 0.5 %% of the other words',
  (set, [fewest, fewestNames]) => {
    const file = readFileSync(`tests/fixtures/masking/${set}.txt`, 'utf8');
    const sentences = file
      .trimEnd()
      .split('\n')
      .map((line) => line.replaceAll('⏎', '\n'));
    const verdicts = sentences.map(judge);
    const sum = (count: (verdict: ReturnType<typeof judge>) => number) =>
      verdicts.reduce((total, verdict) => total + count(verdict), 0);
    expect(sentences.length).toBeGreaterThanOrEqual(fewest);
    const hidden = sum((verdict) => verdict.hidden);
    expect(hidden).toBeGreaterThanOrEqual(fewestNames);
    expect(verdicts.flatMap(({ missed }) => missed).length / hidden, 'missed').toBeLessThanOrEqual(0.005);
    expect(sum(({ lost }) => lost.length) / sum(({ words }) => words), 'lost').toBeLessThanOrEqual(0.005);
  },
);

it('every text field is masked unless its facts give a reason why it names nobody', () => {
  const unmasked = Object.entries(FIELD_FACTS).flatMap(([field, facts]) =>
    'text' in facts && 'unmaskedBecause' in facts.text ? [field] : [],
  );
  expect(unmasked).toEqual([
    'source',
    'sourceKey',
    'sourceUrl',
    'auctionId',
    'categoryNumber',
    'secondRound',
    'sulhMahkeme',
    'imageUrl',
    'allImages',
    'uyapLink',
    'parselLink',
    'degerleme',
    'status',
  ]);
});
