import type { SearchFacets } from '#shared/listing-search.ts';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { AuctionCount } from '#web/features/market/listing-cards/index.ts';
import { classNames } from '#web/ui/class-names.ts';
import { withoutParameters, withParameter } from '../search-address.ts';

/** The most requested minimum model years. */
const FIRST_YEARS = [2020, 2015, 2010];

type Props = {
  search: SearchParameters;
  facets: SearchFacets | undefined;
  onChange: (search: SearchParameters) => void;
};

/** Minimum model years, one tap each, with the number of results; nothing if no year is counted. */
export function YearChoices({ search, facets, onChange }: Props) {
  const years = facets?.modelYear ?? [];
  if (years.length === 0) return null;
  return (
    <fieldset data-arrow-group className="mt-2 flex flex-wrap gap-1.5">
      <legend className="sr-only">Sık seçilen model yılları</legend>
      {FIRST_YEARS.map((first) => {
        const isOn = search.minYear === String(first) && search.maxYear === undefined;
        const count = years.reduce((sum, { value, count }) => sum + (Number(value) >= first ? count : 0), 0);
        const anyYear = withoutParameters(search, ['minYear', 'maxYear']);
        return (
          <button
            key={first}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChange(isOn ? anyYear : withParameter(anyYear, 'minYear', String(first)))}
            className={classNames(
              'min-h-9 rounded-control border px-2.5 text-sm',
              isOn
                ? 'border-petrol bg-petrol-tint text-petrol'
                : 'border-line-strong bg-sheet text-ink-soft hover:bg-sunk',
            )}
          >
            {first} ve üstü <AuctionCount count={count} className="text-xs" />
          </button>
        );
      })}
    </fieldset>
  );
}
