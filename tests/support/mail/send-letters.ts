import { reportMail } from '#server/features/company/reports/index.ts';
import { answerLetter } from '#server/features/desk/removal-requests/index.ts';
import { answerMail } from '#server/features/help/support/index.ts';
import { notificationMail, notificationText } from '#server/features/members/notifications/index.ts';
import { invoiceReport, queueInvoiceReports } from '#server/features/selling/invoices/index.ts';
import { orderMail } from '#server/features/selling/orders/index.ts';
import { deliverLetters } from '#server/platform/outbox/deliver-letters.ts';
import type { LetterDeps } from '#server/platform/outbox/letter-kind.ts';

// The same as the jobs of these names.
export const deliverNotifications = (deps: LetterDeps) => deliverLetters(deps, notificationMail, notificationText);
export const sendOrderMails = (deps: LetterDeps) => deliverLetters(deps, orderMail);
export const mailAnswers = (deps: LetterDeps) => deliverLetters(deps, answerMail);
export const mailReports = (deps: LetterDeps) => deliverLetters(deps, reportMail);
export const sendRemovalLetters = (deps: LetterDeps) => deliverLetters(deps, answerLetter);
export async function sendInvoices(deps: LetterDeps) {
  await queueInvoiceReports(deps);
  return deliverLetters(deps, invoiceReport);
}
