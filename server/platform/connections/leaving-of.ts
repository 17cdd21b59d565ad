import type { FastifyReply } from 'fastify';

/**
 * Returns a signal that aborts when the caller disconnects before the response is complete. Fastify's own
 * `request.signal` can't be used: for a call with a body it aborts as soon as the body has been read.
 */
export function leavingOf({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}
