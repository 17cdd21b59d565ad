import { and, eq, gt } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { paymentAttempts } from '#server/database/tables/selling/orders.ts';
import type { Deps } from '#server/deps.ts';
import {
  type Bill,
  chosenProvider,
  type PaymentProvider,
  ProviderAway,
} from '#server/features/selling/payments/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { siteLink } from '#server/platform/site-link.ts';
import type { PaymentStart } from '#shared/orders/orders.ts';
import { changeState, holdOwnOrder, type OrderRow } from '../order-row.ts';
import { billOf } from './bill.ts';

type PaymentDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;
type Attempt = typeof paymentAttempts.$inferSelect;

/** The path to which the provider sends the browser back. */
export const RETURN_PATH = '/api/payments/return';
/** A page with less time left than this is not returned again. */
const SHORTEST_LEFT_MS = 60_000;
/** How long another request may be opening the page. */
const OPENING_MS = 30_000;
/** The assumed lifetime of a page if the provider never stated it. */
const UNKNOWN_LASTS_MS = 30 * 60_000;

/**
 * Opens the provider's page for a confirmed order, or returns the open one: only one page at a time, so that nobody
 * pays twice. Throws 409 METHOD_MISSING without a provider, 409 PAYMENT_RUNNING while another call opens it, 503
 * PAYMENT_AWAY.
 */
export async function beginCardPayment(
  deps: PaymentDeps,
  userId: string,
  { orderId, ip }: { readonly orderId: string; readonly ip: string },
): Promise<PaymentStart> {
  const provider = chosenProvider(deps.config);
  if (!provider) throw methodMissing();
  const begun = await beginAttempt(deps, provider, { userId, orderId });
  if ('method' in begun) return begun;
  const page = await openPage(deps, provider, billOf(begun.order, begun.attempt, ip));
  return deps.db.transaction((tx) => keepPage(tx, deps.clock.now(), { userId, orderId, attempt: begun.attempt, page }));
}

export function methodMissing(): ExpectedError {
  return new ExpectedError(409, 'METHOD_MISSING', 'Bu ödeme yöntemi şu an kullanılamıyor.');
}

/** Throws unless the order is confirmed and not paid. */
export function requirePayable({ state }: OrderRow): void {
  if (state === 'confirmed' || state === 'paying' || state === 'failed') return;
  if (state === 'paid') throw new ExpectedError(409, 'ORDER_PAID', 'Bu sipariş ödendi.');
  if (state === 'draft' || state === 'shown')
    throw new ExpectedError(409, 'ORDER_UNCONFIRMED', 'Önce siparişi onaylayın.');
  throw new ExpectedError(409, 'ORDER_OVER', 'Bu siparişin süresi doldu ya da ondan vazgeçildi. Yeniden başlayın.');
}

/** Stores the attempt before the provider is called. */
function beginAttempt(
  { db, clock }: PaymentDeps,
  provider: PaymentProvider,
  { userId, orderId }: { readonly userId: string; readonly orderId: string },
) {
  const now = clock.now();
  return db.transaction(async (tx): Promise<PaymentStart | { order: OrderRow; attempt: Attempt }> => {
    const order = await holdOwnOrder(tx, userId, orderId);
    requirePayable(order);
    const isOpen = and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'open'));
    const open = await tx
      .select()
      .from(paymentAttempts)
      .where(and(isOpen, gt(paymentAttempts.expiresAt, new Date(now.getTime() + SHORTEST_LEFT_MS))));
    const usable = open.find(({ pageUrl }) => pageUrl !== null);
    if (usable?.pageUrl) return pageAnswer(usable.pageUrl, usable.expiresAt);
    if (open.some(({ createdAt }) => now.getTime() - createdAt.getTime() < OPENING_MS))
      throw new ExpectedError(409, 'PAYMENT_RUNNING', 'Ödeme sayfası açılıyor. Birkaç saniye sonra yeniden deneyin.');
    const [attempt] = await tx
      .insert(paymentAttempts)
      .values({
        orderId,
        provider: provider.key,
        kind: 'checkout',
        state: 'open',
        amountKurus: order.totalKurus,
        createdAt: now,
        expiresAt: new Date(now.getTime() + UNKNOWN_LASTS_MS),
      })
      .returning();
    if (!attempt) throw new Error('The attempt was not inserted.');
    return { order, attempt };
  });
}

async function openPage({ db, config, log }: PaymentDeps, provider: PaymentProvider, bill: Bill) {
  try {
    return await provider.openCheckout(bill, siteLink(config, RETURN_PATH).href);
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    log.warn({ err: error, order: bill.orderId }, 'no payment page could be opened');
    // Nobody has seen this attempt's page, so nobody can pay it.
    const failed = { state: 'failed', failureCode: 'NO_PAGE' } as const;
    await db.update(paymentAttempts).set(failed).where(eq(paymentAttempts.id, bill.attemptId));
    const message = 'Ödeme sayfası şu an açılamıyor. Birkaç dakika sonra yeniden deneyin; kartınızdan para çekilmedi.';
    throw new ExpectedError(503, 'PAYMENT_AWAY', message);
  }
}

type Opened = {
  readonly userId: string;
  readonly orderId: string;
  readonly attempt: Attempt;
  readonly page: { readonly token: string; readonly pageUrl: string; readonly lastsS: number };
};

async function keepPage(tx: Transaction, now: Date, { userId, orderId, attempt, page }: Opened): Promise<PaymentStart> {
  const order = await holdOwnOrder(tx, userId, orderId);
  requirePayable(order);
  const { token, pageUrl, lastsS } = page;
  const expiresAt = new Date(now.getTime() + lastsS * 1000);
  await tx.update(paymentAttempts).set({ token, pageUrl, expiresAt }).where(eq(paymentAttempts.id, attempt.id));
  if (order.state !== 'paying')
    await changeState(
      tx,
      order,
      { to: 'paying', actor: 'member', cause: 'payment page opened', at: now },
      { method: attempt.provider },
    );
  return pageAnswer(pageUrl, expiresAt);
}

function pageAnswer(pageUrl: string, expiresAt: Date): PaymentStart {
  return { method: 'card', pageUrl, expiresAt: expiresAt.toISOString() };
}
