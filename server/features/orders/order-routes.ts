import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { requireAccount } from '#server/features/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { sendPdf } from '#server/platform/pdf/send-pdf.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import {
  orderConfirmationSchema,
  orderPapersRequestSchema,
  orderRequestSchema,
  orderSchema,
  ordersSchema,
  orderTermsSchema,
  paymentRequestSchema,
  paymentStartSchema,
  reckoningConfirmationSchema,
  reckoningSchema,
  renewalChoiceSchema,
  renewalSchema,
  renewalStartSchema,
  shownOrderSchema,
} from '#shared/orders/orders.ts';
import { getContract } from './contract/find-contract.ts';
import { getOrder, listOrders } from './describe-order.ts';
import { reckonWayOut, takeWayOut, type WayOut } from './ending/end-contract.ts';
import { paidUntilOf } from './paid-periods.ts';
import { beginCardPayment } from './payment/begin-payment.ts';
import { beginTransfer } from './payment/begin-transfer.ts';
import { chooseRenewal, describeRenewal, endRenewal } from './renewal/choose-renewal.ts';
import { type Papers, requireOpenSales, salesTerms } from './sales.ts';
import { beginOrder } from './steps/begin-order.ts';
import { cancelOrder } from './steps/cancel-order.ts';
import { confirmOrder } from './steps/confirm-order.ts';
import { showPapers } from './steps/show-papers.ts';

const tags = ['Sipariş'];
const params = z.object({ id: z.uuid({ error: 'Böyle bir sipariş yok.' }) });
const refusals = {
  400: apiErrorSchema,
  401: apiErrorSchema,
  404: apiErrorSchema,
  409: apiErrorSchema,
  429: apiErrorSchema,
  503: apiErrorSchema,
};
const MINUTE_MS = 60_000;
/** A person orders a few times a day; whoever calls more often tries something. Asking how an order stands is not limited so. */
const changes = {
  config: {
    rateLimit: {
      max: 30,
      timeWindow: MINUTE_MS,
      errorResponseBuilder: (_request: unknown, { ttl }: { ttl: number }) =>
        Object.assign(new Error(`Çok sık denediniz. ${Math.ceil(ttl / 1000)} saniye sonra yeniden deneyin.`), {
          statusCode: 429,
        }),
    },
  },
};
const keptOutOfCaches = {
  onRequest: (_request: unknown, reply: { header(name: string, value: string): unknown }, done: () => void) => {
    void reply.header('cache-control', 'no-store');
    done();
  },
};

type Member = { readonly headers: { readonly authorization?: string | undefined } };

/** Routes of ordering and paying premium (shared/orders/orders.ts lists them). */
export function orderRoutes(app: App, deps: Deps, papers: Papers): void {
  app.get(
    '/api/order-terms',
    { schema: { tags, summary: 'Satışa açık olanlar ve ödeme yolları', response: { 200: orderTermsSchema } } },
    () => salesTerms(deps, papers),
  );
  stepRoutes(app, deps, papers);
  readingRoutes(app, deps);
  contractRoute(app, deps);
  paymentRoute(app, deps, papers);
  wayOutRoutes(app, deps, 'withdrawal', 'Cayma: geri ödenecek tutar', 'Siparişten cayar');
  wayOutRoutes(app, deps, 'ending', 'Yıllık planı bugün sona erdirmenin hesabı', 'Yıllık planı sona erdirir');
  renewalRoutes(app, deps);
}

function memberOf(deps: Deps, { headers }: Member) {
  return requireAccount(deps, headers.authorization);
}

function stepRoutes(app: App, deps: Deps, papers: Papers): void {
  app.post(
    '/api/user/orders',
    {
      ...keptOutOfCaches,
      ...changes,
      schema: {
        tags,
        summary: 'Sipariş başlatır ya da açık olanı verir',
        body: orderRequestSchema,
        response: { 200: orderSchema, ...refusals },
      },
    },
    async (request) => {
      const member = await memberOf(deps, request);
      requireOpenSales(deps, papers);
      const { id } = await beginOrder(deps, member, request.body.period);
      return getOrder(deps, member.id, id);
    },
  );
  app.post(
    '/api/user/orders/:id/papers',
    {
      ...keptOutOfCaches,
      ...changes,
      schema: {
        tags,
        summary: 'Alıcıyı alır; sözleşme metinlerini gösterir ve gösterildiği gibi saklar',
        params,
        body: orderPapersRequestSchema,
        response: { 200: shownOrderSchema, ...refusals },
      },
    },
    async (request) => {
      const member = await memberOf(deps, request);
      const { buyer } = request.body;
      const showing = { orderId: request.params.id, buyer, shownTo: request.ip };
      const shown = await showPapers(deps, member.id, requireOpenSales(deps, papers), showing);
      return { ...shown, order: await getOrder(deps, member.id, shown.order.id) };
    },
  );
  app.post(
    '/api/user/orders/:id/confirmation',
    {
      ...keptOutOfCaches,
      ...changes,
      schema: {
        tags,
        summary: 'Siparişi onaylar (ödeme yükümlülüğü doğar)',
        params,
        body: orderConfirmationSchema,
        response: { 200: orderSchema, ...refusals },
      },
    },
    async (request) => {
      const member = await memberOf(deps, request);
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
      ...keptOutOfCaches,
      ...changes,
      schema: { tags, summary: 'Ödenmemiş siparişten vazgeçer', params, response: { 200: orderSchema, ...refusals } },
    },
    async (request) => {
      const member = await memberOf(deps, request);
      await cancelOrder(deps, member.id, request.params.id);
      return getOrder(deps, member.id, request.params.id);
    },
  );
}

function readingRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/user/orders',
    {
      ...keptOutOfCaches,
      schema: { tags, summary: 'Üyenin siparişleri ve yenilemesi', response: { 200: ordersSchema, ...refusals } },
    },
    async (request) => {
      const { id } = await memberOf(deps, request);
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
      ...keptOutOfCaches,
      schema: { tags, summary: 'Bir siparişin durumu', params, response: { 200: orderSchema, ...refusals } },
    },
    async (request) => {
      const { id } = await memberOf(deps, request);
      return getOrder(deps, id, request.params.id);
    },
  );
}

function contractRoute(app: App, deps: Deps): void {
  app.get(
    '/api/user/orders/:id/contract',
    {
      ...keptOutOfCaches,
      ...changes,
      schema: {
        tags,
        summary: 'Onaylanan sözleşme ve ekleri, PDF olarak',
        params,
        response: {
          200: { description: 'PDF dosyası', content: { 'application/pdf': { schema: z.string() } } },
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      const { id } = await memberOf(deps, request);
      return sendPdf(reply, await getContract(deps, id, request.params.id));
    },
  );
}

function paymentRoute(app: App, deps: Deps, papers: Papers): void {
  app.post(
    '/api/user/orders/:id/payment',
    {
      ...keptOutOfCaches,
      ...changes,
      schema: {
        tags,
        summary: 'Ödemeyi başlatır: kart sayfasının adresi ya da banka hesabı',
        params,
        body: paymentRequestSchema,
        response: { 200: paymentStartSchema, ...refusals },
      },
    },
    async (request) => {
      const member = await memberOf(deps, request);
      requireOpenSales(deps, papers);
      const orderId = request.params.id;
      if (request.body.method === 'transfer') return beginTransfer(deps, member.id, orderId);
      return beginCardPayment(deps, member.id, { orderId, ip: request.ip });
    },
  );
}

function wayOutRoutes(app: App, deps: Deps, way: WayOut, reading: string, doing: string): void {
  const url = `/api/user/orders/:id/${way}` as const;
  app.get(
    url,
    {
      ...keptOutOfCaches,
      schema: { tags, summary: reading, params, response: { 200: reckoningSchema, ...refusals } },
    },
    async (request) => {
      const { id } = await memberOf(deps, request);
      return reckonWayOut(deps, id, request.params.id, way);
    },
  );
  app.post(
    url,
    {
      ...keptOutOfCaches,
      ...changes,
      schema: {
        tags,
        summary: doing,
        params,
        body: reckoningConfirmationSchema,
        response: { 200: orderSchema, ...refusals },
      },
    },
    async (request) => {
      const { id } = await memberOf(deps, request);
      await takeWayOut(deps, id, { orderId: request.params.id, way, ...request.body });
      return getOrder(deps, id, request.params.id);
    },
  );
}

function renewalRoutes(app: App, deps: Deps): void {
  app.put(
    '/api/user/renewal',
    {
      ...keptOutOfCaches,
      ...changes,
      schema: {
        tags,
        summary: 'Otomatik yenilemeyi seçer; kartın saklanacağı sayfayı verir',
        body: renewalChoiceSchema,
        response: { 200: renewalStartSchema, ...refusals },
      },
    },
    async (request) => {
      const member = await memberOf(deps, request);
      const cardPageUrl = await chooseRenewal(deps, member, request.body.consent);
      return { renewal: await describeRenewal(deps, member.id), cardPageUrl };
    },
  );
  app.delete(
    '/api/user/renewal',
    {
      ...keptOutOfCaches,
      ...changes,
      schema: { tags, summary: 'Otomatik yenilemeyi kapatır', response: { 200: renewalSchema, ...refusals } },
    },
    async (request) => {
      const { id } = await memberOf(deps, request);
      await endRenewal(deps, id);
      return describeRenewal(deps, id);
    },
  );
}
