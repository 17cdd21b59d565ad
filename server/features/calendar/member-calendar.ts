import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { properties } from '#server/database/tables/properties.ts';
import { savedAds } from '#server/database/tables/saved-ads.ts';
import type { Deps } from '#server/deps.ts';
import { siteLink } from '#server/platform/site-link.ts';
import type { MemberCalendar } from '#shared/calendar/calendar.ts';
import { type EnteredListing, listingEntries } from '#shared/calendar/listing-entries.ts';
import { writeCalendar } from '#shared/calendar/write-calendar.ts';
import { droppedDates, type ListingDate, listingDates, overAt } from '#shared/law/dates/listing-dates.ts';
import { DAY_MS, startOfIstanbulDay } from '#shared/text/dates.ts';
import { listingName } from '#shared/text/listing-name.ts';

/** Listings stay in the calendar so long after their last date, withdrawn ones after they were withdrawn. */
const KEPT_MS = 30 * DAY_MS;

type CalendarListing = EnteredListing & { readonly changedAt: Date; readonly dates: ListingDate[] };

/** The dates of a member's saved listings, those that ended lately too. */
export async function listMemberCalendar(deps: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<MemberCalendar> {
  const listings = await findCalendarListings(deps, userId);
  return listings.map((listing) => ({
    propertyId: listing.id,
    name: listingName(listing),
    status: listing.status,
    dates: listing.dates,
  }));
}

/** The same as a calendar's text, which changes only when a listing or the list does. */
export async function writeMemberCalendar(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  userId: string,
): Promise<string> {
  const now = deps.clock.now();
  const listings = await findCalendarListings(deps, userId);
  const entries = listings.flatMap((listing) => {
    const url = siteLink(deps.config, `/ilan/${listing.id}`).href;
    // An entry that only vanished would stay in some calendars.
    const dates = [...listing.dates, ...droppedDates(listing, now)];
    return listingEntries(listing, { now, url, changedAt: listing.changedAt, dates });
  });
  return writeCalendar({ name: 'Peyda ihale tarihleri', entries });
}

/** Only the times of a notice: its sentences are locked (D20), and long. */
const NOTICE_TIMES = sql<EnteredListing['noticeValues']>`case when ${properties.noticeValues} is not null then
  jsonb_build_object('values', jsonb_strip_nulls(jsonb_build_object(
    'firstStart', ${properties.noticeValues} #> '{values,firstStart}',
    'firstEnd', ${properties.noticeValues} #> '{values,firstEnd}',
    'secondStart', ${properties.noticeValues} #> '{values,secondStart}',
    'secondEnd', ${properties.noticeValues} #> '{values,secondEnd}'))) end`;

async function findCalendarListings(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<CalendarListing[]> {
  const now = clock.now();
  const rows = await db
    .select({
      id: properties.id,
      title: properties.title,
      dosyaBilgi: properties.dosyaBilgi,
      endDate: properties.endDate,
      endDateIsDayOnly: properties.endDateIsDayOnly,
      secondRound: properties.secondRound,
      status: properties.status,
      changedAt: properties.changedAt,
      noticeValues: NOTICE_TIMES,
    })
    .from(savedAds)
    .innerJoin(properties, eq(properties.id, savedAds.propertyId))
    .where(and(eq(savedAds.userId, userId), isNull(properties.hiddenAt)))
    .orderBy(desc(savedAds.savedAt), desc(properties.id));
  return rows
    .map((row) => ({ ...row, endDate: row.endDate?.toISOString() ?? null }))
    .map((listing) => ({ ...listing, dates: listingDates(listing, now) }))
    .filter((listing) => isKept(listing, now));
}

/** By whole days, so that the calendar changes at midnight and not with every call. */
function isKept(listing: CalendarListing, now: Date): boolean {
  const from = startOfIstanbulDay(now).getTime() - KEPT_MS;
  if (listing.status === 'withdrawn' && listing.changedAt.getTime() < from) return false;
  return listing.dates.some((date) => overAt(date).getTime() >= from);
}
