import { reportMail } from '#server/features/company/reports/index.ts';
import { webhookOffMail } from '#server/features/company/webhooks/index.ts';
import { answerLetter } from '#server/features/desk/removal-requests/index.ts';
import { answerMail } from '#server/features/help/support/index.ts';
import { notificationMail, notificationText } from '#server/features/members/notifications/index.ts';
import { invoiceReport } from '#server/features/selling/invoices/index.ts';
import { orderMail } from '#server/features/selling/orders/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { LetterKind } from '#server/platform/outbox/letter-kind.ts';

/** Every kind of letter in the outbox, in the order of the desk. */
export const LETTER_KINDS: readonly LetterKind[] = [
  notificationMail,
  notificationText,
  orderMail,
  answerMail,
  invoiceReport,
  reportMail,
  webhookOffMail,
  answerLetter,
];

/** Throws 400 for an unknown name. */
export function kindNamed(name: string): LetterKind {
  const kind = LETTER_KINDS.find((one) => one.name === name);
  if (!kind) throw new ExpectedError(400, 'INVALID_PARAMETER', 'Böyle bir kuyruk yok.', 'queue');
  return kind;
}
