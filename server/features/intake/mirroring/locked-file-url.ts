import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { keyedHash } from '#server/platform/keyed-hash.ts';
import { fileName } from '#shared/documents.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

/** A document in the store; `url` is the address that the listing names. */
export type MirroredDocument = { readonly url: string; readonly sha256: string; readonly type: string };

const HALF_DAY_MS = DAY_MS / 2;
const LONGEST_NAME = 60;

/**
 * Returns the address from which a person who may see a document (D20) downloads it: signed, and valid for half a day
 * to a day. The document has no other address, so give this one only to people who may see the document. The address
 * stays the same for half a day, so that browsers can cache the document.
 */
export async function mirroredDocumentUrl(
  deps: Pick<Deps, 'config' | 'clock'>,
  { url, sha256, type }: MirroredDocument,
): Promise<string> {
  const expires = Math.floor(deps.clock.now().getTime() / HALF_DAY_MS) + 2;
  const file = `${sha256}.${type}`;
  return `/files/locked/${expires}.${await signatureOf(deps, file, expires)}/${file}/${nameOf(url, type)}`;
}

/** Checks whether a grant opens a file now. Returns `expired` for a grant that was valid earlier. */
export async function checkGrant(
  deps: Pick<Deps, 'config' | 'clock'>,
  grant: string,
  file: string,
): Promise<'good' | 'expired' | 'bad'> {
  const [, digits = '', signature = ''] = /^(\d{1,9})\.([\w-]{43})$/.exec(grant) ?? [];
  const expected = Buffer.from(await signatureOf(deps, file, Number(digits)));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'bad';
  return Number(digits) * HALF_DAY_MS > deps.clock.now().getTime() ? 'good' : 'expired';
}

function signatureOf(deps: Pick<Deps, 'config'>, file: string, expires: number): Promise<string> {
  return keyedHash(deps, `locked file ${file} ${expires}`);
}

/** The file name for saving: the name at the source in plain letters, with the extension of the detected type. */
function nameOf(url: string, type: string): string {
  const base = foldTurkish(fileName(url).replace(/\.[a-z\d]{1,5}$/i, ''))
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST_NAME);
  return `${base || 'belge'}.${type}`;
}
