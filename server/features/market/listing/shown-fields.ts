import type { StoredRecord } from '#server/database/field-facts.ts';
import type { ReadRecord, RecordColumn, RecordField } from '#server/database/record-columns.ts';

/** A field as an answer has it: instants in ISO 8601 UTC. */
type Shown<Value> = Value extends Date ? string : Value;

/** The columns of the fields that the shape of an answer names. */
export function columnsShownIn<Field extends string, Shape extends object>(
  shape: Shape,
  columns: readonly RecordColumn<Field>[],
): RecordColumn<Field & keyof Shape>[] {
  return columns.filter((column): column is RecordColumn<Field & keyof Shape> => column.field in shape);
}

/** Just these fields of a row as an answer has them; null where listings of its kind are not shown with the field. */
export function shownFields<Field extends RecordField>(
  columns: readonly RecordColumn<Field>[],
  row: Pick<ReadRecord, Field | 'categoryNumber'>,
): { [Name in Field]: Shown<StoredRecord[Name]> } {
  const shown = columns.map(({ field, kind, kinds }) => [
    field,
    kinds?.includes(row.categoryNumber) === false ? null : shownValue(row[field], kind),
  ]);
  // safe: each of the fields, in the form that its kind of column asks for
  return Object.fromEntries(shown) as { [Name in Field]: Shown<StoredRecord[Name]> };
}

function shownValue(value: unknown, kind: RecordColumn['kind']): unknown {
  if (value === null) return null;
  if (kind === 'number') return Number(value);
  return value instanceof Date ? value.toISOString() : value;
}
