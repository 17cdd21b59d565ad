import { describe, expect, it } from 'vitest';
import { seededRandom } from '#tests/support/scoring/seeded-random.ts';
import { PROVINCES } from '../places/places.ts';
import { monthsLater } from './index-months.ts';
import { INDEX_CODES, indexRegionOf } from './index-regions.ts';
import { moveAmount } from './move-amount.ts';

/** Two series with the base 2023=100, each with a missing month and with values that divide well. */
const ANKARA = new Map([
  ['2025-01', 150],
  ['2025-02', 152],
  ['2025-03', 155],
  ['2025-04', 160],
  ['2025-06', 164],
  ['2025-09', 172],
  ['2025-12', 180],
  ['2026-01', 184],
  ['2026-08', 198],
  ['2026-09', 199],
  ['2026-10', 200],
]);
const IZMIR = new Map([
  ['2025-01', 100],
  ['2025-02', 104],
  ['2025-03', 110],
  ['2026-09', 140],
  ['2026-10', 143],
]);
const TODAY = '2026-11-26';

describe('an amount adjusted by the index (worked by hand)', () => {
  // Range: amount × (last − 0.05) ÷ (largest + 0.05) … amount × (last + 0.05) ÷ (smallest − 0.05), three digits.
  it.each([
    // 1,000,000 × 199.95 ÷ 152.05 = 1,315,028 … × 200.05 ÷ 149.95 = 1,334,111
    ['Ankara', 'first day of a month: towards the month before', ANKARA, 1_000_000, '2025-02-01', 1_310_000, 1_340_000],
    // 199.95 ÷ 155.05 = 1.289584 … 200.05 ÷ 151.95 = 1.316551
    ['Ankara', 'last day of a month: towards the month after', ANKARA, 1_000_000, '2025-02-28', 1_280_000, 1_320_000],
    ['Ankara', 'the 15th still belongs to the first half', ANKARA, 1_000_000, '2025-02-15', 1_310_000, 1_340_000],
    ['Ankara', 'the 16th belongs to the second', ANKARA, 1_000_000, '2025-02-16', 1_280_000, 1_320_000],
    // No month before: 199.95 ÷ 150.05 = 1.332556 … 200.05 ÷ 149.95 = 1.334111
    ['Ankara', 'first month of the series, without a neighbour', ANKARA, 1_000_000, '2025-01-05', 1_330_000, 1_340_000],
    // May is missing: between April and June: 199.95 ÷ 164.05 = 1.218836 … 200.05 ÷ 159.95 = 1.250703
    ['Ankara', 'a missing month lies between its neighbours', ANKARA, 1_000_000, '2025-05-20', 1_210_000, 1_260_000],
    // July and August are missing: between June and September: 199.95 ÷ 172.05 = 1.162162 … 200.05 ÷ 163.95 = 1.220189
    ['Ankara', 'two missing months, too', ANKARA, 1_000_000, '2025-07-10', 1_160_000, 1_230_000],
    // 184.05 and 179.95: 2,500,000 × 199.95 ÷ 184.05 = 2,715,974 … × 200.05 ÷ 179.95 = 2,779,244
    ['Ankara', 'over the turn of a year', ANKARA, 2_500_000, '2025-12-31', 2_710_000, 2_780_000],
    // 199.05 and 197.95: 750,000 × 199.95 ÷ 199.05 = 753,391 … × 200.05 ÷ 197.95 = 757,957
    ['Ankara', 'just before the last month', ANKARA, 750_000, '2026-09-10', 753_000, 758_000],
    // 142.95 ÷ 104.05 = 1.373859 … 143.05 ÷ 99.95 = 1.431216
    ['İzmir', 'another region moves by its own series', IZMIR, 1_000_000, '2025-02-01', 1_370_000, 1_440_000],
    // 142.95 ÷ 110.05 = 1.298955 … 143.05 ÷ 103.95 = 1.376142
    ['İzmir', 'and so does its last day of February', IZMIR, 1_000_000, '2025-02-28', 1_290_000, 1_380_000],
    // 4,321,000 × 142.95 ÷ 100.05 = 6,173,777 … × 143.05 ÷ 99.95 = 6,184,277
    ['İzmir', 'an uneven sum is rounded away from the middle', IZMIR, 4_321_000, '2025-01-01', 6_170_000, 6_190_000],
  ])('%s: %s', (_name, _why, series, amount, day, from, to) => {
    expect(moveAmount(amount, day, series, TODAY)).toMatchObject({ from, to, lastMonth: '2026-10' });
  });

  it('names the months used for the calculation', () => {
    expect(moveAmount(1, '2025-05-20', ANKARA, TODAY)).toMatchObject({ startMonths: ['2025-04', '2025-06'] });
    expect(moveAmount(1, '2025-01-05', ANKARA, TODAY)).toMatchObject({ startMonths: ['2025-01'] });
  });
});

describe('an amount that cannot be adjusted', () => {
  it.each([
    ['noIndex', undefined, '2025-02-01', TODAY],
    ['noIndex', new Map<string, number>(), '2025-02-01', TODAY],
    ['beforeSeries', ANKARA, '2024-12-31', TODAY],
    ['recent', ANKARA, '2026-10-01', TODAY],
    ['recent', ANKARA, '2026-11-20', TODAY],
    ['missingMonth', ANKARA, '2026-04-15', TODAY],
    ['staleIndex', ANKARA, '2025-02-01', '2027-05-01'],
  ])('%s', (reason, series, day, today) => expect(moveAmount(1_000_000, day, series, today)).toBe(reason));
});

describe('every adjusted amount', () => {
  const next = seededRandom(38);
  const series = (base: number) => {
    let value = base;
    return new Map(
      Array.from({ length: 60 }, (_, at) => {
        value *= 1 + next() * 0.06 - 0.01;
        return [monthsLater('2021-12', at), Math.round(value * 10) / 10] as const;
      }),
    );
  };

  it('has exactly the range that its inputs allow, whatever the series', () => {
    for (let run = 0; run < 300; run += 1) {
      const own = series(20 + next() * 200);
      const day = `${monthsLater('2021-12', Math.floor(next() * 50))}-${String(1 + Math.floor(next() * 28)).padStart(2, '0')}`;
      const amount = 100_000 + Math.floor(next() * 9_000_000);
      const moved = moveAmount(amount, day, own, TODAY);
      if (typeof moved === 'string') throw new Error(moved);
      const last = own.get('2026-11') ?? 0;
      for (const month of moved.startMonths)
        for (const error of [-0.05, 0, 0.05]) {
          const exact = (amount * (last + error)) / ((own.get(month) ?? 0) - error);
          expect(exact).toBeGreaterThanOrEqual(moved.from - 1e-6);
          expect(exact).toBeLessThanOrEqual(moved.to + 1e-6);
        }
      expect(moved.to).toBeGreaterThan(moved.from);
    }
  });

  it('never decreases when the amount grows, and does not depend on the base of the index', () => {
    for (let run = 0; run < 200; run += 1) {
      const own = series(100 + next() * 100);
      const [amount, more] = [500_000 + next() * 1e6, 1 + next()];
      const [a, b] = [amount, amount * more].map((sum) => moveAmount(sum, '2023-05-20', own, TODAY));
      if (typeof a !== 'object' || typeof b !== 'object') throw new Error('not moved');
      expect(b.from).toBeGreaterThanOrEqual(a.from);
      expect(b.to).toBeGreaterThanOrEqual(a.to);
      const rebased = new Map([...own].map(([month, value]) => [month, value * 10] as const));
      const c = moveAmount(amount, '2023-05-20', rebased, TODAY);
      // A larger base has smaller errors, so its range is narrower.
      if (typeof c !== 'object') throw new Error('not moved');
      expect(c.from).toBeGreaterThanOrEqual(a.from);
      expect(c.to).toBeLessThanOrEqual(a.to);
    }
  });
});

describe('the regions of the index', () => {
  it('contain every province once', () => {
    const found = PROVINCES.map((province) => indexRegionOf(province)?.code);
    expect(found.filter((code) => code === undefined)).toEqual([]);
    expect(new Set([...found, 'TR'])).toEqual(new Set(INDEX_CODES));
    expect(indexRegionOf('Hakkâri')).toEqual({ code: 'TRB', name: 'Ortadoğu Anadolu' });
    expect(indexRegionOf('Yok')).toBeUndefined();
  });
});
