import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { App } from '../app-type.ts';
import { isRendering } from '../rendering-mark.ts';
import { readSignedCookie, setSignedCookie } from '../signed-cookies.ts';

/** For ten seconds this cookie marks a browser that has written something. */
export const WRITER_COOKIE = 'peyda_wrote';
/** Much longer than the maximum lag of a replica in use. */
const MARK_SECONDS = 10;
/** The prefix names its purpose, so that no other signed value is valid as a mark. */
const FORM = /^wrote-(\d{13})$/;

/** Marks browsers that have written something; needed only with replicas. */
export function markWriters(app: App, { clock }: Pick<Deps, 'clock'>): void {
  app.addHook('onSend', async (request, reply) => {
    const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(request.method);
    if (isRead || reply.statusCode >= 400) return;
    setSignedCookie(reply, WRITER_COOKIE, `wrote-${clock.now().getTime()}`, MARK_SECONDS);
  });
}

/**
 * Whether this request must see its sender's latest writes. True for a browser with a valid mark, and always for a
 * program with a token, which stores no cookies. A browser is recognised by a header that its pages cannot set.
 */
export function readsPrimary(request: FastifyRequest, now: Date): boolean {
  const { headers } = request;
  if (isRendering(headers)) return false;
  const [, wroteAt] = FORM.exec(readSignedCookie(request, WRITER_COOKIE) ?? '') ?? [];
  if (wroteAt !== undefined && now.getTime() - Number(wroteAt) < MARK_SECONDS * 1000) return true;
  return headers.authorization !== undefined && headers.cookie === undefined && headers['sec-fetch-site'] === undefined;
}
