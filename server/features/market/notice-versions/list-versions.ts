import type { Deps } from '#server/deps.ts';
import { type Entitlements, maySee } from '#server/features/members/subscriptions/index.ts';
import { factChanges, isOpenFact } from '#shared/versions/fact-changes.ts';
import type { NoticeVersion, NoticeVersions } from '#shared/versions/notice-versions.ts';
import type { FactChange } from '#shared/versions/version-facts.ts';
import { type KeptVersion, MOST_VERSIONS, readVersions } from './read-versions.ts';

/**
 * Lists the versions of a listing's notice with their changes, as far as the caller may see them. Throws an
 * ExpectedError 404.
 */
export async function listVersions(deps: Pick<Deps, 'db'>, id: number, rights: Entitlements): Promise<NoticeVersions> {
  const kept = await readVersions(deps, id);
  const versions = kept.slice(0, MOST_VERSIONS).map((version, at) => {
    const earlier = kept[at + 1];
    return {
      ...toVersion(version, rights),
      changes: earlier ? shownChanges(earlier, version, rights) : [],
      haveWordsChanged: earlier ? haveWordsChanged(earlier, version) : false,
    };
  });
  const [present] = kept;
  return { title: present.title, lastSeenAt: present.lastSeenAt.toISOString(), versions };
}

/** The changed facts between two versions that the caller may see (D20, D38). */
export function shownChanges(
  before: Pick<KeptVersion, 'facts'>,
  after: Pick<KeptVersion, 'facts'>,
  rights: Entitlements,
): FactChange[] {
  const changes = factChanges(before.facts, after.facts);
  return maySee(rights, 'noticeValues') ? changes : changes.filter(({ fact }) => isOpenFact(fact));
}

/** A hash of locked words would confirm guesses of them, so it is locked like the words. */
export function toVersion({ number, recordedAt, textHash }: KeptVersion, rights: Entitlements): NoticeVersion {
  const shownHash = maySee(rights, 'description') ? textHash : null;
  return { number, recordedAt: recordedAt.toISOString(), textHash: shownHash };
}

export function haveWordsChanged(before: KeptVersion, after: KeptVersion): boolean {
  return before.textHash !== null && after.textHash !== null && before.textHash !== after.textHash;
}
