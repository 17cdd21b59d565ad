import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Subscription } from '#shared/subscriptions.ts';
import { ApiError, getJson } from '#web/platform/api-client.ts';
import { useAuthToken } from '#web/platform/auth-token.ts';
import { logWarning } from '#web/platform/log-warning.ts';
import { parseSubscription } from './subscription-rules.ts';
import { adoptAccountSubscription, returnToDeviceSubscription } from './subscription-state.ts';

/** Checks an answer of the server before it is stored. Throws when it is no subscription. */
export function checkAnswer(answer: unknown): Subscription {
  const subscription = parseSubscription(answer, new Date());
  if (!subscription) throw new Error('The answer is no subscription.');
  return subscription;
}

/** The subscription of the token's user; null when the token is no longer valid. */
export function accountSubscriptionQuery(token: string | undefined) {
  return queryOptions({
    queryKey: ['subscription', token],
    queryFn: async ({ signal }): Promise<Subscription | null> => {
      try {
        return checkAnswer(await getJson<unknown>('/api/user/subscription', signal));
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
    enabled: token !== undefined,
  });
}

/** For members the local state follows the server; for visitors it is the device's own (spec §4). */
export function useAccountSubscription(): void {
  const token = useAuthToken();
  const { data, error } = useQuery(accountSubscriptionQuery(token));
  useEffect(() => {
    if (token === undefined || data === null) returnToDeviceSubscription();
    else if (data) adoptAccountSubscription(data);
  }, [token, data]);
  useEffect(() => {
    if (error) logWarning('The subscription could not be read from the server; local state is used.', error);
  }, [error]);
}
