import type { SearchFacets } from '#shared/listing-search.ts';
import type { SearchParameters, ToldRange } from '#shared/search-parameters.ts';
import { formatNumber } from '#shared/text/money.ts';
import { listedValues, withParameter } from '../../search-address.ts';

/** The missing value of a listing, as the beginning of the checkbox's sentence. */
const UNTOLD: Readonly<Record<ToldRange | 'share', string>> = {
  share: 'Hisse durumu',
  price: 'Bedeli',
  deposit: 'Teminatı',
  area: 'Alanı',
  year: 'Model yılı',
  age: 'Yaşı',
  km: 'Kilometresi',
  pricePerSquareMeter: 'Metrekare bedeli',
};

type OptionProps = {
  what: keyof typeof UNTOLD;
  /** The number of listings without this value; undefined if not counted. */
  count: number | undefined;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
};

/** Includes listings without the filtered value, and shows their number. */
export function UnknownOption({ what, count, isChosen, onChange }: OptionProps) {
  return (
    <label className="mt-2 flex min-h-10 items-center gap-2.5 text-sm">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4.5"
      />
      {count === undefined
        ? `${UNTOLD[what]} yazmayanlar da`
        : `${UNTOLD[what]} yazmayan ${formatNumber(count)} ilan da`}
    </label>
  );
}

type RangeProps = {
  range: ToldRange;
  search: SearchParameters;
  facets: SearchFacets | undefined;
  onChange: (search: SearchParameters) => void;
};

/** The same for a range with active bounds (`includeUnknown`); nothing if every listing has the value. */
export function UnknownInRange({ range, search, facets, onChange }: RangeProps) {
  const chosen = listedValues(search.includeUnknown);
  const isChosen = chosen.includes(range);
  const count = facets && (facets.unknown.find(({ value }) => value === range)?.count ?? 0);
  if (count === 0 && !isChosen) return null;
  const others = chosen.filter((one) => one !== range);
  return (
    <UnknownOption
      what={range}
      count={count}
      isChosen={isChosen}
      onChange={(isWanted) =>
        onChange(withParameter(search, 'includeUnknown', (isWanted ? [...others, range] : others).join(',')))
      }
    />
  );
}
