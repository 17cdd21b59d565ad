import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { ProviderAway, readReport } from '#server/features/selling/payments/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { orderPageOf } from '#shared/orders/order-rules.ts';
import { providerReportSchema, providerReturnSchema, reportTakenSchema } from '#shared/orders/orders.ts';
import { RETURN_PATH } from './payment/begin-payment.ts';
import { findOrderOfToken, settleToken } from './payment/settle-attempt.ts';
import { settleCardPage } from './renewal/choose-renewal.ts';

const tags = ['Sipariş'];
const FORM_TYPE = 'application/x-www-form-urlencoded';
const PROFILE = '/user';
const rateLimit = { max: 120, timeWindow: 60_000 };

/**
 * Endpoints for the provider: the browser that returns from its page, and its reports. Neither is trusted: each only
 * makes us ask the provider for the result of a payment page, and an unknown token does not even cause that.
 */
export async function providerRoutes(app: App, deps: Deps): Promise<void> {
  await app.register(async (scope: App) => returnRoute(scope, deps));
  reportRoute(app, deps);
}

function returnRoute(app: App, deps: Deps): void {
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.post(
    RETURN_PATH,
    {
      config: { caller: 'provider', rateLimit },
      schema: {
        tags,
        summary: 'Ödeme sayfasından dönüş; siparişin sayfasına yönlendirir',
        body: providerReturnSchema,
        response: { 303: z.undefined().describe('Siparişin sayfasına'), 400: apiErrorSchema, 429: apiErrorSchema },
      },
    },
    async (request, reply) => {
      return reply.redirect(await pageAfter(deps, request.body.token), 303);
    },
  );
}

async function pageAfter(deps: Deps, token: string): Promise<string> {
  try {
    const orderId = await settleToken(deps, token);
    if (orderId) return orderPageOf(orderId);
    if (!(await settleCardPage(deps, token))) deps.log.warn('a return from the payment page names no order');
    return PROFILE;
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    // The order's page keeps polling us; a job asks the provider.
    deps.log.warn({ err: error }, 'the payment provider did not answer');
    const orderId = await findOrderOfToken(deps, token);
    return orderId ? orderPageOf(orderId) : PROFILE;
  }
}

function reportRoute(app: App, deps: Deps): void {
  app.post(
    '/api/payments/webhook',
    {
      config: { caller: 'provider', rateLimit },
      schema: {
        tags,
        summary: 'Ödeme kuruluşunun imzalı bildirimi',
        body: providerReportSchema,
        response: {
          200: reportTakenSchema,
          400: apiErrorSchema,
          401: apiErrorSchema,
          429: apiErrorSchema,
          503: apiErrorSchema,
        },
      },
    },
    async (request, reply) => {
      const token = readReport(deps.config, request.body, request.headers);
      if (token === undefined) {
        request.log.warn('a payment report without its signature was refused');
        return reply.status(401).send({ code: 'UNSIGNED', message: 'Bildirimin imzası doğrulanamadı.' });
      }
      try {
        const orderId = await settleToken(deps, token);
        if (!orderId) request.log.warn('a payment report names no order');
      } catch (error) {
        if (!(error instanceof ProviderAway)) throw error;
        request.log.warn({ err: error }, 'the payment provider did not answer');
        // The provider reports again in a quarter of an hour; the job checks before that.
        return reply.status(503).send({ code: 'UNAVAILABLE', message: 'Şu an işlenemedi; yeniden bildirin.' });
      }
      return { message: 'Alındı.' };
    },
  );
}
