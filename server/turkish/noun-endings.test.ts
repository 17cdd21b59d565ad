import { expect, it } from 'vitest';
import { inflectionTest, NOUN_ENDING } from './noun-endings.ts';

const isListed = inflectionTest(['bahce', 'borclu', 'ev']);

it.each([
  ['bahce', true],
  ['bahcesindeki', true],
  ['borclulardan', true],
  ['borclunin', true],
  ['bahceci', false],
  ['bahceli', false],
  ['ev', true],
  ['evler', false],
])('%s is a listed word in some inflection: %s', (word, expected) => {
  expect(isListed(word)).toBe(expected);
});

it('a suffix of the noun itself is distinguished from one that relates it to another', () => {
  const noun = new RegExp(`^daire${NOUN_ENDING}$`);
  expect(['daire', 'daireler', 'dairesinin', 'dairede'].every((word) => noun.test(word))).toBe(true);
  expect(['dairedeki', 'daireyle', 'daireli'].some((word) => noun.test(word))).toBe(false);
});
