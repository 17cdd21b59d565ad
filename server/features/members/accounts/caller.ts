import type { Deps } from '#server/deps.ts';
import { addressHashOf } from '#server/platform/keyed-hash.ts';

/** The data about the sender of a request that the limits and the list of sessions need. */
export type Caller = { readonly address: string; readonly userAgent: string };

/** Headers that give better-auth the caller's data for a new session. Our code sets them, never the client. */
export const CALLER_HEADERS = { address: 'x-address-hash', userAgent: 'user-agent' } as const;

const MAX_USER_AGENT = 300;

export async function callerHeaders(deps: Deps, caller: Caller): Promise<Headers> {
  return new Headers({
    [CALLER_HEADERS.address]: await addressHashOf(deps, caller.address),
    [CALLER_HEADERS.userAgent]: userAgentOf(caller),
  });
}

/** The caller's user agent as it is stored with a session. */
export function userAgentOf({ userAgent }: Caller): string {
  return userAgent.replace(/[^\x20-\x7e]+/g, ' ').slice(0, MAX_USER_AGENT);
}
