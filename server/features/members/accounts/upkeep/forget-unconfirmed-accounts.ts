import { and, eq, gte, lte, notExists } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import { payments } from '#server/database/tables/subscriptions.ts';
import type { Deps } from '#server/deps.ts';
import { RETENTION } from '#shared/retention.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import type { AccountWatcher } from '../account-watcher.ts';
import { removeAccount } from '../delete-account.ts';

const BATCH = 200;
/** Earlier members were not informed of this term: their accounts are deleted like any unused account. */
const TOLD_SINCE = new Date('2026-11-20T00:00:00+03:00');

/**
 * Deletes accounts whose address nobody confirmed within seven days, so that nobody can block another person's address.
 * If no mail can be sent, nobody can confirm, so nothing is deleted. For a job; idempotent.
 */
export async function forgetUnconfirmedAccounts(
  deps: Deps,
  watchers: readonly AccountWatcher[] = [],
): Promise<{ deleted: number }> {
  if (!deps.mailer.isConfigured) return { deleted: 0 };
  const oldest = new Date(deps.clock.now().getTime() - RETENTION.unconfirmedAccountDays * DAY_MS);
  const hasPaid = deps.db.select({ id: payments.id }).from(payments).where(eq(payments.userId, users.id));
  const condition = and(
    eq(users.emailVerified, false),
    lte(users.createdAt, oldest),
    gte(users.createdAt, TOLD_SINCE),
    notExists(hasPaid),
  );
  let deleted = 0;
  for (;;) {
    const batch = await deps.db.select({ id: users.id }).from(users).where(condition).limit(BATCH);
    for (const { id } of batch) if (await removeAccount(deps, id, { watchers, condition })) deleted += 1;
    if (batch.length < BATCH) return { deleted };
  }
}
