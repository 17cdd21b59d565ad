import { type EnteredListing, listingEntries } from '#shared/calendar/listing-entries.ts';
import { writeCalendar } from '#shared/calendar/write-calendar.ts';
import { listingName } from '#shared/text/listing-name.ts';

/** The dates of a listing that are still to come, as a calendar. Saved later it counts as newer. */
export function calendarFile(listing: EnteredListing, { now, url }: { now: Date; url: string }): string {
  const entries = listingEntries(listing, { now, url, changedAt: now }).filter(({ at }) => at > now);
  return writeCalendar({ name: listingName(listing), entries });
}
