import { useId } from 'react';
import type { SearchParameters, Sort } from '#shared/search-parameters.ts';
import { Select } from '#web/ui/select.tsx';
import { withParameter } from '../search-address.ts';

const LABELS: Readonly<Record<Sort, string>> = {
  relevance: 'En ilgili',
  endDate: 'Bitişi en yakın',
  newest: 'En yeni ilan',
  priceAsc: 'Bedel: düşükten yükseğe',
  priceDesc: 'Bedel: yüksekten düşüğe',
  yearDesc: 'Model yılı: önce yeni',
  yearAsc: 'Model yılı: önce eski',
  kmAsc: 'Kilometre: önce az · Premium',
  areaDesc: 'Yüzölçümü: önce büyük',
  areaAsc: 'Yüzölçümü: önce küçük',
  pricePerM2Asc: 'm² bedeli: önce ucuz · Premium',
};

type Props = { search: SearchParameters; onChange: (search: SearchParameters) => void };

/** The order of the results: by default by relevance for a text, else by the nearest end. */
export function SortSelect({ search, onChange }: Props) {
  const id = useId();
  const initial: Sort = search.query ? 'relevance' : 'endDate';
  const sorts = (Object.keys(LABELS) as Sort[]).filter((sort) => sort !== 'relevance' || search.query);
  return (
    <div data-filter="sort" className="flex min-w-0 items-center gap-2 text-sm max-sm:grow">
      <label htmlFor={id} className="shrink-0 text-ink-soft max-lg:sr-only">
        Sırala
      </label>
      <Select
        id={id}
        className="w-full"
        value={search.sort ?? initial}
        onChange={({ target }) =>
          onChange(withParameter(search, 'sort', target.value === initial ? undefined : target.value))
        }
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {LABELS[sort]}
          </option>
        ))}
      </Select>
    </div>
  );
}
