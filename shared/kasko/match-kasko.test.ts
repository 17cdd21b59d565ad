import { describe, expect, it } from 'vitest';
import { matchKasko } from './match-kasko.ts';

const CLIOS = [
  { name: 'CLIO HB 1.0 TCE TOUCH 90', value: 900_000 },
  { name: 'CLIO HB 1.5 DCI TOUCH 85', value: 950_000 },
  { name: 'CLIO HB 1.5 DCI TOUCH EDC 85', value: 1_000_000 },
  { name: 'CLIO HB 1.5 BLUEDCI ICON 100', value: 1_150_000 },
  { name: 'MEGANE 1.5 DCI TOUCH 110', value: 1_300_000 },
];
const clio = (model: string) => matchKasko(model, 'RENAULT', CLIOS);

it('returns the only type that contains every word, whatever their order and punctuation', () => {
  expect(clio('Clio 1.5 dCi Touch EDC')).toEqual({ types: [CLIOS[2]], saidWords: 5, foundWords: 5 });
  expect(clio('CLİO HB EDC 1,5 DCI')).toMatchObject({ types: [CLIOS[2]] });
  expect(clio('Renault Clio EDC marka')).toMatchObject({ types: [CLIOS[2]], saidWords: 2 });
});

it('returns all types of a model if only the model is named, the cheapest first', () => {
  const match = clio('Clio');
  expect(match).toMatchObject({ saidWords: 1, foundWords: 1 });
  if (typeof match !== 'string')
    expect(match.types.map(({ value }) => value)).toEqual([900_000, 950_000, 1_000_000, 1_150_000]);
});

it('ignores words that no type contains, as long as most words match', () => {
  expect(clio('Clio 1.5 dCi Joy')).toMatchObject({ types: [CLIOS[1], CLIOS[2]], saidWords: 4, foundWords: 3 });
  expect(clio('Clio Symbol Joy Sedan')).toBe('uncertain');
});

it('matches no other model, no make and no part of a word', () => {
  expect(clio('Cliosport')).toBe('noType');
  expect(clio('Laguna 1.5 dCi')).toBe('noType');
  expect(clio('1.5 dCi Touch')).toBe('noType');
  expect(clio('')).toBe('noType');
  expect(clio('Renault')).toBe('noType');
});

describe('names with several spellings', () => {
  const types = [
    { name: '320I ED LUXURY LINE', value: 3_000_000 },
    { name: 'C 180 AMG', value: 3_500_000 },
    { name: 'C 200 D FASCINATION', value: 3_600_000 },
    { name: 'YENI E 250 CDI', value: 3_900_000 },
  ];
  it.each([
    ['320i', 0],
    ['3.20', -1],
    ['C180', 1],
    ['C 180 AMG', 1],
    ['C-180', 1],
    ['C', -1],
    ['C200 D', 2],
    ['E250', 3],
    ['E 250 CDI', 3],
  ])('%s', (model, at) => {
    const match = matchKasko(model, 'X', types);
    if (at < 0) expect(typeof match === 'string' || match.types.length > 1).toBe(true);
    else expect(match).toMatchObject({ types: [types[at]] });
  });
});

it('does not confuse a model with others whose names begin with the same word', () => {
  const types = [
    { name: 'TRANSIT 350 L', value: 1_500_000 },
    { name: 'TRANSIT CONNECT 1.5', value: 1_100_000 },
    { name: 'TRANSIT COURIER 1.5', value: 900_000 },
  ];
  expect(matchKasko('Transit', 'FORD', types)).toMatchObject({ types: [types[0]] });
  expect(matchKasko('Transit Connect', 'FORD', types)).toMatchObject({ types: [types[1]] });
});

it('refuses types whose values differ too much for one model', () => {
  const types = [
    { name: 'SPRINTER 316', value: 1_500_000 },
    { name: 'SPRINTER 519 LUX', value: 3_100_000 },
  ];
  expect(matchKasko('Sprinter', 'MERCEDES', types)).toBe('tooWide');
  expect(matchKasko('Sprinter 316', 'MERCEDES', types)).toMatchObject({ types: [types[0]] });
});
