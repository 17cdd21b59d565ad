import type { AreaOutcomes, OutcomeCounts, OutcomeScope } from '#shared/outcomes/area-outcomes.ts';
import { LEAST_ENDED, LEAST_PRICES, MOST_UNKNOWN } from '#shared/outcomes/outcome-rules.ts';
import { formatNumber } from '#shared/text/money.ts';
import { turkishNumber } from '#shared/text/turkish-number.ts';

/** A figure for display: its name, its value, and its basis. */
export type OutcomeFigure = { readonly name: string; readonly value: string; readonly note: string };

const RATE = 'Satılma oranı';
const RATIO = 'Satış bedelinin muhammen bedele oranı';
const NONE = 'verilmiyor';

const LEVELS = { district: 'ilçesi', province: 'ili', region: 'bölgesi', country: 'geneli' } as const;

/** The place that a figure is about, and whether it is a wider one. */
function scopeText({ level, name, isWidened }: OutcomeScope): string {
  const place = `${name} ${LEVELS[level]}`;
  return isWidened ? `${place}, burada örnek az` : place;
}

/** `%46,9 – %84,0` */
export function rateText({ low, high }: { readonly low: number; readonly high: number }): string {
  const tenth = { least: 1, most: 1 };
  return `%${turkishNumber(low, tenth)} – %${turkishNumber(high, tenth)}`;
}

/** The three numbers that a rate is based on. */
export function countsText({ ended, sold, unknown }: OutcomeCounts): string {
  return `${formatNumber(ended)} biten, ${formatNumber(sold)} satılan, ${formatNumber(unknown)} bilinmeyen`;
}

/** The figures of a place, a round or a month, in reading order. */
export function outcomeFigures({ rate, ratio, secondRounds, days, bids }: Figures): readonly OutcomeFigure[] {
  return [
    rateFigure(rate),
    ratioFigure(ratio),
    ...(secondRounds ? [secondRoundFigure(secondRounds)] : []),
    ...(days ? [daysFigure(days)] : []),
    ...(bids ? [bidsFigure(bids)] : []),
  ];
}

type Figures = Pick<AreaOutcomes, 'rate' | 'ratio' | 'days' | 'bids'> & Partial<Pick<AreaOutcomes, 'secondRounds'>>;

function rateFigure(rate: AreaOutcomes['rate']): OutcomeFigure {
  if (!rate) {
    const needed = `En az ${LEAST_ENDED} biten ihale ve en çok %${MOST_UNKNOWN * 100} bilinmeyen sonuç gerekir.`;
    return { name: RATE, value: NONE, note: needed };
  }
  const numbers = `${scopeText(rate.scope)}: ${countsText(rate.counts)}`;
  return { name: RATE, value: rateText(rate), note: `${numbers}. %95 güven aralığı, bilinmeyenler iki uçta sayıldı.` };
}

function ratioFigure(ratio: AreaOutcomes['ratio']): OutcomeFigure {
  if (!ratio) return { name: RATIO, value: NONE, note: `En az ${LEAST_PRICES} satış bedeli gerekir.` };
  const { scope, prices, lower, median, upper } = ratio;
  return {
    name: RATIO,
    value: `ortanca %${median}`,
    note: `Satışların yarısı %${lower} – %${upper} arasında. ${salesText(scope, prices)}`,
  };
}

function secondRoundFigure({ scope, counts, ...rate }: NonNullable<AreaOutcomes['secondRounds']>): OutcomeFigure {
  const { ended, secondRounds, untoldRounds } = counts;
  const numbers = `${scopeText(scope)}: ${formatNumber(ended)} biten, ${formatNumber(secondRounds)} ikinci ihale`;
  const untold =
    untoldRounds > 0
      ? `, ${formatNumber(untoldRounds)} kaçıncı olduğu bilinmeyen. %95 güven aralığı, bilinmeyenler iki uçta sayıldı.`
      : '. %95 güven aralığı.';
  return { name: 'İkinci ihalelerin payı', value: rateText(rate), note: numbers + untold };
}

function daysFigure({ scope, sales, lower, median, upper }: NonNullable<AreaOutcomes['days']>): OutcomeFigure {
  return {
    name: 'İlk ilandan satışa',
    value: `ortanca ${formatNumber(median)} gün`,
    note: `Satışların yarısında ${formatNumber(lower)} – ${formatNumber(upper)} gün. ${salesText(scope, sales)}`,
  };
}

function bidsFigure({ scope, sales, lower, median, upper }: NonNullable<AreaOutcomes['bids']>): OutcomeFigure {
  return {
    name: 'Satış başına',
    value: `ortanca ${formatNumber(median)} teklif`,
    note: `Satışların yarısında ${formatNumber(lower)} – ${formatNumber(upper)} teklif. ${salesText(scope, sales)}`,
  };
}

function salesText(scope: OutcomeScope, sales: number): string {
  return `${scopeText(scope)}: ${formatNumber(sales)} satış.`;
}

/** Auctions of an unknown round are in neither group; empty if all are known. */
export function untoldText(untold: number): string {
  return untold > 0 ? `Kaçıncı ihale olduğu bildirilmeyen ${formatNumber(untold)} ihale bu iki gruba katılmadı.` : '';
}
