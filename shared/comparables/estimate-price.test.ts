import { describe, expect, it } from 'vitest';
import { chooseComparables } from './choose-comparables.ts';
import { backTest, estimatePrice, medianOf } from './estimate-price.ts';

/** Numbers that look random and are the same at each run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

it('is the order of the prices by appraisal, by hand', () => {
  // Ten prices: one is outside at either end (0.2 × 11 ÷ 2 = 1.1), so the range is from the least to the most.
  const ratios = [0.7, 0.72, 0.75, 0.78, 0.8, 0.82, 0.85, 0.88, 0.9, 0.95];
  expect(estimatePrice(1_000_000, ratios)).toEqual({
    from: 700_000,
    median: 810_000,
    to: 950_000,
    ratios: { from: 70, median: 81, to: 95 },
    count: 10,
    errorPercent: 9,
  });
  // Nineteen: two are outside at either end (0.2 × 20 ÷ 2 = 2).
  const more = Array.from({ length: 19 }, (_, at) => 0.6 + at * 0.01);
  expect(estimatePrice(2_000_000, more)).toMatchObject({
    from: 1_200_000,
    to: 1_600_000,
    ratios: { from: 61, to: 77 },
  });
});

it('is not given for few, scattered or unappraised ones', () => {
  const ratios = Array.from({ length: 9 }, () => 0.8);
  expect(estimatePrice(1_000_000, ratios)).toBe('tooFew');
  expect(estimatePrice(null, [...ratios, 0.8])).toBe('noAppraisal');
  expect(
    estimatePrice(
      1_000_000,
      Array.from({ length: 12 }, (_, at) => 0.5 + (at % 2) * 1.5),
    ),
  ).toBe('tooScattered');
});

it('is tested on the comparable sales themselves', () => {
  expect(backTest([0.8, 0.8, 0.8])).toBe(0);
  // The others of 0.5 have the median 1, of each 1 the median 0.75 or 1: errors of 100, 25 and 25 per cent.
  expect(backTest([0.5, 1, 1])).toBeCloseTo(25);
  expect(medianOf([4, 1, 3, 2])).toBe(2.5);
});

describe('a market whose truth is known', () => {
  it.each([10, 19, 40])('the range of %i sales holds the next one in 80 % of cases or more', (count) => {
    const random = randomNumbers(count);
    // Skewed, as prices at auctions are.
    const draw = () => 0.55 + 0.5 * random() ** 2 * random();
    let [held, given] = [0, 0];
    for (let run = 0; run < 3000; run += 1) {
      const estimate = estimatePrice(1_000_000, Array.from({ length: count }, draw));
      const truth = draw() * 1_000_000;
      if (typeof estimate === 'string') continue;
      given += 1;
      if (estimate.from <= truth && truth <= estimate.to) held += 1;
    }
    expect(given).toBeGreaterThan(2900);
    expect(held / given).toBeGreaterThanOrEqual(0.79);
    expect(held / given).toBeLessThanOrEqual(0.95);
  });
});

describe('comparable lots', () => {
  const subject = {
    il: 'Ankara',
    ilce: 'Çankaya',
    mahalleKoy: 'Ayrancı Mahallesi',
    areaM2: 100,
    modelYear: null,
    secondRound: '0',
  };
  const lot = (given: object) => ({ ...subject, endDate: new Date('2026-05-01T10:00:00Z'), ...given });

  it('are sorted by what they have in common, each with why', () => {
    const [near, district, province] = [
      lot({ areaM2: 110 }),
      lot({ mahalleKoy: 'Balgat Mahallesi', areaM2: 140 }),
      lot({ ilce: 'Mamak', areaM2: null, secondRound: '1' }),
    ];
    expect(chooseComparables(subject, [province, district, near]).map(({ lot: one, why }) => [one, why])).toEqual([
      [near, ['aynı mahalle', 'yüzölçümü çok yakın', 'birinci ihale']],
      [district, ['aynı ilçe', 'yüzölçümü yakın', 'birinci ihale']],
      [province, ['aynı il']],
    ]);
  });

  it('are never much larger, smaller, older or newer', () => {
    expect(chooseComparables(subject, [lot({ areaM2: 151 }), lot({ areaM2: 66 })])).toEqual([]);
    const car = { ...subject, areaM2: null, modelYear: 2018 };
    const cars = [2018, 2016, 2013].map((modelYear) => lot({ areaM2: null, modelYear }));
    expect(chooseComparables(car, cars).map(({ why }) => why[1])).toEqual([
      'aynı model yılı',
      'model yılı 2 yıl farklı',
    ]);
  });

  it('are, of two alike, the one that was sold later', () => {
    const later = lot({ endDate: new Date('2026-09-01T10:00:00Z') });
    expect(chooseComparables(subject, [lot({}), later])[0]?.lot).toBe(later);
  });
});
