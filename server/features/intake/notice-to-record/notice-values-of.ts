import type { NoticeLot, readNotice } from '#server/features/intake/notices/index.ts';
import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import {
  NOTICE_VALUE_NAMES,
  NOTICE_VALUES,
  type NoticeValueFacts,
  type NoticeValueName,
  type NoticeValues,
} from '#shared/notice-values.ts';

type Stored<Name extends NoticeValueName> = NonNullable<NoticeValues['values'][Name]>['value'];
type ReadName = keyof NoticeLot;
type Read<Name extends ReadName> = NonNullable<NoticeLot[Name]>['value'];

type Facts = typeof NOTICE_VALUES;
/** The reader's name for each value. */
type Readers = {
  readonly [Name in NoticeValueName]: (Facts[Name] extends { readonly reader: infer Reader } ? Reader : Name) &
    ReadName;
};
/** Values whose stored form or name differs from the reader's. */
type Converted = {
  [Name in NoticeValueName]: Readers[Name] extends Name
    ? Read<Readers[Name]> extends Stored<Name>
      ? never
      : Name
    : Name;
}[NoticeValueName];

/**
 * Returns the values that a notice states about one of its lots, in the form in which they are stored with a listing of
 * this kind; `null` if it states none. If the lot was read as another kind of thing than the listing, its description
 * was misread and is omitted.
 */
export function noticeValuesOf(
  reading: ReturnType<typeof readNotice>,
  lot: NoticeLot,
  kind: CategoryNumber,
): NoticeValues | null {
  const isKind = (lot.categoryNumber?.value ?? kind) === kind;
  const isKept = (name: NoticeValueName) => isKind || NOTICE_VALUES[name].about === 'sale';
  const values = lotValuesOf(lot, isKind);
  const index = reading.lots.indexOf(lot);
  const conflicts = reading.conflicts.flatMap(({ lot: of, field, sentences }) => {
    const name = NAME_BY_READER[field];
    return of === index && name !== undefined && isKept(name) ? [{ name, sentences: [...sentences] }] : [];
  });
  return Object.keys(values).length > 0 || conflicts.length > 0 ? { values, conflicts } : null;
}

/** Returns the values of a lot in stored form; for another kind of thing only those of the sale. */
export function lotValuesOf(lot: NoticeLot, isKind: boolean): NoticeValues['values'] {
  return valuesOf(
    lot,
    NOTICE_VALUE_NAMES.filter((name) => isKind || NOTICE_VALUES[name].about === 'sale'),
  );
}

/** Returns the reader's name for each value of a table. */
export function readersOf<Name extends string>(table: Readonly<Record<Name, NoticeValueFacts>>): Record<Name, string> {
  const readers = Object.entries<NoticeValueFacts>(table).map(([name, { reader = name }]) => [name, reader]);
  // safe: the entries have the table's keys
  return Object.fromEntries(readers) as Record<Name, string>;
}

// safe: `Readers` is derived from the same table
const READERS = readersOf(NOTICE_VALUES) as Readers;
const storedNames = Object.fromEntries(Object.entries(READERS).map(([name, reader]) => [reader, name]));

/**
 * The name under which a value is stored. Some are not stored: `tur` and `courtName` imply the kind and `sulhMahkeme`.
 */
const NAME_BY_READER: Readonly<Record<ReadName, NoticeValueName | undefined>> = {
  // safe: the inverse of READERS
  ...(storedNames as Record<Readers[NoticeValueName], NoticeValueName>),
  sulhMahkeme: undefined,
  categoryNumber: undefined,
  areaOfWhole: undefined,
  kaydindakiSerhler: undefined,
};

const time = ({ at, isDayOnly }: Read<'firstStart'>) => ({ at: at.toISOString(), isDayOnly });
const lira = (kurus: number) => kurus / 100;

const CONVERSIONS: { readonly [Name in Converted]: (read: Read<Readers[Name]>) => Stored<Name> } = {
  appraisal: lira,
  deposit: ({ percent, amountKurus }) => ({ percent, amount: amountKurus === null ? null : lira(amountKurus) }),
  kdv: ratesIn,
  priorClaims: (claims) => claims.map(({ kind, amountKurus }) => ({ kind, amount: lira(amountKurus) })),
  firstStart: time,
  firstEnd: time,
  secondStart: time,
  secondEnd: time,
  brand: ({ name }) => name,
};
// safe: `valuesOf` passes each conversion only the value of that name's reader
const conversions = new Map(Object.entries(CONVERSIONS)) as ReadonlyMap<string, (read: unknown) => unknown>;

function valuesOf(lot: NoticeLot, names: readonly NoticeValueName[]): NoticeValues['values'] {
  const values = names.flatMap((name) => {
    const read = lot[READERS[name]];
    if (!read) return [];
    const convert = conversions.get(name);
    return [[name, convert ? { value: convert(read.value), sentence: read.sentence } : read]];
  });
  // safe: each value is under its name and in its stored form
  return Object.fromEntries(values) as NoticeValues['values'];
}

/** `%10 / %20` → 10, 20; `istisna` → none. */
function ratesIn(printed: string): number[] {
  return [...printed.matchAll(/\d+(?:,\d+)?/g)].map(([rate]) => Number(rate.replace(',', '.')));
}
