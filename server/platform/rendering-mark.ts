import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { DataVersion } from '#server/database/data-version.ts';

const HEADER = 'x-peyda-rendering';
const MARK = randomBytes(32).toString('base64url');

const VERSION_HEADER = 'x-peyda-version';

/** Marks calls that a page makes while this process renders it; the mark is unknown outside this process. */
export const RENDERING_HEADERS: Readonly<Record<string, string>> = { [HEADER]: MARK };

/** The mark, and the data version that was read when the page was requested: its calls do not read it again. */
export function renderingHeaders(version: DataVersion): Readonly<Record<string, string>> {
  return { ...RENDERING_HEADERS, [VERSION_HEADER]: JSON.stringify(version) };
}

/**
 * Whether a call was made by rendering: it is answered as for an unknown visitor (D25) and not counted in a daily limit
 * (D21).
 */
export function isRendering(headers: IncomingHttpHeaders): boolean {
  return headers[HEADER] === MARK;
}

/** The data version for the calls of a page that is being rendered; undefined for all other calls. */
export function versionOfPage(headers: IncomingHttpHeaders): DataVersion | undefined {
  const text = headers[VERSION_HEADER];
  if (!isRendering(headers) || typeof text !== 'string') return undefined;
  // Safe: only this process writes the text that follows the mark.
  const { version, holdsUntil } = JSON.parse(text) as { version: string; holdsUntil: string | null };
  return { version, holdsUntil: holdsUntil === null ? null : new Date(holdsUntil) };
}
