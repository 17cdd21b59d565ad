import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { BUSY, BUSY_MESSAGE } from './admission.ts';
import type { App } from './app-type.ts';
import { RETRY_AFTER_SECONDS } from './error-handler.ts';

/** Calls of one kind, which are refused together. */
export type RefusedKind = {
  /** By the path alone, without its query. */
  covers(path: string, request: IncomingMessage): boolean;
  /** Whether a call of this address must be refused now. */
  refuses(address: string): boolean;
  readonly answer: BusyAnswer;
};

/** A 503 that is made once. */
export type BusyAnswer = { readonly body: Buffer; readonly headers: OutgoingHttpHeaders };

/** The 503 with this body. */
export function busyAnswer(body: string, contentType: string, more: OutgoingHttpHeaders = {}): BusyAnswer {
  const bytes = Buffer.from(body);
  const headers = {
    'content-type': contentType,
    'content-length': bytes.length,
    'retry-after': String(RETRY_AFTER_SECONDS),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...more,
  };
  return { body: bytes, headers };
}

/** What a program gets. */
export const BUSY_JSON = busyAnswer(
  JSON.stringify({ message: BUSY_MESSAGE, code: BUSY }),
  'application/json; charset=utf-8',
);

/**
 * Refuses calls before anything of them is parsed but the request itself. In a crowd nearly all are refused, and each
 * refusal takes time from the answers to those that were accepted. Calls inside the process never come here. What is
 * refused counts as refused work (`peyda_work_refused_total`); it is not logged. Call it once the server is complete.
 */
export function refuseEarly({ server }: App, kinds: readonly RefusedKind[], onRefused: () => void): void {
  // safe: Fastify listens to requests with functions of Node's type
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const kind = refusingKind(kinds, request);
    if (!kind) {
      for (const listener of listeners) listener(request, response);
      return;
    }
    response.writeHead(503, kind.answer.headers).end(kind.answer.body);
    onRefused();
  });
}

function refusingKind(kinds: readonly RefusedKind[], request: IncomingMessage): RefusedKind | undefined {
  const { url = '', method } = request;
  if (method !== 'GET') return undefined;
  const query = url.indexOf('?');
  const path = query === -1 ? url : url.slice(0, query);
  const kind = kinds.find(({ covers }) => covers(path, request));
  return kind?.refuses(url) ? kind : undefined;
}
