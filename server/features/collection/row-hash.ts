import { createHash } from 'node:crypto';
import type { PropertyRecord } from '#shared/properties.ts';

/** Equal for two rows of a listing when its list says the same of it and is read by the same rules. */
export function rowHashOf(record: PropertyRecord, readingVersion: number): string {
  const text = JSON.stringify([readingVersion, record]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 27);
}
