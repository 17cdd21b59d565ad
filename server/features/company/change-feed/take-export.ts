import type { Deps } from '#server/deps.ts';
import type { KeyCaller } from '#server/features/company/api-keys/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { takeCalls } from '#server/platform/limits/take-calls.ts';
import { EXPORTS_PER_DAY } from '#shared/plans.ts';
import { DAY_MS, startOfIstanbulDay } from '#shared/text/dates.ts';

/** 429: the organisation has used up today's exports of all listings. */
export class ExportsUsedUp extends ExpectedError {
  override readonly retryAfterS: number;

  constructor(leftMs: number) {
    const advice = 'Aradaki değişiklikleri değişiklik akışından okuyun.';
    super(429, 'EXPORTS_USED_UP', `Günde en çok ${EXPORTS_PER_DAY} toplu indirme yapılabilir. ${advice}`);
    this.retryAfterS = Math.max(1, Math.ceil(leftMs / 1000));
  }
}

/**
 * Counts an export for the organisation and the day in Istanbul: an export reads as much as some thousand calls. Throws
 * `ExportsUsedUp`.
 */
export async function takeExport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { organisationId }: Pick<KeyCaller, 'organisationId'>,
): Promise<void> {
  const now = clock.now();
  const leftMs = startOfIstanbulDay(now).getTime() + DAY_MS - now.getTime();
  const { isTaken, counts } = await takeCalls(db, [{ key: `exports ${organisationId}`, max: EXPORTS_PER_DAY, leftMs }]);
  if (!isTaken) throw new ExportsUsedUp(counts[0]?.leftMs ?? leftMs);
}
