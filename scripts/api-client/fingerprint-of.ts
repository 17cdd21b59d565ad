import { createHash } from 'node:crypto';

type V1Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>> };

/**
 * A hash of everything that determines the types of `/api/v1`: every call, without its examples, which contain the
 * site's address.
 */
export function fingerprintOf({ paths }: V1Document): string {
  const text = JSON.stringify(paths, (name, value) => (name === 'x-codeSamples' ? undefined : value));
  return createHash('sha256').update(text).digest('hex');
}
