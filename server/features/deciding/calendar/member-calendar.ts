import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { wonSales } from '#server/database/tables/deciding/won-sales.ts';
import { properties } from '#server/database/tables/properties.ts';
import { savedAds } from '#server/database/tables/saved-ads.ts';
import type { Deps } from '#server/deps.ts';
import { siteLink } from '#server/platform/site-link.ts';
import type { MemberCalendar } from '#shared/calendar/calendar.ts';
import { type EnteredListing, listingEntries } from '#shared/calendar/listing-entries.ts';
import { wonEntries } from '#shared/calendar/won-entries.ts';
import { writeCalendar } from '#shared/calendar/write-calendar.ts';
import { droppedDates, type ListingDate, listingDates, overAt } from '#shared/law/dates/listing-dates.ts';
import { openWonDates, type WonDate, wonDateOverAt } from '#shared/law/dates/won-dates.ts';
import { DAY_MS, istanbulDate, startOfIstanbulDay } from '#shared/text/dates.ts';
import { listingName } from '#shared/text/listing-name.ts';
import { listingSubject } from '#shared/text/listing-subject.ts';

/** How long listings stay in the calendar after their last date, or after they were withdrawn. */
const KEPT_MS = 30 * DAY_MS;

type CalendarListing = EnteredListing & {
  readonly il: string | null;
  readonly ilce: string | null;
  readonly changedAt: Date;
  readonly dates: ListingDate[];
  readonly wonDates: WonDate[];
  /** When the listing, or its winner's entry about it, last changed. */
  readonly wonChangedAt: Date;
};

/** The dates of the listings that a member saved or won, including those that ended recently. */
export async function listMemberCalendar(deps: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<MemberCalendar> {
  const listings = await findCalendarListings(deps, userId);
  return listings.map((listing) => ({
    propertyId: listing.id,
    name: listingName(listing),
    subject: listingSubject(listing),
    status: listing.status,
    dates: listing.dates,
    wonDates: listing.wonDates,
  }));
}

/** The calendar as a text, which changes only when a listing or the list changes. */
export async function writeMemberCalendar(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  userId: string,
): Promise<string> {
  const now = deps.clock.now();
  const listings = await findCalendarListings(deps, userId);
  const entries = listings.flatMap((listing) => {
    const url = siteLink(deps.config, `/ilan/${listing.id}`).href;
    const { changedAt, wonDates, wonChangedAt } = listing;
    // Report dropped dates as cancelled: if an entry just disappeared, some calendars would keep showing it.
    const dates = [...listing.dates, ...droppedDates(listing, now)];
    return [
      ...listingEntries(listing, { now, url, changedAt, dates }),
      ...wonEntries(listing, wonDates, { url: `${url}/kazandim`, changedAt: wonChangedAt }),
    ];
  });
  return writeCalendar({ name: 'Peyda ihale tarihleri', entries });
}

/** Only the times in a notice: its sentences are locked (D20) and long. */
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
      il: properties.il,
      ilce: properties.ilce,
      categoryNumber: properties.categoryNumber,
      sulhMahkeme: properties.sulhMahkeme,
      dosyaBilgi: properties.dosyaBilgi,
      endDate: properties.endDate,
      endDateIsDayOnly: properties.endDateIsDayOnly,
      endDateIsDerived: properties.endDateIsDerived,
      secondRound: properties.secondRound,
      mayBeWardSale: properties.mayBeWardSale,
      status: properties.status,
      changedAt: properties.changedAt,
      noticeValues: NOTICE_TIMES,
      won: wonSales,
    })
    .from(properties)
    .leftJoin(savedAds, and(eq(savedAds.propertyId, properties.id), eq(savedAds.userId, userId)))
    .leftJoin(wonSales, and(eq(wonSales.propertyId, properties.id), eq(wonSales.userId, userId)))
    .where(and(isOfMember(userId), isNull(properties.hiddenAt)))
    .orderBy(desc(sql`coalesce(${savedAds.savedAt}, ${wonSales.createdAt})`), desc(properties.id));
  return rows.map((row) => toCalendarListing(row, now)).filter((listing) => isKept(listing, now));
}

/** A subquery of ids, so that the database looks up one member's listings instead of scanning all. */
function isOfMember(userId: string) {
  return sql`${properties.id} in (
    select ${savedAds.propertyId} from ${savedAds} where ${savedAds.userId} = ${userId}
    union select ${wonSales.propertyId} from ${wonSales} where ${wonSales.userId} = ${userId})`;
}

type Row = Omit<EnteredListing, 'endDate'> & {
  readonly il: string | null;
  readonly ilce: string | null;
  readonly endDate: Date | null;
  readonly changedAt: Date;
  readonly won: typeof wonSales.$inferSelect | null;
};

function toCalendarListing({ won, endDate, ...row }: Row, now: Date): CalendarListing {
  const listing = { ...row, endDate: endDate?.toISOString() ?? null };
  const soldOn = won?.soldOn ?? (endDate && istanbulDate(endDate));
  if (!won || soldOn === null)
    return { ...listing, dates: listingDates(listing, now), wonDates: [], wonChangedAt: row.changedAt };
  return {
    ...listing,
    // After the member has won, there is no second auction.
    dates: listingDates({ ...listing, status: listing.status === 'withdrawn' ? 'withdrawn' : 'sold' }, now),
    wonDates: openWonDates({ ...won, soldOn, categoryNumber: row.categoryNumber }),
    wonChangedAt: new Date(Math.max(row.changedAt.getTime(), won.changedAt.getTime())),
  };
}

/** Uses whole days, so that the calendar changes at midnight and not with every call. */
function isKept(listing: CalendarListing, now: Date): boolean {
  const from = startOfIstanbulDay(now).getTime() - KEPT_MS;
  const isOff = listing.status === 'withdrawn' && listing.wonDates.length === 0;
  if (isOff && listing.changedAt.getTime() < from) return false;
  const ends = [...listing.dates.map(overAt), ...listing.wonDates.map(wonDateOverAt)];
  return ends.some((end) => end.getTime() >= from);
}
