import type { Pool } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { CopyReader } from './copy-reader.ts';
import type { SearchRow } from './market-index.ts';
import { NUMBER_COLUMNS } from './segment.ts';

/** SQL: the numbers that the index reads, in the order of `NUMBER_COLUMNS`. */
const NUMBERS = [
  'extract(epoch from s.end_date) * 1000000',
  's.price',
  's.model_year',
  's.km',
  's.area_m2',
  's.price_per_m2',
  's.all_in',
  "s.appraised_on - date '1970-01-01'",
  's.deposit',
  's.today_ratio',
].map((number) => `(${number})::float8`);
const MARK_SEPARATOR = '\x01';
const ROW_COLUMNS = `array[${NUMBERS.join(', ')}] as numbers,
  s.category_number as category, s.tur as "subCategory", s.il as city, s.il || '/' || s.ilce as district,
  s.second_round as "secondRound", s.sulh_mahkeme as "sulhMahkeme", s.marks, tsvectorsend(s.words) as words`;

/** Rows per query. Larger batches would block the process for too long. */
const ROWS_AT_ONCE = 250;
/** Rows per COPY: each must end before the statement timeout. */
const ROWS_A_COPY = 5000;
/** If there are more changes than this, they are read in batches while the database answers searches. */
const MOST_CHANGES = 2000;

/**
 * SQL: a value that changes when a server has recovered from a crash, because that resets its statistics. Ids of
 * transactions that were not yet written to disk are then reused, so an earlier snapshot would take new transactions
 * for old ones.
 */
const RECOVERED = 'pg_stat_get_bgwriter_stat_reset_time()::text';
const SNAPSHOT = `select pg_current_snapshot()::text as snapshot, ${RECOVERED} as recovered`;

/**
 * SQL: the changes committed since a snapshot. A transaction can commit after others that began later, so comparing ids
 * of changes is not enough; visibility in the snapshot decides. A replica's snapshot does not list the transactions in
 * progress, so there all that may not have been finished are read again.
 */
const CHANGED = `(
    select pg_current_snapshot()::text as snapshot, ${RECOVERED} as recovered,
      (select sum(writes) from property_writes)::text as writes,
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

/** The state of a database from which later changes can be read. */
export type State = {
  readonly snapshot: string;
  /** Differs after a crash: then the changes since are unknown. */
  readonly recovered: string | null;
};
type Noted = State & { readonly writes: string | null; readonly isForgotten: boolean };
type NotedRow = SearchRow & { readonly isOpen: boolean };
type ChangeRow = Noted & Omit<NotedRow, 'id'> & { readonly id: string };
type IdRow = Noted & { readonly id: string | null };
export type Changes = State & {
  /** Differs after every committed write of any part of a listing. */
  readonly writes: string | null;
  readonly changed: readonly SearchRow[];
  readonly gone: readonly number[];
};

/** Reads the state from which `readChanges` finds later changes. */
export async function readSnapshot(pool: Pool): Promise<State> {
  const { rows } = await pool.query<State>({ name: 'search-snapshot', text: SNAPSHOT });
  return rows[0] ?? { snapshot: '', recovered: null };
}

/**
 * SQL: the open listings in binary form, with their lexemes as the database stores them: as text they would take the
 * database twice the time, and this process several times as long.
 */
const rowsAfter = (id: number) => `copy (
    select s.id, ${NUMBERS.join(', ')}, s.category_number, s.tur, s.il, s.il || '/' || s.ilce, s.second_round,
      s.sulh_mahkeme, array_to_string(s.marks, E'\\x01'), s.words
    from open_property_search s where s.id > ${id} order by s.id limit ${ROWS_A_COPY}
  ) to stdout (format binary)`;

/** Reads the open listings with ids above `after`, in order. A row is only valid until the next one is requested. */
export async function* readRows(pool: Pool, after = -1): AsyncGenerator<SearchRow> {
  for (let last = after, count = ROWS_A_COPY; count === ROWS_A_COPY; ) {
    count = 0;
    const client = await pool.connect();
    let isDone = false;
    try {
      const reader = new CopyReader();
      for await (const chunk of client.query(copyTo(rowsAfter(last)))) {
        reader.take(chunk);
        while (reader.nextRow()) {
          const row = rowIn(reader);
          count += 1;
          last = Number(row.id);
          yield row;
        }
      }
      isDone = true;
    } finally {
      // A connection with unread rows can't be reused: destroy it.
      client.release(!isDone);
    }
  }
}

/** The fields of `rowsAfter`, in their order. */
function rowIn(reader: CopyReader): SearchRow {
  return {
    id: reader.bigint(),
    numbers: NUMBER_COLUMNS.map(() => reader.number()),
    category: reader.text() ?? '',
    subCategory: reader.text() ?? '',
    city: reader.text(),
    district: reader.text(),
    secondRound: reader.flag(),
    sulhMahkeme: reader.flag() ?? false,
    marks: reader.text()?.split(MARK_SEPARATOR).filter(Boolean) ?? [],
    words: reader.bytes() ?? new Uint8Array(),
  };
}

/**
 * Reads the changes since a snapshot; `many` if there are too many to wait for, `unknown` if they have been deleted.
 */
export async function readChanges(pool: Pool, since: string): Promise<Changes | 'many' | 'unknown'> {
  const { rows } = await pool.query<ChangeRow>({ name: 'search-changes', text: CHANGES, values: [since] });
  const [first] = rows;
  const noted = rows.filter(({ id }) => id !== null);
  if (!first || first.isForgotten || noted.some(({ id }) => id === '0')) return 'unknown';
  if (noted.length > MOST_CHANGES) return 'many';
  const { snapshot, recovered, writes } = first;
  return { snapshot, recovered, writes, ...sorted(noted) };
}

/** The same for many changes, in batches; each names the snapshot that applies once all batches have been read. */
export async function* readManyChanges(pool: Pool, since: string): AsyncGenerator<Changes | 'unknown'> {
  const { rows: ids } = await pool.query<IdRow>({ name: 'search-changed-ids', text: CHANGED_IDS, values: [since] });
  if (ids.some(({ id, isForgotten }) => isForgotten || id === '0')) yield 'unknown';
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    const chunk = ids.slice(from, from + ROWS_AT_ONCE);
    const values = [chunk.flatMap(({ id }) => id ?? [])];
    const { rows } = await pool.query<NotedRow>({ name: 'search-changed-rows', text: CHANGED_ROWS, values });
    const { snapshot = since, recovered = null, writes = null } = chunk[0] ?? {};
    yield { snapshot, recovered, writes, ...sorted(rows) };
  }
}

function sorted(noted: readonly NotedRow[]): Pick<Changes, 'changed' | 'gone'> {
  return {
    changed: noted.filter(({ isOpen }) => isOpen),
    gone: noted.filter(({ isOpen }) => !isOpen).map(({ id }) => Number(id)),
  };
}
