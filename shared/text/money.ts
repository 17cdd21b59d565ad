import { turkishNumber } from './turkish-number.ts';

/** Lira in the format of the spec (§9): Turkish, no decimals. `1694357` → `₺1.694.357`. */
export function formatLira(amount: number): string {
  return withSign(turkishNumber(amount, { least: 0, most: 0 }));
}

/** Lira with kuruş, for the small amounts of plans: `29.99` → `₺29,99`. */
export function formatLiraExact(amount: number): string {
  return withSign(turkishNumber(amount, { least: 2, most: 2 }));
}

/** An amount in kuruş as lira: `2999` → `₺29,99`. */
export function formatKurus(kurus: number): string {
  return formatLiraExact(kurus / 100);
}

/** A sum in kuruş as people write it, with kuruş only if there are any: `100000001` → `₺1.000.000,01`. */
export function formatSum(kurus: number): string {
  return kurus % 100 === 0 ? formatLira(kurus / 100) : formatKurus(kurus);
}

/** A calculated sum, rounded to the whole lira: kuruş would suggest more accuracy than there is. */
export function formatEstimate(kurus: number): string {
  return formatLira(Math.round(kurus / 100));
}

/** A number in Turkish notation: `12480` → `12.480`. */
export function formatNumber(value: number): string {
  return turkishNumber(value, { least: 0, most: 2 });
}

/** The lira sign follows a minus sign. */
function withSign(number: string): string {
  return number.startsWith('-') ? `-₺${number.slice(1)}` : `₺${number}`;
}

const TURKISH_NUMBER = /^[+-]?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?$/;

/** Parses a number in Turkish notation (`1.694.357,00 ₺`, `6.469,19 m²`); `undefined` if it is not one. */
export function parseTurkishNumber(text: string): number | undefined {
  const bare = text.replace(/₺|TL|TRY|m²|m2/giu, '').replace(/\s/g, '');
  if (!TURKISH_NUMBER.test(bare)) return undefined;
  return Number(bare.replaceAll('.', '').replace(',', '.'));
}
