import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import { calendarFeeds } from '#server/database/tables/deciding/calendar-feeds.ts';
import type { Deps } from '#server/deps.ts';
import type { ExportPart } from '#server/features/members/accounts/index.ts';
import type { CalendarFeed, NewCalendarFeed } from '#shared/calendar/calendar.ts';

const TOKEN_BYTES = 32;
const FILE = /^([\w-]{43})\.ics$/;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Creates the secret address of a member's calendar, which replaces the previous one. */
export async function makeCalendarFeed(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<NewCalendarFeed> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const made = { tokenHash: hashOf(token), createdAt: clock.now() };
  await db
    .insert(calendarFeeds)
    .values({ userId, ...made })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: made });
  return { createdAt: made.createdAt.toISOString(), path: `/takvim/${token}.ics` };
}

/** The time at which a member's calendar got its address. */
export async function describeCalendarFeed({ db }: Pick<Deps, 'db'>, userId: string): Promise<CalendarFeed> {
  const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return { createdAt: feed?.createdAt.toISOString() ?? null };
}

/** Deletes the address of a member's calendar; does nothing if there is none. */
export async function endCalendarFeed({ db }: Pick<Deps, 'db'>, userId: string): Promise<CalendarFeed> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return { createdAt: null };
}

/**
 * The owner of the calendar with this file name in its address; undefined if it does not exist (any more), or if the
 * account is closed.
 */
export async function findFeedOwner({ db }: Pick<Deps, 'db'>, file: string): Promise<string | undefined> {
  const token = FILE.exec(file)?.[1];
  if (token === undefined) return undefined;
  const [feed] = await db
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, hashOf(token)), isNull(users.closedAt)));
  return feed?.userId;
}

/** The time at which a member's calendar got its address, for the export of the member's data. */
export const exportCalendarFeed: ExportPart = async (deps, userId) => {
  const { createdAt } = await describeCalendarFeed(deps, userId);
  return { name: 'calendarFeed', rows: createdAt === null ? [] : [{ createdAt }] };
};
