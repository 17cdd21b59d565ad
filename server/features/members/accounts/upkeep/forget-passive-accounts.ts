import { and, asc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { RETENTION, yearsBefore } from '#shared/retention.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { passiveAccountMail } from '../account-mails.ts';
import type { AccountWatcher } from '../account-watcher.ts';
import { removeAccount } from '../delete-account.ts';

const WARNING_MS = RETENTION.passiveAccountWarningDays * DAY_MS;
const BATCH = 200;
/** After this many consecutive failed mails the mail server is probably down; the other mails wait for the next run. */
const MAX_FAILURES = 5;

export type PassiveAccountCounts = { warned: number; unwarned: number; deleted: number };

/**
 * Deletes accounts that nobody has used for two years (spec §9), in the same way as a member's own deletion. A mail
 * warns the owner thirty days before; the job retries every day until the mail is sent. An owner who signs in keeps the
 * account. The warning is promised (KVKK text), so an owner who could not be warned keeps the account, too: without a
 * mail server nothing is deleted. For a job; idempotent.
 */
export async function forgetPassiveAccounts(
  deps: Deps,
  watchers: readonly AccountWatcher[] = [],
): Promise<PassiveAccountCounts> {
  const now = deps.clock.now();
  const unusedUntil = yearsBefore(now, RETENTION.passiveAccountYears);
  const soonUnused = yearsBefore(new Date(now.getTime() + WARNING_MS), RETENTION.passiveAccountYears);
  await deps.db
    .update(users)
    .set({ passiveSince: now })
    .where(and(lte(users.lastUsedAt, soonUnused), isNull(users.passiveSince)));
  const mails = deps.mailer.isConfigured ? await warnOwners(deps) : { warned: 0 };
  const deleted = await deletePassive(deps, unusedUntil, watchers);
  return { ...mails, unwarned: await countUnwarned(deps), deleted };
}

async function warnOwners(deps: Deps): Promise<{ warned: number }> {
  let warned = 0;
  let failures = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const batch = await deps.db
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(isNotNull(users.passiveSince), isNull(users.passiveWarnedAt), gt(users.id, after)))
      .orderBy(asc(users.id))
      .limit(BATCH);
    for (const { id, email } of batch) {
      try {
        // Counted from now: the term begins with the warning, however long the account has been passive.
        const deletedAt = new Date(deps.clock.now().getTime() + WARNING_MS);
        await deps.mailer.send(passiveAccountMail(deps.config, email, deletedAt));
      } catch (error) {
        deps.log.warn({ err: error, account: id }, 'owner of a passive account could not be warned');
        failures += 1;
        if (failures >= MAX_FAILURES) return { warned };
        continue;
      }
      failures = 0;
      warned += 1;
      await deps.db.update(users).set({ passiveWarnedAt: deps.clock.now() }).where(eq(users.id, id));
    }
    after = batch.at(-1)?.id ?? after;
    if (batch.length < BATCH) return { warned };
  }
}

async function countUnwarned({ db }: Pick<Deps, 'db'>): Promise<number> {
  return db.$count(users, and(isNotNull(users.passiveSince), isNull(users.passiveWarnedAt)));
}

async function deletePassive(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  unusedUntil: Date,
  watchers: readonly AccountWatcher[],
): Promise<number> {
  const warnedUntil = new Date(deps.clock.now().getTime() - WARNING_MS);
  const condition = and(lte(users.lastUsedAt, unusedUntil), lte(users.passiveWarnedAt, warnedUntil));
  let deleted = 0;
  for (;;) {
    const batch = await deps.db.select({ id: users.id }).from(users).where(condition).limit(BATCH);
    // An owner who signs in after this query keeps the account, because `removeAccount` checks the condition again.
    for (const { id } of batch) if (await removeAccount(deps, id, { watchers, condition })) deleted += 1;
    if (batch.length < BATCH) return deleted;
  }
}
