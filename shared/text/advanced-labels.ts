import type { SearchParameter, SearchParameters } from '../search-parameters.ts';
import { formatLira } from './money.ts';
import { ANNOTATION_LABELS, OCCUPANCY_LABELS } from './term-labels.ts';

/** Controls of the filter panel, one for each advanced filter. */
export type AdvancedControl =
  | 'pricePerM2'
  | 'allIn'
  | 'kdv'
  | 'occupancy'
  | 'annotations'
  | 'appraisal'
  | 'depositDays';

/** An advanced filter in force, as chips and sentences name it; of a list one for each value. */
export type AdvancedLabel = {
  readonly key: string;
  readonly label: string;
  readonly control: AdvancedControl;
  readonly names: readonly SearchParameter[];
  /** The value of a list that the label is about. */
  readonly value?: string;
};

/** The advanced filters of a search, each with its Turkish label. */
export function advancedLabels(search: SearchParameters): AdvancedLabel[] {
  const { maxAllInCost, maxAppraisalAgeDays, depositWithinDays } = search;
  const pricePerM2 = rangeOf(search.minPricePerSquareMeter, search.maxPricePerSquareMeter);
  const one = (
    key: string,
    label: string | undefined,
    control: AdvancedControl,
    names: readonly SearchParameter[],
  ): AdvancedLabel[] => (label ? [{ key, label, control, names }] : []);
  return [
    ...one('price-per-m2', pricePerM2 && `m² bedeli ${pricePerM2}`, 'pricePerM2', [
      'minPricePerSquareMeter',
      'maxPricePerSquareMeter',
    ]),
    ...one('all-in', maxAllInCost && `toplam maliyet en çok ${lira(maxAllInCost)}`, 'allIn', ['maxAllInCost']),
    ...listOf(search, 'kdvRate', 'kdv', kdvLabel),
    ...listOf(search, 'occupancy', 'occupancy', (value) => labelIn(OCCUPANCY_LABELS, value)),
    ...listOf(search, 'annotations', 'annotations', (value) => `${labelIn(ANNOTATION_LABELS, value)} var`),
    ...listOf(search, 'withoutAnnotations', 'annotations', (value) => `${labelIn(ANNOTATION_LABELS, value)} yok`),
    ...one('appraisal', maxAppraisalAgeDays && appraisalLabel(maxAppraisalAgeDays), 'appraisal', [
      'maxAppraisalAgeDays',
    ]),
    ...one('deposit', depositWithinDays && `teminatı ${depositWithinDays} gün içinde`, 'depositDays', [
      'depositWithinDays',
    ]),
  ];
}

/** `KDV %10`, `KDV’den istisna`. */
export function kdvLabel(rate: string): string {
  return rate === '0' ? 'KDV’den istisna' : `KDV %${rate}`;
}

/** `kıymet takdiri en çok 365 günlük`. */
export function appraisalLabel(days: string): string {
  return `kıymet takdiri en çok ${days} günlük`;
}

function listOf(
  search: SearchParameters,
  name: 'kdvRate' | 'occupancy' | 'annotations' | 'withoutAnnotations',
  control: AdvancedControl,
  label: (value: string) => string,
): AdvancedLabel[] {
  const values = (search[name] ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');
  return values.map((value) => ({ key: `${name}-${value}`, label: label(value), control, names: [name], value }));
}

/** An address may hold what is no value: it is shown as it stands. */
function labelIn(labels: Readonly<Record<string, string>>, value: string): string {
  return labels[value] ?? value;
}

function rangeOf(least: string | undefined, most: string | undefined): string | undefined {
  if (least !== undefined && most !== undefined) return `${lira(least)} – ${lira(most)}`;
  if (least !== undefined) return `en az ${lira(least)}`;
  return most && `en çok ${lira(most)}`;
}

function lira(amount: string): string {
  return formatLira(Number(amount));
}
