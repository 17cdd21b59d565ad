import type { Chip, Filter } from '#shared/search-filters/filter.ts';
import { FILTERS, type FilterControl } from '#shared/search-filters/filters.ts';
import { type SearchParameter, type SearchParameters, TOLD_RANGES, type ToldRange } from '#shared/search-parameters.ts';
import { listedValues, withListed, withoutParameters } from '../search-address.ts';

export type AppliedFilter = {
  readonly key: string;
  readonly label: string;
  /** The parameters of the filter. */
  readonly names: readonly SearchParameter[];
  readonly control: FilterControl;
  /** The search without this filter. */
  readonly without: SearchParameters;
};

/** The filters of a search, each with its Turkish label and the search without it. Sort and page are not filters. */
export function appliedFilters(search: SearchParameters): AppliedFilter[] {
  const filters = Object.entries<Filter>(FILTERS).flatMap(([name, filter]) =>
    filter.chips(search).map((chip) => (isTold(name) ? ofRange(search, name, chip) : ofFilter(search, filter, chip))),
  );
  const { includeEnded } = search;
  if (includeEnded !== '1' && includeEnded !== 'true') return filters;
  const names = ['includeEnded'] as const;
  const without = withoutParameters(search, names);
  return [...filters, { key: 'ended', label: 'Sona erenler de', names, control: 'text', without }];
}

function ofFilter(search: SearchParameters, filter: Filter, { key, label, names: own, value }: Chip): AppliedFilter {
  // safe: the rows of the table name their own parameters and controls
  const names = (own ?? Object.keys(filter.parameters)) as SearchParameter[];
  const control = filter.control as FilterControl;
  const [name] = names;
  const without = name && value !== undefined ? withListed(search, name, value) : withoutParameters(search, names);
  return { key, label, names, control, without };
}

const isTold = (name: string): name is ToldRange => Object.hasOwn(TOLD_RANGES, name);

/** A range, with a note if listings with an unknown value count too; removing the range removes that option. */
function ofRange(search: SearchParameters, range: ToldRange, { key, label: said }: Chip): AppliedFilter {
  const names = TOLD_RANGES[range];
  const takesUnknown = listedValues(search.includeUnknown).includes(range);
  const label = takesUnknown ? `${said} ya da yazmıyor` : said;
  const without = withoutParameters(withListed(search, 'includeUnknown', range), names);
  return { key, label, names, control: FILTERS[range].control, without };
}
