import type { Filter, PanelRow } from '#shared/search-filters/filter.ts';
import { FILTERS, type FilterControl, parametersOf } from '#shared/search-filters/filters.ts';
import { type SearchParameter, TOLD_RANGES, type ToldRange } from '#shared/search-parameters.ts';
import { NumberField } from '../../fields/number-field.tsx';
import { kindOf, listedValues, withParameter } from '../../search-address.ts';
import { CheckOptions } from '../check-options.tsx';
import { FilterGroup } from '../filter-group.tsx';
import type { FilterPanelProps } from '../filter-panel-props.ts';
import { QuantityFilter } from '../ranges/quantity-filter.tsx';
import { YearChoices } from '../year-choices.tsx';

type Props = FilterPanelProps & { part: PanelRow['part']; note?: boolean };

/** The filters of one part of the panel that are rendered from their table rows. */
export function DrawnFilters({ part, note = false, ...props }: Props) {
  return Object.entries<Filter>(FILTERS).map(([name, filter]) =>
    filter.panel?.part === part ? (
      <DrawnFilter key={name} name={name} filter={filter} panel={filter.panel} hasNote={note} {...props} />
    ) : null,
  );
}

type DrawnProps = FilterPanelProps & { name: string; filter: Filter; panel: PanelRow; hasNote: boolean };

function DrawnFilter({ name, filter, panel, hasNote, ...props }: DrawnProps) {
  // safe: the rows of the table name their own parameters and controls
  const names = parametersOf(filter);
  const control = filter.control as FilterControl;
  const chosenCount = names.flatMap((one) => listedValues(props.search[one])).length;
  const isLocked = hasNote && filter.access === 'premium';
  return (
    <FilterGroup
      control={control}
      legend={panel.legend}
      chosenCount={chosenCount}
      isWanted={panel.openFor !== undefined && kindOf(props.search) === panel.openFor}
      {...(isLocked ? { note: 'Premium' } : {})}
    >
      <Fields name={name} filter={filter} panel={panel} names={names} {...props} />
      {name === 'year' ? <YearChoices {...props} /> : null}
      {panel.hint === undefined ? null : <p className="mt-2 text-sm text-ink-soft">{panel.hint}</p>}
    </FilterGroup>
  );
}

type FieldsProps = FilterPanelProps & { name: string; filter: Filter; panel: PanelRow; names: SearchParameter[] };

function Fields({ name, filter, panel, names, search, facets, onChange }: FieldsProps) {
  const [first] = names;
  const shape = first && filter.parameters[first]?.shape;
  if (first === undefined || shape === undefined) return null;
  const { suffix = '' } = panel;
  if (shape.kind === 'choices') {
    const options = shape.of.map((value) => [value, panel.labelOf?.(value) ?? value] as const);
    // safe: a list is not a parameter for order or paging
    return <CheckOptions name={first as ListName} options={options} search={search} onChange={onChange} />;
  }
  if (!('max' in shape)) return null;
  if (isTold(name))
    return (
      <QuantityFilter
        range={name}
        suffix={suffix}
        max={shape.max}
        search={search}
        facets={facets}
        onChange={onChange}
      />
    );
  return (
    <NumberField
      label="En çok"
      suffix={suffix}
      max={shape.max}
      placeholder="Hepsi"
      value={search[first] ?? ''}
      onCommit={(value) => onChange(withParameter(search, first, value === '0' ? undefined : value))}
    />
  );
}

type ListName = Parameters<typeof CheckOptions>[0]['name'];
const isTold = (name: string): name is ToldRange => Object.hasOwn(TOLD_RANGES, name);
