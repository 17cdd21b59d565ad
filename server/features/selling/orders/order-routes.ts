import type { Deps } from '#server/deps.ts';
import { accountOf } from '#server/features/members/accounts/index.ts';
import { chosenProvider } from '#server/features/selling/payments/index.ts';
import type { App } from '#server/platform/app-type.ts';
import {
  orderConfirmationSchema,
  orderPapersRequestSchema,
  orderRequestSchema,
  orderSchema,
  ordersSchema,
  orderTermsSchema,
  paymentRequestSchema,
  paymentStartSchema,
  shownOrderSchema,
} from '#shared/orders/orders.ts';
import { contractRoutes } from './contract-routes.ts';
import { getOrder, listOrders } from './describe-order.ts';
import { paidUntilOf } from './paid-periods.ts';
import { beginCardPayment } from './payment/begin-payment.ts';
import { beginTransfer } from './payment/begin-transfer.ts';
import { paymentDeskRoutes } from './payment-desk-routes.ts';
import { lowestPrice } from './prices/price-history.ts';
import { describeRenewal } from './renewal/choose-renewal.ts';
import { params, rateLimit, refusals, tags } from './route-parts.ts';
import { type Papers, requireOpenSales, salesTerms } from './sales.ts';
import { beginOrder } from './steps/begin-order.ts';
import { cancelOrder } from './steps/cancel-order.ts';
import { confirmOrder } from './steps/confirm-order.ts';
import { showPapers } from './steps/show-papers.ts';

/** Routes for ordering and paying premium (listed in shared/orders/orders.ts). */
export function orderRoutes(app: App, deps: Deps, papers: Papers): void {
  // An unknown or unconfigured provider fails on startup, not for the first buyer.
  chosenProvider(deps.config);
  paymentDeskRoutes(app, deps);
  app.get(
    '/api/order-terms',
    {
      config: { caller: 'anyone' },
      schema: { tags, summary: 'Satışa açık olanlar ve ödeme yolları', response: { 200: orderTermsSchema } },
    },
    async () => {
      const lowest = { monthly: await lowestPrice(deps, 'monthly'), yearly: await lowestPrice(deps, 'yearly') };
      return { ...salesTerms(deps, papers), lowest };
    },
  );
  stepRoutes(app, deps, papers);
  readingRoutes(app, deps);
  paymentRoute(app, deps, papers);
  contractRoutes(app, deps);
}

function stepRoutes(app: App, deps: Deps, papers: Papers): void {
  app.post(
    '/api/user/orders',
    {
      config: { caller: 'member', rateLimit },

      schema: {
        tags,
        summary: 'Sipariş başlatır ya da açık olanı verir',
        body: orderRequestSchema,
        response: { 200: orderSchema, ...refusals },
      },
    },
    async (request) => {
      const member = accountOf(request);
      requireOpenSales(deps, papers);
      const { id } = await beginOrder(deps, member, request.body);
      return getOrder(deps, member.id, id);
    },
  );
  app.post(
    '/api/user/orders/:id/papers',
    {
      config: { caller: 'member', rateLimit },

      schema: {
        tags,
        summary: 'Alıcıyı alır; sözleşme metinlerini gösterir ve gösterildiği gibi saklar',
        params,
        body: orderPapersRequestSchema,
        response: { 200: shownOrderSchema, ...refusals },
      },
    },
    async (request) => {
      const member = accountOf(request);
      const { buyer } = request.body;
      const showing = { orderId: request.params.id, buyer, shownTo: request.ip };
      const shown = await showPapers(deps, member.id, requireOpenSales(deps, papers), showing);
      return { ...shown, order: await getOrder(deps, member.id, shown.order.id) };
    },
  );
  app.post(
    '/api/user/orders/:id/confirmation',
    {
      config: { caller: 'member', rateLimit },

      schema: {
        tags,
        summary: 'Siparişi onaylar (ödeme yükümlülüğü doğar)',
        params,
        body: orderConfirmationSchema,
        response: { 200: orderSchema, ...refusals },
      },
    },
    async (request) => {
      const member = accountOf(request);
      requireOpenSales(deps, papers);
      const { totalKurus, papersHash, startsAtOnce } = request.body;
      const orderId = request.params.id;
      await confirmOrder(deps, member.id, { orderId, totalKurus, papersHash, startsAtOnce });
      return getOrder(deps, member.id, orderId);
    },
  );
  app.post(
    '/api/user/orders/:id/cancellation',
    {
      config: { caller: 'member', rateLimit },

      schema: { tags, summary: 'Ödenmemiş siparişten vazgeçer', params, response: { 200: orderSchema, ...refusals } },
    },
    async (request) => {
      const member = accountOf(request);
      await cancelOrder(deps, member.id, request.params.id);
      return getOrder(deps, member.id, request.params.id);
    },
  );
}

function readingRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/user/orders',
    {
      config: { caller: 'member' },
      schema: { tags, summary: 'Üyenin siparişleri ve yenilemesi', response: { 200: ordersSchema, ...refusals } },
    },
    async (request) => {
      const { id } = accountOf(request);
      const until = await paidUntilOf(deps, id);
      return {
        orders: await listOrders(deps, id),
        renewal: await describeRenewal(deps, id),
        ...(until && { paidUntil: until.toISOString() }),
      };
    },
  );
  app.get(
    '/api/user/orders/:id',
    {
      config: { caller: 'member' },
      schema: { tags, summary: 'Bir siparişin durumu', params, response: { 200: orderSchema, ...refusals } },
    },
    async (request) => {
      const { id } = accountOf(request);
      return getOrder(deps, id, request.params.id);
    },
  );
}

function paymentRoute(app: App, deps: Deps, papers: Papers): void {
  app.post(
    '/api/user/orders/:id/payment',
    {
      config: { caller: 'member', rateLimit },

      schema: {
        tags,
        summary: 'Ödemeyi başlatır: kart sayfasının adresi ya da banka hesabı',
        params,
        body: paymentRequestSchema,
        response: { 200: paymentStartSchema, ...refusals },
      },
    },
    async (request) => {
      const member = accountOf(request);
      requireOpenSales(deps, papers);
      const orderId = request.params.id;
      if (request.body.method === 'transfer') return beginTransfer(deps, member.id, orderId);
      return beginCardPayment(deps, member.id, { orderId, ip: request.ip });
    },
  );
}
