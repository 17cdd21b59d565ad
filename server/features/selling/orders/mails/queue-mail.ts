import type { Transaction } from '#server/database/open-database.ts';
import { queueLetter } from '#server/platform/outbox/queue-letter.ts';
import type { OrderRow } from '../order-row.ts';
import { orderMail } from './order-mail.ts';
import type { MailFacts, OrderMailKind } from './order-mail-texts.ts';

type NewMail = {
  readonly orderId: string;
  readonly kind: OrderMailKind;
  readonly about?: string;
  readonly facts: MailFacts;
  /** The owner of the order's organisation to whom it goes; without one it goes to the order's address. */
  readonly ownerId?: string;
  readonly at: Date;
};

/** What tells the words of a mail that it is about a corporate plan. */
export const corporateFact = ({ plan }: Pick<OrderRow, 'plan'>): Readonly<Record<string, number>> =>
  plan === 'corporate' ? { isCorporate: 1 } : {};

/** What identifies a mail about an order. */
export const orderMailKey = (orderId: string, kind: OrderMailKind, about: string) => `${orderId}~${kind}~${about}`;

/** Has a mail about an order sent, in the transaction of what it tells; the same one only once. */
export async function queueMail(tx: Pick<Transaction, 'insert'>, { ownerId, facts: told, ...mail }: NewMail) {
  const { orderId, kind, about = '', at } = mail;
  const key = orderMailKey(orderId, kind, ownerId ? `${about}~${ownerId}` : about);
  const facts = { mail: kind, about, told, ...(ownerId && { ownerId }) };
  await queueLetter(tx, orderMail, { key, orderId, at, facts });
}
