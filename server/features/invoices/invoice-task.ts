import { and, asc, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { invoices } from '#server/database/tables/invoices.ts';
import { orders } from '#server/database/tables/orders.ts';
import type { Deps } from '#server/deps.ts';
import { LAW } from '#shared/law/law-figures.ts';
import { type Buyer, type OrderPeriod, type PaymentMethod, vatInside } from '#shared/orders/order-rules.ts';
import { DAY_MS } from '#shared/text/dates.ts';

/** Something that must be invoiced: what an accountant or an integrator needs to know of it. Money in kuruş. */
export type InvoiceTask = {
  readonly id: string;
  readonly kind: 'sale' | 'refund';
  readonly reference: string;
  readonly period: OrderPeriod;
  readonly method: PaymentMethod;
  readonly buyer: Buyer;
  readonly email: string;
  readonly totalKurus: number;
  readonly vatKurus: number;
  readonly vatPercent: number;
  readonly happenedAt: Date;
  /** The last day that the law allows (VUK 231/5). */
  readonly dueBy: Date;
  readonly tries: number;
  readonly reportedAt: Date | null;
};

/** What has no number yet, the most urgent first. */
export async function listTasks({ db }: Pick<Deps, 'db'>, condition?: SQL): Promise<InvoiceTask[]> {
  const rows = await db
    .select({ invoice: invoices, order: orders })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(isNull(invoices.number), condition))
    .orderBy(asc(invoices.happenedAt), desc(invoices.kind), asc(invoices.id));
  return rows.map(({ invoice, order }) => {
    const { id, kind, amountKurus, happenedAt, tries, reportedAt } = invoice;
    const { reference, period, method, buyer, email, vatPercent } = order;
    if (!buyer || !method) throw new Error(`The paid order ${reference} has no buyer.`);
    const dueBy = new Date(happenedAt.getTime() + LAW.invoiceDays.value * DAY_MS);
    const money = { totalKurus: amountKurus, vatPercent, vatKurus: vatInside(amountKurus, vatPercent) };
    return { id, kind, reference, period, method, buyer, email, ...money, happenedAt, dueBy, tries, reportedAt };
  });
}

/** What the document will be; none of them is an invoice yet. */
export const DOCUMENT_NAMES: Readonly<Record<InvoiceTask['kind'], string>> = { sale: 'Satış', refund: 'İade' };
