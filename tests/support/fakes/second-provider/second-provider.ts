import type { Bill, Charge, RefundRequest, StoredCard } from '#server/features/selling/payments/payment-provider.ts';
import { ProviderAway, type ProviderRow } from '#server/features/selling/payments/payment-provider.ts';
import { PROVIDERS } from '#server/features/selling/payments/providers.ts';

type Page = { readonly bill: Bill; charge?: Charge };

/** The state of the second provider. */
export type SecondWorld = {
  readonly pages: Map<string, Page>;
  readonly refunds: RefundRequest[];
  readonly cards: Map<string, StoredCard>;
  readonly charged: Bill[];
  readonly forgotten: string[];
};

/** The signature of the second provider's reports. */
export const SECOND_SIGNATURE = { 'x-ornek-imza': 'ornek-imzasi' } as const;

/** A payment provider with different names, codes and reports. The product knows only this row of it. */
export function secondProvider(world: SecondWorld): ProviderRow {
  const paid = (bill: Bill): Charge => {
    const { attemptId, kurus, orderId } = bill;
    return { state: 'paid', paymentId: `no-${attemptId}`, kurus, currency: 'TRY', orderId };
  };
  return {
    key: 'ornek',
    label: 'Örnek Ödeme',
    needs: [],
    failureTexts: { BOS: 'Örnek Ödeme kartınızı boş buldu. Başka bir kart deneyin.' },
    whyNoMoney: () => 'Örnek Ödeme yalnızca denemedir',
    checkouts: () => ({
      async openCheckout(bill) {
        const token = `ornek-${bill.attemptId}`;
        world.pages.set(token, { bill });
        return { token, pageUrl: `https://ornek.example/${token}`, lastsS: 1800 };
      },
      async readCheckout(token) {
        const page = world.pages.get(token);
        if (!page) throw new ProviderAway('no such page');
        return page.charge ?? { state: 'open' };
      },
      readReport(body, headers) {
        const isSigned = headers['x-ornek-imza'] === SECOND_SIGNATURE['x-ornek-imza'];
        return isSigned && hasPage(body) ? body.sayfa : undefined;
      },
    }),
    refunds: () => ({
      async refund(refund) {
        world.refunds.push(refund);
        return { state: 'done' };
      },
      isRefunded: async (_paymentId, refundId) => world.refunds.some(({ id }) => id === refundId),
    }),
    cards: () => ({
      async openCardPage({ id }) {
        return { token: `kart-${id}`, pageUrl: `https://ornek.example/kart-${id}` };
      },
      readCard: async (pageToken) => world.cards.get(pageToken),
      async forgetCard({ token }) {
        world.forgotten.push(token);
      },
      async chargeCard(bill) {
        world.charged.push(bill);
        return paid(bill);
      },
      async readCharge(attemptId) {
        const bill = world.charged.find((charged) => charged.attemptId === attemptId);
        return bill ? paid(bill) : { state: 'failed', code: 'UNKNOWN' };
      },
    }),
  };
}

export const newSecondWorld = (): SecondWorld => ({
  pages: new Map(),
  refunds: [],
  cards: new Map(),
  charged: [],
  forgotten: [],
});

/** Completes or refuses the payment of a page at the second provider. */
export function settlePage({ pages }: SecondWorld, token: string, failure?: string): void {
  const page = pages.get(token);
  if (!page) throw new Error('There is no such page.');
  const { attemptId, kurus, orderId } = page.bill;
  page.charge = failure
    ? { state: 'failed', code: failure }
    : { state: 'paid', paymentId: `no-${attemptId}`, kurus, currency: 'TRY', orderId };
}

/** Adds rows to `PROVIDERS`; returns a function that removes them again. */
export function listProviders(...rows: ProviderRow[]): () => void {
  // The list is read-only for the product.
  const list = PROVIDERS as ProviderRow[];
  list.push(...rows);
  return () => {
    for (const row of rows) list.splice(list.indexOf(row), 1);
  };
}

function hasPage(body: unknown): body is { readonly sayfa: string } {
  return typeof body === 'object' && body !== null && 'sayfa' in body && typeof body.sayfa === 'string';
}
