import type { FastifyReply } from 'fastify';
import type { Deps } from '#server/deps.ts';
import type { KeyCaller } from '#server/features/api-keys/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { takeCalls } from '#server/platform/limits/take-calls.ts';
import { EXPORTS_PER_DAY } from '#shared/plans.ts';
import { DAY_MS, startOfIstanbulDay } from '#shared/text/dates.ts';

/** Counts an export against the organisation's day of Istanbul: it reads as much as some thousand calls. Throws 429 EXPORTS_USED_UP. */
export async function takeExport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reply: FastifyReply,
  { organisationId }: Pick<KeyCaller, 'organisationId'>,
): Promise<void> {
  const now = clock.now();
  const leftMs = startOfIstanbulDay(now).getTime() + DAY_MS - now.getTime();
  const asked = [{ key: `exports ${organisationId}`, max: EXPORTS_PER_DAY, leftMs }];
  const { isTaken, counts } = await takeCalls(db, asked);
  if (isTaken) return;
  void reply.header('retry-after', Math.ceil((counts[0]?.leftMs ?? leftMs) / 1000));
  throw new ExpectedError(
    429,
    'EXPORTS_USED_UP',
    `Günde en çok ${EXPORTS_PER_DAY} toplu indirme yapılabilir. Aradaki değişiklikleri değişiklik akışından okuyun.`,
  );
}
