import { createHash } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { invoiceFiles, invoices } from '#server/database/tables/selling/invoices.ts';
import type { Deps } from '#server/deps.ts';
import { pdfText } from '#server/features/intake/notices/index.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { queueMail } from '#server/features/selling/orders/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { cancelLetters } from '#server/platform/outbox/queue-letter.ts';
import { INVOICE_PDF_MB, INVOICE_PDF_TOO_LARGE } from '#shared/orders/invoice-names.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { invoiceReport } from './invoice-report.ts';

const LARGEST_PDF = INVOICE_PDF_MB * 1024 * 1024;
/** The maximum size of a body: a PDF in base64, and the fields around it. */
export const LARGEST_BODY = Math.ceil(LARGEST_PDF / 3) * 4 + 4096;

export type IssuedInvoice = {
  readonly id: string;
  readonly number: string;
  /** `yyyy-mm-dd` */
  readonly issuedOn: string;
  readonly pdf: Buffer;
};

/**
 * Stores the number and the PDF of an issued invoice, and queues its mail. The same call again changes nothing
 * (`known`). Throws 404 for an unknown task, 400 for an impossible day or an invalid file, 409 for a number that
 * differs from the stored one or belongs to another invoice. `entered`: who entered it by hand, and why.
 */
export async function takeInvoice(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  issued: IssuedInvoice,
  entered?: { readonly by: Actor; readonly why: string },
): Promise<'taken' | 'known'> {
  await requirePdf(issued.pdf);
  const { id, number, issuedOn, pdf } = issued;
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  return db.transaction(async (tx) => {
    const [task] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update');
    if (!task) throw new ExpectedError(404, 'NOT_FOUND', 'Böyle bir fatura kaydı yok.');
    if (task.number !== null) {
      if (await isSame(tx, task, { number, issuedOn, sha256 })) return 'known';
      throw new ExpectedError(409, 'ALREADY_ISSUED', `Bu kayıt ${task.number} numarasıyla işlenmiş.`);
    }
    const at = clock.now();
    if (issuedOn < istanbulDate(task.happenedAt) || issuedOn > istanbulDate(at))
      throw new ExpectedError(
        400,
        'INVALID_PARAMETER',
        'Düzenleme günü ödemeden önce ya da ileride olamaz.',
        'issuedOn',
      );
    if ((await tx.$count(invoices, and(eq(invoices.number, number), ne(invoices.id, id)))) > 0)
      throw new ExpectedError(409, 'NUMBER_TAKEN', `${number} numarası başka bir kayda işlenmiş.`);
    await tx.update(invoices).set({ number, issuedOn, issuedAt: at }).where(eq(invoices.id, id));
    await tx.insert(invoiceFiles).values({ invoiceId: id, content: pdf, sha256 });
    if (entered)
      await noteInAudit(tx, { at, act: 'invoice.take', to: ['order', task.orderId], after: { number }, ...entered });
    await cancelLetters(tx, invoiceReport, { key: id, at });
    const kind = task.kind === 'sale' ? 'invoice' : 'refundInvoice';
    await queueMail(tx, { orderId: task.orderId, kind, about: id, facts: { number, kurus: task.amountKurus }, at });
    return 'taken';
  });
}

async function isSame(
  tx: Transaction,
  task: typeof invoices.$inferSelect,
  { number, issuedOn, sha256 }: { number: string; issuedOn: string; sha256: string },
): Promise<boolean> {
  const [file] = await tx
    .select({ sha256: invoiceFiles.sha256 })
    .from(invoiceFiles)
    .where(eq(invoiceFiles.invoiceId, task.id));
  return task.number === number && task.issuedOn === issuedOn && file?.sha256 === sha256;
}

/** Checks the content: it begins like a PDF, is not too large, and opens as a document with text. */
async function requirePdf(pdf: Buffer): Promise<void> {
  const refuse = (reason: string) => new ExpectedError(400, 'INVALID_PARAMETER', reason, 'pdf');
  if (pdf.length > LARGEST_PDF) throw refuse(INVOICE_PDF_TOO_LARGE);
  if (pdf.subarray(0, 5).toString('latin1') !== '%PDF-') throw refuse('Dosya bir PDF değil.');
  await pdfText(pdf, { isUrgent: true }).catch((error: unknown) => {
    throw error instanceof ExpectedError ? error : refuse(error instanceof Error ? error.message : 'PDF okunamadı.');
  });
}
