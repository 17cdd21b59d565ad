import { kdvLabel } from '#shared/search-filters/chip-texts.ts';
import { APPRAISAL_AGES, DEPOSIT_DAYS, KDV_RATES, MAX_PRICE } from '#shared/search-filters/search-values.ts';
import type { SearchParameter, SearchParameters } from '#shared/search-parameters.ts';
import { NumberField } from '../../fields/number-field.tsx';
import { listedValues, withParameter } from '../../search-address.ts';
import { CheckOptions } from '../check-options.tsx';
import { FilterGroup } from '../filter-group.tsx';
import type { FilterPanelProps } from '../filter-panel-props.ts';
import { QuantityFilter } from '../ranges/quantity-filter.tsx';

type Searched = { search: SearchParameters; onChange: (search: SearchParameters) => void };
type Props = FilterPanelProps & { isAboutEstate: boolean };

/** What it costs and until when one has to decide. */
export function CostFilters({ search, facets, onChange, isAboutEstate }: Props) {
  const props = { search, onChange };
  const chosen = (...names: SearchParameter[]) => names.filter((name) => search[name] !== undefined).length;
  return (
    <>
      {isAboutEstate ? (
        <FilterGroup
          control="pricePerM2"
          legend="Metrekare bedeli"
          chosenCount={chosen('minPricePerSquareMeter', 'maxPricePerSquareMeter')}
        >
          <QuantityFilter range="pricePerSquareMeter" suffix="₺" facets={facets} {...props} />
        </FilterGroup>
      ) : null}
      <FilterGroup control="kdv" legend="KDV oranı" chosenCount={listedValues(search.kdvRate).length}>
        <CheckOptions name="kdvRate" options={KDV_RATES.map((rate) => [rate, kdvLabel(rate)])} {...props} />
      </FilterGroup>
      <FilterGroup control="allIn" legend="Toplam maliyet" chosenCount={chosen('maxAllInCost')}>
        <Most name="maxAllInCost" suffix="₺" max={MAX_PRICE} {...props} />
        <p className="mt-2 text-sm text-ink-soft">
          Muhammen bedelden alınırsa: KDV, damga vergisi ve gayrimenkulde tapu harcıyla.
        </p>
      </FilterGroup>
      <FilterGroup control="appraisal" legend="Kıymet takdirinin yaşı" chosenCount={chosen('maxAppraisalAgeDays')}>
        <Most name="maxAppraisalAgeDays" suffix="gün" max={APPRAISAL_AGES.max} {...props} />
      </FilterGroup>
      <FilterGroup control="depositDays" legend="Teminatın son günü" chosenCount={chosen('depositWithinDays')}>
        <Most name="depositWithinDays" suffix="gün" max={DEPOSIT_DAYS.max} {...props} />
        <p className="mt-2 text-sm text-ink-soft">Nakit teminatı bu kadar gün içinde yatırılacak ihaleler.</p>
      </FilterGroup>
    </>
  );
}

type MostProps = Searched & { name: SearchParameter; suffix: string; max: number };

function Most({ name, suffix, max, search, onChange }: MostProps) {
  return (
    <NumberField
      label="En çok"
      suffix={suffix}
      max={max}
      placeholder="Hepsi"
      value={search[name] ?? ''}
      onCommit={(value) => onChange(withParameter(search, name, value === '0' ? undefined : value))}
    />
  );
}
