import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Buyer, OrderPeriod, OrderPlan, OrderState, RefundReason } from '#shared/orders/order-rules.ts';
import { users } from '../accounts.ts';
import { instant } from '../instant.ts';
import { organisations } from '../organisations.ts';

/**
 * Contracts for premium and for the corporate plan (spec §4, §9, D30). Money is in kuruş, VAT included. A paid order
 * outlives the account.
 * @kept Ödenen siparişler: alıcının adı, adresi, verdiyse T.C. kimlik ya da vergi numarası, sözleşmeler, faturalar
 * /
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null once the account is deleted. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The reference that a person writes into a transfer: `PEY-XXXXXXXX`. */
    reference: text().notNull().unique('orders_reference'),
    state: text().$type<OrderState>().notNull(),
    plan: text().$type<OrderPlan>().notNull().default('premium'),
    period: text().$type<OrderPeriod>().notNull(),
    /** For the corporate plan: the organisation's name, and its id once it exists. */
    organisationName: text(),
    organisationId: uuid().references(() => organisations.id, { onDelete: 'set null' }),
    /** When the organisation received the paid time. */
    givenAt: instant(),
    /** The total as last shown; after the confirmation, the total of the contract. */
    totalKurus: integer().notNull(),
    vatPercent: smallint().notNull(),
    /** Charged from a stored card because its owner agreed to a renewal (TKHK 52/3). */
    isRenewal: boolean().notNull().default(false),
    /** `transfer`, or the key of the payment provider (`payments/providers.ts`). */
    method: text(),
    buyer: jsonb().$type<Buyer>(),
    /** The address for mails about the order, also after the account is deleted; deleted with the buyer. */
    email: text().notNull(),
    /** The separate consent that the service begins within the fourteen days (MSY 15/1-h). */
    startsAtOnce: boolean().notNull().default(false),
    /** One hash over all papers as shown; a confirmation must name it. */
    papersHash: text(),
    createdAt: instant().notNull(),
    confirmedAt: instant(),
    /** When an unpaid order expires. */
    expiresAt: instant().notNull(),
    paidAt: instant(),
  },
  (table) => [
    index('orders_user').on(table.userId, table.createdAt),
    index('orders_organisation').on(table.organisationId),
    index('orders_to_give')
      .on(table.paidAt)
      .where(sql`${table.plan} = 'corporate' and ${table.state} = 'paid' and ${table.givenAt} is null`),
    index('orders_expiry')
      .on(table.expiresAt)
      .where(sql`${table.state} in ('draft', 'shown', 'confirmed', 'paying', 'failed')`),
    // Two tabs or a double click share one order.
    uniqueIndex('orders_open')
      .on(table.userId)
      .where(
        sql`${table.state} in ('draft', 'shown', 'confirmed', 'paying') or (${table.state} = 'failed' and not ${table.isRenewal})`,
      ),
  ],
);

const orderId = () =>
  uuid()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' });

/**
 * Every change of an order's state: when, why, and by whom.
 * @kept Ödenen siparişler: alıcının adı, adresi, verdiyse T.C. kimlik ya da vergi numarası, sözleşmeler, faturalar
 */
export const orderChanges = pgTable(
  'order_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: orderId(),
    fromState: text().$type<OrderState>(),
    toState: text().$type<OrderState>().notNull(),
    actor: text().$type<'member' | 'provider' | 'operator' | 'schedule'>().notNull(),
    cause: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('order_changes_order').on(table.orderId, table.at)],
);

/**
 * The papers exactly as they were shown before the button (TKHK 48/2), with the time and the network address; a
 * renewal's papers are sent to a mail address.
 * @kept Ödenen siparişler: alıcının adı, adresi, verdiyse T.C. kimlik ya da vergi numarası, sözleşmeler, faturalar
 * /
 */
export const orderPapers = pgTable(
  'order_papers',
  {
    orderId: orderId(),
    document: text().notNull(),
    /** Its position among the papers of the order, from 0. */
    place: smallint().notNull().default(0),
    version: text().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    textHash: text().notNull(),
    shownAt: instant().notNull(),
    shownTo: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.document] })],
);

/**
 * Attempts to pay an order through a provider; `id` is the provider's `conversationId`, stored before the request.
 * @kept Ödenen siparişler: alıcının adı, adresi, verdiyse T.C. kimlik ya da vergi numarası, sözleşmeler, faturalar
 * /
 */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: orderId(),
    /** The provider's key (`payments/providers.ts`). */
    provider: text().notNull(),
    kind: text().$type<'checkout' | 'storedCard'>().notNull(),
    state: text().$type<'open' | 'paid' | 'failed' | 'expired' | 'mismatch'>().notNull(),
    amountKurus: integer().notNull(),
    /** The provider's key of a payment page; null until the provider has responded. */
    token: text().unique('payment_attempts_token'),
    pageUrl: text(),
    failureCode: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** When the provider was last queried about it. */
    checkedAt: instant(),
  },
  (table) => [
    index('payment_attempts_order').on(table.orderId),
    index('payment_attempts_open').on(table.checkedAt).where(sql`${table.state} = 'open'`),
  ],
);

/**
 * Refunds, whole or in part (TKHK 48/4, 52/5).
 * @kept Geri ödeme yapılacak IBAN
 * /
 */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: orderId(),
    /** `payments.reference` of the refunded payment. */
    paymentReference: text().notNull(),
    /** As in orders; says who pays back. */
    method: text().notNull(),
    amountKurus: integer().notNull(),
    reason: text().$type<RefundReason>().notNull(),
    /**
     * `sending`: the provider was called and has not responded; it is queried for the result before the request is sent
     * again.
     */
    state: text().$type<'due' | 'sending' | 'done' | 'refused'>().notNull(),
    /** The IBAN for a transfer back; deleted once it was made. */
    iban: text(),
    tries: integer().notNull().default(0),
    failureCode: text(),
    createdAt: instant().notNull(),
    /** The last day that the law allows. */
    dueBy: instant().notNull(),
    nextTryAt: instant().notNull(),
    doneAt: instant(),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    index('refunds_due').on(table.nextTryAt).where(sql`${table.state} in ('due', 'sending')`),
  ],
);

/**
 * Members who agreed to automatic renewal, after paying and in a separate step (TKHK 52/3); deleted on withdrawal.
 * @kept Otomatik yenileme için kartın ödeme kuruluşundaki anahtarı ve son dört hanesi
 * /
 */
export const renewals = pgTable(
  'renewals',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The order whose plan and buyer the next order copies, and whose contract it prolongs. */
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The sentence that the member agreed to. */
    consent: text().notNull(),
    consentedAt: instant().notNull(),
    /** The key of the provider that stores the card. */
    provider: text().notNull(),
    /** The provider's page on which the card is stored; nothing is charged before that. */
    cardPageToken: text().unique('renewals_card_page'),
    /** The provider's keys of the card, which only our account there can use. */
    cardUserKey: text(),
    cardToken: text(),
    cardLastFour: text(),
    /** The end of the paid time that was announced by mail, and the price in that mail. */
    announcedFor: instant(),
    announcedKurus: integer(),
    failures: smallint().notNull().default(0),
    nextTryAt: instant(),
  },
  (table) => [index('renewals_next').on(table.nextTryAt)],
);

/**
 * Cards that the provider must delete, because the owner no longer wants renewal or has deleted the account; a job does
 * this.
 * @kept Otomatik yenileme için kartın ödeme kuruluşundaki anahtarı ve son dört hanesi
 * /
 */
export const cardsToForget = pgTable('cards_to_forget', {
  cardToken: text().primaryKey(),
  cardUserKey: text().notNull(),
  /** The key of the provider that stores the card. */
  provider: text().notNull(),
  nextTryAt: instant().notNull(),
});
