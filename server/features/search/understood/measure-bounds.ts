import type { Interpretation } from '#shared/interpretation.ts';
import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import { AGES } from '#shared/search-parameters.ts';
import { formatNumber } from '#shared/text/money.ts';

type Measure = NonNullable<NonNullable<Interpretation['details']>['measures']>[number];
type Ages = { minAge?: number; maxAge?: number };

/** Units that stay among the words that are searched for (see interpret-query.ts). */
const WORDED = new Set(['oda', 'salon', 'kat', 'hisse', 'adet']);

/** How old a vehicle may be, of its age and its model year. Real estate has no such field. */
export function ageBounds({ details }: Interpretation, category: CategoryNumber | undefined, now: Date): Ages {
  const year = now.getUTCFullYear();
  let { min, max } = { min: -1, max: Number.POSITIVE_INFINITY };
  for (const measure of details?.measures ?? []) {
    if (!isAge(measure, category)) continue;
    const isModel = measure.unit === 'model';
    const [least, most] = isModel
      ? [
          measure.max === undefined ? undefined : year - measure.max,
          measure.min === undefined ? undefined : year - measure.min,
        ]
      : [measure.min, measure.max];
    min = Math.max(min, least ?? min);
    max = Math.min(max, most ?? max);
  }
  return {
    ...(min > AGES.min ? { minAge: clamp(Math.ceil(min)) } : {}),
    ...(Number.isFinite(max) ? { maxAge: clamp(Math.max(Math.floor(max), Math.ceil(min))) } : {}),
  };
}

/** What was said in units that listings have no field for: `en az 500 m²`. */
export function unusedMeasures({ details }: Interpretation, category: CategoryNumber | undefined): string[] {
  const unused = (details?.measures ?? []).filter((measure) => !WORDED.has(measure.unit) && !isAge(measure, category));
  return unused.map(measureLabel);
}

function isAge({ unit }: Measure, category: CategoryNumber | undefined): boolean {
  return unit === 'model' || (unit === 'yaş' && category !== '1');
}

function clamp(age: number): number {
  return Math.min(AGES.max, Math.max(AGES.min, age));
}

function measureLabel({ unit, min, max }: Measure): string {
  const amount = (value: number) => (unit === 'yüzde' ? `%${formatNumber(value)}` : `${formatNumber(value)} ${unit}`);
  if (min !== undefined && max !== undefined)
    return min === max ? amount(min) : `${formatNumber(min)} – ${amount(max)}`;
  if (min !== undefined) return `en az ${amount(min)}`;
  return max === undefined ? unit : `en çok ${amount(max)}`;
}
