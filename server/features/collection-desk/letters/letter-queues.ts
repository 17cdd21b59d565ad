import { deadInvoiceReports } from '#server/features/invoices/index.ts';
import { deadDeliveries } from '#server/features/notifications/index.ts';
import { deadOrderMails } from '#server/features/orders/index.ts';
import { deadAnswerMails } from '#server/features/support/index.ts';
import type { DeadLetterQueue } from '#server/platform/dead-letters.ts';
import type { LetterQueueName } from '#shared/desk/collection/collection-rules.ts';

/** Every queue whose letters can be given up. */
export const QUEUES: Readonly<Record<LetterQueueName, DeadLetterQueue>> = {
  notification: deadDeliveries,
  order: deadOrderMails,
  support: deadAnswerMails,
  invoice: deadInvoiceReports,
};
