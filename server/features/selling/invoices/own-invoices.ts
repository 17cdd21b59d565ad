import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { invoiceFiles, invoices } from '#server/database/tables/selling/invoices.ts';
import { orders } from '#server/database/tables/selling/orders.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { invoiceFileName } from '#shared/orders/invoice-names.ts';
import type { OwnInvoice } from '#shared/orders/invoices.ts';

/** The invoices of a member, newest first, without tasks that have no number yet. */
export async function listOwnInvoices({ db }: Pick<Deps, 'db'>, userId: string): Promise<OwnInvoice[]> {
  const rows = await db
    .select({ invoice: invoices, reference: orders.reference })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(orders.userId, userId), isNotNull(invoices.number)))
    .orderBy(desc(invoices.issuedAt));
  return rows.map(({ invoice: { id, orderId, kind, amountKurus, number, issuedOn }, reference }) => {
    if (number === null || issuedOn === null) throw new Error('An issued invoice has no number or day.');
    return { id, orderId, reference, kind, amountKurus, number, issuedOn };
  });
}

/** The PDF of a member's invoice. Throws 404 for an unknown one or another member's. */
export async function getOwnInvoiceFile(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  id: string,
): Promise<{ name: string; content: Buffer }> {
  const [found] = await db
    .select({ number: invoices.number, kind: invoices.kind, content: invoiceFiles.content })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .innerJoin(invoiceFiles, eq(invoiceFiles.invoiceId, invoices.id))
    .where(and(eq(invoices.id, id), eq(orders.userId, userId)));
  if (!found?.number) throw new ExpectedError(404, 'NOT_FOUND', 'Böyle bir faturanız yok.');
  return { name: invoiceFileName(found.kind, found.number), content: found.content };
}

/** A member's invoices for the copy of their data (KVKK art. 11). */
export async function exportInvoices(deps: Pick<Deps, 'db'>, userId: string) {
  return { name: 'invoices', rows: await listOwnInvoices(deps, userId) };
}
