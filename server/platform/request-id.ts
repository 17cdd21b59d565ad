import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isRendering } from './rendering-mark.ts';

const HEADER = 'x-request-id';

/**
 * Returns the id of a request, for logs, traces and people who report a failure; unique across all processes. The calls
 * of a page that is being rendered have the page's id.
 */
export function requestIdFor({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = isRendering(headers) ? headers[HEADER] : undefined;
  return typeof given === 'string' ? given : randomBytes(9).toString('base64url');
}

/** Gives a call inside the process the id of the request that it belongs to. */
export function requestIdHeader(id: string): Record<string, string> {
  return { [HEADER]: id };
}
