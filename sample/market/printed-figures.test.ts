import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime } from '#shared/text/dates.ts';
import { formatNumber } from '#shared/text/money.ts';
import { appraised, dayText, decimal, grouped, momentText, turkishLira } from './printed-figures.ts';

describe('figures of notices', () => {
  it('writes numbers like the product', () => {
    for (const whole of [0, 7, 99, 999, 1000, 1001, 12_480, 100_000, 1_694_357, 403_180_132])
      expect(grouped(whole)).toBe(formatNumber(whole));
    for (const value of [125, 6469.19, 0.5, 1000.05, 51.4, 64_250.61]) expect(decimal(value)).toBe(formatNumber(value));
  });

  it('writes lira with kuruş', () => {
    expect(turkishLira(1_694_357)).toBe('1.694.357,00 TL');
    expect(turkishLira(73_584.5)).toBe('73.584,50 TL');
    expect(turkishLira(1000.07)).toBe('1.000,07 TL');
  });

  it('writes days and moments in Istanbul time like the product', () => {
    for (const iso of [
      '2026-11-20T08:22:00Z',
      '2026-12-31T21:00:00Z',
      '2027-01-01T20:59:59Z',
      '2028-02-29T05:05:00Z',
    ]) {
      const date = new Date(iso);
      expect(dayText(date.getTime())).toBe(formatDate(date));
      expect(momentText(date.getTime())).toBe(formatDateTime(date));
    }
  });

  it('rounds prices like experts, close to the exact value', () => {
    for (let draw = 0; draw < 1; draw += 0.05) {
      for (const value of [1200, 48_333, 612_345, 3_217_777, 48_111_111]) {
        const price = appraised(value, draw);
        expect(Number.isInteger(price)).toBe(true);
        expect(Math.abs(price - value) / value).toBeLessThan(0.06);
      }
    }
    expect(appraised(3_217_777, 0.7) % 50_000).toBe(0);
  });
});
