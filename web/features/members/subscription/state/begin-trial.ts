import type { QueryClient } from '@tanstack/react-query';
import type { Subscription } from '#shared/subscriptions.ts';
import { ApiError, sendJson } from '#web/platform/api-client.ts';
import { authToken } from '#web/platform/auth-token.ts';
import { logWarning } from '#web/platform/log-warning.ts';
import { accountSubscriptionQuery, checkAnswer } from './account-subscription.ts';
import { mergeAnswer, refuseTrial, startLocalTrial } from './subscription-rules.ts';
import { changeSubscription, localSubscription, markTrialUnconfirmed } from './subscription-state.ts';

/** The result of requesting a trial. A waiting one starts when the address is confirmed (D46). */
export type TrialOutcome = { kind: 'started' } | { kind: 'waits' } | { kind: 'refused'; message: string };

const ALREADY_USED = 'Ücretsiz deneme hakkı daha önce kullanılmış.';
const NOT_STARTED = 'Deneme başlatılamadı. Biraz sonra yeniden deneyin.';

/** Requests the 7-day trial: for a member's account, otherwise for this device (D22). */
async function askForTrial(queryClient: QueryClient): Promise<Subscription> {
  const { deviceId } = localSubscription();
  const token = authToken();
  if (token === undefined) return checkAnswer(await sendJson('POST', '/api/trial', { deviceId }));
  // A pending response would be older than this one.
  await queryClient.cancelQueries({ queryKey: ['subscription'] });
  const claim = { isPremium: true, trialUsed: false, deviceId };
  const answer = checkAnswer(await sendJson('POST', '/api/user/subscription', claim));
  queryClient.setQueryData(accountSubscriptionQuery(token).queryKey, answer);
  return answer;
}

function recordRefusal(error: ApiError): TrialOutcome {
  if (error.server?.code === 'TRIAL_USED') changeSubscription(refuseTrial);
  if (error.server?.code === 'EMAIL_UNCONFIRMED') return { kind: 'waits' };
  return { kind: 'refused', message: error.server?.message ?? NOT_STARTED };
}

/**
 * Starts the trial. The server's response is merged into the local state; if it refuses, nothing is unlocked. If it
 * can't be reached, the trial runs only in this browser, with a console warning, until `confirmTrial` succeeds (D22).
 */
export async function beginTrial(queryClient: QueryClient): Promise<TrialOutcome> {
  try {
    const answer = await askForTrial(queryClient);
    // The server may respond that no trial can be started (D23).
    changeSubscription((state, now) => mergeAnswer(answer.isPremium ? startLocalTrial(state, now) : state, answer));
    return answer.isPremium ? { kind: 'started' } : { kind: 'refused', message: ALREADY_USED };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return recordRefusal(error);
    logWarning('The server could not be told of the trial; local state is used.', error);
    markTrialUnconfirmed(true);
    changeSubscription(startLocalTrial);
    return { kind: 'started' };
  }
}

/** Reports a trial that the server doesn't know yet; returns whether it knows it now. */
export async function confirmTrial(queryClient: QueryClient): Promise<boolean> {
  try {
    const answer = await askForTrial(queryClient);
    changeSubscription((state) => mergeAnswer(state, answer));
    markTrialUnconfirmed(false);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.server?.code === 'TRIAL_USED') changeSubscription(refuseTrial);
    else logWarning('The server still could not be told of the trial.', error);
    return false;
  }
}
