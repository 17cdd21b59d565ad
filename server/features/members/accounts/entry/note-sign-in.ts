import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { knownDevices, users } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { keyedHash } from '#server/platform/keyed-hash.ts';
import { newDeviceMail } from '../account-mails.ts';
import type { Caller } from '../caller.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { hasAttemptLeft } from './attempt-limits.ts';
import { mailboxAttempt } from './attempts.ts';
import type { BackgroundWork } from './background-work.ts';

type SignedIn = {
  readonly email: string;
  readonly caller: Caller;
  /** The mark of the browser, if somebody has signed in there before. Only a hash of mark and account is stored. */
  readonly mark: string | undefined;
  /** For a new account no mail is sent: its owner has just created it. */
  readonly isNewAccount?: boolean;
};

/**
 * Records in which browser a member has signed in, and mails the member about a new one: only to a confirmed address,
 * and with a limit on mails. Returns the mark that the browser should keep.
 */
export async function noteSignIn(
  deps: Deps,
  work: BackgroundWork,
  { email, caller, mark = randomBytes(16).toString('base64url'), isNewAccount = false }: SignedIn,
): Promise<string> {
  const [member] = await deps.db.select().from(users).where(eq(users.email, email));
  if (!member) return mark;
  const isNew = await rememberDevice(deps, member.id, mark);
  if (!isNew || isNewAccount || !member.emailVerified || !deps.mailer.isConfigured) return mark;
  const told = { device: describeDevice(caller.userAgent), at: deps.clock.now() };
  work.start('new device mail', async () => {
    if (await hasAttemptLeft(deps, mailboxAttempt('new device', email)))
      await deps.mailer.send(newDeviceMail(deps.config, email, told));
  });
  return mark;
}

/** Returns whether this is the member's first sign-in in the browser with this mark. */
async function rememberDevice(deps: Deps, userId: string, mark: string): Promise<boolean> {
  const lastUsedAt = deps.clock.now();
  const markHash = await keyedHash(deps, `known device ${userId} ${mark}`);
  const [row] = await deps.db
    .insert(knownDevices)
    .select(
      // Selected from the account, so that a concurrently deleted account causes no error.
      deps.db
        .select({
          userId: users.id,
          markHash: sql<string>`${markHash}::text`.as('mark_hash'),
          lastUsedAt: sql<Date>`${lastUsedAt.toISOString()}::timestamptz`.as('last_used_at'),
        })
        .from(users)
        .where(eq(users.id, userId)),
    )
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.markHash], set: { lastUsedAt } })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return row?.isNew ?? false;
}
