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
 * Updates orders when accounts change. Mails about orders go to the member's current address. A closed account is no
 * longer renewed. When an account is deleted, running plans end and the rest is refunded, nothing is charged any more,
 * open orders are cancelled (money that arrives later is refunded), and drafts are deleted. Payments stay on record
 * (spec §9).
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
    // Nobody is charged for what they can't use.
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
