import { describe, expect, it } from 'vitest';
import { ALL_SUB_CATEGORIES } from '#shared/kinds/kinds.ts';
import { districtsOf, PROVINCES } from '#shared/places/places.ts';
import { stemOf } from './search-stems.ts';
import { wordsOf } from './search-words.ts';

describe('stems', () => {
  it('distinguish an enforcement office from a flat', () => {
    expect(wordsOf('Ankara 3. İCRA DAİRESİ dairesi').map(stemOf)).toEqual([
      'ankara',
      '3',
      'icra',
      'icradaire',
      'daire',
    ]);
  });

  it.each([
    ['arsa', 'arsalar arsası arsaları arsasının arsaya arsada arsadan arsadaki'],
    ['daire', 'daireler dairesi dairesinin dairelerin dairede dairelerindeki'],
    ['ev', 'evler evi evleri evlerindeki'],
    ['konya', 'konyada konyanın konyadaki konyaya'],
    ['makine', 'makineler makinesi makinenin'],
    ['zeytinlik', 'zeytinliği zeytinlikler zeytinlikte'],
    ['talimat', 'tlmt talimatı'],
  ])('%s is the stem of its forms', (stem, forms) => {
    expect(wordsOf(forms).map(stemOf)).toEqual(wordsOf(forms).map(() => stem));
    expect(stemOf(stem)).toBe(stem);
  });

  it('leave numbers and short words unchanged', () => {
    expect(['2024/1867', '3+1', 'm2', 'ada', 'kat', 'tapu'].map(stemOf)).toEqual([
      '2024/1867',
      '3+1',
      'm2',
      'ada',
      'kat',
      'tap',
    ]);
    expect(stemOf('tapuda')).toBe(stemOf('tapu'));
  });

  it('distinguish places from kinds', () => {
    const names = [...PROVINCES, ...PROVINCES.flatMap((province) => districtsOf(province)), ...ALL_SUB_CATEGORIES];
    const wordsByStem = Map.groupBy(new Set(names.flatMap(wordsOf)), stemOf);
    // One of each pair looks like the other with an ending, so either word finds both.
    const met = [...wordsByStem.values()]
      .filter((words) => words.length > 1)
      .map((words) => words.toSorted().join(' '));
    expect(met.sort()).toMatchInlineSnapshot(`
      [
        "guney guneysu",
        "makine makinesi",
        "pazar pazarlar",
      ]
    `);
  });
});
