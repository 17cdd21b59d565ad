import type { SearchFacets } from '#shared/listing-search.ts';
import type { SearchParameters, ToldRange } from '#shared/search-parameters.ts';
import { formatNumber } from '#shared/text/money.ts';
import { listedValues, withParameter } from '../../search-address.ts';

/** What a listing does not tell, as the sentence of the box begins. */
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
  /** How many listings do not tell it; undefined where that was not counted. */
  count: number | undefined;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
};

/** Takes in listings that do not tell what is filtered by, and says how many there are. */
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

/** The same for a range whose bounds are in force (`includeUnknown`); nothing where every listing tells it. */
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
