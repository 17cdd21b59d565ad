import type { PoolClient } from 'pg';
import { SUMMARY_COLUMNS, type SummaryRow, toListingSummary } from '#server/features/market/listing/index.ts';
import { listingLine } from '#server/features/members/notifications/index.ts';
import { PAPER_NEWS_LABELS } from '#shared/alert-rules.ts';
import type { NotificationReason } from '#shared/notifications.ts';

/** Something that happened to a listing, with the text of its notification. */
export type Happening = {
  readonly eventId: number;
  readonly propertyId: number;
  readonly reason: NotificationReason;
  /** Distinguishes this happening from an earlier one of the same kind. */
  readonly detail: string;
  /** The text before the alert's name. */
  readonly heading: string;
  readonly message: string;
};

export const HEADINGS: Readonly<Partial<Record<NotificationReason, string>>> = {
  new: 'Yeni ihale',
  reopened: 'Yeniden açılan ihale',
  secondRound: 'İkinci ihaleye çıktı',
  priceDrop: 'Muhammen bedeli düştü',
  changed: 'Artık uyarınıza uyuyor',
  dueSoon: 'Bitişi yaklaştı',
  ...PAPER_NEWS_LABELS,
};

type EventRow = {
  event_id: string;
  property_id: string;
  is_new: boolean;
  old_is_open: boolean | null;
  old_price: string | null;
  old_second_round: boolean | null;
};

const EVENTS = `select id as event_id, property_id, is_new, old_is_open, old_price, old_second_round from alert_events
  where property_id in (select property_id from alert_events where id = any($1)) order by id`;
const LISTINGS = `select ${SUMMARY_COLUMNS} from properties p where p.id = any($1)`;

/**
 * Converts the given events to happenings, using the current state of the listings. A listing with further events that
 * are not among the given ones is left for later with all its events: otherwise its current state would be reported
 * twice.
 */
export async function readHappenings(client: PoolClient, eventIds: readonly string[], now: Date): Promise<Happening[]> {
  const given = new Set(eventIds);
  const { rows: events } = await client.query<EventRow>(EVENTS, [eventIds]);
  const unsettled = new Set(
    events.filter(({ event_id }) => !given.has(event_id)).map(({ property_id }) => property_id),
  );
  const settled = events.filter(({ property_id }) => !unsettled.has(property_id));
  const ids = [...new Set(settled.map(({ property_id }) => property_id))];
  const { rows } = await client.query<SummaryRow>(LISTINGS, [ids]);
  const listings = new Map(rows.map((row) => [row.id, row]));
  return settled.flatMap((event) => {
    const row = listings.get(event.property_id);
    return row ? [happeningOf(event, row, now)] : [];
  });
}

function happeningOf(event: EventRow, row: SummaryRow, now: Date): Happening {
  const listing = toListingSummary(row, now);
  const reason = reasonOf(event, row);
  const oldPrice = reason === 'priceDrop' && event.old_price !== null ? Number(event.old_price) / 100 : undefined;
  const details: Partial<Record<NotificationReason, string>> = {
    reopened: listing.endDate ?? '',
    secondRound: listing.endDate ?? '',
    priceDrop: String(listing.price),
    changed: event.event_id,
  };
  return {
    eventId: Number(event.event_id),
    propertyId: listing.id,
    reason,
    detail: details[reason] ?? '',
    heading: HEADINGS[reason] ?? '',
    message: listingLine(listing, oldPrice),
  };
}

function reasonOf({ is_new, old_is_open, old_second_round, old_price }: EventRow, row: SummaryRow): NotificationReason {
  if (is_new) return 'new';
  if (old_is_open === false) return 'reopened';
  if (old_second_round === false && row.secondRound === '1') return 'secondRound';
  const isCheaper = old_price !== null && row.price !== null && Number(row.price) * 100 < Number(old_price) - 0.5;
  return isCheaper ? 'priceDrop' : 'changed';
}
