import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { DataVersion } from '#server/database/data-version.ts';

const HEADER = 'x-peyda-rendering';
const MARK = randomBytes(32).toString('base64url');

const VERSION_HEADER = 'x-peyda-version';

/** Marks calls that a page makes while this process renders it; nobody outside this process knows the mark. */
export const RENDERING_HEADERS: Readonly<Record<string, string>> = { [HEADER]: MARK };

/** The mark, and the data's version that was read when the page was asked for: its calls do not read it again. */
export function renderingHeaders(version: DataVersion): Readonly<Record<string, string>> {
  return { ...RENDERING_HEADERS, [VERSION_HEADER]: JSON.stringify(version) };
}

/**
 * True for a call made by rendering: answered as for an unknown visitor (D25), counted in nobody's daily limit (D21).
 */
export function isRendering(headers: IncomingHttpHeaders): boolean {
  return headers[HEADER] === MARK;
}

/** The version of the data that a page which is being rendered goes by; undefined for all other calls. */
export function versionOfPage(headers: IncomingHttpHeaders): DataVersion | undefined {
  const text = headers[VERSION_HEADER];
  if (!isRendering(headers) || typeof text !== 'string') return undefined;
  // Safe: only this process writes what stands beside the mark.
  const { version, holdsUntil } = JSON.parse(text) as { version: string; holdsUntil: string | null };
  return { version, holdsUntil: holdsUntil === null ? null : new Date(holdsUntil) };
}
