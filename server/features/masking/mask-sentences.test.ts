import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FIELD_FACTS } from '#server/database/field-facts.ts';
import { maskPersonalData } from './mask-personal-data.ts';

/** Sentences of notices; what must be masked stands in [[ ]]. Written before the rules that pass them (docs/security.md). */
const SENTENCES = readFileSync('tests/fixtures/masking/sentences.txt', 'utf8').trimEnd().split('\n');
const MARKED = /\[\[(.*?)\]\]/g;

const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\d]{2,}/gu) ?? [];
const timesIn = (text: string, word: string) => wordsOf(text).filter((each) => each === word).length;

/** What a mask left of the marked words, and what it took of the others. */
function judge(marked: string) {
  const hidden = [...marked.matchAll(MARKED)].map(([, words = '']) => words);
  const others = marked.replace(MARKED, ' ');
  const masked = maskPersonalData(marked.replace(MARKED, '$1'));
  const missed = hidden.filter((words) => wordsOf(words).some((word) => timesIn(masked, word) > timesIn(others, word)));
  const lost = wordsOf(others).filter((word) => timesIn(masked, word) < timesIn(others, word));
  return { hidden: hidden.length, missed, words: wordsOf(others).length, lost };
}

it('at least 99.5 % of names and numbers in new sentences are masked, and at most 0.5 % of the other words', () => {
  const verdicts = SENTENCES.map(judge);
  const sum = (count: (verdict: ReturnType<typeof judge>) => number) =>
    verdicts.reduce((total, verdict) => total + count(verdict), 0);
  expect(SENTENCES.length).toBeGreaterThanOrEqual(400);
  const hidden = sum((verdict) => verdict.hidden);
  expect(hidden).toBeGreaterThanOrEqual(300);
  expect(verdicts.flatMap(({ missed }) => missed).length / hidden, 'missed').toBeLessThanOrEqual(0.005);
  expect(sum(({ lost }) => lost.length) / sum(({ words }) => words), 'lost').toBeLessThanOrEqual(0.005);
});

it('a text is masked unless its facts say why it can name nobody', () => {
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
