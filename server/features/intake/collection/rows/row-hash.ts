import { createHash } from 'node:crypto';
import { READING_VERSION } from '#server/features/intake/notices/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import type { PagedSource } from '../source.ts';

/**
 * Returns the fingerprint of a row, with the reading version of its detail page: `hash:reading`. Rows with an equal
 * first part have the same content; if only the second part differs, the current version may read more.
 */
export function rowHashOf(record: ListingRecord, source: Pick<PagedSource, 'readingVersion' | 'readDetail'>): string {
  const hash = createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 27);
  // For a row without its own page, the first part already covers everything that is read.
  return source.readDetail ? `${hash}:${source.readingVersion}.${READING_VERSION}` : hash;
}

/** Whether the list shows the same content of a listing as before; an empty fingerprint equals none. */
export function isSameRow(a: string, b: string): boolean {
  return a !== '' && a.split(':', 1)[0] === b.split(':', 1)[0];
}
