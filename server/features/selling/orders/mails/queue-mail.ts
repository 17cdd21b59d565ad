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
  /** The recipient, an owner of the order's organisation; without it, the mail goes to the order's address. */
  readonly ownerId?: string;
  readonly at: Date;
};

/** The fact that makes a mail's text refer to a corporate plan. */
export const corporateFact = ({ plan }: Pick<OrderRow, 'plan'>): Readonly<Record<string, number>> =>
  plan === 'corporate' ? { isCorporate: 1 } : {};

/** The key of a mail about an order. */
export const orderMailKey = (orderId: string, kind: OrderMailKind, about: string) => `${orderId}~${kind}~${about}`;

/** Queues a mail about an order, in the transaction of the event; the same one only once. */
export async function queueMail(tx: Pick<Transaction, 'insert'>, { ownerId, facts: told, ...mail }: NewMail) {
  const { orderId, kind, about = '', at } = mail;
  const key = orderMailKey(orderId, kind, ownerId ? `${about}~${ownerId}` : about);
  const facts = { mail: kind, about, told, ...(ownerId && { ownerId }) };
  await queueLetter(tx, orderMail, { key, orderId, at, facts });
}
