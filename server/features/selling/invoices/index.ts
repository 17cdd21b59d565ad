export { deadInvoiceReports } from './dead-invoice-reports.ts';
export { invoiceCsv } from './invoice-csv.ts';
export { invoiceRoutes } from './invoice-routes.ts';
export { documentName, listTasks, mayBeIssued } from './invoice-task.ts';
export { invoiceUbl } from './invoice-ubl.ts';
export { exportInvoices, listOwnInvoices } from './own-invoices.ts';
export { queueInvoices } from './queue-invoices.ts';
export { sendInvoices } from './send-invoices.ts';
export { takeInvoice } from './take-invoice.ts';
