import { and, count, eq, gt } from 'drizzle-orm';
import { trials } from '#server/database/tables/subscriptions.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { addressHashOf, keyedHash, wideNetworkOf } from '#server/platform/keyed-hash.ts';
import { DAY_MS } from '#shared/text/dates.ts';

/** Where a request comes from, as keyed hashes: one connection, and the wider network it belongs to (D34). */
export type TrialNetwork = { readonly addressHash: string; readonly networkHash: string };

/** Enough for a family or an office behind one address, but too few to use trials instead of a subscription. */
const TRIALS_PER_ADDRESS_AND_DAY = 5;
const NETWORK_DAYS = 30;
/** Mobile carriers put many people behind few addresses; callers with an account are easier to distinguish. */
const TRIALS_PER_NETWORK = { withoutAccount: 20, withAccount: 60 } as const;

export async function trialNetworkOf(deps: Pick<Deps, 'config'>, address: string): Promise<TrialNetwork> {
  return {
    addressHash: await addressHashOf(deps, address),
    networkHash: await keyedHash(deps, `trial network ${wideNetworkOf(address)}`),
  };
}

/** Throws 429 when the connection has started too many trials today, or its network in the last thirty days. */
export async function refuseManyTrials(
  tx: Pick<Deps['db'], 'select'>,
  { addressHash, networkHash }: TrialNetwork,
  { now, hasAccount }: { readonly now: Date; readonly hasAccount: boolean },
): Promise<void> {
  const countOf = async (which: ReturnType<typeof eq>, days: number) => {
    const since = new Date(now.getTime() - days * DAY_MS);
    const [recent] = await tx
      .select({ trials: count() })
      .from(trials)
      .where(and(which, gt(trials.startedAt, since)));
    return recent?.trials ?? 0;
  };
  if ((await countOf(eq(trials.addressHash, addressHash), 1)) >= TRIALS_PER_ADDRESS_AND_DAY)
    throw tooManyTrials('bugün çok sayıda deneme başlatıldı. Yarın yeniden deneyin.');
  const most = hasAccount ? TRIALS_PER_NETWORK.withAccount : TRIALS_PER_NETWORK.withoutAccount;
  if ((await countOf(eq(trials.networkHash, networkHash), NETWORK_DAYS)) >= most)
    throw tooManyTrials(
      hasAccount
        ? 'son bir ayda çok sayıda deneme başlatıldı. Başka bir bağlantıyla ya da birkaç gün sonra yeniden deneyin.'
        : 'son bir ayda çok sayıda deneme başlatıldı. Üye olursanız denemeyi hesabınızla başlatabilirsiniz.',
    );
}

function tooManyTrials(what: string): ExpectedError {
  return new ExpectedError(429, 'TOO_MANY_TRIALS', `Bu internet bağlantısından ${what}`);
}
