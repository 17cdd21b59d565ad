import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { Subscription } from '#shared/subscriptions.ts';
import { subscriptionOf } from './adopt-trial.ts';
import { askForTrial } from './asked-trial.ts';
import type { DeviceMark } from './device-mark.ts';
import { getSubscription } from './get-subscription.ts';
import { startTrial, type TrialMember } from './start-trial.ts';
import type { Trial } from './trial-grant.ts';
import type { TrialNetwork } from './trial-networks.ts';

type Claim = { readonly isPremium: boolean; readonly trialUsed: boolean; readonly deviceId: string };
type Claimant = {
  readonly member: TrialMember & { readonly emailVerified: boolean };
  readonly mark: DeviceMark;
  readonly network: TrialNetwork;
  readonly trialOfBrowser: Trial | undefined;
};

/**
 * Receives the subscription that the client claims and returns the real subscription of the account (D23). Starts a
 * trial if the account may have one; a claim to have paid changes nothing. Throws 403 EMAIL_UNCONFIRMED while the
 * e-mail of the account could be confirmed and is not (D34); the trial then begins with the confirmation (D46). Throws
 * 429 when the network has started too many trials.
 */
export async function claimSubscription(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'mailer'>,
  { isPremium, trialUsed, deviceId }: Claim,
  { member, mark, network, trialOfBrowser }: Claimant,
): Promise<Subscription> {
  const current = await subscriptionOf(deps, member, trialOfBrowser);
  const mayStart = !current.isPremium && !current.trialUsed && current.trialStartDate === undefined;
  if (!isPremium || trialUsed || !mayStart) return { ...current, deviceId };
  if (deps.mailer.isConfigured && !member.emailVerified) {
    await askForTrial(deps, member.id, { deviceId, mark, network });
    throw emailUnconfirmed();
  }
  try {
    await startTrial(deps, { deviceId, mark, network, member });
  } catch (error) {
    if (!(error instanceof ExpectedError && error.code === 'TRIAL_USED')) throw error;
    const now = await getSubscription(deps, member.id);
    // Another request of the same account may have started it in the meantime; otherwise the person has had a trial
    // before.
    return { ...now, trialUsed: now.trialUsed || now.trialStartDate === undefined, deviceId };
  }
  return { ...(await getSubscription(deps, member.id)), deviceId };
}

function emailUnconfirmed(): ExpectedError {
  const message =
    'Denemeniz, e-posta adresinizi onayladığınızda başlar. Size gönderdiğimiz e-postadaki bağlantıyı açmanız yeterli.';
  return new ExpectedError(403, 'EMAIL_UNCONFIRMED', message);
}
