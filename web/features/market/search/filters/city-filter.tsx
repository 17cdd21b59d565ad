import { useId, useState } from 'react';
import type { SearchFacets } from '#shared/listing-search.ts';
import { PROVINCE_NAMES } from '#shared/places/province-names.ts';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import { Select } from '#web/ui/select.tsx';
import { FoldedChoices } from '../fields/folded-choices.tsx';
import { OptionList } from '../fields/option-list.tsx';
import { isSameName, listedValues, withParameter, withToggled } from '../search-address.ts';

type Props = {
  search: SearchParameters;
  facets: SearchFacets | undefined;
  onChange: (search: SearchParameters) => void;
};

const SHORT_LIST = 8;
const PROVINCES = PROVINCE_NAMES.map((name) => ({ name, folded: foldTurkish(name) }));

/** The provinces that match the typed text: selected ones first, then by number of auctions. */
function cityOptions(isChosen: (name: string) => boolean, facets: SearchFacets | undefined, typed: string) {
  const counts = new Map(facets?.city.map(({ value, count }) => [value, count]));
  const wanted = foldTurkish(typed.trim());
  return PROVINCES.filter(({ name, folded }) => isChosen(name) || folded.includes(wanted))
    .map(({ name }) => ({ value: name, label: name, count: counts.get(name) ?? 0 }))
    .sort((a, b) => Number(isChosen(b.value)) - Number(isChosen(a.value)) || b.count - a.count);
}

export function CityFilter(props: Props) {
  const folded = new Set(listedValues(props.search.city).map(foldTurkish));
  const chosen = PROVINCES.filter((province) => folded.has(province.folded)).map(({ name }) => name);
  return (
    <FoldedChoices legend="İl" chosen={chosen} all="Tüm iller">
      <CityChoices chosen={new Set<string>(chosen)} {...props} />
    </FoldedChoices>
  );
}

function CityChoices({ chosen, search, facets, onChange }: Props & { chosen: ReadonlySet<string> }) {
  const [typed, setTyped] = useState('');
  const isChosen = (name: string) => chosen.has(name);
  const options = cityOptions(isChosen, facets, typed);
  return (
    <>
      <input
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder="İl adı yazın"
        aria-label="İl listesinde ara"
        autoComplete="off"
        className="mb-1.5 h-10 w-full rounded-control border border-line-strong bg-sheet px-3 text-sm"
      />
      <div className="-mx-1">
        {options.length > 0 ? (
          <OptionList
            name="city"
            options={options}
            shortCount={SHORT_LIST}
            isChosen={isChosen}
            onToggle={(value) => onChange(withToggled(search, 'city', value))}
          />
        ) : (
          <p className="px-2 py-3 text-sm text-ink-soft">Bu adda bir il yok.</p>
        )}
      </div>
    </>
  );
}

/** The districts of the selected provinces; disabled until one is selected (spec §5). */
export function DistrictFilter({ search, facets, onChange }: Props) {
  const id = useId();
  const hasCity = listedValues(search.city).length > 0;
  const options = facets?.district ?? [];
  const value =
    options.find((option) => isSameName(option.value, search.district ?? ''))?.value ?? search.district ?? '';
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="w-18 shrink-0 text-sm font-semibold">
        İlçe
      </label>
      <Select
        id={id}
        className="min-w-0 grow text-sm"
        disabled={!hasCity}
        value={value}
        onChange={(event) => onChange(withParameter(search, 'district', event.target.value))}
      >
        <option value="">{hasCity ? 'Tüm ilçeler' : 'Önce il seçin'}</option>
        {isListed ? null : <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.value} ({option.count})
          </option>
        ))}
      </Select>
    </div>
  );
}
