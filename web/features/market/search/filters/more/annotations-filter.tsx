import { ANNOTATIONS } from '#shared/search-filters/search-values.ts';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { ANNOTATION_LABELS } from '#shared/text/term-labels.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { listedValues, withListed, withParameter } from '../../search-address.ts';
import { FilterGroup } from '../filter-group.tsx';

type Props = { search: SearchParameters; onChange: (search: SearchParameters) => void };

/** The filter for land register entries, as stated in the notice. */
export function AnnotationsFilter({ search, onChange }: Props) {
  const annotations = [...listedValues(search.annotations), ...listedValues(search.withoutAnnotations)];
  return (
    <FilterGroup control="annotations" legend="Şerhler" chosenCount={annotations.length}>
      <div className="flex flex-col gap-4">
        {ANNOTATIONS.map((name) => (
          <Segmented
            key={name}
            legend={ANNOTATION_LABELS[name]}
            value={stateOf(search, name)}
            options={[
              { value: '', label: 'Fark etmez' },
              { value: 'withoutAnnotations', label: 'Yok' },
              { value: 'annotations', label: 'Var' },
            ]}
            onChange={(state) => onChange(withState(search, name, state))}
          />
        ))}
      </div>
    </FilterGroup>
  );
}

const STATES = ['annotations', 'withoutAnnotations'] as const;

function stateOf(search: SearchParameters, name: string): string {
  return STATES.find((state) => listedValues(search[state]).includes(name)) ?? '';
}

/** The search with this entry included, excluded or ignored. */
function withState(search: SearchParameters, name: string, wanted: string): SearchParameters {
  const neither = STATES.reduce((next, state) => withListed(next, state, name), search);
  const state = STATES.find((one) => one === wanted);
  return state ? withParameter(neither, state, [...listedValues(neither[state]), name].join(',')) : neither;
}
