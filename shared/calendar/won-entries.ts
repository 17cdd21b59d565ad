import { type WonDate, wonDateOverAt } from '../law/dates/won-dates.ts';
import type { ListingSummary } from '../listings.ts';
import { listingName } from '../text/listing-name.ts';
import { wonDateExplanation, wonDateName } from './won-date-names.ts';
import type { CalendarEntry } from './write-calendar.ts';

type Given = {
  /** The winner's page of the listing. */
  readonly url: string;
  /** When the listing, or what the member entered about it, last changed. */
  readonly changedAt: Date;
};

const HOLIDAYS = 'Süreler bildirdiğiniz günlerden sayıldı. İdari izin günlerini ve süreyi daireden de öğrenin.';

/** The terms of a member who won a sale as calendar entries, each a whole day. */
export function wonEntries(
  listing: Pick<ListingSummary, 'id' | 'title' | 'dosyaBilgi'>,
  dates: readonly WonDate[],
  { url, changedAt }: Given,
): CalendarEntry[] {
  return dates.map((date) => ({
    uid: `${listing.id}-won-${date.kind}@peyda`,
    at: wonDateOverAt(date),
    isDayOnly: true,
    isQuiet: false,
    title: `${wonDateName(date.kind)}: ${listingName(listing)}`,
    description: `${wonDateExplanation(date)}\n${HOLIDAYS}`,
    url,
    status: 'CONFIRMED',
    changedAt,
  }));
}
