import { z } from 'zod';
import { type Cards, type Charge, type Checkouts, ProviderAway, type Refunds } from '../payment-provider.ts';
import { askIyzico, checkAnswer, type IyzicoAccount, type IyzicoAnswer, isReportSigned } from './iyzico-client.ts';
import { fromPrice, toPrice } from './iyzico-price.ts';
import { paymentRequest } from './iyzico-request.ts';

/** The values that the signature of a response covers, in iyzico's order. */
const SIGNED = {
  checkout: ['conversationId', 'token'],
  checkoutResult: [
    'paymentStatus',
    'paymentId',
    'currency',
    'basketId',
    'conversationId',
    'paidPrice',
    'price',
    'token',
  ],
  payment: ['paymentId', 'currency', 'basketId', 'conversationId', 'paidPrice', 'price'],
  refund: ['paymentId', 'conversationId'],
} as const;

const PATHS = {
  checkout: '/payment/iyzipos/checkoutform/initialize/auth/ecom',
  checkoutResult: '/payment/iyzipos/checkoutform/auth/ecom/detail',
  charge: '/payment/auth',
  payment: '/payment/detail',
  cancel: '/payment/cancel',
  refund: '/v2/payment/refund',
  report: '/v2/reporting/payment/details',
  cardPage: '/api/v1/forms',
  cardsOfPage: (token: string) => `/v1/card-management/pages/${encodeURIComponent(token)}/cards?locale=tr`,
  card: '/cardstorage/card',
} as const;

/** The header with the signature of a report. */
const SIGNATURE = 'x-iyz-signature-v3';
/** The lifetime of the page if the response does not state it: half an hour. */
const PAGE_LASTS_S = 1800;
/** iyzico's codes for a payment under fraud review, and for one refused after it. */
const FRAUD = { looking: 0, refused: -1 } as const;

const pageSchema = z.object({
  token: z.string().min(1).max(200),
  paymentPageUrl: z.url({ protocol: /^https?$/ }),
  tokenExpireTime: z.coerce.number().int().min(60).max(86_400).default(PAGE_LASTS_S),
});
const cardPageSchema = z.object({ token: z.string().min(1).max(200), cardPageUrl: z.url({ protocol: /^https?$/ }) });
const cardsSchema = z.object({
  cardUserKey: z.string().min(1),
  cardDetails: z.array(z.object({ cardToken: z.string().min(1), lastFourDigits: z.string().regex(/^\d{4}$/) })),
});
const reportSchema = z.object({
  iyziEventType: z.coerce.string(),
  iyziPaymentId: z.coerce.string(),
  token: z.string().min(1).max(200),
  paymentConversationId: z.coerce.string(),
  status: z.coerce.string(),
});
const historySchema = z.object({
  payments: z.array(
    z.object({
      cancels: z.array(z.looseObject({})).nullish(),
      itemTransactions: z.array(z.object({ refunds: z.array(z.looseObject({})).nullish() })).nullish(),
    }),
  ),
});

/** Its hosted page, with 3-D Secure and without installments (docs.iyzico.com). */
export function iyzicoCheckouts(account: IyzicoAccount): Checkouts {
  return {
    async openCheckout(bill, returnTo) {
      const terms = { enabledInstallments: [1], forceThreeDS: 1, callbackUrl: returnTo };
      const answer = await askIyzico(account, 'POST', PATHS.checkout, { ...paymentRequest(bill), ...terms });
      if (answer.status !== 'success') throw new ProviderAway(`no page, code ${answer.errorCode}`);
      checkAnswer(account, answer, SIGNED.checkout);
      const { token, paymentPageUrl, tokenExpireTime } = parsed(pageSchema, answer);
      return { token, pageUrl: paymentPageUrl, lastsS: tokenExpireTime };
    },
    async readCheckout(token) {
      const answer = await askIyzico(account, 'POST', PATHS.checkoutResult, { locale: 'tr', token });
      if (answer.paymentStatus === 'FAILURE') return { state: 'failed', code: codeOf(answer) };
      if (answer.status !== 'success' || answer.paymentStatus !== 'SUCCESS') return { state: 'open' };
      checkAnswer(account, answer, SIGNED.checkoutResult);
      if (answer.token !== token) throw new ProviderAway('an answer about another page');
      return paidBy(answer);
    },
    readReport(body, headers) {
      const report = reportSchema.safeParse(body);
      if (!report.success) return undefined;
      const { iyziEventType, iyziPaymentId, token, paymentConversationId, status } = report.data;
      const values = [iyziEventType, iyziPaymentId, token, paymentConversationId, status];
      return isReportSigned(account, values, [headers[SIGNATURE]].flat()[0]) ? token : undefined;
    },
  };
}

function charges(account: IyzicoAccount): Pick<Cards, 'chargeCard' | 'readCharge'> {
  const chargeOf = (answer: IyzicoAnswer): Charge => {
    checkAnswer(account, answer, SIGNED.payment);
    return paidBy(answer);
  };
  return {
    async chargeCard(bill, card) {
      const paymentCard = { cardUserKey: card.userKey, cardToken: card.token };
      const terms = { installment: 1, paymentChannel: 'WEB', paymentCard };
      const answer = await askIyzico(account, 'POST', PATHS.charge, { ...paymentRequest(bill), ...terms });
      if (answer.status !== 'success') return { state: 'failed', code: answer.errorCode ?? 'FAILURE' };
      return chargeOf(answer);
    },
    async readCharge(attemptId) {
      const about = { locale: 'tr', conversationId: attemptId, paymentConversationId: attemptId };
      const answer = await askIyzico(account, 'POST', PATHS.payment, about);
      if (answer.status !== 'success') return { state: 'failed', code: 'UNKNOWN' };
      if (answer.paymentStatus === 'FAILURE') return { state: 'failed', code: answer.errorCode ?? 'FAILURE' };
      return answer.paymentStatus === 'SUCCESS' ? chargeOf(answer) : { state: 'open' };
    },
  };
}

/** Refunds, and cancellations of the same day. */
export function iyzicoRefunds(account: IyzicoAccount): Refunds {
  return {
    async refund({ id, paymentId, kurus, isSameDayWhole }) {
      const about = { locale: 'tr', conversationId: id, paymentId };
      const answer = isSameDayWhole
        ? await askIyzico(account, 'POST', PATHS.cancel, { ...about, reason: 'buyer_request' })
        : await askIyzico(account, 'POST', PATHS.refund, { ...about, price: toPrice(kurus), currency: 'TRY' });
      if (answer.status !== 'success') return { state: 'refused', code: answer.errorCode ?? 'FAILURE' };
      checkAnswer(account, answer, SIGNED.refund);
      return { state: 'done' };
    },
    async isRefunded(paymentId, refundId) {
      const path = `${PATHS.report}?paymentId=${encodeURIComponent(paymentId)}`;
      const { payments } = parsed(historySchema, await askIyzico(account, 'GET', path));
      const gone = (key: string) => (made: Readonly<Record<string, unknown>>) =>
        made[key] === refundId && made.refundStatus === 1;
      return payments.some(
        ({ cancels, itemTransactions }) =>
          (cancels ?? []).some(gone('cancelConversationId')) ||
          (itemTransactions ?? []).some(({ refunds: made }) => (made ?? []).some(gone('refundConversationId'))),
      );
    },
  };
}

/** Cards that iyzico stores for renewals. */
export function iyzicoCards(account: IyzicoAccount): Cards {
  return {
    ...charges(account),
    async openCardPage({ id, email }, returnTo) {
      const answer = await askIyzico(account, 'POST', PATHS.cardPage, {
        locale: 'tr',
        externalId: id,
        email,
        addNewCardEnabled: true,
        validateNewCard: true,
        callbackUrl: returnTo,
      });
      const { token, cardPageUrl } = parsed(cardPageSchema, answer);
      return { token, pageUrl: cardPageUrl };
    },
    async readCard(pageToken) {
      const answer = await askIyzico(account, 'GET', PATHS.cardsOfPage(pageToken));
      if (answer.status !== 'success') return undefined;
      const { cardUserKey, cardDetails } = parsed(cardsSchema, answer);
      const last = cardDetails.at(-1);
      return last && { userKey: cardUserKey, token: last.cardToken, lastFour: last.lastFourDigits };
    },
    async forgetCard({ userKey, token }) {
      const content = { locale: 'tr', cardUserKey: userKey, cardToken: token };
      // A card that no longer exists counts as deleted.
      await askIyzico(account, 'DELETE', PATHS.card, content);
    },
  };
}

/** Why a payment failed; a failed 3-D step (`mdStatus` other than 1) takes precedence. */
function codeOf({ mdStatus, errorCode }: IyzicoAnswer): string {
  return mdStatus !== undefined && mdStatus !== null && Number(mdStatus) !== 1 ? 'THREE_DS' : (errorCode ?? 'FAILURE');
}

/** A payment that iyzico reports as made; still open during its fraud review. */
function paidBy({ paymentId, paidPrice, currency, basketId, fraudStatus }: IyzicoAnswer): Charge {
  if (fraudStatus === FRAUD.looking) return { state: 'open' };
  if (fraudStatus === FRAUD.refused) return { state: 'failed', code: 'FRAUD' };
  return {
    state: 'paid',
    paymentId: String(paymentId),
    kurus: fromPrice(paidPrice),
    currency: String(currency),
    orderId: String(basketId),
  };
}

function parsed<Shape extends z.ZodType>(schema: Shape, answer: IyzicoAnswer): z.infer<Shape> {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  throw new ProviderAway(`an answer of another shape, code ${answer.errorCode ?? 'none'}`);
}
