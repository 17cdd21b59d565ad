import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { handleError } from '#server/platform/error-handler.ts';
import { readSignedCookie, setSignedCookie } from '#server/platform/signed-cookies.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { RETENTION } from '#shared/retention.ts';
import type { Caller } from './caller.ts';
import { TooManyAttemptsError } from './entry/attempt-limits.ts';
import { type Member, requireAccount } from './find-account.ts';

/** Options of every account route: caches store no response, and a 429 for too many attempts has `retry-after`. */
export const guarded = {
  onRequest: (_request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    void reply.header('cache-control', 'no-store');
    done();
  },
  errorHandler: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof TooManyAttemptsError) void reply.header('retry-after', String(error.retryAfterS));
    return handleError(error, request, reply);
  },
};

export const refusals = { 400: apiErrorSchema, 401: apiErrorSchema, 429: apiErrorSchema };

export function callerOf(request: FastifyRequest): Caller {
  return { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
}

/** The signed-in member who sends a request, and from where. Throws 401 UNAUTHENTICATED. */
export async function memberOf(deps: Deps, request: FastifyRequest): Promise<Member> {
  const { authorization } = request.headers;
  return { account: await requireAccount(deps, authorization), caller: callerOf(request), authorization };
}

/** The cookie of a browser in which somebody has signed in (`noteSignIn`). */
const KNOWN_COOKIE = 'peyda_known';
const KNOWN_FORM = /^known-([A-Za-z0-9_-]{22})$/;
const DAY_S = 24 * 60 * 60;

export function knownMarkOf(request: FastifyRequest): string | undefined {
  return KNOWN_FORM.exec(readSignedCookie(request, KNOWN_COOKIE) ?? '')?.[1];
}

export function keepKnownMark(reply: FastifyReply, mark: string): void {
  setSignedCookie(reply, KNOWN_COOKIE, `known-${mark}`, RETENTION.knownDeviceDays * DAY_S);
}
