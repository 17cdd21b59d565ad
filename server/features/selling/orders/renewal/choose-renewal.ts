import { and, desc, eq, gt } from 'drizzle-orm';
import { orders, renewals } from '#server/database/tables/selling/orders.ts';
import { payments } from '#server/database/tables/subscriptions.ts';
import type { Deps } from '#server/deps.ts';
import { chosenProvider, methodOf, ProviderAway, providerOf } from '#server/features/selling/payments/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { siteLink } from '#server/platform/site-link.ts';
import { type OrderPeriod, toLira } from '#shared/orders/order-rules.ts';
import type { Renewal } from '#shared/orders/orders.ts';
import { formatLiraExact } from '#shared/text/money.ts';
import { dropRenewalOf, type RenewalRow } from '../consent/drop-renewal.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { holdMember, type OrderRow, type Reader } from '../order-row.ts';
import { isOfPremium, paidUntil } from '../paid-periods.ts';
import { RETURN_PATH } from '../payment/begin-payment.ts';
import { chargeOf, isSoldPeriod, requireSoldPeriod } from '../sales.ts';
import { keepCard } from './keep-card.ts';
import { chargeTime } from './renewal-times.ts';

type RenewalDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'mailer' | 'log'>;

/**
 * The text of the consent, word for word (TKHK 52/3): what is charged and when, that the new period begins at once and
 * what that means for the right of withdrawal (MSY 15/1-h), and that renewal can be ended.
 */
export function renewalConsent(period: OrderPeriod, kurus: number): string {
  const every = period === 'monthly' ? 'her ay' : 'her yıl';
  return `Premium üyeliğimin süresi bittikçe ${every} otomatik yenilenmesini ve o günkü ücretin (bugün ${formatLiraExact(toLira(kurus))}) kayıtlı kartımdan alınmasını kabul ediyorum. Yeni sürenin, öncekinin bittiği an başlamasını istiyorum; süre başlayınca onun için cayma hakkımı kaybedeceğimi biliyorum (MSY 15). Her çekimden üç gün önce tutarı e-postayla öğreneceğim; yenilemeyi dilediğim an ücretsiz kapatabilirim.`;
}

/**
 * The automatic renewal of a member, and whether it can be chosen: only while something paid by card runs, and only if
 * mails can be sent, because each charge is announced by mail.
 */
export async function describeRenewal(deps: RenewalDeps, userId: string): Promise<Renewal> {
  const { db, clock, config, mailer } = deps;
  const now = clock.now();
  const [renewal] = await db.select().from(renewals).where(eq(renewals.userId, userId));
  const order = await orderToRenew(db, userId, now);
  if (!order) return { state: 'off', canChoose: false };
  const kurus = chargeOf(config, order, now);
  const chosen = chosenProvider(config);
  const keeper = renewal?.cardToken ? providerOf(config, renewal.provider) : chosen;
  const offer = {
    period: order.period,
    consent: renewalConsent(order.period, kurus),
    ...(keeper?.cards && { keptBy: keeper.label }),
  };
  const canChoose = chosen?.cards !== undefined && mailer.isConfigured && isSoldPeriod(config, order, now);
  if (!renewal) return { state: 'off', canChoose, ...offer };
  if (!renewal.cardToken) return { state: 'cardMissing', canChoose, ...offer };
  return {
    state: 'on',
    canChoose,
    ...offer,
    ...(renewal.cardLastFour && { cardLastFour: renewal.cardLastFour }),
    ...(await nextCharge(deps, renewal, kurus, now)),
  };
}

async function nextCharge({ db }: RenewalDeps, renewal: RenewalRow, kurus: number, now: Date) {
  const until = await paidUntil(db, renewal.userId, now);
  const at = renewal.nextTryAt ?? (until && chargeTime(until, now));
  return { nextKurus: renewal.announcedKurus ?? kurus, ...(at && { nextAt: at.toISOString() }) };
}

/** The order that ends last, if it was paid by card: the next one has the same plan, buyer and documents. */
async function orderToRenew(db: Reader, userId: string, now: Date): Promise<OrderRow | undefined> {
  const [last] = await db
    .select({ order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.userId, userId), isOfPremium, gt(payments.validUntil, now), eq(orders.state, 'paid')))
    .orderBy(desc(payments.validUntil))
    .limit(1);
  const { order } = last ?? {};
  return order?.method && methodOf(order.method) === 'card' ? order : undefined;
}

/**
 * Records that a member wants automatic renewal and opens the provider's page for storing the card: before that,
 * nothing can be charged. Throws 409 RENEWAL_UNAVAILABLE, 409 YEAR_NOT_SOLD, 409 CONSENT_CHANGED if another text was
 * shown, 503.
 */
export async function chooseRenewal(
  deps: RenewalDeps,
  member: { readonly id: string; readonly email: string },
  consent: string,
): Promise<string> {
  const now = deps.clock.now();
  const provider = chosenProvider(deps.config);
  const order = await orderToRenew(deps.db, member.id, now);
  if (!provider?.cards || !order || !deps.mailer.isConfigured) throw unavailable();
  requireSoldPeriod(deps.config, order, now);
  if (consent !== renewalConsent(order.period, chargeOf(deps.config, order, now)))
    throw new ExpectedError(409, 'CONSENT_CHANGED', 'Onay metni bu arada değişti. Yeniden okuyup onaylayın.');
  const owner = { id: order.reference, email: member.email };
  const returnTo = siteLink(deps.config, RETURN_PATH).href;
  const page = await provider.cards.openCardPage(owner, returnTo).catch((error: unknown) => {
    if (!(error instanceof ProviderAway)) throw error;
    deps.log.warn({ err: error }, 'no card page could be opened');
    throw new ExpectedError(503, 'PAYMENT_AWAY', 'Kart sayfası şu an açılamıyor. Birkaç dakika sonra yeniden deneyin.');
  });
  await deps.db.transaction(async (tx) => {
    if (!(await holdMember(tx, member.id))) throw unavailable();
    // A member who agrees again stores another card.
    await dropRenewalOf(tx, member.id, now);
    const chosen = { userId: member.id, orderId: order.id, consent, consentedAt: now };
    await tx.insert(renewals).values({ ...chosen, provider: provider.key, cardPageToken: page.token });
  });
  return page.pageUrl;
}

/** Ends automatic renewal at once, as easily as it was chosen. Idempotent. */
export async function endRenewal({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    await holdMember(tx, userId);
    const dropped = await dropRenewalOf(tx, userId, at);
    if (!dropped) return;
    await queueMail(tx, { orderId: dropped.orderId, kind: 'renewalOff', about: at.toISOString(), facts: {}, at });
  });
}

/** Stores the keys of the card that a member has entered on the provider's page. Returns false for an unknown token. */
export async function settleCardPage(deps: RenewalDeps, token: string): Promise<boolean> {
  const [renewal] = await deps.db.select().from(renewals).where(eq(renewals.cardPageToken, token));
  const cards = renewal && providerOf(deps.config, renewal.provider)?.cards;
  if (!cards) return false;
  if (!renewal.cardToken) await keepCard(deps, cards, renewal);
  return true;
}

function unavailable(): ExpectedError {
  const message = 'Otomatik yenileme, kartla ödenmiş ve süren bir üyelikte seçilebilir.';
  return new ExpectedError(409, 'RENEWAL_UNAVAILABLE', message);
}
