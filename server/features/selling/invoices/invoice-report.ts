import { and, eq, isNull } from 'drizzle-orm';
import type { Config } from '#server/config.ts';
import { invoices } from '#server/database/tables/selling/invoices.ts';
import { orders } from '#server/database/tables/selling/orders.ts';
import type { LetterKind } from '#server/platform/outbox/letter-kind.ts';
import { postWebhook } from '#server/platform/webhooks/post-webhook.ts';
import { DOCUMENT_NAMES, type InvoiceTask, listTasks } from './invoice-task.ts';
import { invoiceUbl, missingForUbl } from './invoice-ubl.ts';

type ReportFacts = { readonly invoiceId: string };

/**
 * Reports pending invoices to the integrator's webhook, under the invoice's own id. Without INVOICE_WEBHOOK_URL nothing
 * is sent. Reports can't be discarded, because the law requires the invoice (VUK 229): the report of an invoice issued
 * by hand is removed when its number is entered.
 */
export const invoiceReport: LetterKind<ReportFacts> = {
  name: 'invoice',
  label: 'Fatura bildirimleri',
  channel: 'webhook',
  /** About four days of retries, of the seven days that the law allows. */
  mostTries: 24,
  isKept: true,
  keptBecause: 'Fatura bildirimi atılamaz: faturanın numarası yazılınca listeden düşer.',
  isOpen: ({ config }) => targetOf(config) !== undefined,
  async make(deps, { facts: { invoiceId } }) {
    const own = eq(invoices.id, invoiceId);
    const [task] = await listTasks(deps, own);
    if (!task) return 'unwanted';
    const { config, clock } = deps;
    const target = targetOf(config);
    if (!target) throw new Error('INVOICE_WEBHOOK_URL is not set.');
    const at = clock.now();
    const body = JSON.stringify({ type: 'invoice.due', timestamp: at.toISOString(), data: messageOf(config, task) });
    return {
      send: async () => {
        const status = await postWebhook(config, target, { id: task.id, at, body });
        if (status < 200 || status > 299) throw new Error(`answered ${status}`);
      },
      noted: async (tx, reportedAt) => void (await tx.update(invoices).set({ reportedAt }).where(own)),
    };
  },
  async tell(db, { facts: { invoiceId } }) {
    const [task] = await db
      .select({ kind: invoices.kind, reference: orders.reference })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(and(eq(invoices.id, invoiceId), isNull(invoices.number)));
    if (!task) return undefined;
    const about = `Fatura bildirimi: ${DOCUMENT_NAMES[task.kind]} (${task.reference})`;
    return { about, recipient: 'fatura entegratörü' };
  },
};

function targetOf({ INVOICE_WEBHOOK_URL: url, INVOICE_WEBHOOK_SECRET: secret }: Config) {
  return url && secret ? { url, secrets: [secret] } : undefined;
}

/**
 * The message to the integrator: the task, and the draft in UBL-TR if it is an invoice and the settings suffice for
 * one.
 */
function messageOf(config: Config, task: InvoiceTask) {
  const hasDraft = task.paper === 'invoice' && missingForUbl(config).length === 0;
  const ubl = hasDraft ? invoiceUbl(config, task) : null;
  const { reportedAt: _reportedAt, ...data } = task;
  return { ...data, currency: 'TRY', ubl };
}
