import type { Transaction } from '#server/database/open-database.ts';
import { orderMails } from '#server/database/tables/selling/orders.ts';
import type { OrderRow } from '../order-row.ts';
import type { OrderMailKind } from './order-mail-texts.ts';

type NewMail = {
  readonly orderId: string;
  readonly kind: OrderMailKind;
  readonly about?: string;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly at: Date;
};

/** What tells the words of a mail that it is about a corporate plan. */
export const corporateFact = ({ plan }: Pick<OrderRow, 'plan'>): Readonly<Record<string, number>> =>
  plan === 'corporate' ? { isCorporate: 1 } : {};

/** Has a mail about an order sent, in the transaction of what it tells; the same one only once. */
export async function queueMail(tx: Pick<Transaction, 'insert'>, { orderId, kind, about = '', facts, at }: NewMail) {
  const mail = { orderId, kind, about, facts, createdAt: at, nextTryAt: at };
  await tx.insert(orderMails).values(mail).onConflictDoNothing();
}
