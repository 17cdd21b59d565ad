import type { Deps } from '#server/deps.ts';
import { operatorOf } from '#server/features/members/accounts/index.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { openByHand } from '#server/features/selling/orders/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { operatorWith } from '#server/platform/callers/route-callers.ts';
import { doneSchema } from '#shared/accounts.ts';
import { type DeskPayments, deskPaymentsSchema } from '#shared/desk/desk-payments.ts';
import { deskInvoiceGivenSchema, deskInvoicePathSchema } from '#shared/orders/invoices.ts';
import { invoiceCsv } from './invoice-csv.ts';
import { documentName, type InvoiceTask, listTasks, mayBeIssued } from './invoice-task.ts';
import { queueInvoices } from './queue-invoices.ts';
import { LARGEST_BODY, takeInvoice } from './take-invoice.ts';

/**
 * Routes of the desk's page of payments, with pending invoices as a table and the entry of invoices issued without an
 * integrator.
 */
export function invoiceDeskRoutes(app: App, deps: Deps): void {
  const config = { caller: operatorWith('yonetici') };
  app.get(
    '/api/desk/payments',
    { config, schema: { hide: true, response: { 200: deskPaymentsSchema } } },
    async (request) => ({
      // Logs the access, which includes the invoices.
      ...(await openByHand(deps, operatorOf(request))),
      tasks: (await freshTasks(deps)).map(taskRow),
    }),
  );
  app.get('/api/desk/invoices.csv', { config, schema: { hide: true } }, async (request, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="peyda-duzenlenecek-faturalar.csv"')
      .send(invoiceCsv(await openTasks(deps, operatorOf(request)))),
  );
  app.post(
    '/api/desk/invoices/:id',
    {
      config,
      bodyLimit: LARGEST_BODY,
      schema: {
        hide: true,
        params: deskInvoicePathSchema,
        body: deskInvoiceGivenSchema,
        response: { 200: doneSchema },
      },
    },
    async (request) => {
      const { pdf, why, ...given } = request.body;
      const issued = { ...request.params, ...given, pdf: Buffer.from(pdf, 'base64') };
      const outcome = await takeInvoice(deps, issued, { by: operatorOf(request), why });
      return {
        message: outcome === 'taken' ? 'Fatura işlendi; üyeye gönderilecek.' : 'Bu fatura daha önce işlenmişti.',
      };
    },
  );
}

async function freshTasks(deps: Deps): Promise<InvoiceTask[]> {
  await queueInvoices(deps);
  return listTasks(deps);
}

/** The pending invoices, as a file; logs the access, because the file names buyers. */
async function openTasks(deps: Deps, by: Actor): Promise<InvoiceTask[]> {
  const at = deps.clock.now();
  await deps.db.transaction((tx) => noteInAudit(tx, { at, by, act: 'invoice.list', to: ['order', 'to invoice'] }));
  return freshTasks(deps);
}

function taskRow(task: InvoiceTask): DeskPayments['tasks'][number] {
  const { id, reference, buyer, totalKurus, dueBy, reportedAt } = task;
  return {
    id,
    reference,
    document: documentName(task),
    buyer: buyer.companyTitle ?? buyer.name,
    totalKurus,
    dueBy: dueBy.toISOString(),
    state: reportedAt ? 'reported' : mayBeIssued(task) ? 'waiting' : 'blocked',
  };
}
