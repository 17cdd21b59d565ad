import { sql } from 'drizzle-orm';
import type { Deps } from '#server/deps.ts';
import { invoiceReport } from './invoice-report.ts';

/**
 * Creates the invoice tasks: payments that were kept, and refunds of them. Money that was only received and returned
 * (`duplicate`, `unwanted`) was no sale. Works from stored payments, so that a killed process loses nothing. For a job.
 */
export async function queueInvoices({ db }: Pick<Deps, 'db'>): Promise<{ queued: number }> {
  const { rowCount } = await db.execute(sql`
    insert into invoices (order_id, kind, about, amount_kurus, happened_at)
    select * from (
      select p.order_id, 'sale', p.reference, round(p.amount * 100)::int, p.paid_at
      from (
        select order_id, reference, amount, paid_at from payments
        union all select order_id, reference, amount, paid_at from payment_archive
      ) p
      where p.order_id is not null
        and not exists (
          select from refunds r where r.payment_reference = p.reference and r.reason in ('duplicate', 'unwanted'))
      union all
      select order_id, 'refund', id::text, amount_kurus, done_at
      from refunds where state = 'done' and reason in ('withdrawal', 'ending')
    ) due (order_id, kind, about, amount_kurus, happened_at)
    where not exists (select from invoices i where i.kind = due.kind and i.about = due.about)
    on conflict do nothing`);
  return { queued: rowCount ?? 0 };
}

/**
 * Queues the reports of pending invoices, each under the id of its invoice. A refund names the invoice that it
 * reverses, so it waits for that one's number. For a job.
 */
export async function queueInvoiceReports({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now().toISOString();
  await db.execute(sql`
    insert into outbox (id, kind, key, order_id, facts, next_try_at, created_at)
    select i.id, ${invoiceReport.name}, i.id::text, i.order_id, jsonb_build_object('invoiceId', i.id),
      ${now}::timestamptz, ${now}::timestamptz
    from invoices i
    where i.number is null and i.reported_at is null
      and (i.kind = 'sale' or exists (
        select from refunds r join invoices sale on sale.kind = 'sale' and sale.about = r.payment_reference
        where r.id::text = i.about and sale.number is not null))
    order by i.happened_at, i.kind desc, i.id
    on conflict do nothing`);
}
