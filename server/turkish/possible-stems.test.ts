import { describe, expect, it } from 'vitest';
import { possibleStemsOf } from './possible-stems.ts';

describe('possibleStemsOf', () => {
  it.each([
    ['ankaranin', 'ankara'],
    ['golbasinda', 'golbasi'],
    ['kadikoydekiler', 'kadikoy'],
    ['zeytinligi', 'zeytinlik'],
    ['gaziantebin', 'gaziantep'],
    ['evlerden', 'ev'],
    ['dairesinin', 'daire'],
  ])('%s comes from %s', (word, stem) => {
    expect(possibleStemsOf(word).map((cut) => cut.stem)).toContain(stem);
  });

  it.each([
    ['kars', 'kar'],
    ['arsae', 'arsa'],
    ['daireda', 'daire'],
    ['osmanie', 'osman'],
  ])('%s does not come from %s', (word, stem) => {
    expect(possibleStemsOf(word).map((cut) => cut.stem)).not.toContain(stem);
  });

  it('returns the whole word first', () => {
    expect(possibleStemsOf('bahceli')[0]).toEqual({
      stem: 'bahceli',
      features: expect.objectContaining({ isPlural: false }),
    });
  });

  it('marks stems of -li, -lik and -siz as derived words', () => {
    for (const [word, derived] of [
      ['bahceli', 'li'],
      ['milyonluk', 'lik'],
      ['hissesiz', 'siz'],
    ])
      expect(
        possibleStemsOf(word ?? '').some(({ features }) => features.derived === derived),
        word,
      ).toBe(true);
  });
});
