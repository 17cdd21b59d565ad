import { createHash } from 'node:crypto';
import { READING_VERSION } from '#server/features/intake/notices/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import type { PagedSource } from '../source.ts';

/**
 * Fingerprint of a row, and by which reading its own page was read: `hash:reading`. Rows of which the first part is
 * equal say the same; where only the second differs, we may make more of it now.
 */
export function rowHashOf(record: ListingRecord, source: Pick<PagedSource, 'readingVersion' | 'readDetail'>): string {
  const hash = createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 27);
  // A row without a separate page is all there is: everything that is made of it shows in the first part.
  return source.readDetail ? `${hash}:${source.readingVersion}.${READING_VERSION}` : hash;
}

/** Whether the list says the same of a listing as it did; an empty fingerprint is like none. */
export function isSameRow(a: string, b: string): boolean {
  return a !== '' && a.split(':', 1)[0] === b.split(':', 1)[0];
}
