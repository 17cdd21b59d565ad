import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { stemsOf } from './possible-stems.ts';

describe('stemsOf', () => {
  it.each([
    ['ankaranin', 'ankara'],
    ['golbasinda', 'golbasi'],
    ['kadikoydekiler', 'kadikoy'],
    ['zeytinligi', 'zeytinlik'],
    ['gaziantebin', 'gaziantep'],
    ['evlerden', 'ev'],
    ['dairesinin', 'daire'],
  ])('%s comes from %s', (word, stem) => {
    expect(stemsOf(word).map((cut) => cut.stem)).toContain(stem);
  });

  it.each([
    ['kars', 'kar'],
    ['arsae', 'arsa'],
    ['daireda', 'daire'],
    ['osmanie', 'osman'],
  ])('%s does not come from %s', (word, stem) => {
    expect(stemsOf(word).map((cut) => cut.stem)).not.toContain(stem);
  });

  it('gives the whole word first', () => {
    expect(stemsOf('bahceli')[0]).toEqual({ stem: 'bahceli', features: expect.objectContaining({ isPlural: false }) });
  });

  it('says that -li, -lik and -siz make another word', () => {
    for (const [word, derived] of [
      ['bahceli', 'li'],
      ['milyonluk', 'lik'],
      ['hissesiz', 'siz'],
    ])
      expect(
        stemsOf(word ?? '').some(({ features }) => features.derived === derived),
        word,
      ).toBe(true);
  });
});

describe('editDistance', () => {
  it.each([
    ['ankara', 'ankara', 0],
    ['ankra', 'ankara', 1],
    ['anakra', 'ankara', 1],
    ['arsaa', 'arsa', 1],
    ['izmir', 'izmit', 1],
    ['isntabul', 'istanbul', 2],
  ])('from %s to %s is %i', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
    expect(editDistance(b, a, 2)).toBe(distance);
  });

  it('is unknown beyond what is allowed', () => {
    expect(editDistance('ankara', 'antalya', 1)).toBeUndefined();
  });
});
