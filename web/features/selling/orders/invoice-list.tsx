import { type InvoiceKind, invoiceFileName } from '#shared/orders/invoice-names.ts';
import type { OwnInvoice } from '#shared/orders/invoices.ts';
import { dayText } from '#shared/text/day-text.ts';
import { formatKurus } from '#shared/text/money.ts';
import { DownloadButton } from '#web/ui/download-button.tsx';

const NAMES: Readonly<Record<InvoiceKind, string>> = { sale: 'Fatura', refund: 'İade belgesi' };

/** Issued invoices, each with its file. */
export function InvoiceList({ invoices }: { invoices: readonly OwnInvoice[] }) {
  if (invoices.length === 0) return null;
  return (
    <ul aria-label="Faturalar" className="tabular grid gap-1">
      {invoices.map(({ id, kind, number, issuedOn, amountKurus }) => (
        <li key={id}>
          <DownloadButton path={`/api/user/invoices/${id}/file`} name={invoiceFileName(kind, number)}>
            {`${NAMES[kind]} ${number}`}
          </DownloadButton>
          <span className="block text-sm text-ink-soft">{`${dayText(issuedOn)}, ${formatKurus(amountKurus)}`}</span>
        </li>
      ))}
    </ul>
  );
}
