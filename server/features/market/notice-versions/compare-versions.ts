import type { Deps } from '#server/deps.ts';
import { type Entitlements, maySee } from '#server/features/members/subscriptions/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { VersionComparison } from '#shared/versions/notice-versions.ts';
import { haveWordsChanged, shownChanges, toVersion } from './list-versions.ts';
import { readTwoVersions } from './read-versions.ts';
import { wordChanges } from './word-changes.ts';

type Asked = { readonly id: number; readonly before: number; readonly after: number };

/**
 * Compares two versions of a notice, given in either order: facts before and after, words removed and added. The words
 * are locked like the description. Throws an ExpectedError 404 for a missing version, 400 when both are the same.
 */
export async function compareVersions(
  deps: Pick<Deps, 'db'>,
  { id, before: one, after: other }: Asked,
  rights: Entitlements,
): Promise<VersionComparison> {
  if (one === other) throw new ExpectedError(400, 'INVALID_PARAMETER', 'İki ayrı sürüm seçin.', 'after');
  const [before, after] = await readTwoVersions(deps, id, [one, other]);
  const facts = {
    before: toVersion(before, rights),
    after: toVersion(after, rights),
    changes: shownChanges(before, after, rights),
    haveWordsChanged: haveWordsChanged(before, after),
  };
  const nothing = { ...facts, words: null, isByParagraphs: false };
  if (before.text === null || after.text === null) return { ...nothing, locked: [] };
  if (!maySee(rights, 'description')) return { ...nothing, locked: ['description'] };
  return { ...facts, ...wordChanges(before.text, after.text), locked: [] };
}
