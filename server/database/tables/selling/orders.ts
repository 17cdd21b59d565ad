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
 * Contracts on premium and on the corporate plan (spec §4, §9, D30). Money is in kuruş, VAT inside. What was paid
 * outlives the account.
 * @kept Ödenen siparişler: alıcının adı, adresi, verdiyse T.C. kimlik ya da vergi numarası, sözleşmeler, faturalar
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null once the account is deleted. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** What a person writes into a transfer: `PEY-XXXXXXXX`. */
    reference: text().notNull().unique('orders_reference'),
    state: text().$type<OrderState>().notNull(),
    plan: text().$type<OrderPlan>().notNull().default('premium'),
    period: text().$type<OrderPeriod>().notNull(),
    /** Of the corporate plan: what the organisation is called, and which one it is once there is one. */
    organisationName: text(),
    organisationId: uuid().references(() => organisations.id, { onDelete: 'set null' }),
    /** When the organisation got the time that was paid for. */
    givenAt: instant(),
    /** As last shown; from the confirmation on what the contract says. */
    totalKurus: integer().notNull(),
    vatPercent: smallint().notNull(),
    /** Charged from a stored card because its owner agreed to a renewal (TKHK 52/3). */
    isRenewal: boolean().notNull().default(false),
    /** `transfer`, or the key of the payment provider (`payments/providers.ts`). */
    method: text(),
    buyer: jsonb().$type<Buyer>(),
    /** Where mails about the order go, also after the account is gone; forgotten with the buyer. */
    email: text().notNull(),
    /** The separate consent that the service begins within the fourteen days (MSY 15/1-h). */
    startsAtOnce: boolean().notNull().default(false),
    /** One hash over all papers as shown; a confirmation names it. */
    papersHash: text(),
    createdAt: instant().notNull(),
    confirmedAt: instant(),
    /** When an order that nobody pays ends. */
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
    // Two tabs and a double click share one order.
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
 * The papers exactly as they were shown before the button (TKHK 48/2), with when and to which network address; a
 * renewal's go to a mail address.
 * @kept Ödenen siparişler: alıcının adı, adresi, verdiyse T.C. kimlik ya da vergi numarası, sözleşmeler, faturalar
 */
export const orderPapers = pgTable(
  'order_papers',
  {
    orderId: orderId(),
    document: text().notNull(),
    /** Where it stands among the papers of the order, from 0. */
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
 * Attempts to pay an order through a provider; `id` is the provider's `conversationId`, stored before it is asked.
 * @kept Ödenen siparişler: alıcının adı, adresi, verdiyse T.C. kimlik ya da vergi numarası, sözleşmeler, faturalar
 */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: orderId(),
    /** Its key (`payments/providers.ts`). */
    provider: text().notNull(),
    kind: text().$type<'checkout' | 'storedCard'>().notNull(),
    state: text().$type<'open' | 'paid' | 'failed' | 'expired' | 'mismatch'>().notNull(),
    amountKurus: integer().notNull(),
    /** The provider's key of a payment page; null until it has answered. */
    token: text().unique('payment_attempts_token'),
    pageUrl: text(),
    failureCode: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** When the provider was last asked about it. */
    checkedAt: instant(),
  },
  (table) => [
    index('payment_attempts_order').on(table.orderId),
    index('payment_attempts_open').on(table.checkedAt).where(sql`${table.state} = 'open'`),
  ],
);

/**
 * Money that goes back, whole or in part (TKHK 48/4, 52/5).
 * @kept Geri ödeme yapılacak IBAN
 */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: orderId(),
    /** `payments.reference` of what is paid back. */
    paymentReference: text().notNull(),
    /** As of orders; says who pays back. */
    method: text().notNull(),
    amountKurus: integer().notNull(),
    reason: text().$type<RefundReason>().notNull(),
    /**
     * `sending`: the provider has been asked and has not answered; it is asked for the result before the request is
     * sent again.
     */
    state: text().$type<'due' | 'sending' | 'done' | 'refused'>().notNull(),
    /** Where a transfer goes back to; forgotten once it has. */
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
 * Who agreed to automatic renewal, after paying and in a separate step (TKHK 52/3); deleted when it is withdrawn.
 * @kept Otomatik yenileme için kartın ödeme kuruluşundaki anahtarı ve son dört hanesi
 */
export const renewals = pgTable(
  'renewals',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The order whose plan and buyer the next one takes over, and whose contract it prolongs. */
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The sentence that was agreed to. */
    consent: text().notNull(),
    consentedAt: instant().notNull(),
    /** The key of the provider that keeps the card. */
    provider: text().notNull(),
    /** The provider's page on which the card is stored; until then nothing is charged. */
    cardPageToken: text().unique('renewals_card_page'),
    /** The provider's keys of the card, which only our account there can use. */
    cardUserKey: text(),
    cardToken: text(),
    cardLastFour: text(),
    /** The end of the paid time that was announced by mail, and the price that was named. */
    announcedFor: instant(),
    announcedKurus: integer(),
    failures: smallint().notNull().default(0),
    nextTryAt: instant(),
  },
  (table) => [index('renewals_next').on(table.nextTryAt)],
);

/**
 * Cards that the provider must forget, because their owner no longer wants renewal or is gone; forgotten by a job.
 * @kept Otomatik yenileme için kartın ödeme kuruluşundaki anahtarı ve son dört hanesi
 */
export const cardsToForget = pgTable('cards_to_forget', {
  cardToken: text().primaryKey(),
  cardUserKey: text().notNull(),
  /** The key of the provider that keeps it. */
  provider: text().notNull(),
  nextTryAt: instant().notNull(),
});
