import { APIError } from 'better-auth/api';
import type { Deps } from '#server/deps.ts';
import { openAuth } from './auth.ts';
import { type Caller, callerHeaders } from './caller.ts';
import { ACCOUNT_CLOSED, accountClosed } from './upkeep/close-account.ts';

/**
 * better-auth gives a ceremony's state to the browser as a signed cookie. Our API has no cookies for members (D24): the
 * same signed value is sent as `challenge` in the response and returned in the body of the next call.
 */
type AuthCookie = 'two_factor' | 'better-auth-passkey' | 'session_token';

/** Returns the value of a cookie that better-auth has set in a response; undefined if it set none or deleted it. */
export async function cookieSet(deps: Deps, headers: Headers, cookie: AuthCookie): Promise<string | undefined> {
  const name = await cookieName(deps, cookie);
  const set = headers.getSetCookie().findLast((line) => line.startsWith(`${name}=`));
  const value = set?.slice(name.length + 1).split(';', 1)[0];
  return value ? decodeURIComponent(value) : undefined;
}

/** Returns the token of the session that better-auth has begun in a response. */
export async function sessionBegun(deps: Deps, headers: Headers): Promise<string> {
  const token = (await cookieSet(deps, headers, 'session_token'))?.split('.', 1)[0];
  if (!token) throw new Error('better-auth began no session.');
  return token;
}

/** Returns the headers for a call to better-auth: the caller, the member's token, and the challenge from the client. */
export async function authHeaders(
  deps: Deps,
  caller: Caller,
  given: { readonly authorization?: string | undefined; readonly challenge?: readonly [AuthCookie, string] },
): Promise<Headers> {
  const headers = await callerHeaders(deps, caller);
  if (given.authorization) headers.set('authorization', given.authorization);
  if (given.challenge) {
    const [cookie, value] = given.challenge;
    headers.set('cookie', `${await cookieName(deps, cookie)}=${encodeURIComponent(value)}`);
  }
  return headers;
}

async function cookieName(deps: Deps, cookie: AuthCookie): Promise<string> {
  return (await (await openAuth(deps)).$context).createAuthCookie(cookie).name;
}

/** Returns the code of an error of better-auth, such as `INVALID_CODE`; undefined for any other error. */
export function authErrorCode(error: unknown): string | undefined {
  if (!(error instanceof APIError)) return undefined;
  return typeof error.body?.code === 'string' ? error.body.code : 'REFUSED';
}

/** Throws our own error if an error of better-auth means a closed account. */
export function refuseIfClosed(error: unknown): void {
  if (authErrorCode(error) === ACCOUNT_CLOSED) throw accountClosed();
}

/** Returns the same, but undefined for failures that better-auth answers with 500. */
export function refusalOf(error: unknown): string | undefined {
  return error instanceof APIError && error.statusCode >= 500 ? undefined : authErrorCode(error);
}
