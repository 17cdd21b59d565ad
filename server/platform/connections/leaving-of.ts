import type { FastifyReply } from 'fastify';

/**
 * Aborts when the caller goes away before the answer. Fastify's own `request.signal` is of no use here: of a call with
 * a body it aborts as soon as the body has been read.
 */
export function leavingOf({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}
