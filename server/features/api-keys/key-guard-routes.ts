import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { KeyScope } from '#shared/organisations/key-scopes.ts';
import { findKey, type KeyCaller } from './find-key.ts';
import { type Quota, takeQuota } from './take-quota.ts';

const callers = new WeakMap<FastifyRequest, KeyCaller>();

/**
 * Who sends a request with a key that has a scope; nothing is counted. Throws 401 KEY_INVALID, 403 KEY_ADDRESS,
 * ORGANISATION_OVER, KEY_SCOPE.
 */
export function requireKey(
  deps: Pick<Deps, 'db' | 'clock'>,
  request: FastifyRequest,
  scope: KeyScope,
): Promise<KeyCaller> {
  const { authorization } = request.headers;
  return findKey(deps, { authorization, address: request.ip, scope });
}

/**
 * Options of every call under `/api/v1`: made with a key that has the scope and counted in its quotas before a byte of the body
 * is read. The handler asks `keyOf(request)` who it is. Answers 401 with `WWW-Authenticate`, 403, 429 QUOTA_EXCEEDED.
 */
export function keyCall(deps: Pick<Deps, 'db' | 'clock'>, scope: KeyScope) {
  return {
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      void reply.header('cache-control', 'private, no-store').header('vary', 'authorization');
      const caller = await requireKey(deps, request, scope).catch((error: unknown) => {
        if (error instanceof ExpectedError && error.status === 401) askForKey(request, reply);
        throw error;
      });
      await countCall(deps, reply, caller);
      callers.set(request, caller);
    },
  };
}

/** Who makes a call with a key. */
export function keyOf(request: FastifyRequest): KeyCaller {
  const caller = callers.get(request);
  if (!caller) throw new Error('The route lacks keyCall.');
  return caller;
}

/** Counts a call with a key and tells what is left of the quotas. Throws 429 QUOTA_EXCEEDED with `retry-after`. */
export async function countCall(
  deps: Pick<Deps, 'db' | 'clock'>,
  reply: FastifyReply,
  caller: KeyCaller,
): Promise<void> {
  const { quotas, refusal } = await takeQuota(deps, caller);
  void reply.header('ratelimit-policy', policyHeader(quotas)).header('ratelimit', limitHeader(quotas));
  if (!refusal) return;
  void reply.header('retry-after', refusal.retryAfterS);
  throw refusal;
}

/** RFC 6750, section 3: why is told only to who presented something. */
function askForKey({ headers }: FastifyRequest, reply: FastifyReply): void {
  const reason = headers.authorization === undefined ? '' : ', error="invalid_token"';
  void reply.header('www-authenticate', `Bearer realm="Peyda API"${reason}`);
}

/** Both as lists of structured fields (draft-ietf-httpapi-ratelimit-headers-10); times in seconds. */
function policyHeader(quotas: readonly Quota[]): string {
  return quotas.map(({ name, max, windowMs }) => `"${name}";q=${max};w=${windowMs / 1000}`).join(', ');
}

function limitHeader(quotas: readonly Quota[]): string {
  return quotas.map(({ name, left, leftMs }) => `"${name}";r=${left};t=${Math.ceil(leftMs / 1000)}`).join(', ');
}
