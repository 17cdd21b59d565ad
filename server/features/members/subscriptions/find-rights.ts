import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { Deps } from '#server/deps.ts';
import { findAccount } from '#server/features/members/accounts/index.ts';
import { readDeviceMark } from './device-mark.ts';
import { type Entitlements, FREE, PREMIUM } from './entitlements.ts';
import type { Credentials } from './find-visitor.ts';
import { getSubscription } from './get-subscription.ts';
import { findGrantedTrial } from './trial-grant.ts';

/** How long premium is cached, because premium members search often. The start of premium takes effect at once. */
const KEPT_MS = 10_000;
const MAX_KEPT = 10_000;
type Kept = LRUCache<string, true>;
const keptByPool = new WeakMap<Pool, Kept>();

/**
 * Returns the rights that `findVisitor` finds, for calls that count no view and mark no browser. The end of premium
 * takes effect within ten seconds.
 */
export async function findRights(deps: Deps, credentials: Omit<Credentials, 'addressHash'>): Promise<Entitlements> {
  const kept = keptOf(deps);
  const { authorization, trialCookie, deviceCookie } = credentials;
  const named = JSON.stringify([authorization, trialCookie, deviceCookie]);
  const key = createHash('sha256').update(named).digest('base64url');
  if (kept.get(key)) return PREMIUM;
  const rights = (await hasPremium(deps, credentials)) ? PREMIUM : FREE;
  if (rights === PREMIUM) kept.set(key, true);
  return rights;
}

async function hasPremium(
  deps: Deps,
  { authorization, trialCookie, deviceCookie }: Omit<Credentials, 'addressHash'>,
): Promise<boolean> {
  const account = await findAccount(deps, authorization);
  if (account) return (await getSubscription(deps, account.id)).isPremium;
  const mark = readDeviceMark(deviceCookie, deps.clock.now());
  return (await findGrantedTrial(deps, trialCookie, mark)) !== undefined;
}

function keptOf({ db: { $client }, clock }: Pick<Deps, 'db' | 'clock'>): Kept {
  const perf = { now: () => clock.now().getTime() };
  const kept =
    keptByPool.get($client) ?? new LRUCache<string, true>({ max: MAX_KEPT, ttl: KEPT_MS, ttlResolution: 0, perf });
  keptByPool.set($client, kept);
  return kept;
}
