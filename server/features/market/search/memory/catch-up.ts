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
/** More changes than this are read some at a time, while the database answers. */
const MOST_CHANGES = 2000;

const SNAPSHOT = 'select pg_current_snapshot()::text as snapshot';
const ROWS = `select s.id, ${ROW_COLUMNS} from open_property_search s where s.id > $1 order by s.id limit ${ROWS_AT_ONCE}`;

/**
 * What has been committed since a snapshot. A transaction can commit after others that began later, so numbers of
 * changes would not tell: visible then or not does. A replica's snapshot does not name the transactions that are under
 * way, so there all are read again that were not over for certain.
 */
const CHANGED = `(
    select pg_current_snapshot()::text as snapshot,
      exists (select from forgotten_search_changes where until >= pg_snapshot_xmin($1::pg_snapshot)) as "isForgotten"
  ) v
  left join (
    select distinct property_id as id from search_changes
    where made_by >= pg_snapshot_xmin($1::pg_snapshot)
      and (pg_is_in_recovery() or not pg_visible_in_snapshot(made_by, $1::pg_snapshot))`;
const CHANGES = `select v.*, c.id, s.id is not null as "isOpen", ${ROW_COLUMNS}
  from ${CHANGED} limit ${MOST_CHANGES + 1}) c on true left join open_property_search s on s.id = c.id`;
const CHANGED_IDS = `select v.*, c.id from ${CHANGED}) c on true`;
const CHANGED_ROWS = `select c.id, s.id is not null as "isOpen", ${ROW_COLUMNS}
  from unnest($1::bigint[]) as c(id) left join open_property_search s using (id)`;

type Noted = { readonly snapshot: string; readonly isForgotten: boolean };
type NotedRow = SearchRow & { readonly isOpen: boolean };
type ChangeRow = Noted & Omit<NotedRow, 'id'> & { readonly id: string };
type IdRow = Noted & { readonly id: string | null };
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

/** What has changed since a snapshot; `many` where it is too much to wait for, `unknown` where it was forgotten. */
export async function readChanges(pool: Pool, since: string): Promise<Changes | 'many' | 'unknown'> {
  const { rows } = await pool.query<ChangeRow>({ name: 'search-changes', text: CHANGES, values: [since] });
  const [first] = rows;
  const noted = rows.filter(({ id }) => id !== null);
  if (!first || first.isForgotten || noted.some(({ id }) => id === '0')) return 'unknown';
  if (noted.length > MOST_CHANGES) return 'many';
  return { snapshot: first.snapshot, ...sorted(noted) };
}

/** The same for many changes, some at a time; each of them tells the snapshot that counts once all have been read. */
export async function* readManyChanges(pool: Pool, since: string): AsyncGenerator<Changes | 'unknown'> {
  const { rows: ids } = await pool.query<IdRow>({ name: 'search-changed-ids', text: CHANGED_IDS, values: [since] });
  if (ids.some(({ id, isForgotten }) => isForgotten || id === '0')) yield 'unknown';
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    const chunk = ids.slice(from, from + ROWS_AT_ONCE);
    const values = [chunk.flatMap(({ id }) => id ?? [])];
    const { rows } = await pool.query<NotedRow>({ name: 'search-changed-rows', text: CHANGED_ROWS, values });
    yield { snapshot: chunk[0]?.snapshot ?? since, ...sorted(rows) };
  }
}

function sorted(noted: readonly NotedRow[]): Pick<Changes, 'changed' | 'gone'> {
  return {
    changed: noted.filter(({ isOpen }) => isOpen),
    gone: noted.filter(({ isOpen }) => !isOpen).map(({ id }) => Number(id)),
  };
}
