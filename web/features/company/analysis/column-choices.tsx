import { useId } from 'react';
import { Select } from '#web/ui/select.tsx';
import { COLUMN_MEANINGS, type ColumnMeaning, type ListTable } from './list-columns.ts';

type Props = {
  table: ListTable;
  meanings: readonly ColumnMeaning[];
  onChange: (meanings: readonly ColumnMeaning[]) => void;
};

/** The meaning that was detected for each column of a list, for correction before the listings are looked up. */
export function ColumnChoices({ table, meanings, onChange }: Props) {
  const id = useId();
  return (
    <fieldset className="rounded-sheet border border-line p-4">
      <legend className="px-1 font-semibold">Sütunlar</legend>
      <p className="text-sm text-ink-soft">Başlıklardan ve içeriklerden anlaşıldı. Yanlışsa düzeltin.</p>
      <div className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {table.headings.map((heading, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <div key={at} className="flex min-w-0 flex-col gap-1 text-sm">
            <label htmlFor={`${id}-${at}`} className="truncate font-semibold">
              {heading}
            </label>
            <Select
              id={`${id}-${at}`}
              value={meanings[at]}
              onChange={({ target }) => onChange(meanings.with(at, meaningOf(target.value)))}
            >
              {Object.entries(COLUMN_MEANINGS).map(([meaning, label]) => (
                <option key={meaning} value={meaning}>
                  {label}
                </option>
              ))}
            </Select>
            <span className="truncate text-ink-soft">Örnek: {exampleOf(table, at)}</span>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

// safe: the options are the keys of the record
const meaningOf = (value: string) => value as ColumnMeaning;

function exampleOf({ rows }: ListTable, at: number): string {
  return rows.find((row) => row[at])?.[at] ?? 'boş';
}
