export { invoiceCsv } from './invoice-csv.ts';
export { invoiceReport } from './invoice-report.ts';
export { invoiceRoutes } from './invoice-routes.ts';
export { documentName, listTasks, mayBeIssued } from './invoice-task.ts';
export { invoiceUbl } from './invoice-ubl.ts';
export { exportInvoices, listOwnInvoices } from './own-invoices.ts';
export { queueInvoiceReports, queueInvoices } from './queue-invoices.ts';
export { takeInvoice } from './take-invoice.ts';
