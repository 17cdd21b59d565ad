import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Subscription } from '#shared/subscriptions.ts';
import { useAccount } from '#web/features/members/accounts/index.ts';
import { ApiError, getJson } from '#web/platform/api-client.ts';
import { logWarning } from '#web/platform/log-warning.ts';
import { parseSubscription } from './subscription-rules.ts';
import { adoptAccountSubscription, returnToDeviceSubscription } from './subscription-state.ts';

/** Validates a response before it is stored. Throws if it is not a subscription. */
export function checkAnswer(answer: unknown): Subscription {
  const subscription = parseSubscription(answer, new Date());
  if (!subscription) throw new Error('The answer is no subscription.');
  return subscription;
}

/** The subscription of the token's user; null if the token is no longer valid. */
export function accountSubscriptionQuery(token: string | undefined) {
  return queryOptions({
    queryKey: ['subscription', token],
    queryFn: async ({ signal }): Promise<Subscription | null> => {
      try {
        return checkAnswer(await getJson('/api/user/subscription', signal));
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
    enabled: token !== undefined,
  });
}

/** Requested only once the user is loaded, because they count as signed in only then (spec §4, §7). */
function useMemberSubscription() {
  const account = useAccount();
  const query = useQuery(accountSubscriptionQuery(account.kind === 'member' ? account.token : undefined));
  return { ...query, account };
}

/** Whether the user and, for a member, the subscription are known. */
export function useIsSubscriptionKnown(): boolean {
  const { account, isLoading } = useMemberSubscription();
  return account.kind !== 'unknown' && account.kind !== 'checking' && !isLoading;
}

/** For members the local state follows the server; for visitors it belongs to the device (spec §4). */
export function useAccountSubscription(): void {
  const { data, error, account } = useMemberSubscription();
  const isVisitor = account.kind === 'visitor' || data === null;
  useEffect(() => {
    if (isVisitor) returnToDeviceSubscription();
    else if (data) adoptAccountSubscription(data);
  }, [isVisitor, data]);
  useEffect(() => {
    if (error) logWarning('The subscription could not be read from the server; local state is used.', error);
  }, [error]);
}
