import { lt } from 'drizzle-orm';
import {
  attemptLimits,
  emailChanges,
  forgottenAccounts,
  knownDevices,
  phoneCodes,
  textMessageCounts,
  userSessions,
  userVerifications,
} from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { RETENTION, yearsBefore } from '#shared/retention.ts';
import { DAY_MS, istanbulDate } from '#shared/text/dates.ts';

/** Longer than any time window, any block, and the time after which earlier blocks no longer count. */
const ATTEMPTS_KEPT_MS = RETENTION.attemptDays * DAY_MS;

/**
 * A job: deletes expired sessions, links and codes, marks of devices, old ids of deleted accounts, and expired
 * attempts.
 */
export async function cleanAccounts(deps: Deps): Promise<{ sessions: number; links: number; attempts: number }> {
  const now = deps.clock.now();
  const forgotten = new Date(now.getTime() - ATTEMPTS_KEPT_MS);
  const sessions = await deps.db.delete(userSessions).where(lt(userSessions.expiresAt, now));
  const links = await deps.db.delete(userVerifications).where(lt(userVerifications.expiresAt, now));
  await deps.db.delete(phoneCodes).where(lt(phoneCodes.expiresAt, now));
  await deps.db.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
  await deps.db.delete(textMessageCounts).where(lt(textMessageCounts.day, istanbulDate(now)));
  const oldest = new Date(now.getTime() - RETENTION.knownDeviceDays * DAY_MS);
  await deps.db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, oldest));
  const gone = yearsBefore(now, RETENTION.forgottenAccountYears);
  await deps.db.delete(forgottenAccounts).where(lt(forgottenAccounts.forgottenAt, gone));
  const attempts = await deps.db.delete(attemptLimits).where(lt(attemptLimits.updatedAt, forgotten));
  return { sessions: sessions.rowCount ?? 0, links: links.rowCount ?? 0, attempts: attempts.rowCount ?? 0 };
}
