import { deadAnswerMails } from '#server/features/help/support/index.ts';
import { deadDeliveries } from '#server/features/members/notifications/index.ts';
import { deadInvoiceReports } from '#server/features/selling/invoices/index.ts';
import { deadOrderMails } from '#server/features/selling/orders/index.ts';
import type { DeadLetterQueue } from '#server/platform/dead-letters.ts';
import type { LetterQueueName } from '#shared/desk/collection/collection-rules.ts';

/** Every queue whose letters can be given up. */
export const QUEUES: Readonly<Record<LetterQueueName, DeadLetterQueue>> = {
  notification: deadDeliveries,
  order: deadOrderMails,
  support: deadAnswerMails,
  invoice: deadInvoiceReports,
};
