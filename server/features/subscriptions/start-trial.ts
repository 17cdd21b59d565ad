import { and, count, eq, gt, sql } from 'drizzle-orm';
import { trials } from '#server/database/tables/subscriptions.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { keyedHash } from '#server/platform/keyed-hash.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import type { TrialGrant } from './trial-grant.ts';

/** A request for a trial: the device, its network, and the account that is signed in on the device. */
export type TrialRequest = {
  readonly deviceId: string;
  readonly addressHash: string;
  readonly userId?: string | undefined;
};

/** Enough for a family or an office behind one address, but too few to use trials instead of a subscription. */
const TRIALS_PER_ADDRESS_AND_DAY = 5;
/** If the response was lost, the device may repeat the request from the same network within this time. */
const REPEAT_MS = 10 * 60 * 1000;

/**
 * Starts a trial; each account and each device may have only one (D22). Throws 409 TRIAL_USED if the account or the
 * device has already had a trial, 429 if the network has started too many trials today.
 */
export async function startTrial(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { deviceId, addressHash, userId }: TrialRequest,
): Promise<TrialGrant> {
  const now = deps.clock.now();
  const deviceHash = await keyedHash(deps, `device ${deviceId}`);
  return deps.db.transaction(async (tx) => {
    // This lock makes simultaneous requests from one network run one after the other, so that the count is correct.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`trial ${addressHash}`}, 0))`);
    const repeated = await tx
      .select({ startedAt: trials.startedAt, userId: trials.userId })
      .from(trials)
      .where(and(eq(trials.deviceHash, deviceHash), eq(trials.addressHash, addressHash)));
    const [own] = repeated;
    const isRepeat = own && own.userId === (userId ?? null) && now.getTime() - own.startedAt.getTime() < REPEAT_MS;
    if (isRepeat) return { startedAt: own.startedAt };
    if (repeated.length === 0 && deps.config.RATE_LIMIT) await refuseMany(tx, addressHash, now);
    const started = await tx
      .insert(trials)
      .values({ deviceHash, addressHash, userId: userId ?? null, startedAt: now })
      .onConflictDoNothing()
      .returning({ startedAt: trials.startedAt });
    if (started.length === 0)
      throw new ExpectedError(409, 'TRIAL_USED', 'Ücretsiz deneme hakkı daha önce kullanılmış.');
    return { startedAt: now };
  });
}

async function refuseMany(tx: Pick<Deps['db'], 'select'>, addressHash: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  const [recent] = await tx
    .select({ trials: count() })
    .from(trials)
    .where(and(eq(trials.addressHash, addressHash), gt(trials.startedAt, since)));
  if ((recent?.trials ?? 0) < TRIALS_PER_ADDRESS_AND_DAY) return;
  throw new ExpectedError(
    429,
    'TOO_MANY_TRIALS',
    'Bu internet bağlantısından bugün çok sayıda deneme başlatıldı. Yarın yeniden deneyin.',
  );
}
