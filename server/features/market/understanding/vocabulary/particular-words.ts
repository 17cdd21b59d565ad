import type { Fuel, PHASES } from '#shared/search-filters/search-values.ts';

/** Phrases that say whether bidding has begun. */
export const PHASE_PHRASES: readonly (readonly [phrase: string, phase: (typeof PHASES)[number]])[] = [
  ['henüz başlamamış', 'upcoming'],
  ['henüz başlamayan', 'upcoming'],
  ['daha başlamamış', 'upcoming'],
  ['daha başlamayan', 'upcoming'],
  ['ihalesi başlamamış', 'upcoming'],
  ['ihalesi başlamayan', 'upcoming'],
  ['başlamamış', 'upcoming'],
  ['başlamayan', 'upcoming'],
  ['başlamadı', 'upcoming'],
  ['başlayacak', 'upcoming'],
  ['henüz başlamadı', 'upcoming'],
  ['açık artırması devam eden', 'running'],
  ['ihalesi devam eden', 'running'],
  ['ihalesi süren', 'running'],
  ['devam eden', 'running'],
  ['devam ediyor', 'running'],
  ['devam etmekte', 'running'],
  ['devam etmekte olan', 'running'],
  ['şu an teklif verilebilen', 'running'],
  ['şu an teklif verilen', 'running'],
  ['teklif verilebilen', 'running'],
  ['teklif verilen', 'running'],
  ['teklif vermeye açık', 'running'],
  ['teklife açık', 'running'],
  ['ihalesi başlamış', 'running'],
  ['başlamış', 'running'],
  ['canlı', 'running'],
];

/** Everyday names of fuels; also used with `-li`. */
export const FUEL_WORDS: readonly (readonly [word: string, fuel: Fuel])[] = [
  ['dizel', 'dizel'],
  ['mazotlu', 'dizel'],
  ['motorin', 'dizel'],
  ['benzin', 'benzin'],
  ['benzinli', 'benzin'],
  ['lpg', 'lpg'],
  ['lpgli', 'lpg'],
  ['lpg li', 'lpg'],
  ['tüplü', 'lpg'],
  ['hibrit', 'hibrit'],
  ['hybrid', 'hibrit'],
  ['elektrikli', 'elektrik'],
];

/** Everyday phrases for the sale of a share. */
export const SHARE_PHRASES: readonly string[] = [
  'hisse',
  'hisseli',
  'hisse satışı',
  'hisse satışları',
  'hisseli satılan',
  'hisseli satış',
  'hisseli tapu',
  'hisseli tapulu',
  'yarı hisse',
  'yarım hisse',
  'yarı hisseli',
  'hisse payı',
  'paylı',
  'paylı mülkiyet',
];
