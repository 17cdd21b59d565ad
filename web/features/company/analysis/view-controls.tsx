import type { AnalysisView } from '#shared/analysis/analyses.ts';
import {
  ANALYSIS_COLUMN_NAMES,
  ANALYSIS_COLUMNS,
  ANALYSIS_GROUP_NAMES,
  ANALYSIS_GROUPS,
  ANALYSIS_MEASURE_NAMES,
  ANALYSIS_MEASURES,
  ANALYSIS_SORTS,
} from '#shared/analysis/analysis-facts.ts';
import { CheckBox } from '#web/ui/form/check-box.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';

type Props = { view: AnalysisView; onChange: (changes: Partial<AnalysisView>) => void };

/** How a set is grouped, measured, sorted and shown: folded, so that the result is visible without scrolling. */
export function ViewControls({ view, onChange }: Props) {
  const { groupBy, measure, columns, sort } = view;
  const named = <Name extends string>(names: readonly Name[], value: string) => names.find((name) => name === value);
  const looksAt = [groupBy === null ? 'gruplamadan' : ANALYSIS_GROUPS[groupBy], ANALYSIS_MEASURES[measure].name];
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-petrol">
        {`Gruplama, sıra ve sütunlar (${looksAt.join(', ')})`}
      </summary>
      <div className="mt-3 mb-5 grid grid-cols-2 gap-3 lg:grid-cols-4">
        <SelectField
          id="analiz-grup"
          label="Grupla"
          value={groupBy ?? ''}
          onChange={(value) => onChange({ groupBy: named(ANALYSIS_GROUP_NAMES, value) ?? null })}
        >
          <option value="">Gruplamadan</option>
          {ANALYSIS_GROUP_NAMES.map((name) => (
            <option key={name} value={name}>
              {ANALYSIS_GROUPS[name]}
            </option>
          ))}
        </SelectField>
        <SelectField
          id="analiz-olcu"
          label="Ölçü"
          value={measure}
          onChange={(value) => onChange({ measure: named(ANALYSIS_MEASURE_NAMES, value) ?? measure })}
        >
          {ANALYSIS_MEASURE_NAMES.map((name) => (
            <option key={name} value={name}>
              {ANALYSIS_MEASURES[name].name}
            </option>
          ))}
        </SelectField>
        <SelectField
          id="analiz-sira"
          label="İlanları sırala"
          value={sort.by}
          onChange={(value) => onChange({ sort: { ...sort, by: named(ANALYSIS_SORTS, value) ?? sort.by } })}
        >
          {ANALYSIS_SORTS.map((name) => (
            <option key={name} value={name}>
              {ANALYSIS_COLUMNS[name]}
            </option>
          ))}
        </SelectField>
        <SelectField
          id="analiz-yon"
          label="Yön"
          value={sort.isDescending ? 'desc' : 'asc'}
          onChange={(value) => onChange({ sort: { ...sort, isDescending: value === 'desc' } })}
        >
          <option value="desc">Büyükten küçüğe</option>
          <option value="asc">Küçükten büyüğe</option>
        </SelectField>
      </div>
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">Sütunlar</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {ANALYSIS_COLUMN_NAMES.map((name) => (
            <CheckBox
              key={name}
              label={ANALYSIS_COLUMNS[name]}
              checked={columns.includes(name)}
              disabled={columns.length === 1 && columns.includes(name)}
              onChange={({ target }) =>
                onChange({
                  columns: ANALYSIS_COLUMN_NAMES.filter((one) =>
                    one === name ? target.checked : columns.includes(one),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
    </details>
  );
}
