import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { Subscription } from '#shared/subscriptions.ts';
import { getSubscription } from './get-subscription.ts';
import { startTrial } from './start-trial.ts';

type Claim = { readonly isPremium: boolean; readonly trialUsed: boolean; readonly deviceId: string };

/**
 * Takes the subscription that the client claims and returns the real subscription of the account (D23). Starts a trial
 * if the account may have one; a claim to have paid changes nothing. Throws 429 when the network has started too many
 * trials today.
 */
export async function claimSubscription(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { isPremium, trialUsed, deviceId }: Claim,
  caller: { readonly userId: string; readonly addressHash: string },
): Promise<Subscription> {
  const current = await getSubscription(deps, caller.userId);
  const mayStart = !current.isPremium && !current.trialUsed && current.trialStartDate === undefined;
  if (!isPremium || trialUsed || !mayStart) return { ...current, deviceId };
  try {
    await startTrial(deps, { deviceId, ...caller });
  } catch (error) {
    // The trial of this device or account is already used, so the account cannot get one.
    if (!(error instanceof ExpectedError && error.code === 'TRIAL_USED')) throw error;
    return { ...current, trialUsed: true, deviceId };
  }
  return { ...(await getSubscription(deps, caller.userId)), deviceId };
}
