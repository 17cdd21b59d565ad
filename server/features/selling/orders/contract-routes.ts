import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { accountOf } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { sendPdf } from '#server/platform/pdf/send-pdf.ts';
import {
  deletionSchema,
  orderSchema,
  reckoningConfirmationSchema,
  reckoningSchema,
  refundAccountSchema,
  renewalChoiceSchema,
  renewalSchema,
  renewalStartSchema,
} from '#shared/orders/orders.ts';
import { getContract } from './contract/find-contract.ts';
import { getOrder } from './describe-order.ts';
import { describeDeletion } from './ending/describe-deletion.ts';
import { reckonWayOut, takeWayOut, type WayOut } from './ending/end-contract.ts';
import { setRefundAccount } from './refunds/set-refund-account.ts';
import { chooseRenewal, describeRenewal, endRenewal } from './renewal/choose-renewal.ts';
import { params, rateLimit, refusals, tags } from './route-parts.ts';

/**
 * Routes for a concluded contract: its PDF, withdrawal and ending, renewal, and the effects of deleting the account.
 */
export function contractRoutes(app: App, deps: Deps): void {
  contractRoute(app, deps);
  wayOutRoutes(app, deps, 'withdrawal', 'Cayma: geri ödenecek tutar', 'Siparişten cayar');
  wayOutRoutes(app, deps, 'ending', 'Yıllık planı bugün sona erdirmenin hesabı', 'Yıllık planı sona erdirir');
  renewalRoutes(app, deps);
  leavingRoutes(app, deps);
}

function contractRoute(app: App, deps: Deps): void {
  app.get(
    '/api/user/orders/:id/contract',
    {
      config: { caller: 'member', rateLimit },

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
      const { id } = accountOf(request);
      return sendPdf(reply, await getContract(deps, id, request.params.id));
    },
  );
}

function wayOutRoutes(app: App, deps: Deps, way: WayOut, reading: string, doing: string): void {
  const url = `/api/user/orders/:id/${way}` as const;
  app.get(
    url,
    {
      config: { caller: 'member' },
      schema: { tags, summary: reading, params, response: { 200: reckoningSchema, ...refusals } },
    },
    async (request) => {
      const { id } = accountOf(request);
      return reckonWayOut(deps, id, request.params.id, way);
    },
  );
  app.post(
    url,
    {
      config: { caller: 'member', rateLimit },

      schema: {
        tags,
        summary: doing,
        params,
        body: reckoningConfirmationSchema,
        response: { 200: orderSchema, ...refusals },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      await takeWayOut(deps, id, { orderId: request.params.id, way, ...request.body });
      return getOrder(deps, id, request.params.id);
    },
  );
}

function renewalRoutes(app: App, deps: Deps): void {
  app.put(
    '/api/user/renewal',
    {
      config: { caller: 'member', rateLimit },

      schema: {
        tags,
        summary: 'Otomatik yenilemeyi seçer; kartın saklanacağı sayfayı verir',
        body: renewalChoiceSchema,
        response: { 200: renewalStartSchema, ...refusals },
      },
    },
    async (request) => {
      const member = accountOf(request);
      const cardPageUrl = await chooseRenewal(deps, member, request.body.consent);
      return { renewal: await describeRenewal(deps, member.id), cardPageUrl };
    },
  );
  app.delete(
    '/api/user/renewal',
    {
      config: { caller: 'member', rateLimit },

      schema: { tags, summary: 'Otomatik yenilemeyi kapatır', response: { 200: renewalSchema, ...refusals } },
    },
    async (request) => {
      const { id } = accountOf(request);
      await endRenewal(deps, id);
      return describeRenewal(deps, id);
    },
  );
}

function leavingRoutes(app: App, deps: Deps): void {
  app.put(
    '/api/user/orders/:id/refund-account',
    {
      config: { caller: 'member', rateLimit },

      schema: {
        tags,
        summary: 'Geri ödenecek havalenin IBAN’ını alır',
        params,
        body: refundAccountSchema,
        response: { 200: orderSchema, ...refusals },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      await setRefundAccount(deps, id, request.params.id, request.body.iban);
      return getOrder(deps, id, request.params.id);
    },
  );
  app.get(
    '/api/user/deletion',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Hesap silinirse satın alınanlara ne olur',
        response: { 200: deletionSchema, ...refusals },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      return describeDeletion(deps, id);
    },
  );
}
