import { CATEGORY_LABELS, CATEGORY_NUMBERS } from '#shared/kinds.ts';
import { formatLira } from '#shared/money.ts';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { listOf, withParameter, withToggled } from './search-address.ts';

export type AppliedFilter = {
  readonly key: string;
  readonly label: string;
  /** The search without this filter. */
  readonly without: SearchParameters;
};

function isYes(value: string): boolean {
  return value === '1' || value === 'true';
}

function priceLabel({ minPrice, maxPrice }: SearchParameters): string | undefined {
  const [least, most] = [minPrice, maxPrice].map((value) =>
    value === undefined ? undefined : formatLira(Number(value)),
  );
  if (least && most) return `${least} – ${most}`;
  if (least) return `en az ${least}`;
  return most ? `en çok ${most}` : undefined;
}

function categoryLabel(category: string | undefined): string | undefined {
  const known = CATEGORY_NUMBERS.find((number) => number === category);
  return known ? CATEGORY_LABELS[known] : category;
}

/** What narrows a search, each with its Turkish label and the search without it. Sort and page narrow nothing. */
export function appliedFilters(search: SearchParameters): AppliedFilter[] {
  const filters: AppliedFilter[] = [];
  const add = (key: string, label: string | undefined, without: SearchParameters) => {
    if (label !== undefined) filters.push({ key, label, without });
  };
  add('query', search.query && `“${search.query}”`, withParameter(search, 'query'));
  add('category', categoryLabel(search.category), withParameter(search, 'category'));
  for (const name of listOf(search.subCategory)) add(`sub-${name}`, name, withToggled(search, 'subCategory', name));
  for (const name of listOf(search.city)) add(`city-${name}`, name, withToggled(search, 'city', name));
  add('district', search.district, withParameter(search, 'district'));
  add('price', priceLabel(search), withParameter(withParameter(search, 'minPrice'), 'maxPrice'));
  add(
    'days',
    search.daysRemaining && `${search.daysRemaining} gün içinde bitecek`,
    withParameter(search, 'daysRemaining'),
  );
  add(
    'round',
    search.secondRound && (isYes(search.secondRound) ? '2. ihale' : '1. ihale'),
    withParameter(search, 'secondRound'),
  );
  add(
    'court',
    search.sulhMahkeme && (isYes(search.sulhMahkeme) ? 'Satış memurluğu' : 'İcra dairesi'),
    withParameter(search, 'sulhMahkeme'),
  );
  add(
    'ended',
    search.includeEnded && isYes(search.includeEnded) ? 'Sona erenler de' : undefined,
    withParameter(search, 'includeEnded'),
  );
  return filters;
}
