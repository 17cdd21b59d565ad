export const INVOICE_KINDS = ['sale', 'refund'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

export const INVOICE_PDF_MB = 2;
export const INVOICE_PDF_TOO_LARGE = `PDF en çok ${INVOICE_PDF_MB} MB olabilir.`;

/** The file name of an issued invoice: `peyda-fatura-PEY2026000000001.pdf`. */
export function invoiceFileName(kind: InvoiceKind, number: string): string {
  return `peyda-${kind === 'sale' ? 'fatura' : 'iade-belgesi'}-${number}.pdf`;
}
