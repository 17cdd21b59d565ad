import type { z } from 'zod';
import type { OrderPeriod, PaymentMethod } from '#shared/orders/order-rules.ts';
import type { Order, orderRequestSchema } from '#shared/orders/orders.ts';
import { registerMember } from '../accounts/register-member.ts';
import type { TestApp } from '../open-test-app.ts';

export const TEST_BUYER = {
  kind: 'person',
  name: 'Ayşe Yılmaz',
  address: 'Atatürk Cad. No: 1 D: 2',
  district: 'Çankaya',
  city: 'Ankara',
} as const;

type What = Pick<z.input<typeof orderRequestSchema>, 'plan' | 'organisationName' | 'organisationId'>;
const PREMIUM: What = { plan: 'premium' };
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Shopper = Awaited<ReturnType<typeof openShopper>>;

/** A member who buys through the API, step by step. */
export async function openShopper({ app, deps }: TestApp) {
  const { id, token } = await registerMember(app);
  const headers = { authorization: `Bearer ${token}` };
  const { email } = (await app.inject({ url: '/api/auth/user', headers })).json();
  async function call(method: Method, url: string, payload?: object) {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, json: answer.json() };
  }
  async function must<Answer>(method: Method, url: string, payload?: object): Promise<Answer> {
    const { status, json } = await call(method, url, payload);
    if (status !== 200) throw new Error(`${method} ${url}: ${status} ${JSON.stringify(json)}`);
    return json;
  }
  /** A year of premium is ordered on a day after the launch, because it is not sold during the launch (D53). */
  async function begin(period: OrderPeriod, what: What = PREMIUM): Promise<Order> {
    const lastDay = deps.config.LAUNCH_ENDS_ON;
    if (period === 'yearly') Object.assign(deps.config, { LAUNCH_ENDS_ON: '2026-01-01' });
    try {
      return await must<Order>('POST', '/api/user/orders', { ...what, period });
    } finally {
      Object.assign(deps.config, { LAUNCH_ENDS_ON: lastDay });
    }
  }
  async function confirm(period: OrderPeriod, startsAtOnce = true, what: What = PREMIUM): Promise<Order> {
    const { id: orderId } = await begin(period, what);
    const { order, papersHash } = await must<{ order: Order; papersHash: string }>(
      'POST',
      `/api/user/orders/${orderId}/papers`,
      { buyer: TEST_BUYER },
    );
    const agreed = { readsInformation: true, acceptsContract: true, startsAtOnce };
    const confirmation = { totalKurus: order.totalKurus, papersHash, ...agreed };
    return must('POST', `/api/user/orders/${orderId}/confirmation`, confirmation);
  }
  const pay = (orderId: string, method: PaymentMethod = 'card') =>
    must<{ pageUrl: string; reference: string }>('POST', `/api/user/orders/${orderId}/payment`, { method });
  return {
    id,
    token,
    email,
    call,
    must,
    begin,
    confirm,
    pay,
    order: (orderId: string) => must<Order>('GET', `/api/user/orders/${orderId}`),
    subscription: () => must<{ isPremium: boolean; subscriptionEndDate?: string }>('GET', '/api/user/subscription'),
    /** Confirms an order and opens its page; returns the page's token. */
    async goToPage(
      period: OrderPeriod,
      startsAtOnce = true,
      what: What = PREMIUM,
    ): Promise<{ orderId: string; token: string }> {
      const order = await confirm(period, startsAtOnce, what);
      return { orderId: order.id, token: tokenOf((await pay(order.id)).pageUrl) };
    },
  };
}

export const tokenOf = (pageUrl: string) => pageUrl.split('/').at(-1) ?? '';
