import { and, count, eq, gt, sql } from 'drizzle-orm';
import { trials } from '#server/database/tables/subscriptions.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { keyedHash } from '#server/platform/keyed-hash.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import type { TrialGrant } from './trial-grant.ts';

/** Who asks for a trial: a device, from a network, and the account signed in on it. */
export type TrialRequest = {
  readonly deviceId: string;
  readonly addressHash: string;
  readonly userId?: string | undefined;
};

/** Enough for a family or an office behind one address, too few to live on. */
const TRIALS_PER_ADDRESS_AND_DAY = 5;
/** An answer that got lost may be asked for again from the same network. */
const REPEAT_MS = 10 * 60 * 1000;

/**
 * Starts the one trial that an account and a device each have (D22). Throws 409 TRIAL_USED when either has had it, 429
 * when its network has started too many today.
 */
export async function startTrial(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { deviceId, addressHash, userId }: TrialRequest,
): Promise<TrialGrant> {
  const now = deps.clock.now();
  const deviceHash = await keyedHash(deps, `device ${deviceId}`);
  return deps.db.transaction(async (tx) => {
    // Two requests of one network at the same instant are counted one after the other.
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
