import type { FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { Caller } from './caller.ts';
import { type Account, findAccount, type Member } from './find-account.ts';

const accounts = new WeakMap<FastifyRequest, Account>();

/** Allows the call of a signed-in member. Throws 401 UNAUTHENTICATED. */
export async function admitMember(deps: Deps, request: FastifyRequest): Promise<void> {
  const account = await findAccountOf(deps, request);
  if (!account) throw new ExpectedError(401, 'UNAUTHENTICATED', 'Bu işlem için giriş yapmanız gerekiyor.');
}

/** Returns the member who calls a route for members. */
export function accountOf(request: FastifyRequest): Account {
  const account = accounts.get(request);
  if (!account) throw new Error('The route does not say that it is for members.');
  return account;
}

/** Returns the same with the origin of the call. */
export function memberOf(request: FastifyRequest): Member {
  return { account: accountOf(request), caller: callerOf(request), authorization: request.headers.authorization };
}

/** Returns the member who calls any route, if somebody is signed in. */
export async function findAccountOf(deps: Deps, request: FastifyRequest): Promise<Account | undefined> {
  const known = accounts.get(request);
  if (known) return known;
  const account = await findAccount(deps, request.headers.authorization);
  if (account) accounts.set(request, account);
  return account;
}

/** Returns where a call comes from. */
export function callerOf(request: FastifyRequest): Caller {
  return { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
}
