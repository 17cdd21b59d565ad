import { columnsOf, type RecordColumn } from '#server/database/record-columns.ts';
import { FIELDS_WITH_HISTORY } from '#shared/properties.ts';

/** An instant as JSON in the history: the same notation as everywhere else. */
const isoInstant = (value: string) => `to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const asItIs = (value: string) => value;

/** Selects field, old value and new value of what differs between a stored listing `p` and what is `incoming`. */
export function changedFieldsSqlOf(columns: readonly RecordColumn[]): string {
  const changes = columns.map(({ field, name, kind }) => {
    const shown = kind === 'date' ? isoInstant : asItIs;
    const [before, after] = [`p.${name}`, `incoming."${field}"`];
    // JSON is made only of what has changed.
    return `select '${field}', to_jsonb(${shown(before)}), to_jsonb(${shown(after)}) where ${before} is distinct from ${after}`;
  });
  return changes.join(' union all ');
}

export const CHANGED_FIELDS_SQL = changedFieldsSqlOf(columnsOf(FIELDS_WITH_HISTORY));
