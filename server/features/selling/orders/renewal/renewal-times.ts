import { RENEWAL } from '#shared/orders/order-rules.ts';
import { DAY_MS } from '#shared/text/dates.ts';

const HOUR_MS = 60 * 60 * 1000;
/** The card is charged this long before the paid period ends, so that premium is not interrupted. */
const BEFORE_END_MS = 2 * HOUR_MS;

/** When a renewal is announced, so that its mail is sent three days before the charge. */
export function announceTime(paidUntil: Date): Date {
  return new Date(paidUntil.getTime() - BEFORE_END_MS - RENEWAL.announceDays * DAY_MS);
}

/**
 * Distinguishes the mail that announces a charge from others about the same order: the end of the paid period, and the
 * consent, because a member who agrees again is informed of price and card again.
 */
export function announcementKey(paidUntil: Date, consentedAt: Date): string {
  return `${paidUntil.toISOString()} ${consentedAt.toISOString()}`;
}

/**
 * When the card is charged for a renewal announced at `announcedAt`: shortly before the end, but at least three days
 * after the announcement.
 */
export function chargeTime(paidUntil: Date, announcedAt: Date): Date {
  const earliest = announcedAt.getTime() + RENEWAL.announceDays * DAY_MS;
  return new Date(Math.max(earliest, paidUntil.getTime() - BEFORE_END_MS));
}
