import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import type { User } from '#shared/accounts.ts';
import { ApiError, getJsonOrNull } from '#web/platform/api-client.ts';
import { useAuthToken } from '#web/platform/auth-token.ts';

/** Spec §7: fresh for five minutes. */
const FRESH_MS = 5 * 60 * 1000;

/** Whoever the token belongs to; runs only with one (spec §7), and answers null when the server knows it no longer. */
export function accountQuery(token: string | undefined) {
  return queryOptions({
    queryKey: ['account', token],
    queryFn: ({ signal }) => getJsonOrNull<User>('/api/auth/user', signal),
    enabled: token !== undefined,
    staleTime: FRESH_MS,
    retry: false,
  });
}

export type Account =
  /** While rendering on the server and until the page has come to life (D25). */
  | { kind: 'unknown' }
  | { kind: 'visitor' }
  /** A token is stored and the server is being asked about it. */
  | { kind: 'checking' }
  | { kind: 'failed'; retry: () => void }
  /** Spec §4: the user counts as authenticated once the user data has arrived. */
  | { kind: 'member'; user: User; token: string };

/** Who is using the page. */
export function useAccount(): Account {
  const isHydrated = useHydrated();
  const token = useAuthToken();
  const { data, isError, refetch } = useQuery(accountQuery(token));
  if (!isHydrated) return { kind: 'unknown' };
  if (token === undefined || data === null) return { kind: 'visitor' };
  if (data) return { kind: 'member', user: data, token };
  return isError ? { kind: 'failed', retry: () => void refetch() } : { kind: 'checking' };
}

/** The member using the page; undefined for everyone else. */
export function useMember(): User | undefined {
  const account = useAccount();
  return account.kind === 'member' ? account.user : undefined;
}

/** The part of a query's key that keeps what belongs to one member from another. */
export function memberKey(user: Pick<User, 'id'> | undefined, ...what: string[]): unknown[] {
  return ['member', user?.id, ...what];
}

/** A call was refused for want of a session: whether the stored token is still good is asked anew. */
export function checkAccountAfter(error: unknown, queryClient: QueryClient): void {
  if (error instanceof ApiError && error.status === 401 && error.server?.code === 'UNAUTHENTICATED')
    void queryClient.invalidateQueries({ queryKey: ['account'] });
}
