import type { PoolClient } from 'pg';
import type { Deps } from '#server/deps.ts';
import { listingWords } from '#server/features/lexemes/index.ts';
import type { PropertyRecord } from '#shared/properties.ts';
import { RETENTION, yearsBefore } from '#shared/retention.ts';

const BATCH = 200;

type WordFields = Pick<
  PropertyRecord,
  | 'title'
  | 'dosyaBilgi'
  | 'il'
  | 'ilce'
  | 'mahalleKoy'
  | 'tur'
  | 'auctionId'
  | 'categoryNumber'
  | 'courtName'
  | 'ada'
  | 'parsel'
  | 'location'
  | 'carModel'
>;

/** Locked in the order of their keys, as `recordProperties` does. */
const SELECT = `select id, title, dosya_bilgi as "dosyaBilgi", il, ilce, mahalle_koy as "mahalleKoy", tur,
    auction_id as "auctionId", category_number as "categoryNumber", court_name as "courtName", ada, parsel, location,
    car_model as "carModel"
  from properties
  where not is_open and coalesce(end_date, changed_at) <= $1
    and (description is not null or kaydindaki_serhler is not null or cardinality(document_files) > 0
      or image_url is not null or all_images <> ''
      or jsonb_path_exists(notice_values, '$.values.*.sentence ? (@ != null)')
      or jsonb_path_exists(notice_values, '$.conflicts[*]'))
  order by source collate "C", source_key collate "C"
  limit ${BATCH}
  for no key update`;

/** What a notice says stays without the words that say it; two sentences that contradict each other are nothing without them. */
const WITHOUT_SENTENCES = `(
    select jsonb_build_object('conflicts', jsonb_build_array(),
      'values', coalesce(jsonb_object_agg(name, said || '{"sentence": null}'), '{}'))
    from jsonb_each(p.notice_values -> 'values') as v(name, said)
    having p.notice_values is not null
  )`;

const UPDATE = `update properties p
  set description = null, kaydindaki_serhler = null, document_files = '{}', image_url = null, all_images = '',
    notice_values = ${WITHOUT_SENTENCES},
    words = array_to_tsvector(string_to_array(r.words, e'\\n')), words_fingerprint = ''
  from unnest($1::bigint[], $2::text[]) as r(id, words) where p.id = r.id`;

/**
 * Takes texts, pictures and documents away from listings whose auction ended a year ago: they may name people, and nobody
 * bids on them any more. Facts stay: what, where, when, for how much. The description goes from the history too. What a
 * source tells of such a listing later goes with the next run. For a job, safe to repeat.
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
    await forgetOldDescriptions(client, endedBefore);
    return { listings };
  } finally {
    client.release();
  }
}

async function forgetBatch(client: PoolClient, endedBefore: Date): Promise<number> {
  await client.query('begin');
  try {
    const { rows } = await client.query<WordFields & { id: string }>(SELECT, [endedBefore]);
    const words = rows.map((row) => listingWords(withoutTexts(row)).lexemes.join('\n'));
    if (rows.length > 0) await client.query(UPDATE, [rows.map(({ id }) => id), words]);
    await client.query('commit');
    return rows.length;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function forgetOldDescriptions(client: PoolClient, endedBefore: Date): Promise<void> {
  await client.query(
    `update property_changes c set old_value = null, new_value = null
     from properties p
     where p.id = c.property_id and c.field = 'description' and (c.old_value is not null or c.new_value is not null)
       and not p.is_open and coalesce(p.end_date, p.changed_at) <= $1`,
    [endedBefore],
  );
}

/** The listing as its words are read from it, once its texts are gone. */
function withoutTexts(row: WordFields): PropertyRecord {
  const gone = { description: null, kaydindakiSerhler: null, imageUrl: null, allImages: '', documentFiles: [] };
  const unread = {
    source: '',
    sourceKey: '',
    sourceUrl: null,
    price: null,
    endDate: null,
    endDateIsDayOnly: false,
    secondRound: '0',
    sulhMahkeme: '0',
    hisse: null,
    uyapLink: null,
    parselLink: null,
    degerleme: null,
    carAge: null,
    status: 'ended',
  } as const;
  return { ...unread, ...gone, ...row };
}
