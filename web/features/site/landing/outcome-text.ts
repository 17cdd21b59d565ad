import type { AreaOutcomes, OutcomeCounts, OutcomeScope } from '#shared/outcomes/area-outcomes.ts';
import { LEAST_ENDED, LEAST_PRICES, MOST_UNKNOWN } from '#shared/outcomes/outcome-rules.ts';
import { formatNumber } from '#shared/text/money.ts';
import { turkishNumber } from '#shared/text/turkish-number.ts';

export const NO_RATE = `Satılma oranı verilmiyor: en az ${LEAST_ENDED} biten ihale ve en çok %${MOST_UNKNOWN * 100} bilinmeyen sonuç gerekir.`;
export const NO_RATIO = `Satış bedelinin muhammen bedele oranı verilmiyor: en az ${LEAST_PRICES} satış bedeli gerekir.`;

const LEVELS = { district: 'ilçesi', province: 'ili', region: 'bölgesi', country: 'geneli' } as const;

/** Of which place a figure is, and that it is a wider one. */
function scopeText({ level, name, isWidened }: OutcomeScope): string {
  const place = `${name} ${LEVELS[level]}`;
  return isWidened ? `${place}, burada örnek az` : place;
}

/** `%46,9 – %84,0` */
export function rateText({ low, high }: { readonly low: number; readonly high: number }): string {
  const tenth = { least: 1, most: 1 };
  return `%${turkishNumber(low, tenth)} – %${turkishNumber(high, tenth)}`;
}

/** The rate as an interval, with its three numbers. */
export function rateSentence({ scope, counts, low, high }: NonNullable<AreaOutcomes['rate']>): string {
  return `Satılma oranı ${rateText({ low, high })} (${scopeText(scope)}: ${countsText(counts)}; %95 güven aralığı, bilinmeyenler iki uçta sayıldı).`;
}

/** The three numbers of a rate. */
export function countsText({ ended, sold, unknown }: OutcomeCounts): string {
  return `${formatNumber(ended)} biten, ${formatNumber(sold)} satılan, ${formatNumber(unknown)} bilinmeyen`;
}

/** How many of the ended auctions were second rounds, as an interval, with its numbers. */
export function secondRoundSentence({ scope, counts, ...rate }: NonNullable<AreaOutcomes['secondRounds']>): string {
  const { ended, secondRounds, untoldRounds } = counts;
  const numbers = `${formatNumber(ended)} biten, ${formatNumber(secondRounds)} ikinci ihale`;
  if (untoldRounds === 0)
    return `İkinci ihalelerin payı ${rateText(rate)} (${scopeText(scope)}: ${numbers}; %95 güven aralığı).`;
  const untold = `${formatNumber(untoldRounds)} kaçıncı olduğu bilinmeyen; %95 güven aralığı, bilinmeyenler iki uçta sayıldı`;
  return `İkinci ihalelerin payı ${rateText(rate)} (${scopeText(scope)}: ${numbers}, ${untold}).`;
}

/** The quartiles of price by appraisal, with the number of prices. */
export function ratioSentence({ scope, prices, lower, median, upper }: NonNullable<AreaOutcomes['ratio']>): string {
  return `Satış bedelinin muhammen bedele oranı: ortanca %${median}, satışların yarısı %${lower} – %${upper} arasında (${scopeText(scope)}: ${formatNumber(prices)} satış).`;
}

/** The quartiles of the bids of a sale, with the number of sales that tell them. */
export function bidsSentence({ scope, sales, lower, median, upper }: NonNullable<AreaOutcomes['bids']>): string {
  return `Satış başına ortanca ${formatNumber(median)} teklif, satışların yarısında ${formatNumber(lower)} – ${formatNumber(upper)} teklif (${scopeText(scope)}: ${formatNumber(sales)} satış).`;
}

/** The quartiles of days from the first notice to the sale, with the number of sales. */
export function daysSentence({ scope, sales, lower, median, upper }: NonNullable<AreaOutcomes['days']>): string {
  return `İlk ilandan satışa ortanca ${formatNumber(median)} gün, satışların yarısında ${formatNumber(lower)} – ${formatNumber(upper)} gün (${scopeText(scope)}: ${formatNumber(sales)} satış).`;
}
