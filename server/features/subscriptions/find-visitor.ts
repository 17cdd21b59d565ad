import { randomBytes } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { findAccount } from '#server/features/accounts/index.ts';
import { admitDevice } from './count-view.ts';
import { type Entitlements, FREE, PREMIUM } from './entitlements.ts';
import { getSubscription } from './get-subscription.ts';
import { isTrialActive, readGrant } from './trial-grant.ts';

/** What a request says about who makes it; cookies only with a right signature. */
export type Credentials = {
  readonly authorization: string | undefined;
  readonly trialCookie: string | undefined;
  readonly deviceCookie: string | undefined;
  readonly addressHash: string;
};

/** Who asks, what they may see, and under which name their views are counted. */
export type Visitor = {
  readonly rights: Entitlements;
  readonly viewer: string;
  /** The mark to send along, for a browser that has none yet. */
  readonly newDeviceCookie?: string;
};

/** The cookie by which a browser without an account is counted. */
export const DEVICE_COOKIE = 'peyda_device';
const DEVICE_FORM = /^device-([A-Za-z0-9_-]{22})$/;

/** Finds out who asks and what they may see (D20–D22): an account by its token, else a browser by its signed cookies. */
export async function findVisitor(deps: Deps, credentials: Credentials): Promise<Visitor> {
  const { authorization, trialCookie, deviceCookie, addressHash } = credentials;
  const now = deps.clock.now();
  const grant = readGrant(trialCookie);
  const hasGrant = grant !== undefined && isTrialActive(grant.startedAt, now);
  const account = await findAccount(deps, authorization);
  if (account) {
    const isPremium = hasGrant || (await getSubscription(deps, account.id)).isPremium;
    return { rights: isPremium ? PREMIUM : FREE, viewer: `user ${account.id}` };
  }
  const device = DEVICE_FORM.exec(deviceCookie ?? '')?.[1];
  if (hasGrant) return { rights: PREMIUM, viewer: `device ${device}` };
  if (device !== undefined) return { rights: FREE, viewer: `device ${device}` };
  if (!(await admitDevice(deps, addressHash))) return { rights: FREE, viewer: `address ${addressHash}` };
  const fresh = randomBytes(16).toString('base64url');
  return { rights: FREE, viewer: `device ${fresh}`, newDeviceCookie: `device-${fresh}` };
}
