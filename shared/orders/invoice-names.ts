export const INVOICE_KINDS = ['sale', 'refund'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** The name of the file of an issued invoice: `peyda-fatura-PEY2026000000001.pdf`. */
export function invoiceFileName(kind: InvoiceKind, number: string): string {
  return `peyda-${kind === 'sale' ? 'fatura' : 'iade-belgesi'}-${number}.pdf`;
}
