import { type EnteredListing, listingEntries } from '#shared/calendar/listing-entries.ts';
import { writeCalendar } from '#shared/calendar/write-calendar.ts';
import { listingName } from '#shared/text/listing-name.ts';

/** The future dates of a listing, as a calendar. A file that is saved later counts as newer. */
export function calendarFile(listing: EnteredListing, { now, url }: { now: Date; url: string }): string {
  const entries = listingEntries(listing, { now, url, changedAt: now }).filter(({ at }) => at > now);
  return writeCalendar({ name: listingName(listing), entries });
}
