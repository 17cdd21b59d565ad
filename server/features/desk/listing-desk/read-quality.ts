import { columnsOf } from '#server/database/record-columns.ts';
import type { Deps } from '#server/deps.ts';
import {
  CORRECTABLE_FIELD_NAMES,
  CORRECTABLE_RECORD_FIELDS,
  type CorrectableField,
  type CorrectableRecordField,
  FIELD_NAMES,
} from '#shared/desk/correctable-fields.ts';
import type { DeskQuality, QualityField } from '#shared/desk/desk-quality.ts';
import { UNKNOWN_KINDS, UNREAD } from './unread-listings.ts';

/** Every listing has these fields, so they say nothing about quality. */
const ALWAYS_KNOWN: readonly CorrectableField[] = ['title', 'categoryNumber'];
/** Read values that have a different name in the record. */
const READ_AS: Partial<Record<CorrectableField, string>> = {
  price: 'appraisal',
  hisse: 'share',
  carModel: 'brand',
  carAge: 'modelYear',
  endDate: 'firstEnd',
};
const FIELDS = CORRECTABLE_FIELD_NAMES.filter((field) => !ALWAYS_KNOWN.includes(field));
const OF_RECORD = columnsOf([...CORRECTABLE_RECORD_FIELDS]).filter(({ field }) => !ALWAYS_KNOWN.includes(field));

/** SQL: whether a field of listings `p` is known; a value that means "unknown" is not. */
function isKnown(field: CorrectableRecordField, column: string): string {
  if (field === 'tur') return `p.tur not in (${UNKNOWN_KINDS})`;
  if (field === 'endDate') return 'p.end_date is not null and not p.end_date_is_derived';
  return `p.${column} is not null`;
}

const TOTALS = `select p.source, count(*)::int as total, count(*) filter (where ${UNREAD})::int as unread,
    count(*) filter (where p.end_date_is_derived)::int as "derivedEnds",
    jsonb_build_object(${OF_RECORD.map(({ field, name }) => `'${field}', count(*) filter (where ${isKnown(field, name)})`).join(', ')}) as known
  from properties p where p.hidden_at is null group by p.source order by total desc, p.source`;
const READ = `select p.source, v.name, coalesce(v.said ->> 'from', 'notice') as "from", count(*)::int as count
  from properties p cross join lateral jsonb_each(p.notice_values -> 'values') as v(name, said)
  where p.hidden_at is null group by 1, 2, 3`;
const CONTRADICTED = `select p.source, c ->> 'name' as name, count(*)::int as count
  from properties p cross join lateral jsonb_array_elements(p.notice_values -> 'conflicts') as c
  where p.hidden_at is null group by 1, 2`;
const CORRECTED = `select p.source, c.field as name, count(*)::int as count
  from listing_corrections c join properties p on p.id = c.property_id where p.hidden_at is null group by 1, 2`;

type Total = Pick<DeskQuality[number], 'source' | 'total' | 'unread' | 'derivedEnds'> & {
  readonly known: Readonly<Record<string, number>>;
};
type Counted = { readonly source: string; readonly name: string; readonly from?: string; readonly count: number };
type Counts = Readonly<Record<'read' | 'contradicted' | 'corrected', readonly Counted[]>>;

/** How many listings of each source have each field, according to the registries of fields and of read values. */
export async function readQuality({ db }: Pick<Deps, 'db'>): Promise<DeskQuality> {
  const { rows } = await db.$client.query<Total>(TOTALS);
  const counted = async (statement: string) => (await db.$client.query<Counted>(statement)).rows;
  const all: Counts = {
    read: await counted(READ),
    contradicted: await counted(CONTRADICTED),
    corrected: await counted(CORRECTED),
  };
  return rows.map(({ known, ...total }) => {
    const of = (counts: readonly Counted[]) => counts.filter(({ source }) => source === total.source);
    const own = { read: of(all.read), contradicted: of(all.contradicted), corrected: of(all.corrected) };
    return { ...total, fields: FIELDS.map((field) => fieldOf(field, known[field], own)) };
  });
}

/**
 * A field without a column in the record is known if it was read. A value that is in the record but was not read was
 * given by the source.
 */
function fieldOf(field: CorrectableField, known: number | undefined, own: Counts): QualityField {
  const names = [field, READ_AS[field]];
  const sum = (counts: readonly Counted[], from?: string) =>
    counts
      .filter((one) => names.includes(one.name) && (from === undefined || one.from === from))
      .reduce((total, { count }) => total + count, 0);
  const corrected = own.corrected.filter(({ name }) => name === field).reduce((total, { count }) => total + count, 0);
  const read = sum(own.read);
  const knownCount = known ?? read;
  return {
    field,
    label: FIELD_NAMES[field],
    known: knownCount,
    fromNotice: sum(own.read, 'notice'),
    fromTitle: sum(own.read, 'title'),
    fromOffice: sum(own.read, 'office'),
    fromSource: sum(own.read, 'source') + Math.max(0, knownCount - read),
    contradicted: sum(own.contradicted),
    corrected,
  };
}
