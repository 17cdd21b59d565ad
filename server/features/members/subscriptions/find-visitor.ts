import type { Deps } from '#server/deps.ts';
import { findAccount } from '#server/features/members/accounts/index.ts';
import { subscriptionOf } from './adopt-trial.ts';
import { admitDevice } from './count-view.ts';
import { type DeviceMark, isMarkStale, newDeviceMark, readDeviceMark, renewDeviceMark } from './device-mark.ts';
import { type Entitlements, FREE, FREE_MEMBER, PREMIUM } from './entitlements.ts';
import { findGrantedTrial } from './trial-grant.ts';

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
  /** The network of a browser without an account, as a keyed hash. */
  readonly network?: string;
  /** The mark to set in the response, for a browser that has none or an old one. */
  readonly newMark?: DeviceMark;
};

/**
 * Finds the visitor and their rights (D20–D22): an account by its token, otherwise a browser by its signed cookies. A
 * signed-in member has only the rights of the account, as the page shows them (D34).
 */
export async function findVisitor(deps: Deps, credentials: Credentials): Promise<Visitor> {
  const { authorization, trialCookie, deviceCookie, addressHash } = credentials;
  const mark = readDeviceMark(deviceCookie, deps.clock.now());
  const trial = await findGrantedTrial(deps, trialCookie, mark);
  const account = await findAccount(deps, authorization);
  if (account) {
    const { isPremium } = await subscriptionOf(deps, account, trial);
    return { rights: isPremium ? PREMIUM : FREE_MEMBER, viewer: `user ${account.id}` };
  }
  const rights = trial ? PREMIUM : FREE;
  const network = addressHash;
  if (mark) return { rights, viewer: `device ${mark.id}`, network, ...(await renewal(deps, mark, addressHash)) };
  if (!(await admitDevice(deps, addressHash))) return { rights, viewer: `address ${network}`, network };
  const fresh = newDeviceMark(deps.clock.now());
  return { rights, viewer: `device ${fresh.id}`, network, newMark: fresh };
}

/** Renews a mark. This counts as a new browser of its network, so that nobody can keep thousands of marks alive. */
async function renewal(deps: Deps, mark: DeviceMark, addressHash: string): Promise<Partial<Visitor>> {
  const now = deps.clock.now();
  if (!isMarkStale(mark, now) || !(await admitDevice(deps, addressHash))) return {};
  return { newMark: renewDeviceMark(mark, now) };
}
