import { randomUUID } from 'node:crypto';
import { type FakePayment, type IyzicoWorld, type Json, type Quirks, takeMoney } from './iyzico-world.ts';

type Call = { readonly method: string; readonly url: URL; readonly content: Json };

const failure = (errorCode: string, errorMessage: string): Json => ({ status: 'failure', errorCode, errorMessage });
const isPrice = (price: unknown) => /^\d+(?:\.\d{1,2})$/.test(String(price));

/** Answers a correctly signed API call. */
export function answerCall(world: IyzicoWorld, quirks: Quirks, { method, url, content }: Call): Json {
  const cardsOf = /^\/v1\/card-management\/pages\/([^/]+)\/cards$/.exec(url.pathname)?.[1];
  if (method === 'GET' && cardsOf) return cardsOnPage(world, cardsOf);
  switch (`${method} ${url.pathname}`) {
    case 'POST /payment/iyzipos/checkoutform/initialize/auth/ecom':
      return openPage(world, content);
    case 'POST /payment/iyzipos/checkoutform/auth/ecom/detail':
      return readPage(world, content);
    case 'POST /payment/auth':
      return charge(world, quirks, content);
    case 'POST /payment/detail':
      return readPayment(world, content);
    case 'POST /payment/cancel':
      return cancel(world, quirks, content);
    case 'POST /v2/payment/refund':
      return refund(world, quirks, content);
    case 'GET /v2/reporting/payment/details':
      return history(world, url.searchParams.get('paymentId') ?? '');
    case 'POST /api/v1/forms':
      return openCardPage(world, content);
    case 'DELETE /cardstorage/card':
      return world.cards.delete(String(content.cardToken)) ? { status: 'success' } : failure('3001', 'Kart bulunamadı');
    default:
      return failure('10', 'Böyle bir servis yok');
  }
}

/** What iyzico requires of a payment; of the buyer's data only what iyzico checks. */
function faultOf({ price, paidPrice, currency, basketItems, buyer, billingAddress }: Json): Json | undefined {
  if (!isPrice(price) || !isPrice(paidPrice) || Number(paidPrice) <= 0) return failure('5', 'Tutar hatalı');
  if (currency !== 'TRY') return failure('8', 'Para birimi hatalı');
  const items = Array.isArray(basketItems) ? basketItems : [];
  const total = items.reduce((sum: number, item: Json) => sum + Math.round(Number(item.price) * 100), 0);
  if (total !== Math.round(Number(price) * 100)) return failure('5062', 'Sepet tutarı uyuşmuyor');
  const needed = ['id', 'name', 'surname', 'identityNumber', 'email', 'registrationAddress', 'city', 'country', 'ip'];
  // safe: whatever was sent, its fields are only read
  const [who, where] = [(buyer ?? {}) as Json, (billingAddress ?? {}) as Json];
  const isWhole = needed.every((name) => typeof who[name] === 'string' && who[name] !== '');
  return isWhole && where.address && where.contactName ? undefined : failure('11', 'Geçersiz istek');
}

function openPage(world: IyzicoWorld, request: Json): Json {
  const fault = faultOf(request) ?? (request.callbackUrl ? undefined : failure('11', 'callbackUrl yok'));
  if (fault) return fault;
  const token = randomUUID();
  world.pages.set(token, { request });
  return {
    status: 'success',
    conversationId: request.conversationId,
    token,
    checkoutFormContent: '<script></script>',
    tokenExpireTime: 1800,
    paymentPageUrl: `${world.url}/sayfa/${token}`,
  };
}

function readPage(world: IyzicoWorld, { token, conversationId }: Json): Json {
  const page = world.pages.get(String(token));
  if (!page) return failure('5122', 'Token bulunamadı');
  const payment = page.paymentId ? world.payments.get(page.paymentId) : undefined;
  if (payment) return { ...describe(payment), conversationId, token };
  if (page.failure)
    return { ...failure(page.failure, 'Ödeme alınamadı'), paymentStatus: 'FAILURE', token, ...threeDs(page.failure) };
  return { status: 'success', paymentStatus: 'INIT_THREEDS', conversationId, token };
}

const threeDs = (code: string) => (code === 'MD' ? { mdStatus: 0 } : {});

function describe(payment: FakePayment): Json {
  const { id, basketId, conversationId, paidPrice } = payment;
  const money = { price: paidPrice, paidPrice, currency: 'TRY', installment: 1 };
  const about = { paymentId: id, basketId, conversationId, fraudStatus: 1, mdStatus: 1 };
  return { status: 'success', paymentStatus: 'SUCCESS', ...about, ...money };
}

function charge(world: IyzicoWorld, quirks: Quirks, content: Json): Json {
  const fault = faultOf(content);
  if (fault) return fault;
  // safe: whatever was sent, its fields are only read
  const { cardToken, cardUserKey } = (content.paymentCard ?? {}) as Json;
  const card = world.cards.get(String(cardToken));
  if (!card || card.userKey !== cardUserKey) return failure('3001', 'Kart bulunamadı');
  const refusal = quirks.refusesCards ?? card.refusal;
  return refusal ? failure(refusal, 'Ödeme alınamadı') : describe(takeMoney(world, content));
}

function readPayment(world: IyzicoWorld, { paymentConversationId }: Json): Json {
  const payment = [...world.payments.values()].find(({ conversationId }) => conversationId === paymentConversationId);
  return payment ? describe(payment) : failure('5093', 'Ödeme bulunamadı');
}

function backOf({ refunds, cancels }: FakePayment): number {
  return [...refunds, ...cancels].reduce((total, { price }) => total + Math.round(price * 100), 0);
}

function cancel(world: IyzicoWorld, quirks: Quirks, { paymentId, conversationId }: Json): Json {
  const payment = world.payments.get(String(paymentId));
  if (quirks.refusesRefunds) return failure(quirks.refusesRefunds, 'İptal edilemedi');
  if (!payment || backOf(payment) > 0) return failure('5088', 'Ödeme iptal edilemez');
  payment.cancels.push({ key: String(conversationId), price: payment.paidPrice });
  return { status: 'success', paymentId, conversationId, price: payment.paidPrice };
}

function refund(world: IyzicoWorld, quirks: Quirks, { paymentId, conversationId, price }: Json): Json {
  const payment = world.payments.get(String(paymentId));
  if (quirks.refusesRefunds) return failure(quirks.refusesRefunds, 'İade edilemedi');
  if (!payment || !isPrice(price)) return failure('5002', 'Ödeme bulunamadı');
  if (backOf(payment) + Math.round(Number(price) * 100) > Math.round(payment.paidPrice * 100))
    return failure('5067', 'İade tutarı ödemeyi aşıyor');
  payment.refunds.push({ key: String(conversationId), price: Number(price) });
  return { status: 'success', paymentId, conversationId, price: Number(price), currency: 'TRY' };
}

function history(world: IyzicoWorld, paymentId: string): Json {
  const payment = world.payments.get(paymentId);
  if (!payment) return { status: 'success', payments: [] };
  const { refunds, cancels } = payment;
  const gone = (key: string, back: FakePayment['refunds']) =>
    back.map((made) => ({ [key]: made.key, refundPrice: made.price, refundStatus: 1 }));
  const itemTransactions = [{ refunds: gone('refundConversationId', refunds) }];
  const about = { paymentId: Number(paymentId), paymentStatus: 1, paidPrice: payment.paidPrice };
  return {
    status: 'success',
    payments: [{ ...about, cancels: gone('cancelConversationId', cancels), itemTransactions }],
  };
}

function openCardPage(world: IyzicoWorld, request: Json): Json {
  if (!request.email || !request.callbackUrl) return failure('11', 'Geçersiz istek');
  const token = randomUUID();
  world.cardPages.set(token, { request });
  return { status: 'success', externalId: request.externalId, token, cardPageUrl: `${world.url}/kart/${token}` };
}

function cardsOnPage(world: IyzicoWorld, token: string): Json {
  const card = world.cardPages.get(token)?.card;
  if (!card) return failure('3002', 'Kayıtlı kart yok');
  const { userKey, token: cardToken, lastFour } = card;
  return { status: 'success', cardUserKey: userKey, cardDetails: [{ cardToken, lastFourDigits: lastFour }] };
}
