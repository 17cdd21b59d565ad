import { type SQL, sql } from 'drizzle-orm';
import { isoInstant } from '#server/database/iso-instant.ts';
import { columnsOf } from '#server/database/record-columns.ts';
import { VERSION_FIELDS } from '#shared/versions/version-facts.ts';

/**
 * SQL: a text without white space, by which two versions are compared. A cleaned text has only these two kinds of white
 * space.
 */
export function bareText(text: string): string {
  return `translate(${text}, e' \\n', '')`;
}

/** SQL: the hash under which a version is stored and shown. */
export function textHashSql(text: string): string {
  return `encode(sha256(convert_to(${bareText(text)}, 'UTF8')), 'hex')`;
}

const FIELD_PAIRS = columnsOf(VERSION_FIELDS).map(
  ({ field, name, kind }) => `'${field}', ${kind === 'date' ? isoInstant(`p.${name}`) : `p.${name}`}`,
);

/** SQL: the facts of a stored listing `p` in the form in which a version stores them (`VersionFacts`). */
export const VERSION_FACTS_SQL = `jsonb_build_object(
  'fields', jsonb_strip_nulls(jsonb_build_object(${FIELD_PAIRS.join(', ')})),
  'values', coalesce((
    select jsonb_object_agg(name, said -> 'value') from jsonb_each(p.notice_values -> 'values') as v(name, said)
  ), '{}'))`;

const SAID = (values: string) => `jsonb_path_query_array(${values}, '$.values.*.value')`;
/**
 * Fields that sources state separately from the notice. The others are read from texts, and a new reading is not a
 * correction.
 */
const NAMED = new Set<string>(['price', 'endDate', 'secondRound']);

/**
 * SQL, by field: whether an end that was only derived, or a round that no source had stated, is now known. The auction
 * has not changed, so this is neither a correction nor a postponement.
 */
export const IS_LEARNT: Readonly<Record<string, string>> = {
  endDate: '(p.end_date_is_derived and not incoming."endDateIsDerived")',
  secondRound: 'p.round_is_derived',
};

function otherwise(fields: readonly { readonly field: string; readonly name: string }[]): string {
  return fields
    .map(
      ({ field, name }) => `p.${name} <> incoming."${field}"${IS_LEARNT[field] ? ` and not ${IS_LEARNT[field]}` : ''}`,
    )
    .join(' or ');
}

const FIELDS = columnsOf(VERSION_FIELDS);
const NAMED_DIFFER = otherwise(FIELDS.filter(({ field }) => NAMED.has(field)));
const OTHERS_DIFFER = otherwise(FIELDS.filter(({ field }) => !NAMED.has(field)));

/** Differences between a stored listing `p` and `incoming`; a text with different white space counts as the same. */
const DIFFERENCES = `cross join lateral (
    select p.description is null and incoming.description is null as has_no_text,
      p.description = incoming.description or ${bareText('p.description')} = ${bareText('incoming.description')} as is_same
  ) words cross join lateral (
    select words.is_same and ${SAID('p.notice_values')} is distinct from ${SAID('incoming."noticeValues"')} as is_read_anew
  ) reading`;

const IS_REPLACED = `(p.description is not null and words.is_same is not true)
  or (${NAMED_DIFFER}) and reading.is_read_anew is not true
  or (${OTHERS_DIFFER}) and words.has_no_text`;

/** Outcomes that members are notified about, when they appear or disappear. */
const TOLD = `('sold', 'unsold', 'annulled', 'withdrawn')`;
const STORED = `incoming join properties p on p.source = incoming.source and p.source_key = incoming."sourceKey"`;

const REPLACED = sql.raw(`case when words.is_same is not true then p.description end,
        case when words.is_same is not true then ${textHashSql('p.description')} end, words.is_same is true, ${VERSION_FACTS_SQL}
      from ${STORED} ${DIFFERENCES} left join lateral (
        select v.number, v.replaced_at from notice_versions v where v.property_id = p.id order by v.number desc limit 1
      ) last on true
      where ${IS_REPLACED}`);
const NEWS = sql.raw(`from ${STORED} left join replaced on replaced.property_id = p.id
      where (replaced.number is not null
          or p.status <> incoming.status and (p.status in ${TOLD} or incoming.status in ${TOLD}))
        and exists (select from saved_ads a where a.property_id = p.id)`);

/**
 * Returns SQL to insert between `with incoming as (…)` and the update of the listings. If words or facts change, it
 * stores the previous notice as a version, and records the news for members who saved the listing. `at` is the time.
 */
export function keepVersions(at: SQL): SQL {
  return sql`replaced as (
      insert into notice_versions (property_id, number, recorded_at, replaced_at, text, text_hash, has_words_of_next, facts)
      select p.id, coalesce(last.number, 0) + 1, coalesce(last.replaced_at, p.first_seen_at), ${at}, ${REPLACED}
      returning property_id, number
    ), news as (
      insert into saved_ad_news (property_id, version, old_status, changed_at)
      select p.id, replaced.number, p.status, ${at} ${NEWS}
    )`;
}
