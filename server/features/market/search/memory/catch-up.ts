import type { Pool } from 'pg';
import type { SearchRow } from './market-index.ts';

/** What of a row the index takes; numbers in the order of `NUMBER_COLUMNS`. */
const ROW_COLUMNS = `array[extract(epoch from s.end_date) * 1000000, s.price, s.model_year, s.km, s.area_m2,
    s.price_per_m2, s.all_in, s.appraised_on - date '1970-01-01', s.deposit]::float8[] as numbers,
  s.category_number as category, s.tur as "subCategory", s.il as city, s.il || '/' || s.ilce as district,
  s.second_round as "secondRound", s.sulh_mahkeme as "sulhMahkeme", s.marks,
  array_to_string(tsvector_to_array(s.words), E'\\x01') || E'\\x01' as words`;

/** Rows that are read at once: more would hold up what the process does besides. */
const ROWS_AT_ONCE = 250;
/** More changes than this are read from the start again, while the database answers. */
const MOST_CHANGES = 2000;

const SNAPSHOT = 'select pg_current_snapshot()::text as snapshot';
const ROWS = `select s.id, ${ROW_COLUMNS} from open_property_search s where s.id > $1 order by s.id limit ${ROWS_AT_ONCE}`;

/**
 * What has been committed since a snapshot. A transaction can commit after others that began later, so numbers of
 * changes would not tell: visible then or not does. A replica's snapshot does not name the transactions that are under
 * way, so there all are read again that were not over for certain.
 */
const CHANGES = `select v.snapshot, v."isForgotten", c.property_id as id, s.id is not null as "isOpen", ${ROW_COLUMNS}
  from (
    select pg_current_snapshot()::text as snapshot,
      exists (select from forgotten_search_changes where until >= pg_snapshot_xmin($1::pg_snapshot)) as "isForgotten"
  ) v
    left join (
      select distinct property_id from search_changes
      where made_by >= pg_snapshot_xmin($1::pg_snapshot)
        and (pg_is_in_recovery() or not pg_visible_in_snapshot(made_by, $1::pg_snapshot))
      limit ${MOST_CHANGES + 1}
    ) c on true
    left join open_property_search s on s.id = c.property_id`;

type ChangeRow = SearchRow & { readonly snapshot: string; readonly isForgotten: boolean; readonly isOpen: boolean } & {
  readonly id: string | null;
};
export type Changes = {
  readonly snapshot: string;
  readonly changed: readonly SearchRow[];
  readonly gone: readonly number[];
};

/** The state of the database by which `readChanges` knows what has changed since. */
export async function readSnapshot(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ snapshot: string }>({ name: 'search-snapshot', text: SNAPSHOT });
  return rows[0]?.snapshot ?? '';
}

/** All open listings, some at a time. */
export async function* readRows(pool: Pool): AsyncGenerator<readonly SearchRow[]> {
  for (let last: string | undefined = '-1'; last !== undefined; ) {
    const { rows }: { rows: SearchRow[] } = await pool.query<SearchRow>({
      name: 'search-rows',
      text: ROWS,
      values: [last],
    });
    last = rows.at(-1)?.id;
    if (last !== undefined) yield rows;
  }
}

/** What has changed since a snapshot; undefined where it is too much, or not known any more. */
export async function readChanges(pool: Pool, since: string): Promise<Changes | undefined> {
  const { rows } = await pool.query<ChangeRow>({ name: 'search-changes', text: CHANGES, values: [since] });
  const [first] = rows;
  if (!first || first.isForgotten || rows.length > MOST_CHANGES) return undefined;
  const noted = rows.filter(({ id }) => id !== null);
  if (noted.some(({ id }) => id === '0')) return undefined;
  return {
    snapshot: first.snapshot,
    changed: noted.filter(({ isOpen }) => isOpen),
    gone: noted.filter(({ isOpen }) => !isOpen).map(({ id }) => Number(id)),
  };
}
