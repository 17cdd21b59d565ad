import type { Deps } from '#server/deps.ts';
import { textHashSql, VERSION_FACTS_SQL } from '#server/features/recording/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { VersionFacts } from '#shared/versions/version-facts.ts';

/** A version as it is kept. */
export type KeptVersion = {
  readonly number: number;
  readonly recordedAt: Date;
  readonly textHash: string | null;
  readonly facts: VersionFacts;
  readonly lastSeenAt: Date;
};

/** So many are read and shown; earlier ones stay in the database. */
export const MOST_VERSIONS = 100;

/** Earlier versions and the present one, which is the listing itself, of listings that anybody may see. */
function versionsSql(further: string, condition: string): string {
  return `with listing as (
      select p.*, coalesce(last.number, 0) + 1 as number, coalesce(last.replaced_at, p.first_seen_at) as recorded_at
      from properties p left join lateral (
        select v.number, v.replaced_at from notice_versions v where v.property_id = p.id order by v.number desc limit 1
      ) last on true
      where p.id = $1 and p.hidden_at is null
    ), versions as (
      select v.number, v.recorded_at as "recordedAt", v.text_hash as "textHash", v.facts, p.last_confirmed_at as "lastSeenAt",
        v.text
      from notice_versions v join listing p on p.id = v.property_id
      union all
      select p.number, p.recorded_at, ${textHashSql('p.description')}, ${VERSION_FACTS_SQL}, p.last_confirmed_at, p.description
      from listing p
    )
    select number, "recordedAt", "textHash", facts, "lastSeenAt"${further} from versions ${condition}`;
}
const ALL = versionsSql('', `order by number desc limit ${MOST_VERSIONS + 1}`);
const TWO = versionsSql(', text', 'where number = any($2) order by number');

/** The versions of a listing's notice, the latest first. Throws an ExpectedError 404 where there is no such listing. */
export async function readVersions({ db }: Pick<Deps, 'db'>, id: number): Promise<KeptVersion[]> {
  const { rows } = await db.$client.query<KeptVersion>({ name: 'read-versions', text: ALL, values: [id] });
  if (rows.length === 0)
    throw new ExpectedError(404, 'NOT_FOUND', 'Bu ilan bulunamadı. Yayından kaldırılmış olabilir.');
  return rows;
}

/** Two versions with their texts, the earlier first. Throws an ExpectedError 404 where one of them is missing. */
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
