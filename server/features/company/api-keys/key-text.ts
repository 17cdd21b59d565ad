import { createHash, randomBytes } from 'node:crypto';

/** A prefix that lets people and secret scanners recognise whose key it is. */
const MARK = 'pyd_';
const SECRET_BYTES = 32;
const KEY_FORM = /^Bearer (pyd_[\w-]{43})$/i;
const SHOWN_CHARACTERS = MARK.length + 6;

export type NewKey = { readonly key: string; readonly prefix: string; readonly keyHash: string };

/** Creates a key, `pyd_` and 256 random bits, with the data that is stored of it. */
export function newKey(): NewKey {
  const key = `${MARK}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { key, prefix: key.slice(0, SHOWN_CHARACTERS), keyHash: hashOfKey(key) };
}

export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Returns the key in an `Authorization` header; undefined for anything else, such as a member's token. */
export function keyIn(authorization: string | undefined): string | undefined {
  return KEY_FORM.exec(authorization ?? '')?.[1];
}
