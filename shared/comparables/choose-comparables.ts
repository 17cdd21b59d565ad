import { MOST_COMPARABLES } from './comparables.ts';

/** What of a lot decides whether another is like it. */
export type LotFacts = {
  readonly il: string | null;
  readonly ilce: string | null;
  readonly mahalleKoy: string | null;
  readonly areaM2: number | null;
  readonly modelYear: number | null;
  readonly secondRound: string;
};

/** The larger area by the smaller may be at most this. */
const MOST_AREA = 1.5;
/** Years of make that may be between two vehicles. */
const MOST_YEARS = 4;

/**
 * Of lots of the same kind in the same province those that are like one, the most alike first, each with why. Whose
 * area or year is too far off is left out; where one is not known it neither helps nor hinders.
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

/** Of equals the one that ends latest comes first, one without an end last. */
const endOrder = ({ endDate }: { readonly endDate: Date | null }): number => endDate?.getTime() ?? 0;

/** Whether a lot of the same kind in the same province is like one: its area and year are not too far off. */
export function isComparable(subject: LotFacts, lot: LotFacts): boolean {
  return likeness(subject, lot) !== undefined;
}

function likeness<Lot extends LotFacts>(
  subject: LotFacts,
  lot: Lot,
): { lot: Lot; points: number; why: string[] } | undefined {
  const why: string[] = [];
  let points = 0;
  const isSameDistrict = subject.ilce !== null && subject.ilce === lot.ilce;
  if (isSameDistrict && subject.mahalleKoy !== null && subject.mahalleKoy === lot.mahalleKoy) {
    points += 5;
    why.push('aynı mahalle');
  } else if (isSameDistrict) {
    points += 3;
    why.push('aynı ilçe');
  } else why.push('aynı il');
  if (subject.areaM2 && lot.areaM2) {
    const factor = Math.max(subject.areaM2, lot.areaM2) / Math.min(subject.areaM2, lot.areaM2);
    if (factor > MOST_AREA) return undefined;
    points += factor <= 1.2 ? 2 : 1;
    why.push(`yüzölçümü ${factor <= 1.2 ? 'çok yakın' : 'yakın'}`);
  }
  if (subject.modelYear && lot.modelYear) {
    const years = Math.abs(subject.modelYear - lot.modelYear);
    if (years > MOST_YEARS) return undefined;
    points += years <= 1 ? 2 : 1;
    why.push(years === 0 ? 'aynı model yılı' : `model yılı ${years} yıl farklı`);
  }
  if (subject.secondRound === lot.secondRound) {
    points += 1;
    why.push(lot.secondRound === '1' ? 'ikinci ihale' : 'birinci ihale');
  }
  return { lot, points, why };
}
