import type { PoolClient } from 'pg';
import { FIELD_FACTS } from '#server/database/field-facts.ts';
import {
  RECORD_COLUMNS,
  type ReadRecord,
  type RecordColumn,
  selectList,
  unknownSql,
  type WordedField,
} from '#server/database/record-columns.ts';
import type { Deps } from '#server/deps.ts';
import { listingWords } from '#server/features/intake/lexemes/index.ts';
import { FIELDS_WITH_HISTORY } from '#shared/listings.ts';
import { RETENTION, yearsBefore } from '#shared/retention.ts';

const BATCH = 200;

/** Returns the SQL for removing the values of these columns from listings `p`. */
export function forgettingSqlOf(columns: readonly RecordColumn[]) {
  const forgotten = columns.filter(({ isForgotten }) => isForgotten);
  const worded = columns.filter(({ holdsWords }) => holdsWords);
  return {
    /** The fields with words, with their values after the removal. */
    remains: selectList(worded, Object.fromEntries(forgotten.map((column) => [column.field, unknownSql(column)]))),
    isThere: forgotten.map((column) => `p.${column.name} is distinct from ${unknownSql(column)}`).join(' or '),
    taken: forgotten.map((column) => `${column.name} = ${unknownSql(column)}`).join(', '),
  };
}

const { remains, isThere, taken } = forgettingSqlOf(RECORD_COLUMNS);
const FORGOTTEN_CHANGES = FIELDS_WITH_HISTORY.filter((field) => FIELD_FACTS[field].isForgotten);

type RemainingRow = Pick<ReadRecord, WordedField> & { readonly id: string };

/**
 * Listings that ended before $1 and still have values to remove, locked in the order of their keys as in
 * `recordListings`.
 */
const SELECT = `select p.id, ${remains}
  from properties p
  where not p.is_open and coalesce(p.end_date, p.changed_at) <= $1
    and (${isThere}
      or jsonb_path_exists(p.notice_values, '$.values.*.sentence ? (@ != null)')
      or jsonb_path_exists(p.notice_values, '$.conflicts[*]'))
  order by p.source collate "C", p.source_key collate "C"
  limit ${BATCH}
  for no key update`;

/** The notice values stay without their sentences. Conflicts are removed, because they consist only of sentences. */
const WITHOUT_SENTENCES = `(
    select jsonb_build_object('conflicts', jsonb_build_array(),
      'values', coalesce(jsonb_object_agg(name, said || '{"sentence": null}'), '{}'))
    from jsonb_each(p.notice_values -> 'values') as v(name, said)
    having p.notice_values is not null
  )`;

const UPDATE = `update properties p
  set ${taken},
    notice_values = ${WITHOUT_SENTENCES},
    words = array_to_tsvector(string_to_array(r.words, e'\\n')), words_fingerprint = ''
  from unnest($1::bigint[], $2::text[]) as r(id, words) where p.id = r.id`;

/**
 * Removes texts, pictures and documents from listings whose auction ended a year ago: they may name people, and nobody
 * bids on them any more. Facts stay: what, where, when, for how much. The same values are removed from the history.
 * What a source says later about such a listing is removed by the next run. For a job, safe to repeat.
 */
export async function forgetEndedTexts(deps: Pick<Deps, 'db' | 'clock'>): Promise<{ listings: number }> {
  const endedBefore = yearsBefore(deps.clock.now(), RETENTION.endedListingYears);
  const client = await deps.db.$client.connect();
  try {
    let listings = 0;
    for (;;) {
      const count = await forgetBatch(client, endedBefore);
      listings += count;
      if (count < BATCH) break;
    }
    await forgetOldChanges(client, endedBefore);
    await forgetVersionTexts(client, endedBefore);
    return { listings };
  } finally {
    client.release();
  }
}

async function forgetBatch(client: PoolClient, endedBefore: Date): Promise<number> {
  await client.query('begin');
  try {
    const { rows } = await client.query<RemainingRow>(SELECT, [endedBefore]);
    const words = rows.map((row) => {
      const price = row.price === null ? null : Number(row.price);
      return listingWords({ ...row, price }).lexemes.join('\n');
    });
    if (rows.length > 0) await client.query(UPDATE, [rows.map(({ id }) => id), words]);
    await client.query('commit');
    return rows.length;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function forgetOldChanges(client: PoolClient, endedBefore: Date): Promise<void> {
  await client.query(
    `update property_changes c set old_value = null, new_value = null
     from properties p
     where p.id = c.property_id and c.field = any($2) and (c.old_value is not null or c.new_value is not null)
       and not p.is_open and coalesce(p.end_date, p.changed_at) <= $1`,
    [endedBefore, FORGOTTEN_CHANGES],
  );
}

/** Facts of earlier versions stay, like the listing's own. */
async function forgetVersionTexts(client: PoolClient, endedBefore: Date): Promise<void> {
  await client.query(
    `update notice_versions v set text = null, text_hash = null
     from properties p
     where p.id = v.property_id and v.text is not null
       and not p.is_open and coalesce(p.end_date, p.changed_at) <= $1`,
    [endedBefore],
  );
}
