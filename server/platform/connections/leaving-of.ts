import type { FastifyRequest } from 'fastify';

/** Aborts when the caller goes away before the answer. */
export function leavingOf({ raw }: Pick<FastifyRequest, 'raw'>): AbortSignal {
  const leaving = new AbortController();
  raw.socket.once('close', () => leaving.abort());
  return leaving.signal;
}
