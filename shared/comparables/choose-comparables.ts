import { soldShare } from '../law/bid/share.ts';
import { roundOf } from '../listing-texts/round-text.ts';
import type { ListingSummary } from '../listings.ts';
import { MOST_COMPARABLES } from './comparables.ts';

/** The properties of a lot that decide whether another is comparable. */
export type LotFacts = Pick<
  ListingSummary,
  'il' | 'ilce' | 'mahalleKoy' | 'areaM2' | 'modelYear' | 'secondRound' | 'roundIsDerived' | 'hisse' | 'isShareSale'
>;

/** The maximum ratio of the larger to the smaller area. */
const MOST_AREA = 1.5;
const CLOSE_AREA = 1.2;
/** The maximum ratio of the larger to the smaller share: for 1/2, shares down to 1/4. */
const MOST_SHARE = 2;
/** The maximum difference of the model years of two vehicles. */
const MOST_YEARS = 4;
/** Tolerance for rounding errors. */
const TINY = 1e-9;

/**
 * Chooses the comparable ones among lots of the same kind and province, the most similar first, each with the reasons.
 * Lots whose area, year or share differs too much are left out. An unknown area or year counts neither for nor against
 * a lot. A share is only compared with shares of a known and similar size, because it sells for less than its part of
 * the whole.
 */
export function chooseComparables<Lot extends LotFacts & { readonly endDate: Date | null }>(
  subject: LotFacts,
  lots: readonly Lot[],
): { readonly lot: Lot; readonly why: string[] }[] {
  return lots
    .flatMap((lot) => likeness(subject, lot) ?? [])
    .toSorted((a, b) => b.points - a.points || endOrder(b.lot) - endOrder(a.lot))
    .slice(0, MOST_COMPARABLES)
    .map(({ lot, why }) => ({ lot, why }));
}

/** Among equals, the lot that ends latest comes first; a lot without an end comes last. */
const endOrder = ({ endDate }: { readonly endDate: Date | null }): number => endDate?.getTime() ?? 0;

/** Whether a lot of the same kind and province is comparable: its area, year and share don't differ too much. */
export function isComparable(subject: LotFacts, lot: LotFacts): boolean {
  return likeness(subject, lot) !== undefined;
}

type Likeness = { readonly points: number; readonly why: readonly string[] };
const NOTHING_TOLD: Likeness = { points: 0, why: [] };

function likeness<Lot extends LotFacts>(
  subject: LotFacts,
  lot: Lot,
): { lot: Lot; points: number; why: string[] } | undefined {
  const parts = [placeLikeness, areaLikeness, shareLikeness, yearLikeness, roundLikeness].map((part) =>
    part(subject, lot),
  );
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  return { lot, points: known.reduce((sum, { points }) => sum + points, 0), why: known.flatMap(({ why }) => why) };
}

function placeLikeness(subject: LotFacts, lot: LotFacts): Likeness {
  if (subject.ilce === null || subject.ilce !== lot.ilce) return { points: 0, why: ['aynı il'] };
  const isSameQuarter = subject.mahalleKoy !== null && subject.mahalleKoy === lot.mahalleKoy;
  return isSameQuarter ? { points: 5, why: ['aynı mahalle'] } : { points: 3, why: ['aynı ilçe'] };
}

function areaLikeness({ areaM2: own }: LotFacts, { areaM2: other }: LotFacts): Likeness | undefined {
  if (!own || !other) return NOTHING_TOLD;
  const factor = factorOf(own, other);
  if (factor > MOST_AREA) return undefined;
  const isClose = factor <= CLOSE_AREA;
  return { points: isClose ? 2 : 1, why: [`yüzölçümü ${isClose ? 'çok yakın' : 'yakın'}`] };
}

/** Undefined for a share and a whole, for shares whose sizes differ too much, and for a share of unknown size. */
function shareLikeness(subject: LotFacts, lot: LotFacts): Likeness | undefined {
  const [own, other] = [partOf(subject), partOf(lot)];
  if (own === 1 && other === 1) return NOTHING_TOLD;
  if (own === undefined || other === undefined || own === 1 || other === 1) return undefined;
  const factor = factorOf(own, other);
  if (factor > MOST_SHARE + TINY) return undefined;
  const isSame = factor < 1 + TINY;
  return { points: isSame ? 2 : 1, why: [isSame ? 'aynı büyüklükte hisse' : 'yakın büyüklükte hisse'] };
}

function yearLikeness({ modelYear: own }: LotFacts, { modelYear: other }: LotFacts): Likeness | undefined {
  if (!own || !other) return NOTHING_TOLD;
  const years = Math.abs(own - other);
  if (years > MOST_YEARS) return undefined;
  return { points: years <= 1 ? 2 : 1, why: [years === 0 ? 'aynı model yılı' : `model yılı ${years} yıl farklı`] };
}

/** An unknown round matches no other. */
function roundLikeness(subject: LotFacts, lot: LotFacts): Likeness {
  const round = roundOf(lot);
  if (round === null || round !== roundOf(subject)) return NOTHING_TOLD;
  return { points: 1, why: [round === 2 ? 'ikinci ihale' : 'birinci ihale'] };
}

const factorOf = (one: number, other: number): number => Math.max(one, other) / Math.min(one, other);

/** The part of the thing that is sold, 1 for a whole; undefined where it is a share of unknown size (D55). */
export function partOf(lot: Pick<LotFacts, 'hisse' | 'isShareSale'>): number | undefined {
  const share = soldShare(lot);
  return share && share.part / share.whole;
}
