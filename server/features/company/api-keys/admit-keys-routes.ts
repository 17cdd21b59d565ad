import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { KeyScope } from '#shared/organisations/key-scopes.ts';
import { findKey, type KeyCaller, type Presented } from './find-key.ts';
import { SCOPE_MISSING } from './key-refusals.ts';
import { type Quota, takeQuota } from './take-quota.ts';

const callers = new WeakMap<FastifyRequest, KeyCaller>();

/** An authentication method other than API keys alone. */
export type Entrance = {
  /** Finds the caller; throws like `findKey`. */
  readonly find: (deps: Pick<Deps, 'db' | 'clock' | 'config'>, presented: Presented) => Promise<KeyCaller>;
  /** The address at which programs read how to get access (RFC 9728), and the scopes worth requesting. */
  readonly metadata: string;
  readonly scopes: readonly KeyScope[];
};

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/**
 * Admits a key that has the scope and counts the call in its quotas. The handler gets the caller from `keyOf(request)`.
 * Throws 401 and 403 with `WWW-Authenticate`, and 429 QUOTA_EXCEEDED.
 */
export async function admitKey(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { request, reply }: Exchange,
  scope: KeyScope,
  entrance?: Entrance,
): Promise<void> {
  const find = entrance?.find ?? findKey;
  void reply.header('vary', 'authorization');
  const { authorization } = request.headers;
  const caller = await find(deps, { authorization, address: request.ip, scope }).catch((error: unknown) => {
    const challenge = challengeOf(error, { authorization, scope, entrance });
    if (challenge) void reply.header('www-authenticate', challenge);
    throw error;
  });
  await countCall(deps, reply, caller);
  callers.set(request, caller);
}

/** Returns the caller of a request with a key. */
export function keyOf(request: FastifyRequest): KeyCaller {
  const caller = callers.get(request);
  if (!caller) throw new Error('The route does not say that it is for keys.');
  return caller;
}

/**
 * Counts a call with a key and sets the headers with the remaining quotas. Throws 429 QUOTA_EXCEEDED with
 * `retry-after`.
 */
async function countCall(deps: Pick<Deps, 'db' | 'clock'>, reply: FastifyReply, caller: KeyCaller): Promise<void> {
  const { quotas, refusal } = await takeQuota(deps, caller);
  void reply.header('ratelimit-policy', policyHeader(quotas)).header('ratelimit', limitHeader(quotas));
  if (refusal) throw refusal;
}

type Challenged = {
  readonly authorization: string | undefined;
  readonly scope: KeyScope;
  readonly entrance: Entrance | undefined;
};

/** RFC 6750, section 3: the challenge contains the reason only if the caller presented credentials. */
function challengeOf(error: unknown, { authorization, scope, entrance }: Challenged): string | undefined {
  if (!(error instanceof ExpectedError)) return undefined;
  const way = `Bearer realm="Peyda API"${entrance ? `, resource_metadata="${entrance.metadata}"` : ''}`;
  if (error.code === SCOPE_MISSING) return `${way}, error="insufficient_scope", scope="${scope}"`;
  if (error.status !== 401) return undefined;
  const scopes = entrance ? `, scope="${entrance.scopes.join(' ')}"` : '';
  return `${way}${scopes}${authorization === undefined ? '' : ', error="invalid_token"'}`;
}

/** Both headers are structured-field lists (draft-ietf-httpapi-ratelimit-headers-10); times are in seconds. */
function policyHeader(quotas: readonly Quota[]): string {
  return quotas.map(({ name, max, windowMs }) => `"${name}";q=${max};w=${windowMs / 1000}`).join(', ');
}

function limitHeader(quotas: readonly Quota[]): string {
  return quotas.map(({ name, left, leftMs }) => `"${name}";r=${left};t=${Math.ceil(leftMs / 1000)}`).join(', ');
}
