import { useId } from 'react';
import { neighboursOf } from '#shared/places/neighbouring-provinces.ts';
import { PROVINCE_NAMES } from '#shared/places/province-names.ts';
import { ISTANBUL_SIDES, REGIONS } from '#shared/places/regions.ts';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import { Select } from '#web/ui/select.tsx';
import { isSameName, listedValues, withParameter } from '../search-address.ts';

type Props = { search: SearchParameters; onChange: (search: SearchParameters) => void };

/** One option that selects several provinces, or the districts of one side of İstanbul. */
const CHOICES: readonly { name: string; city: string; district?: string }[] = [
  ...REGIONS.map(([name, cities]) => ({ name, city: cities.join(',') })),
  ...ISTANBUL_SIDES.map(([name, districts]) => ({
    name: `İstanbul ${name}`,
    city: 'İstanbul',
    district: districts.join(','),
  })),
];

const keyOf = (listed: string | undefined) => listedValues(listed).map(foldTurkish).sort().join();
const placesKey = (city: string | undefined, district: string | undefined) => `${keyOf(city)};${keyOf(district)}`;
/** Folded once: every search page and every change looks its places up. */
const CHOICE_OF = new Map(CHOICES.map((choice) => [placesKey(choice.city, choice.district), choice]));

/** Regions by their common names; for a single province also its neighbours. */
export function RegionFilter({ search, onChange }: Props) {
  const id = useId();
  const { city, district } = search;
  const chosen = city === undefined ? undefined : CHOICE_OF.get(placesKey(city, district));
  const alone =
    listedValues(city).length === 1 ? PROVINCE_NAMES.find((name) => isSameName(name, city ?? '')) : undefined;
  function choose(name: string): void {
    const choice = CHOICES.find((candidate) => candidate.name === name);
    const cities = withParameter(search, 'city', choice?.city);
    onChange(choice?.district === undefined ? cities : withParameter(cities, 'district', choice.district));
  }
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm font-semibold">
        Bölge
      </label>
      <Select
        id={id}
        className="w-full text-sm"
        value={chosen?.name ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{chosen ? 'Tüm Türkiye' : 'Bölge seçin'}</option>
        {CHOICES.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
      {alone ? (
        <button
          type="button"
          onClick={() => onChange(withParameter(search, 'city', [alone, ...neighboursOf(alone)].join(',')))}
          className="mt-1 min-h-9 rounded-control px-2 text-sm font-semibold text-petrol hover:underline"
        >
          Komşu illeri de ekle ({neighboursOf(alone).length})
        </button>
      ) : null}
    </div>
  );
}
