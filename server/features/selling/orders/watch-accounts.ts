import { and, eq, inArray, or } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { orders } from '#server/database/tables/selling/orders.ts';
import type { Deps } from '#server/deps.ts';
import type { AccountEvent } from '#server/features/members/accounts/index.ts';
import { dropRenewalOf } from './consent/drop-renewal.ts';
import { endWithAccount } from './ending/end-with-account.ts';
import { changeState } from './order-row.ts';

type Account = { readonly id: string; readonly email: string };

/**
 * Follows accounts: mails about orders go where the member reads them; a closed account is no longer renewed; when the
 * account is removed, running plans end and what is left of them goes back, nothing is charged any more, open orders
 * are given up (money that arrives goes back), and drafts go. What was paid stays on record (spec §9).
 */
export async function followAccount(
  { clock }: Pick<Deps, 'clock'>,
  tx: Transaction,
  { id: userId, email }: Account,
  event: AccountEvent,
): Promise<void> {
  if (event === 'leaving') return;
  const own = eq(orders.userId, userId);
  if (event === 'changed') {
    await tx.update(orders).set({ email }).where(own);
    return;
  }
  const at = clock.now();
  if (event === 'closed') {
    // Nobody is charged for what they cannot use.
    await dropRenewalOf(tx, userId, at);
    return;
  }
  await endWithAccount(tx, userId, at);
  await dropRenewalOf(tx, userId, at);
  await tx.delete(orders).where(and(own, or(eq(orders.state, 'draft'), eq(orders.state, 'shown'))));
  const open = await tx
    .select()
    .from(orders)
    .where(and(own, inArray(orders.state, ['confirmed', 'paying', 'failed'])))
    .for('update');
  for (const order of open)
    await changeState(tx, order, { to: 'cancelled', actor: 'member', cause: 'the account was deleted', at });
}
