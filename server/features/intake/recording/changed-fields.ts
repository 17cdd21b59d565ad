import { isoInstant } from '#server/database/iso-instant.ts';
import { columnsOf, type RecordColumn } from '#server/database/record-columns.ts';
import { FIELDS_WITH_HISTORY } from '#shared/listings.ts';
import { bareText, IS_LEARNT } from './keep-versions.ts';

const asItIs = (value: string) => value;

/** SQL that selects field, old value and new value of each difference between a stored listing `p` and `incoming`. */
export function changedFieldsSqlOf(columns: readonly RecordColumn[]): string {
  const changes = columns.map(({ field, name, kind }) => {
    const shown = kind === 'date' ? isoInstant : asItIs;
    const [before, after] = [`p.${name}`, `incoming."${field}"`];
    // The words are kept as a version; a difference in white space doesn't count.
    if (field === 'description')
      return `select '${field}', null::jsonb, null::jsonb where ${bareText(before)} is distinct from ${bareText(after)}`;
    const unless = IS_LEARNT[field] ? ` and not ${IS_LEARNT[field]}` : '';
    // JSON is made only for changed values.
    return `select '${field}', to_jsonb(${shown(before)}), to_jsonb(${shown(after)}) where ${before} is distinct from ${after}${unless}`;
  });
  return changes.join(' union all ');
}

export const CHANGED_FIELDS_SQL = changedFieldsSqlOf(columnsOf(FIELDS_WITH_HISTORY));
