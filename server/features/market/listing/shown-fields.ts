import type { StoredRecord } from '#server/database/field-facts.ts';
import type { ReadRecord, RecordColumn, RecordField } from '#server/database/record-columns.ts';

/** The type of a field in a response: instants are in ISO 8601 UTC. */
type Shown<Value> = Value extends Date ? string : Value;

/** The columns of the fields that a response's shape contains. */
export function columnsShownIn<Field extends string, Shape extends object>(
  shape: Shape,
  columns: readonly RecordColumn<Field>[],
): RecordColumn<Field & keyof Shape>[] {
  return columns.filter((column): column is RecordColumn<Field & keyof Shape> => column.field in shape);
}

/** Picks these fields of a row in the form of a response; null where listings of this kind don't have the field. */
export function shownFields<Field extends RecordField>(
  columns: readonly RecordColumn<Field>[],
  row: Pick<ReadRecord, Field | 'categoryNumber'>,
): { [Name in Field]: Shown<StoredRecord[Name]> } {
  const shown = columns.map(({ field, kind, kinds }) => [
    field,
    kinds?.includes(row.categoryNumber) === false ? null : shownValue(row[field], kind),
  ]);
  // safe: each of the fields, in the form that its kind of column requires
  return Object.fromEntries(shown) as { [Name in Field]: Shown<StoredRecord[Name]> };
}

function shownValue(value: unknown, kind: RecordColumn['kind']): unknown {
  if (value === null) return null;
  if (kind === 'number') return Number(value);
  return value instanceof Date ? value.toISOString() : value;
}
