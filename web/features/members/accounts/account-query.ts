import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { User } from '#shared/accounts.ts';
import { ApiError, getJsonOrNull } from '#web/platform/api-client.ts';
import { useAuthToken } from '#web/platform/auth-token.ts';

/** Spec §7: fresh for five minutes. */
const FRESH_MS = 5 * 60 * 1000;

/** The user of a token. Runs only with a token (spec §7); null if the server no longer accepts it. */
export function accountQuery(token: string | undefined) {
  return queryOptions({
    queryKey: ['account', token],
    queryFn: ({ signal }) => getJsonOrNull('/api/auth/user', signal),
    enabled: token !== undefined,
    staleTime: FRESH_MS,
    retry: false,
  });
}

export type CurrentAccount =
  /** During server rendering and until the page is interactive (D25). */
  | { kind: 'unknown' }
  | { kind: 'visitor' }
  /** A token is stored and the server is being asked to check it. */
  | { kind: 'checking' }
  | { kind: 'failed'; retry: () => void }
  /** Spec §4: the user counts as authenticated once the user data is loaded. */
  | { kind: 'member'; user: User; token: string };

/** The current user. A page calls this many times; on the server there is no user, so it observes no query. */
export const useAccount = createIsomorphicFn()
  .server((): CurrentAccount => ({ kind: 'unknown' }))
  .client(useAccountOfBrowser);

function useAccountOfBrowser(): CurrentAccount {
  const isHydrated = useHydrated();
  const token = useAuthToken();
  const { data, isError, refetch } = useQuery(accountQuery(token));
  if (!isHydrated) return { kind: 'unknown' };
  if (token === undefined || data === null) return { kind: 'visitor' };
  if (data) return { kind: 'member', user: data, token };
  return isError ? { kind: 'failed', retry: () => void refetch() } : { kind: 'checking' };
}

/** The current member; undefined for everyone else. */
export function useMember(): User | undefined {
  const account = useAccount();
  return account.kind === 'member' ? account.user : undefined;
}

/** The prefix of query keys for a member's data, so that two members never share data. */
export function memberKey(user: Pick<User, 'id'> | undefined, ...what: string[]): unknown[] {
  return ['member', user?.id, ...what];
}

/** Call this after an error: a response of 401 makes it check again whether the stored token is valid. */
export function checkAccountAfter(error: unknown, queryClient: QueryClient): void {
  if (error instanceof ApiError && error.status === 401 && error.server?.code === 'UNAUTHENTICATED')
    void queryClient.invalidateQueries({ queryKey: ['account'] });
}
