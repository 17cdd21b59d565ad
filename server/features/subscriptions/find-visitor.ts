import { randomBytes } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { findAccount } from '#server/features/accounts/index.ts';
import { admitDevice } from './count-view.ts';
import { type Entitlements, FREE, PREMIUM } from './entitlements.ts';
import { getSubscription } from './get-subscription.ts';
import { isTrialActive, readGrant } from './trial-grant.ts';

/** The data in a request that identifies the visitor. A cookie without a valid signature is undefined. */
export type Credentials = {
  readonly authorization: string | undefined;
  readonly trialCookie: string | undefined;
  readonly deviceCookie: string | undefined;
  readonly addressHash: string;
};

/** The rights of a visitor, and the name under which we count the visitor's views. */
export type Visitor = {
  readonly rights: Entitlements;
  readonly viewer: string;
  /** The device cookie to set in the response, for a browser that has none yet. */
  readonly newDeviceCookie?: string;
};

/** The cookie that identifies a browser without an account, to count its views. */
export const DEVICE_COOKIE = 'peyda_device';
const DEVICE_FORM = /^device-([A-Za-z0-9_-]{22})$/;

/** Finds the visitor and its rights (D20–D22): an account by its token, otherwise a browser by its signed cookies. */
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
