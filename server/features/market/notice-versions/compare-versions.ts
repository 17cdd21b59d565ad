import type { Deps } from '#server/deps.ts';
import { type Entitlements, maySee } from '#server/features/members/subscriptions/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { VersionComparison } from '#shared/versions/notice-versions.ts';
import { haveWordsChanged, shownChanges, toVersion } from './list-versions.ts';
import { readTwoVersions } from './read-versions.ts';
import { wordChanges } from './word-changes.ts';

type Asked = { readonly id: number; readonly before: number; readonly after: number };

/**
 * Two versions of a notice, in whichever order they are asked for: facts before and after, words struck and added. The
 * words are as locked as the description. Throws an ExpectedError 404 for a version that is not there, 400 for one
 * beside itself.
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
