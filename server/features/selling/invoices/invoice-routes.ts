import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { accountOf } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { sendPdf } from '#server/platform/pdf/send-pdf.ts';
import { isSigned } from '#server/platform/webhooks/standard-webhooks.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { invoiceTakenSchema, issuedInvoiceSchema, ownInvoicesSchema } from '#shared/orders/invoices.ts';
import { invoiceDeskRoutes } from './invoice-desk-routes.ts';
import { getOwnInvoiceFile, listOwnInvoices } from './own-invoices.ts';
import { LARGEST_BODY, takeInvoice } from './take-invoice.ts';

const tags = ['Fatura'];
const params = z.object({ id: z.uuid({ error: 'Böyle bir fatura yok.' }) });
const rateLimit = { max: 60, timeWindow: 60_000 };
const refusals = { 400: apiErrorSchema, 401: apiErrorSchema, 404: apiErrorSchema, 429: apiErrorSchema };

/** Routes for invoices (listed in shared/orders/invoices.ts). */
export async function invoiceRoutes(app: App, deps: Deps): Promise<void> {
  invoiceDeskRoutes(app, deps);
  app.get(
    '/api/user/invoices',
    {
      config: { caller: 'member' },
      schema: { tags, summary: 'Üyenin düzenlenmiş faturaları', response: { 200: ownInvoicesSchema, ...refusals } },
    },
    async (request) => {
      const { id } = accountOf(request);
      return { invoices: await listOwnInvoices(deps, id) };
    },
  );
  app.get(
    '/api/user/invoices/:id/file',
    {
      config: { caller: 'member', rateLimit },
      schema: {
        tags,
        summary: 'Faturanın PDF’i',
        params,
        response: {
          200: { description: 'PDF dosyası', content: { 'application/pdf': { schema: z.string() } } },
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      const { id } = accountOf(request);
      return sendPdf(reply, await getOwnInvoiceFile(deps, id, request.params.id));
    },
  );
  await app.register(async (scope: App) => issuedRoute(scope, deps));
}

/** The integrator's endpoint. The signature is checked before anything of a message is parsed. */
function issuedRoute(app: App, deps: Deps): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: LARGEST_BODY },
    (request, body, done) => {
      const secret = deps.config.INVOICE_WEBHOOK_SECRET;
      if (!secret || !isSigned(secret, request.headers, Buffer.from(body), deps.clock.now())) {
        request.log.warn('an invoice without its signature was refused');
        return done(new ExpectedError(401, 'UNSIGNED', 'Mesajın imzası doğrulanamadı.'));
      }
      try {
        done(null, JSON.parse(body.toString()));
      } catch {
        done(new ExpectedError(400, 'INVALID_PARAMETER', 'Mesaj JSON değil.'));
      }
    },
  );
  app.post(
    '/api/invoices',
    {
      config: { caller: 'provider', rateLimit },
      bodyLimit: LARGEST_BODY,
      schema: {
        tags,
        summary: 'Düzenlenen faturanın numarası ve PDF’i; entegratörden, imzalı (Standard Webhooks)',
        body: issuedInvoiceSchema,
        response: { 200: invoiceTakenSchema, ...refusals, 409: apiErrorSchema, 413: apiErrorSchema },
      },
    },
    async (request) => {
      const { pdf, ...issued } = request.body;
      const outcome = await takeInvoice(deps, { ...issued, pdf: Buffer.from(pdf, 'base64') });
      return { message: outcome === 'taken' ? 'Alındı; üyeye gönderilecek.' : 'Bu fatura daha önce alınmıştı.' };
    },
  );
}
