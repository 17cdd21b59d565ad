import { createHash } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { detectFileType } from '#server/platform/file-types/detect-file-type.ts';
import { UnusableFile } from '#server/platform/file-types/unusable-file.ts';
import type { CheckedContent, TakenFile } from '../mirrored-file.ts';
import { findHiddenContent } from './hidden-contents.ts';
import { hasPages, shownCopy } from './hide-pages.ts';
import { hideSame } from './hold-hidden.ts';

/**
 * Decides what is kept of a fetched content that the desk has hidden: if only pages are hidden, the copy without them.
 * A content that is hidden as a whole, or of which no copy can be made, is not kept, and its listing no longer names
 * it: throws UnusableFile. Returns `undefined` for all other contents.
 */
export async function admitContent(
  deps: Pick<Deps, 'db' | 'clock' | 'files'>,
  file: TakenFile,
  content: Uint8Array,
): Promise<CheckedContent | undefined> {
  const hidden = await findHiddenContent(deps, createHash('sha256').update(content).digest('hex'));
  if (!hidden) return undefined;
  const type = hidden.pages !== null && file.use === 'document' ? await detectFileType(content) : undefined;
  const copy = hasPages(type) ? await shownCopy(deps, hidden, { content, type }).catch(undefinedIfRefused) : undefined;
  if (copy) return copy;
  await hideSame(deps, Number(file.propertyId), file.url);
  throw new UnusableFile('hidden at the desk');
}

/** If the page can't be removed, the whole document is hidden. */
function undefinedIfRefused(error: unknown): undefined {
  if (!(error instanceof ExpectedError) || error.status !== 400) throw error;
}
