import { CATEGORY_LABELS, CATEGORY_NUMBERS } from '#shared/kinds/kinds.ts';
import { PHASE_LABELS } from '#shared/listing-texts/listing-phase.ts';
import {
  SALE_KINDS,
  type SearchParameter,
  type SearchParameters,
  TOLD_RANGES,
  type ToldRange,
  TURNED_AWAY,
} from '#shared/search-parameters.ts';
import { type AdvancedControl, advancedLabels } from '#shared/text/advanced-labels.ts';
import { formatDate, istanbulMidnight } from '#shared/text/dates.ts';
import { formatLira, formatNumber } from '#shared/text/money.ts';
import { SALE_KIND_LABELS } from '#shared/text/term-labels.ts';
import { listedValues, withListed, withoutParameters, withToggled } from '../search-address.ts';
import { FUEL_LABELS } from './fuel-labels.ts';

/** Where a filter is changed: a control of the filter panel, the sort, or the text itself. */
export type FilterControl =
  | 'category'
  | 'subCategory'
  | 'city'
  | 'district'
  | 'price'
  | 'days'
  | 'vehicle'
  | 'year'
  | 'age'
  | 'area'
  | 'km'
  | 'fuel'
  | 'share'
  | 'deposit'
  | 'phase'
  | AdvancedControl
  | 'round'
  | 'office'
  | 'sort'
  | 'text';

export type AppliedFilter = {
  readonly key: string;
  readonly label: string;
  /** The parameters that make it. */
  readonly names: readonly SearchParameter[];
  readonly control: FilterControl;
  /** The search without this filter. */
  readonly without: SearchParameters;
};

function isYes(value: string): boolean {
  return value === '1' || value === 'true';
}

/** `en az … `, `en çok …`, or both ends of a range. */
function rangeLabel(least: string | undefined, most: string | undefined, show: (value: string) => string) {
  if (least !== undefined && most !== undefined) return least === most ? show(least) : `${show(least)} – ${show(most)}`;
  if (least !== undefined) return `en az ${show(least)}`;
  return most === undefined ? undefined : `en çok ${show(most)}`;
}

function categoryLabel(category: string): string {
  const known = CATEGORY_NUMBERS.find((number) => number === category);
  return known ? CATEGORY_LABELS[known] : category;
}

/** A day in Turkish notation; an invalid day stays unchanged. */
function dayLabel(day: string): string {
  const date = istanbulMidnight(day);
  return Number.isNaN(date.getTime()) ? day : formatDate(date);
}

function endLabel({ endDateFrom, endDateTo }: SearchParameters): string | undefined {
  if (endDateFrom !== undefined && endDateTo !== undefined)
    return `bitiş ${rangeLabel(endDateFrom, endDateTo, dayLabel)}`;
  if (endDateFrom !== undefined) return `bitiş en erken ${dayLabel(endDateFrom)}`;
  return endDateTo === undefined ? undefined : `bitiş en geç ${dayLabel(endDateTo)}`;
}

function parcelLabel({ ada, parsel }: SearchParameters): string | undefined {
  const parts = [ada && `${ada} ada`, parsel && `${parsel} parsel`].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/** The filters of a search, each with its Turkish label and the search without it. Sort and page are no filters. */
export function appliedFilters(search: SearchParameters): AppliedFilter[] {
  const filters: AppliedFilter[] = [];
  const add = (
    key: string,
    label: string | undefined,
    control: FilterControl,
    names: readonly SearchParameter[],
    without = withoutParameters(search, names),
  ) => {
    if (label !== undefined) filters.push({ key, label, names, control, without });
  };
  const { query, category, district, minPrice, maxPrice, daysRemaining, secondRound, sulhMahkeme, includeEnded } =
    search;
  add('query', query && `“${query}”`, 'text', ['query', 'literal']);
  add('category', category && categoryLabel(category), 'category', ['category']);
  for (const name of listedValues(search.subCategory))
    add(`sub-${name}`, name, 'subCategory', ['subCategory'], withToggled(search, 'subCategory', name));
  for (const name of listedValues(search.city))
    add(`city-${name}`, name, 'city', ['city'], withToggled(search, 'city', name));
  add('district', listedValues(district).join(', ') || undefined, 'district', ['district']);
  const price = rangeLabel(minPrice, maxPrice, (text) => formatLira(Number(text)));
  addRange(search, add, 'price', price, 'price');
  add('days', daysRemaining && `${daysRemaining} gün içinde bitecek`, 'days', ['daysRemaining']);
  add('ends', endLabel(search), 'text', ['endDateFrom', 'endDateTo']);
  add('round', secondRound && (secondRound === TURNED_AWAY ? '1. ihale' : '2. ihale'), 'round', ['secondRound']);
  add('court', sulhMahkeme && (sulhMahkeme === TURNED_AWAY ? 'İcra dairesi' : 'Satış memurluğu'), 'office', [
    'sulhMahkeme',
  ]);
  addFurther(search, add);
  add('ended', includeEnded && isYes(includeEnded) ? 'Sona erenler de' : undefined, 'text', ['includeEnded']);
  return filters;
}

type Add = (
  key: string,
  label: string | undefined,
  control: FilterControl,
  names: readonly SearchParameter[],
  without?: SearchParameters,
) => void;

/** Filters without a control: they come from a query or a suggestion. */
function addFurther(search: SearchParameters, add: Add): void {
  const { fileNumber, court } = search;
  add('file', fileNumber && `Dosya ${fileNumber}`, 'text', ['fileNumber']);
  add('office', court, 'text', ['court']);
  add('parcel', parcelLabel(search), 'text', ['ada', 'parsel']);
  for (const name of listedValues(search.brand))
    add(`brand-${name}`, name, 'vehicle', ['brand'], withListed(search, 'brand', name));
  for (const name of listedValues(search.model))
    add(`model-${name}`, name, 'vehicle', ['model'], withListed(search, 'model', name));
  addParticulars(search, add);
  for (const name of [
    'excludeCategory',
    'excludeSubCategory',
    'excludeCity',
    'excludeDistrict',
    'excludeText',
    'excludeSaleKind',
  ] as const)
    for (const item of listedValues(search[name])) {
      const label = name === 'excludeCategory' ? categoryLabel(item) : saleKindLabel(item);
      add(`${name}-${item}`, `${label} hariç`, 'text', [name], withListed(search, name, item));
    }
}

/** Of an address that somebody has typed the value as it stands. */
function saleKindLabel(value: string): string {
  const kind = SALE_KINDS.find((one) => one === value);
  return kind === undefined ? value : SALE_KIND_LABELS[kind];
}

function addParticulars(search: SearchParameters, add: Add): void {
  const { minYear, maxYear, minAge, maxAge, minArea, maxArea, minKm, maxKm, share, phase } = search;
  const number = (text: string) => formatNumber(Number(text));
  const years = minYear !== undefined && maxYear === undefined ? `${minYear} ve üstü` : yearsUntil(minYear, maxYear);
  addRange(search, add, 'year', years && `${years} model`, 'year');
  const age = rangeLabel(minAge, maxAge, (text) => text);
  addRange(search, add, 'age', age && `${age} yaşında`, 'age');
  const area = rangeLabel(minArea, maxArea, number);
  addRange(search, add, 'area', area && `${area} m²`, 'area');
  const deposit = rangeLabel(search.minDeposit, search.maxDeposit, (text) => formatLira(Number(text)));
  addRange(search, add, 'deposit', deposit && `teminat ${deposit}`, 'deposit', 'deposit-amount');
  const km = rangeLabel(minKm, maxKm, number);
  addRange(search, add, 'km', km && `${km} km`, 'km');
  for (const fuel of listedValues(search.fuel))
    add(`fuel-${fuel}`, FUEL_LABELS.get(fuel) ?? fuel, 'fuel', ['fuel'], withListed(search, 'fuel', fuel));
  for (const { key, label, control, names, value } of advancedLabels(search)) {
    const [name] = names;
    if (control === 'pricePerM2') addRange(search, add, 'pricePerSquareMeter', label, control, key);
    else add(key, label, control, names, name && value !== undefined ? withListed(search, name, value) : undefined);
  }
  add('share', share && shareLabel(listedValues(share)), 'share', ['share']);
  add('phase', phase && PHASE_LABELS[phase === 'upcoming' ? 'before' : 'running'], 'phase', ['phase']);
}

/** A range, which says whether listings that do not tell the value count, too. */
function addRange(
  search: SearchParameters,
  add: Add,
  range: ToldRange,
  label: string | undefined,
  control: FilterControl,
  key: string = range,
): void {
  const takesUnknown = listedValues(search.includeUnknown).includes(range);
  const shown = label && (takesUnknown ? `${label} ya da yazmıyor` : label);
  add(key, shown, control, TOLD_RANGES[range], withoutRange(search, range));
}

/** Without the bounds of a range, and without what they take in. */
function withoutRange(search: SearchParameters, range: ToldRange): SearchParameters {
  return withoutParameters(withListed(search, 'includeUnknown', range), TOLD_RANGES[range]);
}

function shareLabel(chosen: readonly string[]): string {
  if (chosen.includes('part')) return chosen.includes('whole') ? 'Tam ya da hisseli' : 'Hisseli';
  return chosen.includes('unknown') ? 'Hisse satışı olmayan' : 'Tam mülkiyet';
}

function yearsUntil(minYear: string | undefined, maxYear: string | undefined): string | undefined {
  if (minYear === undefined) return maxYear && `${maxYear} ve altı`;
  return minYear === maxYear ? minYear : `${minYear}–${maxYear}`;
}
