import { CATEGORY_LABELS, CATEGORY_NUMBERS, SUB_CATEGORIES } from '#shared/kinds/kinds.ts';
import type { SearchFacets } from '#shared/listing-search.ts';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { formatNumber } from '#shared/text/money.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { FoldedChoices } from '../fields/folded-choices.tsx';
import { OptionList } from '../fields/option-list.tsx';
import { isSameName, listedValues, withParameter, withToggled } from '../search-address.ts';

type Props = {
  search: SearchParameters;
  facets: SearchFacets | undefined;
  onChange: (search: SearchParameters) => void;
};

/** The number of sub-categories before "Tümünü göster". */
const SHORT_LIST = 6;

/** The filter for one kind and several sub-categories. */
export function KindFilter({ search, facets, onChange }: Props) {
  const counts = new Map(facets?.category.map(({ value, count }) => [value, count]));
  return (
    <Segmented
      legend="Tür"
      columns={2}
      value={search.category ?? ''}
      options={[
        { value: '', label: 'Hepsi' },
        ...CATEGORY_NUMBERS.map((kind) => ({
          value: kind,
          label: CATEGORY_LABELS[kind],
          note: facets ? formatNumber(counts.get(kind) ?? 0) : undefined,
        })),
      ]}
      onChange={(value) => onChange(withParameter(search, 'category', value))}
    />
  );
}

export function SubCategoryFilter({ search, facets, onChange }: Props) {
  const counts = new Map(facets?.subCategory.map(({ value, count }) => [value, count]));
  const asked = listedValues(search.subCategory);
  const options = CATEGORY_NUMBERS.filter((kind) => search.category === undefined || search.category === kind)
    .flatMap((kind): readonly string[] => SUB_CATEGORIES[kind])
    .map((name) => ({ value: name, label: name, count: counts.get(name) ?? 0 }));
  // The address may contain any spelling: `daire`.
  const chosen = options.map(({ value }) => value).filter((value) => asked.some((one) => isSameName(one, value)));
  options.sort((a, b) => Number(chosen.includes(b.value)) - Number(chosen.includes(a.value)) || b.count - a.count);
  return (
    <FoldedChoices legend="Alt tür" chosen={chosen} all="Tüm alt türler">
      <div className="-mx-1">
        <OptionList
          name="subCategory"
          options={options}
          shortCount={SHORT_LIST}
          isChosen={(value) => chosen.includes(value)}
          onToggle={(value) => onChange(withToggled(search, 'subCategory', value))}
        />
      </div>
    </FoldedChoices>
  );
}
