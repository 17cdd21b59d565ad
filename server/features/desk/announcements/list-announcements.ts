import { and, desc, gt, lte } from 'drizzle-orm';
import { announcements } from '#server/database/tables/site-texts.ts';
import type { Deps } from '#server/deps.ts';
import type { Announcement } from '#shared/site/announcements.ts';

type DbDeps = Pick<Deps, 'db' | 'clock'>;

/** Includes those of the next hour, so that a page that stays open shows each from its first minute. */
const AHEAD_MS = 60 * 60 * 1000;
const MOST_AT_THE_DESK = 100;

/** The announcements for visitors now and within the hour, in the order of their start. */
export async function currentAnnouncements({ db, clock }: DbDeps): Promise<Announcement[]> {
  const now = clock.now();
  const rows = await db
    .select()
    .from(announcements)
    .where(and(gt(announcements.endsAt, now), lte(announcements.startsAt, new Date(now.getTime() + AHEAD_MS))))
    .orderBy(announcements.startsAt, announcements.id);
  return rows.map(toAnnouncement);
}

/** All announcements for the desk, the latest end first. */
export async function listAnnouncements({ db }: Pick<Deps, 'db'>): Promise<Announcement[]> {
  const rows = await db
    .select()
    .from(announcements)
    .orderBy(desc(announcements.endsAt), desc(announcements.id))
    .limit(MOST_AT_THE_DESK);
  return rows.map(toAnnouncement);
}

function toAnnouncement({
  id,
  text,
  linkLabel: label,
  linkAddress: address,
  startsAt,
  endsAt,
}: typeof announcements.$inferSelect): Announcement {
  const link = label !== null && address !== null ? { label, address } : null;
  return { id, text, link, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}
