import type { PoolClient } from 'pg';
import { LINK_LOCK } from '#server/database/advisory-locks.ts';
import { columnsOf, type ReadRecord, type RecordField, selectList } from '#server/database/record-columns.ts';
import type { Deps } from '#server/deps.ts';
import { lotKeys } from './lot-keys.ts';

/** The fields that are compared, locked texts included: the comparison shows them to nobody. */
const COMPARED_FIELDS = [
  'title',
  'dosyaBilgi',
  'il',
  'ilce',
  'mahalleKoy',
  'ada',
  'parsel',
  'categoryNumber',
  'tur',
  'courtName',
  'hisse',
  'description',
] as const satisfies readonly RecordField[];
export type ComparedListing = Pick<ReadRecord, (typeof COMPARED_FIELDS)[number]>;

/** Decides whether two listings sell the same thing. Only `same` makes a link. */
export type IsSameLot = (a: ComparedListing, b: ComparedListing) => 'same' | 'different' | 'unsure';

const BATCH = 200;
/** One parcel can have hundreds of flats. */
const MAX_CANDIDATES = 1000;

type Row = ComparedListing & { readonly id: string; readonly changedAt: Date };

const COLUMNS = `p.id, p.changed_at as "changedAt", ${selectList(columnsOf(COMPARED_FIELDS))}`;

const CHANGED = `select ${COLUMNS} from properties p left join lot_checks c on c.property_id = p.id
  where c.property_id is null or c.compared_change < p.changed_at
  order by p.id limit ${BATCH}`;

const NOTE_KEYS = `insert into lot_checks (property_id, parcel_key, file_key, compared_change)
  select * from unnest($1::bigint[], $2::text[], $3::text[], $4::timestamptz[])
  on conflict (property_id) do update
  set parcel_key = excluded.parcel_key, file_key = excluded.file_key, compared_change = excluded.compared_change`;

const CANDIDATES = `select ${COLUMNS} from properties p
  where p.category_number = $3 and p.id <> $4 and p.id in (
    select property_id from lot_checks where parcel_key = $1
    union select property_id from lot_checks where file_key = $2
  )
  order by p.changed_at desc limit ${MAX_CANDIDATES}`;

/** For the listings $1, replaces all links with the pairs ($2, $3), except where the desk has decided. */
const REPLACE_LINKS = `with wanted as (
    (select least(a, b) as property_id, greatest(a, b) as other_id from unnest($2::bigint[], $3::bigint[]) as pair(a, b)
      union select property_id, other_id from lot_decisions
      where is_same and (property_id = any($1::bigint[]) or other_id = any($1::bigint[])))
    except select property_id, other_id from lot_decisions where not is_same
  ), dropped as (
    delete from lot_links l where (l.property_id = any($1::bigint[]) or l.other_id = any($1::bigint[]))
      and not exists (select from wanted w where w.property_id = l.property_id and w.other_id = l.other_id)
    returning 1
  ), made as (
    insert into lot_links (property_id, other_id, linked_at) select property_id, other_id, $4 from wanted
    on conflict do nothing returning 1
  )
  select (select count(*)::int from made) as linked, (select count(*)::int from dropped) as unlinked`;

export type LinkCounts = { compared: number; linked: number; unlinked: number };

/**
 * Compares new or changed listings with those that share a parcel or a file number, and links the same lot in another
 * round or at another source. Listings are never merged, and uncertain pairs are not linked. Runs in batches, one
 * transaction each; for a job, safe to repeat.
 */
export async function linkLots(deps: Pick<Deps, 'db' | 'clock'>, isSameLot: IsSameLot): Promise<LinkCounts> {
  const counts: LinkCounts = { compared: 0, linked: 0, unlinked: 0 };
  const client = await deps.db.$client.connect();
  try {
    for (;;) {
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock($1)', [LINK_LOCK]);
      const { rows } = await client.query<Row>(CHANGED);
      await noteKeys(client, rows);
      const pairs: [string, string][] = [];
      for (const row of rows) for (const same of await findSame(client, row, isSameLot)) pairs.push([row.id, same]);
      addCounts(counts, await replaceLinks(client, rows, { pairs, now: deps.clock.now() }));
      await client.query('commit');
      if (rows.length < BATCH) return counts;
    }
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function noteKeys(client: PoolClient, rows: readonly Row[]): Promise<void> {
  const keys = rows.map(lotKeys);
  await client.query(NOTE_KEYS, [
    rows.map(({ id }) => id),
    keys.map(({ parcelKey }) => parcelKey),
    keys.map(({ fileKey }) => fileKey),
    rows.map(({ changedAt }) => changedAt),
  ]);
}

/** Returns the ids of the listings that sell the same lot. */
async function findSame(client: PoolClient, row: Row, isSameLot: IsSameLot): Promise<string[]> {
  const { parcelKey, fileKey } = lotKeys(row);
  if (parcelKey === null && fileKey === null) return [];
  const { rows } = await client.query<Row>(CANDIDATES, [parcelKey, fileKey, row.categoryNumber, row.id]);
  return rows.filter((candidate) => isSameLot(row, candidate) === 'same').map(({ id }) => id);
}

type Found = { readonly pairs: readonly (readonly [string, string])[]; readonly now: Date };

async function replaceLinks(client: PoolClient, compared: readonly Row[], { pairs, now }: Found): Promise<LinkCounts> {
  const { rows } = await client.query<{ linked: number; unlinked: number }>(REPLACE_LINKS, [
    compared.map(({ id }) => id),
    pairs.map(([a]) => a),
    pairs.map(([, b]) => b),
    now,
  ]);
  return { compared: compared.length, linked: rows[0]?.linked ?? 0, unlinked: rows[0]?.unlinked ?? 0 };
}

function addCounts(counts: LinkCounts, more: LinkCounts): void {
  counts.compared += more.compared;
  counts.linked += more.linked;
  counts.unlinked += more.unlinked;
}
