import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const HEADER = 'x-peyda-rendering';
const MARK = randomBytes(32).toString('base64url');

/** Marks calls that a page makes while this process renders it; nobody outside this process knows the mark. */
export const RENDERING_HEADERS: Readonly<Record<string, string>> = { [HEADER]: MARK };

/**
 * True for a call made by rendering: answered as for an unknown visitor (D25), counted in nobody's daily limit (D21).
 */
export function isRendering(headers: IncomingHttpHeaders): boolean {
  return headers[HEADER] === MARK;
}
