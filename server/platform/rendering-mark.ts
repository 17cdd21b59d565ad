import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const HEADER = 'x-peyda-rendering';
const MARK = randomBytes(32).toString('base64url');

/** Marks calls that a page makes while this process renders it; nobody outside knows the mark. */
export const RENDERING_HEADERS: Readonly<Record<string, string>> = { [HEADER]: MARK };

/** Whether a call comes from rendering: it is made for everybody (D25) and counts for nobody (D21). */
export function isRendering(headers: IncomingHttpHeaders): boolean {
  return headers[HEADER] === MARK;
}
