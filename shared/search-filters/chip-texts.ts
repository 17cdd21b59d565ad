import { dayText } from '../text/day-text.ts';
import { formatLira, formatNumber } from '../text/money.ts';
import type { Chip } from './filter.ts';

/** A single chip, or none without a label. */
export const chip = (key: string, label: string | undefined): Chip[] => (label ? [{ key, label }] : []);

/** A chip for each value of a list. */
export function chipsOf(
  name: string,
  text: string | undefined,
  label: (value: string) => string = (value) => value,
  key = name,
): Chip[] {
  return listed(text).map((value) => ({ key: `${key}-${value}`, label: label(value), names: [name], value }));
}

/** The values of a comma-separated text. */
export function listed(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

/** `en az … `, `en çok …`, or both ends of a range. */
export function rangeText(least: string | undefined, most: string | undefined, show: (value: string) => string) {
  if (least !== undefined && most !== undefined) return least === most ? show(least) : `${show(least)} – ${show(most)}`;
  if (least !== undefined) return `en az ${show(least)}`;
  return most === undefined ? undefined : `en çok ${show(most)}`;
}

export const lira = (amount: string) => formatLira(Number(amount));
export const number = (text: string) => formatNumber(Number(text));

/** `bitiş en geç 01.12.2026`. */
export function endText(from: string | undefined, to: string | undefined): string | undefined {
  if (from !== undefined && to !== undefined) return `bitiş ${rangeText(from, to, dayText)}`;
  if (from !== undefined) return `bitiş en erken ${dayText(from)}`;
  return to === undefined ? undefined : `bitiş en geç ${dayText(to)}`;
}

/** `2015 ve üstü model`. */
export function yearsText(from: string | undefined, to: string | undefined): string | undefined {
  if (from === undefined) return to && `${to} ve altı model`;
  if (to === undefined) return `${from} ve üstü model`;
  return from === to ? `${from} model` : `${from}–${to} model`;
}

/** An address may contain an invalid value: it is shown unchanged. */
export function labelIn(labels: Readonly<Record<string, string>>, value: string): string {
  return labels[value] ?? value;
}

/** `KDV %10`, `KDV’den istisna`. */
export function kdvLabel(rate: string): string {
  return rate === '0' ? 'KDV’den istisna' : `KDV %${rate}`;
}

/** `kıymet takdiri en çok 365 günlük`. */
export function appraisalLabel(days: string): string {
  return `kıymet takdiri en çok ${days} günlük`;
}

/** `bugüne göre en çok %50`: short enough that its number is readable on a phone. */
export function todayRatioLabel(percent: string): string {
  return `bugüne göre en çok %${percent}`;
}

/** The combined meaning of the chosen shares. */
export function shareText(share: string | undefined): string | undefined {
  const chosen = listed(share);
  if (chosen.length === 0) return undefined;
  if (chosen.includes('part')) return chosen.includes('whole') ? 'Tam ya da hisseli' : 'Hisseli';
  return chosen.includes('unknown') ? 'Hisse satışı olmayan' : 'Tam mülkiyet';
}
