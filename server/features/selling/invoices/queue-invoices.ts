import { sql } from 'drizzle-orm';
import type { Deps } from '#server/deps.ts';

/**
 * Notes what must be invoiced: payments that were kept, and what was paid back of them. Money that only came and went
 * (`duplicate`, `unwanted`) was no sale. Reads what is on record, so that a process killed in between loses nothing.
 * For a job.
 */
export async function queueInvoices({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<{ queued: number }> {
  const { rowCount } = await db.execute(sql`
    insert into invoices (order_id, kind, about, amount_kurus, happened_at, next_try_at)
    select * from (
      select p.order_id, 'sale', p.reference, round(p.amount * 100)::int, p.paid_at, ${clock.now().toISOString()}::timestamptz
      from (
        select order_id, reference, amount, paid_at from payments
        union all select order_id, reference, amount, paid_at from payment_archive
      ) p
      where p.order_id is not null
        and not exists (
          select from refunds r where r.payment_reference = p.reference and r.reason in ('duplicate', 'unwanted'))
      union all
      select order_id, 'refund', id::text, amount_kurus, done_at, ${clock.now().toISOString()}::timestamptz
      from refunds where state = 'done' and reason in ('withdrawal', 'ending')
    ) due (order_id, kind, about, amount_kurus, happened_at, next_try_at)
    where not exists (select from invoices i where i.kind = due.kind and i.about = due.about)
    on conflict do nothing`);
  return { queued: rowCount ?? 0 };
}
