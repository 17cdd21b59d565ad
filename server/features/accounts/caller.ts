import type { Deps } from '#server/deps.ts';
import { addressHashOf } from '#server/platform/keyed-hash.ts';

/** Who makes a call, as far as limits and the list of sessions need it. */
export type Caller = { readonly address: string; readonly userAgent: string };

/** Headers by which a use case tells the session that better-auth makes who asked; they never come from outside. */
export const CALLER_HEADERS = { address: 'x-address-hash', userAgent: 'user-agent' } as const;

const MAX_USER_AGENT = 300;

export async function callerHeaders(deps: Deps, caller: Caller): Promise<Headers> {
  const userAgent = caller.userAgent.replace(/[^\x20-\x7e]+/g, ' ').slice(0, MAX_USER_AGENT);
  return new Headers({
    [CALLER_HEADERS.address]: await addressHashOf(deps, caller.address),
    [CALLER_HEADERS.userAgent]: userAgent,
  });
}
