import { sql } from 'drizzle-orm';
import { WRITE_LOCK } from '#server/database/advisory-locks.ts';
import type { Database, Transaction } from '#server/database/open-database.ts';
import { RECORD_COLUMNS } from '#server/database/record-columns.ts';
import { allInCost, noteWords } from '#server/features/intake/lexemes/index.ts';
import { isSameVehicle, kaskoFloorWithin } from '#server/features/intake/market-series/index.ts';
import { type FindWords, findWords, type PreparedRecord } from '#server/features/intake/preparing/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { amendRecords } from './amend-records.ts';
import { CHANGED_FIELDS_SQL } from './changed-fields.ts';
import { CHANGED_NOTICE_VALUES_SQL } from './changed-notice-values.ts';
import { incomingSqlOf } from './incoming-columns.ts';
import { keepVersions } from './keep-versions.ts';

export type BatchCounts = { inserted: number; updated: number; unchanged: number };

export type BatchOptions = {
  readonly now: Date;
  readonly lane: number;
  readonly words?: FindWords | undefined;
  /** The lowest kasko value of vehicles in lira, by the records' keys. */
  readonly kasko: ReadonlyMap<string, number>;
};
type Stored = { id: string; key: string; fingerprint: string; wordsFingerprint: string; status: string };

const { definition, names, values } = incomingSqlOf(RECORD_COLUMNS);
const INCOMING = sql.raw(`as incoming(${definition})`);
const COLUMN_NAMES = sql.raw(names);
const INCOMING_VALUES = sql.raw(values);
const INCOMING_WORDS = sql.raw("array_to_tsvector(string_to_array(incoming.words, e'\\n'))");
const CHANGES = sql.raw(`${CHANGED_FIELDS_SQL} union all ${CHANGED_NOTICE_VALUES_SQL}`);
type Wording = { readonly stored: ReadonlyMap<string, Stored>; readonly words: FindWords } & Pick<
  BatchOptions,
  'kasko'
>;

type Rewriting = {
  readonly id: number;
  readonly before: ListingRecord;
  readonly prepared: PreparedRecord;
  readonly now: Date;
};

const NOTHING_STORED: ReadonlyMap<string, Stored> = new Map();

/**
 * Inserts or updates records with different keys in one transaction, and writes the history of changes (D17). Holds the
 * lane's lock: two concurrent writers of the same records could deadlock.
 */
export function writeBatch(
  db: Database,
  batch: readonly PreparedRecord[],
  { now, lane, words = findWords, kasko }: BatchOptions,
): Promise<BatchCounts> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${WRITE_LOCK}, ${lane})`);
    const stored = await lockStored(transaction, batch);
    let missing = batch.filter(({ key }) => !stored.has(key));
    let inserted = 0;
    while (missing.length > 0) {
      const insertedKeys = await insertMissing(transaction, missing, { now, words, kasko });
      inserted += insertedKeys.size;
      // Records that another writer inserted meanwhile are stored now; those that were deleted meanwhile are tried
      // again.
      const raced = missing.filter(({ key }) => !insertedKeys.has(key));
      for (const [key, row] of await lockStored(transaction, raced)) stored.set(key, row);
      missing = raced.filter(({ key }) => !stored.has(key));
    }
    const changed: PreparedRecord[] = [];
    const unchangedIds: string[] = [];
    const ids = new Map([...stored].map(([key, { id }]) => [key, Number(id)]));
    for (const prepared of await amendRecords(transaction, batch, { ids, now })) {
      const row = stored.get(prepared.key);
      if (!row) continue;
      // A job may have changed the status, while the source's record is still the same.
      const isSame = row.fingerprint === prepared.fingerprint && row.status === prepared.record.status;
      if (isSame) unchangedIds.push(row.id);
      else changed.push(prepared);
    }
    const floors = await floorsAsAmended(transaction, changed, { batch, kasko, now });
    await updateChanged(transaction, { changed, stored, now, words, kasko: floors });
    await confirmUnchanged(transaction, unchangedIds, now);
    return { inserted, updated: changed.length, unchanged: unchangedIds.length };
  });
}

/** Looks up the values of vehicles as amended by the desk. */
async function floorsAsAmended(
  transaction: Transaction,
  changed: readonly PreparedRecord[],
  { batch, kasko, now }: Pick<BatchOptions, 'kasko' | 'now'> & { readonly batch: readonly PreparedRecord[] },
): Promise<BatchOptions['kasko']> {
  const given = new Map(batch.map(({ key, record }) => [key, record]));
  const floors = new Map(kasko);
  for (const { key, record } of changed) {
    const before = given.get(key);
    if (!before || before === record || isSameVehicle(before, record)) continue;
    const floor = await kaskoFloorWithin(transaction, record, now);
    if (floor === null) floors.delete(key);
    else floors.set(key, floor);
  }
  return floors;
}

async function lockStored(transaction: Transaction, batch: readonly PreparedRecord[]): Promise<Map<string, Stored>> {
  if (batch.length === 0) return new Map();
  const sources = sql.param(batch.map(({ record }) => record.source));
  const sourceKeys = sql.param(batch.map(({ record }) => record.sourceKey));
  const { rows } = await transaction.execute<Stored>(sql`
    select p.id, p.source || e'\n' || p.source_key as key, p.fingerprint, p.words_fingerprint as "wordsFingerprint", p.status
    from unnest(${sources}::text[], ${sourceKeys}::text[]) as k(source, source_key)
    join properties p on p.source = k.source and p.source_key = k.source_key
    order by p.source collate "C", p.source_key collate "C"
    for no key update of p`);
  return new Map(rows.map((row) => [row.key, row]));
}

async function insertMissing(
  transaction: Transaction,
  missing: readonly PreparedRecord[],
  { now, words, kasko }: { readonly now: Date } & Pick<Wording, 'words' | 'kasko'>,
): Promise<Set<string>> {
  const json = await withWords(transaction, missing, { stored: NOTHING_STORED, words, kasko });
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await transaction.execute<{ key: string }>(sql`
    insert into properties (${COLUMN_NAMES}, kasko_value, is_open, first_seen_at, last_confirmed_at, changed_at)
    select ${INCOMING_VALUES}, ${INCOMING_WORDS}, incoming."kaskoValue",
      incoming.status = 'open' and (incoming."endDate" is null or incoming."endDate" > ${at}), ${at}, ${at}, ${at}
    from json_to_recordset(${json}::json) ${INCOMING}
    on conflict (source, source_key) do nothing
    returning source || e'\n' || source_key as key`);
  return new Set(rows.map(({ key }) => key));
}

async function updateChanged(
  transaction: Transaction,
  given: { readonly changed: readonly PreparedRecord[]; readonly now: Date } & Wording,
): Promise<void> {
  const { changed, now } = given;
  if (changed.length === 0) return;
  const json = await withWords(transaction, changed, given);
  const at = sql`${now.toISOString()}::timestamptz`;
  await transaction.execute(sql`
    with incoming as (select * from json_to_recordset(${json}::json) ${INCOMING}),
    history as (
      insert into property_changes (property_id, field, old_value, new_value, changed_at)
      select p.id, change.field, change.old_value, change.new_value, ${at}
      from incoming
      join properties p on p.source = incoming.source and p.source_key = incoming."sourceKey"
      cross join lateral (${CHANGES}) as change(field, old_value, new_value)
    ), ${keepVersions(at)}
    update properties p
    set (${COLUMN_NAMES}, kasko_value, is_open, last_confirmed_at, changed_at) = row(${INCOMING_VALUES},
      case when incoming.words is null then p.words else ${INCOMING_WORDS} end, incoming."kaskoValue",
      incoming.status = 'open' and (incoming."endDate" is null or incoming."endDate" > ${at}),
      greatest(p.last_confirmed_at, ${at}), ${at})
    from incoming
    where p.source = incoming.source and p.source_key = incoming."sourceKey"`);
}

/**
 * Writes a listing with the desk's amendments; the fingerprint of the source's last record stays. Updates the kasko
 * value if the vehicle differs from `before`.
 */
export async function rewriteListing(
  transaction: Transaction,
  { id, before, prepared, now }: Rewriting,
): Promise<void> {
  const { key, record } = prepared;
  const floor = isSameVehicle(before, record) ? undefined : await kaskoFloorWithin(transaction, record, now);
  const kasko = new Map(floor == null ? [] : [[key, floor]]);
  const json = await withWords(transaction, [prepared], { stored: NOTHING_STORED, words: findWords, kasko });
  const at = sql`${now.toISOString()}::timestamptz`;
  await transaction.execute(sql`
    update properties p
    set (${COLUMN_NAMES}, kasko_value, is_open, changed_at) = row(${INCOMING_VALUES}, ${INCOMING_WORDS},
      ${floor === undefined ? sql`p.kasko_value` : sql`incoming."kaskoValue"`},
      incoming.status = 'open' and (incoming."endDate" is null or incoming."endDate" > ${at}), ${at})
    from json_to_recordset(${json}::json) ${INCOMING} where p.id = ${id}`);
}

async function confirmUnchanged(transaction: Transaction, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const at = sql`${now.toISOString()}::timestamptz`;
  await transaction.execute(sql`
    update properties
    set last_confirmed_at = greatest(last_confirmed_at, ${at}),
      is_open = status = 'open' and (end_date is null or end_date > ${at})
    where id = any(${sql.param(ids)}::bigint[])`);
}

/**
 * Returns the records as one JSON array with the words by which they are found. Omits the words if the stored ones were
 * made from the same text: reading, sending and storing them takes longer than everything else. Also stores new words.
 */
async function withWords(
  transaction: Transaction,
  batch: readonly PreparedRecord[],
  { stored, words, kasko }: Wording,
): Promise<string> {
  const unread = batch.filter(({ key, wordsFingerprint: own }) => stored.get(key)?.wordsFingerprint !== own);
  const { lexemes, stems, openWords } = await words(unread);
  const lexemesByKey = new Map(unread.map(({ key }, at) => [key, lexemes[at] ?? '']));
  const rows = batch.map(({ key, record, json, fingerprint, wordsFingerprint }) => {
    const own = lexemesByKey.get(key);
    const fields = [
      json.slice(0, -1),
      `"fingerprint":"${fingerprint}"`,
      `"wordsFingerprint":"${wordsFingerprint}"`,
      `"allInCost":${allInCost(record) ?? null}`,
      `"kaskoValue":${kasko.get(key) ?? null}`,
      ...(own === undefined ? [] : [`"words":${JSON.stringify(own)}`]),
    ];
    return `${fields.join(',')}}`;
  });
  await noteWords(transaction, stems, openWords);
  return `[${rows.join(',')}]`;
}
