import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Config } from '#server/config.ts';
import { invoices } from '#server/database/tables/selling/invoices.ts';
import { orders, refunds } from '#server/database/tables/selling/orders.ts';
import type { Deps } from '#server/deps.ts';
import { methodOf } from '#server/features/selling/payments/index.ts';
import { LAW } from '#shared/law/law-figures.ts';
import {
  type Buyer,
  type OrderPeriod,
  type OrderPlan,
  type PaymentMethod,
  vatInside,
} from '#shared/orders/order-rules.ts';
import { DAY_MS } from '#shared/text/dates.ts';

/** A pending invoice, with what an accountant or an integrator needs to know. Money in kuruş. */
export type InvoiceTask = {
  readonly id: string;
  readonly kind: 'sale' | 'refund';
  /** `expenseNote`: gider pusulası, which a seller writes for a consumer who can issue no invoice. */
  readonly paper: 'invoice' | 'expenseNote';
  readonly reference: string;
  readonly plan: OrderPlan;
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
  readonly reportedAt: Date | null;
  /** For a refund: the invoice that it reverses, once that has been issued. */
  readonly original?: OriginalInvoice;
};

/** `issuedOn` as `yyyy-mm-dd`. */
export type OriginalInvoice = { readonly number: string; readonly issuedOn: string };

/** Whether it can be issued now: a refund names the invoice that it reverses, so that one must be issued first. */
export function mayBeIssued({ kind, original }: InvoiceTask): boolean {
  return kind === 'sale' || original !== undefined;
}

/** The tasks without an invoice number, the most urgent first. */
export async function listTasks({ db, config }: Pick<Deps, 'db' | 'config'>, condition?: SQL): Promise<InvoiceTask[]> {
  const sale = alias(invoices, 'sale');
  const rows = await db
    .select({ invoice: invoices, order: orders, number: sale.number, issuedOn: sale.issuedOn })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .leftJoin(refunds, and(eq(invoices.kind, 'refund'), eq(sql`${refunds.id}::text`, invoices.about)))
    .leftJoin(sale, and(eq(sale.kind, 'sale'), eq(sale.about, refunds.paymentReference)))
    .where(and(isNull(invoices.number), condition))
    .orderBy(asc(invoices.happenedAt), desc(invoices.kind), asc(invoices.id));
  return rows.map(({ invoice, order, number, issuedOn }) => {
    const { id, kind, amountKurus, happenedAt, reportedAt } = invoice;
    const { reference, plan, period, method, buyer, email, vatPercent } = order;
    if (!buyer || !method) throw new Error(`The paid order ${reference} has no buyer.`);
    const dueBy = new Date(happenedAt.getTime() + LAW.invoiceDays.value * DAY_MS);
    const money = { totalKurus: amountKurus, vatPercent, vatKurus: vatInside(amountKurus, vatPercent) };
    const known = {
      id,
      kind,
      paper: paperOf(config, { kind, buyer }),
      reference,
      plan,
      period,
      method: methodOf(method),
      buyer,
      email,
      ...money,
      happenedAt,
      dueBy,
      reportedAt,
    };
    return number && issuedOn ? { ...known, original: { number, issuedOn } } : known;
  });
}

/**
 * The document for a refund; for a consumer, the one that the seller's accountant chose (`CONSUMER_REFUND_PAPER`, VUK
 * 234).
 */
export function paperOf(
  { CONSUMER_REFUND_PAPER }: Pick<Config, 'CONSUMER_REFUND_PAPER'>,
  { kind, buyer }: { readonly kind: InvoiceTask['kind']; readonly buyer: Pick<Buyer, 'kind'> },
): InvoiceTask['paper'] {
  const isNote = kind === 'refund' && buyer.kind === 'person' && CONSUMER_REFUND_PAPER === 'gider-pusulasi';
  return isNote ? 'expenseNote' : 'invoice';
}

/** The name of the document to be issued; the tasks themselves are not invoices. */
export const DOCUMENT_NAMES: Readonly<Record<InvoiceTask['kind'], string>> = { sale: 'Satış', refund: 'İade' };

/** The same; for a consumer's refund with the kind of document. */
export function documentName({ kind, paper }: Pick<InvoiceTask, 'kind' | 'paper'>): string {
  return paper === 'expenseNote' ? `${DOCUMENT_NAMES[kind]} (gider pusulası)` : DOCUMENT_NAMES[kind];
}
