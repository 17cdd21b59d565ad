import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { invoices } from '#server/database/tables/selling/invoices.ts';
import type { Deps } from '#server/deps.ts';
import { faultOf } from '#server/platform/loggable-error.ts';
import { postWebhook } from '#server/platform/webhooks/post-webhook.ts';
import { type InvoiceTask, listTasks, mayBeIssued } from './invoice-task.ts';
import { invoiceUbl, missingForUbl } from './invoice-ubl.ts';

const MINUTE_MS = 60_000;
const MOST_PAUSE_MS = 6 * 60 * MINUTE_MS;
/** About four days, of the seven that the law allows. */
export const MOST_TRIES = 24;
const MOST_A_RUN = 50;

type Target = { readonly url: string; readonly secrets: readonly string[] };
type SendDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;

/**
 * Reports what must be invoiced to the integrator's webhook; one that is not taken (2xx) is repeated after longer and
 * longer pauses under the same message id. A refund waits for the number of the invoice that it takes back. Without
 * INVOICE_WEBHOOK_URL nothing is sent. For a job, safe to repeat.
 */
export async function sendInvoices(deps: SendDeps): Promise<{ sent: number; failed: number }> {
  const counts = { sent: 0, failed: 0 };
  const { INVOICE_WEBHOOK_URL: url, INVOICE_WEBHOOK_SECRET: secret } = deps.config;
  if (!url || !secret) return counts;
  const isWaiting = and(
    isNull(invoices.reportedAt),
    lte(invoices.nextTryAt, deps.clock.now()),
    sql`${invoices.tries} < ${MOST_TRIES}::int + ${invoices.extraTries}`,
  );
  for (const task of (await listTasks(deps, isWaiting)).filter(mayBeIssued).slice(0, MOST_A_RUN))
    counts[(await sendTask(deps, task, { url, secrets: [secret] })) ? 'sent' : 'failed'] += 1;
  return counts;
}

async function sendTask(deps: SendDeps, task: InvoiceTask, target: Target): Promise<boolean> {
  const now = deps.clock.now();
  const pauseMs = Math.min(MINUTE_MS * 2 ** task.tries, MOST_PAUSE_MS);
  // Counted before it is sent: a process killed meanwhile sends it again after the pause.
  const tried = { tries: task.tries + 1, nextTryAt: new Date(now.getTime() + pauseMs) };
  await deps.db.update(invoices).set(tried).where(eq(invoices.id, task.id));
  try {
    const body = JSON.stringify({ type: 'invoice.due', timestamp: now.toISOString(), data: messageOf(deps, task) });
    const status = await postWebhook(deps.config, target, { id: task.id, at: now, body });
    if (status < 200 || status > 299) throw new Error(`answered ${status}`);
  } catch (error) {
    const lastError = faultOf(error).slice(0, 300);
    await deps.db.update(invoices).set({ lastError }).where(eq(invoices.id, task.id));
    const told = { err: error, invoice: task.id, tries: tried.tries };
    if (tried.tries >= MOST_TRIES) deps.log.error(told, 'the integrator did not take an invoice; issue it by hand');
    else deps.log.warn(told, 'the integrator did not take an invoice');
    return false;
  }
  await deps.db.update(invoices).set({ reportedAt: now }).where(eq(invoices.id, task.id));
  return true;
}

/**
 * What the integrator gets: the task, and the draft in UBL-TR where it is an invoice and the settings suffice for one.
 */
function messageOf({ config }: SendDeps, task: InvoiceTask) {
  const hasDraft = task.paper === 'invoice' && missingForUbl(config).length === 0;
  const ubl = hasDraft ? invoiceUbl(config, task) : null;
  const { tries: _tries, reportedAt: _reportedAt, ...data } = task;
  return { ...data, currency: 'TRY', ubl };
}
