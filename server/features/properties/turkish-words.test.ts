import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL_SUB_CATEGORIES } from '#shared/kinds.ts';
import { districtsOf, PROVINCES } from '#shared/places.ts';
import { cleanText, foldTurkish } from '#shared/turkish-text.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { SAME_WORDS, stemOf, UNCUT_NAMES, wordsOf } from './turkish-words.ts';

let deps: TestDeps;
beforeAll(async () => {
  deps = await openTestDeps();
});
afterAll(() => deps.close());

/** What an SQL function of one text makes of each of many. */
async function inDatabase<T>(name: string, texts: readonly string[]): Promise<T[]> {
  const { rows } = await deps.db.$client.query<{ result: T }>(
    `select ${name}(t) as result from unnest($1::text[]) with ordinality as u(t, nr) order by nr`,
    [texts],
  );
  return rows.map(({ result }) => result);
}

const NOTICE = `T.C. NİZİP İCRA DAİRESİ 2018/479 TLMT. Gaziantep İli Nizip ilçesi İstasyon Mahallesi'nde 1056 Ada 89 Parselde
  64.250,61m² 3+1 “İDARİ BİNA” (1/3 pay satışı) Mevkii’nde %20 KDV ve/veya A+B 12// +90 Hmax~ i̇zmir dükkânları`;

describe('folding', () => {
  test('is the same in the database for every character of the basic plane', async () => {
    const characters = Array.from({ length: 0xffff }, (_, index) => index + 1)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCharCode(code));
    expect(await inDatabase('fold_turkish', characters)).toEqual(characters.map(foldTurkish));
  });

  test('is the same in the database for any text', async () => {
    const texts = fc.sample(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: fc.constantFrom(...'iİıIşŞğçöüâ\u0307\u0306’ʼ`aA 1') }),
      ),
      500,
    );
    const storable = texts.map((text) => text.toWellFormed().replaceAll('\0', ''));
    expect(await inDatabase('fold_turkish', storable)).toEqual(storable.map(foldTurkish));
  });
});

describe('words', () => {
  test('keep file numbers and room plans whole and leave endings after apostrophes out', () => {
    expect(wordsOf("Ankara'nın 3+1 daireleri, 2024/1867 TLMT. 64.250,61 m²")).toEqual([
      'ankara',
      '3+1',
      'daireleri',
      '2024/1867',
      'tlmt',
      '64',
      '250',
      '61',
      'm2',
    ]);
  });

  test('tell an enforcement office from a flat', () => {
    expect(wordsOf('Ankara 3. İCRA DAİRESİ dairesi').map(stemOf)).toEqual([
      'ankara',
      '3',
      'icra',
      'icradaire',
      'daire',
    ]);
  });

  test.each(['', '   ', '%', "'\\&|!:*<->()", '—„“', '漢字', '🏠'])('are none in %j', (text) => {
    expect(wordsOf(text)).toEqual([]);
  });

  test('are the same in the database', async () => {
    const texts = [
      NOTICE,
      ...fc.sample(fc.string({ unit: fc.constantFrom(..."aıİ1 2/+'’.sdelri²%"), maxLength: 60 }), 2000),
      ...fc.sample(fc.string({ unit: 'grapheme' }), 300).map(cleanText),
    ];
    const stored = await inDatabase<string[]>('turkish_words', texts);
    expect(stored.map((words) => [...new Set(words)].filter((word) => word !== ''))).toEqual(texts.map(wordsOf));
  });
});

describe('stems', () => {
  test.each([
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

  test('leave numbers and short words alone', () => {
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

  test('tell places and kinds apart', () => {
    const names = [...PROVINCES, ...PROVINCES.flatMap((province) => districtsOf(province)), ...ALL_SUB_CATEGORIES];
    const wordsByStem = Map.groupBy(new Set(names.flatMap(wordsOf)), stemOf);
    // An ending makes one name of another here; both are found by either.
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

  test('are the same in the database', async () => {
    const letters = fc.sample(
      fc.string({ unit: fc.constantFrom(...'aeiulrnsdtykgm'), minLength: 1, maxLength: 14 }),
      4000,
    );
    const names = [...PROVINCES, ...PROVINCES.flatMap((province) => districtsOf(province)), ...ALL_SUB_CATEGORIES];
    const endings = ['', 'da', 'deki', 'nin', 'lari', 'sinda', 'si', 'ligi'];
    const words = [
      ...new Set([
        ...letters,
        ...wordsOf(NOTICE),
        ...names.flatMap(wordsOf).flatMap((word) => endings.map((end) => word + end)),
      ]),
    ].filter((word) => !(word in SAME_WORDS));
    expect(await inDatabase('turkish_stem', words)).toEqual(words.map(stemOf));
  });

  test('of names that keep their ending, and of equal words, are in the database from the start', async () => {
    const { rows } = await deps.db.$client.query<{ word: string; stem: string }>('select word, stem from search_words');
    const expected = [
      ...[...UNCUT_NAMES].map((word) => ({ word, stem: word })),
      ...Object.entries(SAME_WORDS).map(([word, stem]) => ({ word, stem })),
    ];
    const byWord = (a: { word: string }, b: { word: string }) => (a.word < b.word ? -1 : 1);
    expect(rows.sort(byWord)).toEqual(expected.sort(byWord));
  });
});
