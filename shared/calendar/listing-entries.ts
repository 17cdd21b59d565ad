import { type ListingDate, listingDates } from '../law/dates/listing-dates.ts';
import type { DatedListing } from '../law/dates/sale-rounds.ts';
import { type SaleKindListing, saleKindRemarks } from '../law/sale-kinds.ts';
import type { ListingSummary } from '../listings.ts';
import { listingName } from '../text/listing-name.ts';
import { dateExplanation, dateName } from './date-names.ts';
import type { CalendarEntry } from './write-calendar.ts';

export type EnteredListing = DatedListing & SaleKindListing & Pick<ListingSummary, 'id' | 'title' | 'dosyaBilgi'>;

type Given = {
  readonly now: Date;
  /** The listing's page. */
  readonly url: string;
  readonly changedAt: Date;
  /** The listing's dates, if they have been calculated already. */
  readonly dates?: readonly ListingDate[];
};

const PORTAL = 'Bağlayıcı olan portaldaki saattir; ihale uzayabilir ya da ertelenebilir.';
const STATUSES = { sure: 'CONFIRMED', possible: 'TENTATIVE', off: 'CANCELLED' } as const;

/** The dates of a listing as calendar entries; a possible extension is mentioned in the entry of the end. */
export function listingEntries(
  listing: EnteredListing,
  { now, url, changedAt, dates = listingDates(listing, now) }: Given,
): CalendarEntry[] {
  const name = listingName(listing);
  return dates
    .filter(({ kind }) => kind !== 'extension')
    .map((date) => {
      const extension = dates.find(({ kind, round }) => kind === 'extension' && round === date.round);
      return {
        uid: `${listing.id}-${date.round}-${date.kind}@peyda`,
        at: new Date(date.until ?? date.at),
        isDayOnly: date.precision === 'day' || date.precision === 'closing',
        title: `${titleOf(date)}: ${name}`,
        description: [dateExplanation(date, extension), ...saleKindRemarks(listing, date.round), PORTAL]
          .filter(Boolean)
          .join('\n'),
        url,
        status: date.basis === 'derived' && date.certainty === 'sure' ? 'TENTATIVE' : STATUSES[date.certainty],
        isQuiet: date.basis === 'derived',
        changedAt,
      };
    });
}

/** Some calendars show a cancelled entry like any other, so the title says it. */
function titleOf(date: ListingDate): string {
  return date.certainty === 'off' ? `İptal: ${dateName(date)}` : dateName(date);
}
