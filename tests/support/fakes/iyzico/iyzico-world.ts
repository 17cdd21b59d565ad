import { randomUUID } from 'node:crypto';

export type Json = Record<string, unknown>;
type Refund = { readonly key: string; readonly price: number };
export type FakePayment = {
  readonly id: string;
  readonly conversationId: string;
  readonly basketId: string;
  readonly paidPrice: number;
  readonly refunds: Refund[];
  readonly cancels: Refund[];
};
export type FakePage = {
  readonly request: Json;
  paymentId?: string;
  /** The code of the last refusal on this page. */
  failure?: string;
};
export type IyzicoWorld = {
  url: string;
  readonly pages: Map<string, FakePage>;
  readonly payments: Map<string, FakePayment>;
  readonly cardPages: Map<
    string,
    { readonly request: Json; card?: { userKey: string; token: string; lastFour: string } }
  >;
  /** Stored cards by token; with `refusal`, every charge is refused with that code. */
  readonly cards: Map<string, { readonly userKey: string; refusal?: string }>;
};

export function newWorld(): IyzicoWorld {
  return { url: '', pages: new Map(), payments: new Map(), cardPages: new Map(), cards: new Map() };
}

let payments = 0;

/** Charges the amount of a request: iyzico's services are not idempotent, so each call is a separate payment. */
export function takeMoney(world: IyzicoWorld, request: Json): FakePayment {
  payments += 1;
  const payment = {
    id: String(20_000_000 + payments),
    conversationId: String(request.conversationId),
    basketId: String(request.basketId),
    paidPrice: Number(request.paidPrice),
    refunds: [],
    cancels: [],
  };
  world.payments.set(payment.id, payment);
  return payment;
}

/** Pays a page like a person with a valid card. Throws if there is no such page. */
export function payPage(world: IyzicoWorld, token: string): FakePayment {
  const page = world.pages.get(token);
  if (!page) throw new Error('There is no such page.');
  const payment = takeMoney(world, page.request);
  page.paymentId = payment.id;
  delete page.failure;
  return payment;
}

/** The total of all payments minus refunds, in kuruş. */
export function keptKurus({ payments: made }: IyzicoWorld): number {
  const kurus = (price: number) => Math.round(price * 100);
  return [...made.values()].reduce(
    (total, { paidPrice, refunds, cancels }) =>
      total + kurus(paidPrice) - [...refunds, ...cancels].reduce((back, { price }) => back + kurus(price), 0),
    0,
  );
}

/** Stores a card as iyzico's page does. */
export function storeCard(world: IyzicoWorld, pageToken: string, refusal?: string): void {
  const page = world.cardPages.get(pageToken);
  if (!page) throw new Error('There is no such card page.');
  const card = { userKey: `kullanici-${randomUUID()}`, token: `kart-${randomUUID()}`, lastFour: '0008' };
  page.card = card;
  world.cards.set(card.token, { userKey: card.userKey, ...(refusal && { refusal }) });
}

/** Faults of the stand-in compared with a healthy iyzico, until they are reset. */
export type Quirks = {
  /** Calls to these paths are carried out, but their answer is lost. */
  loses?: (path: string) => boolean;
  /** Calls to these paths are not carried out, and answered with HTTP 503. */
  isDown?: (path: string) => boolean;
  /** Changes an answer before it is signed; `forges` does so afterwards. */
  changes?: (path: string, answer: Json) => Json;
  forges?: (path: string, answer: Json) => Json;
  /** The next charges of stored cards are refused with this code. */
  refusesCards?: string | undefined;
  refusesRefunds?: string | undefined;
};
