import { getTableColumns, is, SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { type PgColumn, PgNumericNumber, type PgTable } from 'drizzle-orm/pg-core';
import { FIELD_FACTS, type FieldFacts, type StoredRecord } from './field-facts.ts';
import { properties } from './tables/properties.ts';

export type RecordField = keyof StoredRecord;

/** A field of a record: its database column and the facts that the column does not contain. */
export type RecordColumn<Field extends string = string> = FieldFacts & {
  readonly field: Field;
  /** Name of the column, such as `dosya_bilgi`. */
  readonly name: string;
  /** `text`, `numeric(15, 2)`, `text[]` … */
  readonly sqlType: string;
  readonly kind: PgColumn['dataType'];
  /** Digits after the decimal point of an amount. */
  readonly scale: number;
  /** Value while nothing is known: null or the column's default. Undefined if the field must always have a value. */
  readonly unknown: unknown;
};

/** The columns of a table that are fields of a record, that is, have an entry in `facts`; in the order of the table. */
export function recordColumnsOf<Field extends string>(
  table: PgTable,
  facts: Readonly<Record<Field, FieldFacts>>,
): RecordColumn<Field>[] {
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  const isField = (name: string): name is Field => name in facts;
  return Object.entries(columns).flatMap(([field, column]) =>
    isField(field)
      ? {
          ...facts[field],
          field,
          name: toSnakeCase(field),
          sqlType: column.getSQLType(),
          kind: column.dataType,
          scale: is(column, PgNumericNumber) ? (column.scale ?? 0) : 0,
          unknown: unknownIn(column),
        }
      : [],
  );
}

function unknownIn({ default: standard, notNull }: PgColumn): unknown {
  if (standard !== undefined && !is(standard, SQL)) return standard;
  return notNull ? undefined : null;
}

/** The columns of `properties` that come from a record. */
export const RECORD_COLUMNS = recordColumnsOf(properties, FIELD_FACTS);

/** The columns of only these fields, in the order of the table. */
export function columnsOf<Field extends RecordField>(fields: readonly Field[]): RecordColumn<Field>[] {
  const wanted: ReadonlySet<string> = new Set(fields);
  return RECORD_COLUMNS.filter((column): column is RecordColumn<Field> => wanted.has(column.field));
}

/** The fields from which the words of a listing are made. */
export type WordedField = {
  [Field in RecordField]: (typeof FIELD_FACTS)[Field]['holdsWords'] extends true ? Field : never;
}[RecordField];

type Read<Value> = Value extends number ? string : Value;
/** Fields as node-postgres returns them: amounts as text, because a JavaScript number can't represent every amount. */
export type ReadRecord = { readonly [Field in RecordField]: Read<StoredRecord[Field]> };

/**
 * Returns SQL for a list of columns of `properties p`, each under its field's name; `instead` has SQL for computed
 * fields.
 */
export function selectList<Field extends string>(
  columns: readonly RecordColumn<Field>[],
  instead: Readonly<Record<string, string>> = {},
): string {
  return columns.map(({ field, name }) => `${instead[field] ?? `p.${name}`} as "${field}"`).join(', ');
}

/** SQL of a column's value while nothing is known. Throws for a field that must always have a value. */
export function unknownSql({ field, unknown }: RecordColumn): string {
  if (unknown === undefined) throw new Error(`A listing is never without ${field}.`);
  if (Array.isArray(unknown)) return `'{}'`;
  if (typeof unknown === 'string') return `'${unknown.replaceAll("'", "''")}'`;
  return String(unknown);
}
