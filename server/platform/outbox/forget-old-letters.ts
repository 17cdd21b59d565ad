import { and, inArray, lt, notInArray, or } from 'drizzle-orm';
import { outbox } from '#server/database/tables/outbox.ts';
import type { Deps } from '#server/deps.ts';
import { RETENTION, yearsBefore } from '#shared/retention.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import type { LetterKind } from './letter-kind.ts';

/**
 * Deletes letters that were sent or cancelled more than a month ago, and all others once they are older than a year.
 * Kinds with `isKept` are deleted with the data that they are about. For a job.
 */
export async function forgetOldLetters(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  kinds: readonly LetterKind[],
): Promise<{ deliveries: number }> {
  const now = clock.now();
  const isDone = inArray(outbox.state, ['sent', 'cancelled']);
  const monthAgo = new Date(now.getTime() - RETENTION.deliveryDays * DAY_MS);
  const isOld = or(
    and(isDone, lt(outbox.finishedAt, monthAgo)),
    lt(outbox.createdAt, yearsBefore(now, RETENTION.notificationYears)),
  );
  const kept = kinds.filter(({ isKept }) => isKept).map(({ name }) => name);
  const { rowCount } = await db.delete(outbox).where(and(isOld, notInArray(outbox.kind, kept)));
  return { deliveries: rowCount ?? 0 };
}
