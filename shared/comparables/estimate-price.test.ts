import { describe, expect, it } from 'vitest';
import { seededRandom } from '#tests/support/scoring/seeded-random.ts';
import { chooseComparables, type LotFacts } from './choose-comparables.ts';
import { backTest, estimatePrice } from './estimate-price.ts';
import { predictionRange } from './prediction-range.ts';
import { qualityFault } from './stated-quality.ts';

it('below 39 sales, the range follows Student’s distribution (worked by hand)', () => {
  // Logarithms: mean −0.20899, deviation 0.09917; 2.26216 (9 degrees) × 0.09917 × √1.1 = 0.23528.
  const ratios = [0.7, 0.72, 0.75, 0.78, 0.8, 0.82, 0.85, 0.88, 0.9, 0.95];
  expect(estimatePrice(1_000_000, ratios)).toEqual({
    from: 641_000,
    median: 810_000,
    to: 1_030_000,
    ratios: { from: 64, lower: 76, median: 81, upper: 87, to: 103 },
    count: 10,
    errorPercent: 9,
    covered: { percent: 100, low: 72, high: 100 },
  });
});

it('from 39 sales on, the range follows the order of the prices (worked by hand)', () => {
  // The minimum and the maximum: 0.025 × 40 = 1.
  const ratios = Array.from({ length: 39 }, (_, at) => 0.6 + at * 0.01);
  expect(estimatePrice(2_000_000, ratios)).toMatchObject({
    from: 1_200_000,
    to: 1_960_000,
    ratios: { from: 60, to: 98 },
  });
  // With 59 values, between the first and the second: 0.025 × 60 = 1.5.
  expect(predictionRange(Array.from({ length: 59 }, (_, at) => 1 + at))).toEqual([1.5, 58.5]);
});

it('there is no estimate for too few sales, scattered prices or a missing appraisal', () => {
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

it('there is no estimate if the back-test contains fewer prices than required (worked by hand)', () => {
  // Without 0.4 the range of the others starts at 0.49, without 1.6 it ends at 1.30: eight of ten prices are within.
  const prices = [0.4, ...Array.from({ length: 8 }, () => 0.8), 1.6];
  expect(backTest(prices)).toMatchObject({ medianError: 0, held: 8 });
  expect(estimatePrice(1_000_000, prices)).toBe('tooOftenMissed');
  expect(qualityFault({ medianError: 25, covered: 90 })).toBeUndefined();
  expect(qualityFault({ medianError: 25, covered: 89 })).toBe('tooOftenMissed');
  expect(qualityFault({ medianError: 26, covered: 100 })).toBe('tooScattered');
});

it('the back-test leaves out each comparable sale in turn', () => {
  expect(backTest([0.8, 0.8, 0.8])).toEqual({ medianError: 0, held: 3 });
  // The others of 0.5 have the median 1, the others of each 1 the median 0.75 or 1: errors of 100, 25 and 25 per cent.
  expect(backTest([0.5, 1, 1]).medianError).toBeCloseTo(25);
});

describe('a simulated market whose true prices are known', () => {
  /** Distributions of prices by appraisal: log-normal, with a long tail, and with a floor like the legal minimum. */
  const MARKETS = {
    even: (random: () => number) => Math.exp(-0.2 + 0.2 * normal(random)),
    skewed: (random: () => number) => 0.5 - 0.2 * Math.log(1 - random()),
    floored: (random: () => number) => Math.max(0.5, 0.8 * (1 + 0.35 * (random() + random() - 0.8))),
  };
  const normal = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

  /** Returns the share of the shown ranges that contain the next price, and how much the median is off. */
  function measure(count: number, draw: () => number, isTold: (ratio: number) => boolean = () => true) {
    let [held, shown, off] = [0, 0, 0];
    for (let run = 0; run < 4000; run += 1) {
      const told: number[] = [];
      while (told.length < count) {
        const ratio = draw();
        if (isTold(ratio)) told.push(ratio);
      }
      const estimate = estimatePrice(1_000_000, told);
      const truth = draw() * 1_000_000;
      if (typeof estimate === 'string') continue;
      shown += 1;
      off += estimate.ratios.median;
      if (estimate.from <= truth && truth <= estimate.to) held += 1;
    }
    return { coverage: held / shown, shown: shown / 4000, median: off / shown };
  }

  it.each(Object.keys(MARKETS).flatMap((market) => [10, 15, 25, 39, 60].map((count) => [market, count] as const)))(
    'prices %s, %i sales: 93 % to 97 % of the ranges contain the next price',
    (market, count) => {
      const random = seededRandom(count);
      // safe: the name of one of the markets above
      const { coverage, shown } = measure(count, () => MARKETS[market as keyof typeof MARKETS](random));
      expect(shown).toBeGreaterThan(0.5);
      expect(coverage).toBeGreaterThanOrEqual(0.93);
      expect(coverage).toBeLessThanOrEqual(0.97);
    },
  );

  it('the estimate is too high if lower prices arrive late, so unreported results are counted beside it', () => {
    const random = seededRandom(7);
    const draw = () => MARKETS.even(random);
    const all = measure(40, draw);
    // Of ten sales below the median, nine are not known yet.
    const late = measure(40, draw, (ratio) => ratio > 0.82 || random() < 0.1);
    expect(late.median - all.median).toBeGreaterThan(5);
    expect(late.coverage).toBeLessThan(0.93);
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
    roundIsDerived: false,
    hisse: null,
    isShareSale: null,
  } as const;
  const lot = (given: object) => ({ ...subject, endDate: new Date('2026-05-01T10:00:00Z'), ...given });

  it('are sorted by what they have in common with the lot, each with the reasons', () => {
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

  it('never differ much in size or age', () => {
    expect(chooseComparables(subject, [lot({ areaM2: 151 }), lot({ areaM2: 66 })])).toEqual([]);
    const car = { ...subject, areaM2: null, modelYear: 2018 };
    const cars = [2018, 2016, 2013].map((modelYear) => lot({ areaM2: null, modelYear }));
    expect(chooseComparables(car, cars).map(({ why }) => why[1])).toEqual([
      'aynı model yılı',
      'model yılı 2 yıl farklı',
    ]);
  });

  it('of a share are only shares of similar size, with that reason given', () => {
    const half = { ...subject, hisse: '1/2', isShareSale: true };
    const shares = ['1/2', '1/3', '1/4', '1/5', '3/4', null].map((hisse) => lot({ hisse, isShareSale: true }));
    const chosen = chooseComparables(half, [...shares, lot({})]);
    expect(chosen.map(({ lot: { hisse }, why }) => [hisse, why[2]])).toEqual([
      ['1/2', 'aynı büyüklükte hisse'],
      ['1/3', 'yakın büyüklükte hisse'],
      ['1/4', 'yakın büyüklükte hisse'],
      ['3/4', 'yakın büyüklükte hisse'],
    ]);
    expect(chooseComparables({ ...half, hisse: null }, shares)).toEqual([]);
    expect(chooseComparables(subject, shares)).toEqual([]);
  });

  it('do not name a common round if no source stated it', () => {
    const [told, untold] = [lot({}), lot({ roundIsDerived: true })];
    const why = (of: LotFacts) => chooseComparables(of, [told, untold]).map((one) => one.why[2]);
    expect(why(subject)).toEqual(['birinci ihale', undefined]);
    expect(why({ ...subject, roundIsDerived: true })).toEqual([undefined, undefined]);
  });

  it('put the later sale first if two are equally similar', () => {
    const later = lot({ endDate: new Date('2026-09-01T10:00:00Z') });
    expect(chooseComparables(subject, [lot({}), later])[0]?.lot).toBe(later);
  });
});
