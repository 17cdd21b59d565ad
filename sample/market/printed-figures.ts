import { ISTANBUL_OFFSET_MS } from '#shared/text/dates.ts';

/** Figures in the format of notices. Formatted by hand, because Intl would take most of the time of a row. */

/** `12480` → `12.480`; whole numbers only. */
export function grouped(whole: number): string {
  if (whole < 1000) return String(whole);
  const rest = whole % 1000;
  return `${grouped((whole - rest) / 1000)}.${rest < 100 ? '0' : ''}${rest < 10 ? '0' : ''}${rest}`;
}

/** `6469.19` → `6.469,19`, `125` → `125`. */
export function decimal(value: number): string {
  const hundredths = Math.round(value * 100);
  const part = hundredths % 100;
  const whole = grouped((hundredths - part) / 100);
  if (part === 0) return whole;
  return `${whole},${part < 10 ? '0' : ''}${part % 10 === 0 ? part / 10 : part}`;
}

/** `1694357` → `1.694.357,00 TL`. */
export function turkishLira(amount: number): string {
  const kurus = Math.round(amount * 100);
  const part = kurus % 100;
  return `${grouped((kurus - part) / 100)},${part < 10 ? '0' : ''}${part} TL`;
}

/** `20.11.2026` in Istanbul. */
export function dayText(time: number): string {
  const date = new Date(time + ISTANBUL_OFFSET_MS);
  return `${twoDigits(date.getUTCDate())}.${twoDigits(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`;
}

/** `20.11.2026 11:22` in Istanbul. */
export function momentText(time: number): string {
  const minutes = Math.floor((time + ISTANBUL_OFFSET_MS) / 60_000) % 1440;
  return `${dayText(time)} ${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

/**
 * A value as experts round it: mostly to thousands, sometimes to the lira. At least 1,000 lira; `draw` is from 0 to 1.
 */
export function appraised(value: number, draw: number): number {
  const least = Math.max(value, 1000);
  if (draw < 0.24) return Math.round(least);
  const coarse = draw > 0.62;
  return roundTo(least, draw < 0.5 || least < 20_000 ? fineStep(least) : (coarse ? 5 : 1) * coarseStep(least));
}

function fineStep(value: number): number {
  if (value < 20_000) return 100;
  return value < 200_000 ? 500 : 1000;
}

function coarseStep(value: number): number {
  if (value < 100_000) return 1000;
  if (value < 1_000_000) return 5000;
  if (value < 10_000_000) return 10_000;
  return value < 100_000_000 ? 50_000 : 500_000;
}

function roundTo(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step);
}
