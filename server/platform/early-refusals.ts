import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { type Admission, BUSY, BUSY_MESSAGE } from './admission.ts';
import type { App } from './app-type.ts';
import { RETRY_AFTER_SECONDS } from './error-handler.ts';

/** Calls of one kind, which are refused together. */
export type RefusedKind = {
  /** Whether a call is of this kind. The path is without its query. */
  covers(path: string, request: IncomingMessage): boolean;
  /** Whether this address was answered before, so that a call to it may be cheap. */
  isKept(address: string): boolean;
  readonly admission: Pick<Admission, 'refuses'>;
  readonly answer: BusyAnswer;
};

/** A 503 response that is prepared once. */
export type BusyAnswer = { readonly body: Buffer; readonly headers: OutgoingHttpHeaders };

/** Prepares a 503 response with this body. */
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

/** The 503 response for programs. */
export const BUSY_JSON = busyAnswer(
  JSON.stringify({ message: BUSY_MESSAGE, code: BUSY }),
  'application/json; charset=utf-8',
);

/**
 * Refuses calls before anything but the request line and headers is parsed. Under heavy load nearly all calls are
 * refused, and each refusal takes time from the accepted ones. Calls inside the process never reach this code. A
 * refusal counts as refused work (`peyda_work_refused_total`); it is not logged. Call it once the server is complete.
 */
export function refuseEarly({ server }: App, kinds: readonly RefusedKind[], onRefused: () => void): void {
  // safe: Fastify listens to requests with functions of Node's type
  const listeners = server.listeners('request') as RequestListener[];
  const inside = new Map<RefusedKind, number>();
  const step = (kind: RefusedKind, by: number) => inside.set(kind, (inside.get(kind) ?? 0) + by);
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const kind = kindOf(kinds, request);
    if (kind?.admission.refuses(inside.get(kind) ?? 0)) {
      response.writeHead(503, kind.answer.headers).end(kind.answer.body);
      onRefused();
      return;
    }
    if (kind) countInside(response, (by) => step(kind, by));
    for (const listener of listeners) listener(request, response);
  });
}

/** Counts a call until its response is made: a client that reads slowly doesn't take a place from others. */
function countInside(response: ServerResponse, step: (by: number) => void): void {
  let isInside = true;
  const leave = () => {
    if (isInside) step(-1);
    isInside = false;
  };
  step(1);
  response.once('prefinish', leave);
  response.once('close', leave);
}

/** Returns the kind of a call that may have to be refused. */
function kindOf(kinds: readonly RefusedKind[], request: IncomingMessage): RefusedKind | undefined {
  const { url = '', method } = request;
  if (method !== 'GET') return undefined;
  const query = url.indexOf('?');
  const path = query === -1 ? url : url.slice(0, query);
  const kind = kinds.find(({ covers }) => covers(path, request));
  return kind?.isKept(url) ? undefined : kind;
}
