import type { Interpretation } from '#shared/interpretation.ts';
import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import { MODEL_YEARS } from '#shared/search-filters/search-values.ts';
import { formatNumber } from '#shared/text/money.ts';

type Measure = NonNullable<NonNullable<Interpretation['details']>['measures']>[number];
type Years = { minYear?: number; maxYear?: number };
type Quantities = {
  minArea?: number;
  maxArea?: number;
  minKm?: number;
  maxKm?: number;
  minDeposit?: number;
  maxDeposit?: number;
};

/** Units that remain among the words of the search (see interpret-query.ts). */
const WORDED = new Set(['oda', 'salon', 'kat', 'hisse', 'adet']);

/** The unit of an amount next to `teminat`. */
const DEPOSIT = 'teminat';

/** The square metres of each unit of area. */
const AREA_UNITS: ReadonlyMap<string, number> = new Map([
  ['m²', 1],
  ['dönüm', 1000],
  ['hektar', 10_000],
]);
/** A single area means approximately that size. */
const ABOUT = { least: 0.9, most: 1.1 } as const;

/**
 * Bounds of the model year, from the year or the age in the query; only for vehicles, because real estate has no such
 * field.
 */
export function yearBounds({ details }: Interpretation, category: CategoryNumber | undefined, now: Date): Years {
  const current = now.getUTCFullYear();
  let { min, max } = { min: 0, max: Number.POSITIVE_INFINITY };
  const measures = (details?.measures ?? []).filter((measure) => isYear(measure, category));
  for (const measure of withListed(measures)) {
    const isModel = measure.unit === 'model';
    const [least, most] = isModel ? [measure.min, measure.max] : [ago(current, measure.max), ago(current, measure.min)];
    min = Math.max(min, least ?? min);
    max = Math.min(max, most ?? max);
  }
  // An age of zero sets no upper bound: next year's models are already on sale.
  const isOpen = max >= current;
  return {
    ...(min > 0 ? { minYear: clamp(min) } : {}),
    ...(isOpen ? {} : { maxYear: clamp(Math.max(max, min)) }),
  };
}

/** Consecutive single years are alternatives: `2013 2014 2015 model` means from the first to the last year. */
function withListed(measures: readonly Measure[]): readonly Measure[] {
  const years = measures.flatMap(({ unit, min, max }) =>
    unit === 'model' && min !== undefined && min === max ? [min] : [],
  );
  if (years.length < 2) return measures;
  const others = measures.filter(({ unit, min, max }) => unit !== 'model' || min === undefined || min !== max);
  return [...others, { unit: 'model', min: Math.min(...years), max: Math.max(...years) }];
}

function ago(current: number, age: number | undefined): number | undefined {
  return age === undefined ? undefined : current - Math.floor(age);
}

/** Bounds of area, kilometres and deposit; a single area means approximately that size. */
export function quantityBounds({ details }: Interpretation, category: CategoryNumber | undefined): Quantities {
  const bounds: Quantities = {};
  for (const { unit, min, max } of details?.measures ?? []) {
    const squareMetres = category === '1' || category === undefined ? AREA_UNITS.get(unit) : undefined;
    if (squareMetres !== undefined) {
      const isSingle = min !== undefined && min === max;
      if (min !== undefined) bounds.minArea = Math.round(min * squareMetres * (isSingle ? ABOUT.least : 1));
      if (max !== undefined) bounds.maxArea = Math.round(max * squareMetres * (isSingle ? ABOUT.most : 1));
    }
    if (unit === DEPOSIT) {
      if (min !== undefined) bounds.minDeposit = min;
      if (max !== undefined) bounds.maxDeposit = max;
    }
    if (unit === 'km' && category !== '1') {
      if (min !== undefined && min !== max) bounds.minKm = min;
      if (max !== undefined) bounds.maxKm = max;
    }
  }
  return bounds;
}

/** Measures in units for which listings have no field: `en çok 3 cephe`. */
export function unusedMeasures(meaning: Interpretation, category: CategoryNumber | undefined): string[] {
  const measures = meaning.details?.measures ?? [];
  return measures.filter((measure) => !isUsed(measure, category)).map(measureLabel);
}

function isUsed(measure: Measure, category: CategoryNumber | undefined): boolean {
  const { unit } = measure;
  if (WORDED.has(unit) || unit === DEPOSIT || isYear(measure, category)) return true;
  return unit === 'km' ? category !== '1' : category !== '2' && category !== '3' && AREA_UNITS.has(unit);
}

function isYear({ unit }: Measure, category: CategoryNumber | undefined): boolean {
  return unit === 'model' || (unit === 'yaş' && category !== '1') || (unit === 'yıl' && category === '2');
}

function clamp(year: number): number {
  return Math.min(MODEL_YEARS.max, Math.max(MODEL_YEARS.min, year));
}

/** As a person would read it: `en çok 100.000 km`. */
export function measureLabel({ unit, min, max }: Measure): string {
  const amount = (value: number) => (unit === 'yüzde' ? `%${formatNumber(value)}` : `${formatNumber(value)} ${unit}`);
  if (min !== undefined && max !== undefined)
    return min === max ? amount(min) : `${formatNumber(min)} – ${amount(max)}`;
  if (min !== undefined) return `en az ${amount(min)}`;
  return max === undefined ? unit : `en çok ${amount(max)}`;
}
