import type { Deps } from '#server/deps.ts';
import { textHashSql, VERSION_FACTS_SQL } from '#server/features/intake/recording/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { VersionFacts } from '#shared/versions/version-facts.ts';

/** A stored version of a notice. */
export type KeptVersion = {
  readonly number: number;
  readonly recordedAt: Date;
  readonly textHash: string | null;
  readonly facts: VersionFacts;
  /** The title of the listing in its current state. */
  readonly title: string;
  readonly lastSeenAt: Date;
};

/** The maximum number of versions that are read and shown; earlier ones stay in the database. */
export const MOST_VERSIONS = 100;

/**
 * SQL: the earlier versions and the current one, which is the listing itself, of a listing that anybody may see. A
 * version whose words did not change gets them from the next version that has its own.
 */
function versionsSql(further: string, condition: string): string {
  return `with listing as (
      select p.*, coalesce(last.number, 0) + 1 as number, coalesce(last.replaced_at, p.first_seen_at) as recorded_at
      from properties p left join lateral (
        select v.number, v.replaced_at from notice_versions v where v.property_id = p.id order by v.number desc limit 1
      ) last on true
      where p.id = $1 and p.hidden_at is null
    ), versions as (
      select v.number, v.recorded_at, v.text, v.text_hash, v.has_words_of_next, v.facts
      from notice_versions v join listing p on p.id = v.property_id
      union all
      select p.number, p.recorded_at, p.description, ${textHashSql('p.description')}, false, ${VERSION_FACTS_SQL} from listing p
    )
    select v.number, v.recorded_at as "recordedAt", own.text_hash as "textHash", v.facts, p.title,
      p.last_confirmed_at as "lastSeenAt"${further}
    from versions v cross join listing p cross join lateral (
      select w.text, w.text_hash from versions w
      where w.number >= v.number and not w.has_words_of_next order by w.number limit 1
    ) own ${condition}`;
}
const ALL = versionsSql('', `order by v.number desc limit ${MOST_VERSIONS + 1}`);
const TWO = versionsSql(', own.text', 'where v.number = any($2) order by v.number');

/** Reads the versions of a listing's notice, latest first. Throws an ExpectedError 404 if there is no such listing. */
export async function readVersions({ db }: Pick<Deps, 'db'>, id: number): Promise<[KeptVersion, ...KeptVersion[]]> {
  const { rows } = await db.$client.query<KeptVersion>({ name: 'read-versions', text: ALL, values: [id] });
  const [present, ...earlier] = rows;
  if (!present) throw new ExpectedError(404, 'NOT_FOUND', 'Bu ilan bulunamadı. Yayından kaldırılmış olabilir.');
  return [present, ...earlier];
}

/** Reads two versions with their texts, the earlier first. Throws an ExpectedError 404 if one of them is missing. */
export async function readTwoVersions(
  { db }: Pick<Deps, 'db'>,
  id: number,
  numbers: readonly [number, number],
): Promise<[KeptVersion & { text: string | null }, KeptVersion & { text: string | null }]> {
  const { rows } = await db.$client.query<KeptVersion & { text: string | null }>(TWO, [id, numbers]);
  const [before, after] = rows;
  if (!before || !after) throw new ExpectedError(404, 'NOT_FOUND', 'İlanın böyle bir sürümü yok.');
  return [before, after];
}
