import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { users } from '#server/database/tables/accounts.ts';
import { askedTrials, trials } from '#server/database/tables/subscriptions.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { keyedHash } from '#server/platform/keyed-hash.ts';
import type { DeviceMark } from './device-mark.ts';
import { hashOfMark, type Trial } from './trial-grant.ts';
import { claimMarks, type Person } from './trial-marks.ts';
import { refuseManyTrials, type TrialNetwork } from './trial-networks.ts';

export type TrialMember = Person & { readonly id: string };

/** A request for a trial: the browser by its own id and by our mark, its network, and the signed-in member. */
export type TrialRequest = {
  readonly deviceId: string;
  readonly mark: DeviceMark;
  readonly network: TrialNetwork;
  readonly member?: TrialMember | undefined;
};

type TrialDeps = Pick<Deps, 'db' | 'clock' | 'config'>;
/** If the response was lost, the device may repeat the request from the same address within this time. */
const REPEAT_MS = 10 * 60 * 1000;

/**
 * Starts a trial; each person may have only one, as far as this can be known (D22, D34). Throws 409 TRIAL_USED if the
 * account, the device, the e-mail or the number has already had a trial, 429 if the network has started too many.
 */
export async function startTrial(deps: TrialDeps, request: TrialRequest): Promise<Trial> {
  const hashes = await hashesOf(deps, request);
  return deps.db.transaction((tx) => startHashedTrial(deps, tx, { ...request, hashes }));
}

/** The browser of a request, as hashes. */
export type Hashes = { readonly deviceHash: string; readonly markHash: string };

export async function hashesOf(
  deps: Pick<Deps, 'config'>,
  { deviceId, mark }: Pick<TrialRequest, 'deviceId' | 'mark'>,
): Promise<Hashes> {
  return { deviceHash: await keyedHash(deps, `device ${deviceId}`), markHash: await hashOfMark(deps, mark) };
}

type HashedRequest = Pick<TrialRequest, 'network' | 'member'> & { readonly hashes: Hashes };

/** The same within a transaction, for a browser that is known only by its hashes. */
export async function startHashedTrial(
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Transaction,
  request: HashedRequest,
): Promise<Trial> {
  // These locks serialise concurrent requests of one network or browser.
  for (const what of [request.network.networkHash, request.hashes.markHash])
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`trial ${what}`}, 0))`);
  return (await repeatTrial(deps, tx, request)) ?? insertTrial(deps, tx, request);
}

/**
 * Returns a trial without an account again to the browser that has just started it; the earlier grant becomes invalid.
 */
async function repeatTrial(
  { clock }: Pick<Deps, 'clock'>,
  tx: Transaction,
  { network, member, hashes: { deviceHash, markHash } }: HashedRequest,
): Promise<Trial | undefined> {
  const [own] = await tx
    .select({ id: trials.id, userId: trials.userId, startedAt: trials.startedAt })
    .from(trials)
    .where(
      and(
        eq(trials.deviceHash, deviceHash),
        eq(trials.addressHash, network.addressHash),
        isNull(trials.userId),
        isNull(trials.releasedAt),
      ),
    );
  if (!own || member) return undefined;
  if (clock.now().getTime() - own.startedAt.getTime() >= REPEAT_MS) return undefined;
  const others = await tx.$count(trials, and(eq(trials.markHash, markHash), ne(trials.id, own.id)));
  if (others > 0) return undefined;
  await tx.update(trials).set({ markHash }).where(eq(trials.id, own.id));
  return own;
}

async function insertTrial(
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Transaction,
  { network, member, hashes }: HashedRequest,
): Promise<Trial> {
  const now = deps.clock.now();
  if (member) await lockAccount(tx, member.id);
  // A person who has had a trial gets that error, not the one about too many trials of the network.
  if (deps.config.RATE_LIMIT && !(await isKnown(tx, hashes)))
    await refuseManyTrials(tx, network, { now, hasAccount: member !== undefined });
  const [started] = await tx
    .insert(trials)
    .values({ ...hashes, ...network, userId: member?.id ?? null, startedAt: now })
    .onConflictDoNothing()
    .returning({ id: trials.id, userId: trials.userId, startedAt: trials.startedAt });
  if (!started) throw trialUsed();
  if (member && !(await claimMarks(deps, tx, started.id, member))) throw trialUsed();
  if (member) await tx.delete(askedTrials).where(eq(askedTrials.userId, member.id));
  return started;
}

async function isKnown(tx: Transaction, { deviceHash, markHash }: Hashes): Promise<boolean> {
  return (await tx.$count(trials, sql`${trials.deviceHash} = ${deviceHash} or ${trials.markHash} = ${markHash}`)) > 0;
}

/** Locks an account until the transaction ends. Throws 401 if it has just been deleted. */
export async function lockAccount(tx: Transaction, userId: string): Promise<void> {
  const [held] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  if (!held) throw new ExpectedError(401, 'UNAUTHENTICATED', 'Bu hesap artık yok.');
}

function trialUsed(): ExpectedError {
  return new ExpectedError(409, 'TRIAL_USED', 'Ücretsiz deneme hakkı daha önce kullanılmış.');
}
