import { sql } from 'drizzle-orm';
import { REFRESH_LOCK } from '#server/database/advisory-locks.ts';
import type { Deps } from '#server/deps.ts';
import { MODEL_MARK, noteWords } from '#server/features/intake/lexemes/index.ts';
import { stemOf } from '#server/turkish/search-stems.ts';
import { shownWordsOf } from '#server/turkish/search-words.ts';
import { ALL_SUB_CATEGORIES, UNKNOWN_SUB_CATEGORY } from '#shared/kinds/kinds.ts';
import { vehicleBrand } from '#shared/kinds/vehicle-brands.ts';
import { modelKey, VEHICLE_MODELS } from '#shared/kinds/vehicle-models.ts';
import type { SUGGESTION_KINDS } from '#shared/listing-search.ts';
import { districtsOf, PROVINCES } from '#shared/places/places.ts';

type Suggestion = { kind: (typeof SUGGESTION_KINDS)[number]; suggestion: string; folded: string; count: number };
type Level = 'province' | 'district' | 'subCategory' | 'kindInPlace' | 'court' | 'brand' | 'model';
type Counted = { level: Level; a: string | null; b: string | null; count: number };

const UNKNOWN_KINDS: ReadonlySet<string> = new Set(Object.values(UNKNOWN_SUB_CATEGORY));
const MODELS = JSON.stringify(VEHICLE_MODELS.map(({ name }) => ({ name, lexeme: `'${MODEL_MARK}${modelKey(name)}'` })));

const COUNTS = sql`select 'province' as level, il as a, null as b, count(*)::int as count from property_search
    where is_open group by il
  union all select 'district', il, ilce, count(*)::int from property_search where is_open and ilce is not null group by il, ilce
  union all select 'subCategory', tur, null, count(*)::int from property_search where is_open group by tur
  union all select 'kindInPlace', il, tur, count(*)::int from property_search where is_open group by il, tur
  union all select 'kindInPlace', il || ' ' || ilce, tur, count(*)::int from property_search
    where is_open and ilce is not null group by il, ilce, tur
  union all (
    select 'model', name, null, count(*)::int
    from json_to_recordset(${MODELS}::json) as m(name text, lexeme text)
    join property_search p on p.is_open and p.words @@ m.lexeme::tsquery group by name
  )
  union all (
    with offices as materialized (
      select court_name, car_model, count(*)::int as count from properties where is_open group by court_name, car_model
    )
    select 'court', court_name, null, sum(count)::int from offices group by court_name
    union all select 'brand', car_model, null, sum(count)::int from offices group by car_model
  )`;
const merge = (suggestions: readonly Suggestion[]) => sql`with fresh as (
    select * from json_to_recordset(${JSON.stringify(suggestions)}::json) as s(kind text, suggestion text, folded text, count int)
  ), gone as (
    delete from search_suggestions s
    where not exists (select from fresh f where f.kind = s.kind and f.suggestion = s.suggestion)
  )
  insert into search_suggestions as s (kind, suggestion, folded, count)
  select kind, suggestion, folded, count from fresh
  on conflict (kind, suggestion) do update set folded = excluded.folded, count = excluded.count
  where (s.folded, s.count) is distinct from (excluded.folded, excluded.count)`;

/** Recounts the suggestions of the search box; for a job and after an import, safe to run concurrently. */
export async function refreshSuggestions(deps: Pick<Deps, 'db'>): Promise<{ suggestions: number }> {
  return deps.db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${REFRESH_LOCK})`);
    const { rows } = await transaction.execute<Counted>(COUNTS);
    const suggestions = suggestionsOf(rows);
    await transaction.execute(merge(suggestions));
    const stems = stemsOf(suggestions);
    await noteWords(transaction, stems, new Set(stems.keys()));
    return { suggestions: suggestions.length };
  });
}

/** A mistyped word may be corrected to any suggestion, whether or not a listing has it. */
function stemsOf(suggestions: readonly Suggestion[]): Map<string, string> {
  const words = suggestions.flatMap(({ folded }) => folded.trim().split(' '));
  return new Map(words.map((word) => [word, stemOf(word)]));
}

/** Every place and sub-category, even without an auction; kinds in a place, courts, brands and models only with one. */
function suggestionsOf(rows: readonly Counted[]): Suggestion[] {
  const suggestions = new Map<string, Suggestion>();
  const add = (kind: Suggestion['kind'], suggestion: string, count: number) => {
    const key = `${kind}\n${suggestion}`;
    const before = suggestions.get(key)?.count ?? 0;
    const folded = ` ${shownWordsOf(suggestion).join(' ')}`;
    if (folded !== ' ') suggestions.set(key, { kind, suggestion, folded, count: before + count });
  };
  for (const province of PROVINCES) {
    add('place', province, 0);
    for (const district of districtsOf(province)) add('place', `${district}, ${province}`, 0);
  }
  for (const name of ALL_SUB_CATEGORIES) add('subCategory', name, 0);
  for (const { level, a, b, count } of rows) {
    if (a === null) continue;
    if (level === 'province') add('place', a, count);
    else if (level === 'district') add('place', `${b}, ${a}`, count);
    else if (level === 'brand') add('brand', vehicleBrand(a), count);
    else if (level === 'kindInPlace') {
      if (b !== null && !UNKNOWN_KINDS.has(b)) add('kindInPlace', `${a} ${b}`, count);
    } else add(level, a, count);
  }
  return [...suggestions.values()];
}
