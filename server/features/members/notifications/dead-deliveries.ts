import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { users } from '#server/database/tables/accounts.ts';
import { type Channel, type DeliveryStatus, deliveries } from '#server/database/tables/notifications.ts';
import type { DeadLetterQueue, LettersMeant } from '#server/platform/dead-letters.ts';
import { formatNumber } from '#shared/text/money.ts';
import { smsTime } from './sms-time.ts';

/**
 * Notifications whose mail or text message was given up. Trying one again asks anew whether its reader still wants it,
 * when it is sent; text messages wait for the hours in which they may wake people up.
 */
export const deadDeliveries: DeadLetterQueue = {
  async list(db, { most, id }) {
    const rows = await db
      .select({ delivery: deliveries, email: users.email, phoneNumber: users.phoneNumber })
      .from(deliveries)
      .innerJoin(users, eq(users.id, deliveries.userId))
      .where(and(isDead, id === undefined ? undefined : isOf({ id })))
      .orderBy(asc(deliveries.createdAt))
      .limit(most);
    return rows.map(({ delivery, email, phoneNumber }) => ({
      id: delivery.id,
      channel: delivery.channel,
      about: `${formatNumber(delivery.notificationIds.length)} bildirim`,
      recipient: delivery.channel === 'sms' ? phoneNumber : email,
      reason: delivery.lastError,
      attempts: delivery.attempts,
      createdAt: delivery.createdAt,
    }));
  },
  async retry(tx, meant, now) {
    const again = (channel: Channel, nextAttemptAt: Date) =>
      change(tx, meant, { status: 'pending', finishedAt: null, nextAttemptAt }, eq(deliveries.channel, channel));
    return (await again('email', now)) + (await again('sms', smsTime(now)));
  },
  discard: (tx, meant, now) => change(tx, meant, { status: 'cancelled', finishedAt: now }),
};

const isDead = eq(deliveries.status, 'dead');

function isOf(meant: LettersMeant): SQL {
  // As text: what somebody sends need not look like an id.
  if ('id' in meant) return sql`${deliveries.id}::text = ${meant.id}`;
  return meant.reason === null ? isNull(deliveries.lastError) : eq(deliveries.lastError, meant.reason);
}

type Change = { status: DeliveryStatus; finishedAt: Date | null; nextAttemptAt?: Date };

async function change(tx: Transaction, meant: LettersMeant, set: Change, condition?: SQL): Promise<number> {
  const { rowCount } = await tx
    .update(deliveries)
    .set(set)
    .where(and(isDead, isOf(meant), condition));
  return rowCount ?? 0;
}
