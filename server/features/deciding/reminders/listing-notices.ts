import { type SummaryRow, toListingSummary } from '#server/features/market/listing/index.ts';
import { listingLine } from '#server/features/members/notifications/index.ts';
import { toKurus } from '#shared/law/bid/kurus.ts';
import { type ListingDate, listingDates } from '#shared/law/dates/listing-dates.ts';
import { momentText } from '#shared/law/deadline-texts.ts';
import { closingBefore } from '#shared/law/deadlines.ts';
import type { ListingSummary } from '#shared/listings.ts';
import {
  BEFORE_QUIET_MINUTES,
  MAX_QUIET_HOURS,
  REMINDER_STEPS,
  type ReminderStep,
} from '#shared/reminders/reminder-rules.ts';
import { DAY_MS, istanbulDate, wholeDayText } from '#shared/text/dates.ts';
import { formatSum } from '#shared/text/money.ts';
import { detailOf, momentBefore, type ReminderNotice, reasonOf } from './reminder-notice.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How much earlier than its step a reminder may be sent because quiet hours begin. */
const MOST_EARLIER_MS = MAX_QUIET_HOURS * HOUR_MS + BEFORE_QUIET_MINUTES * MINUTE_MS;
/** Quiet hours move only reminders whose time, and whose date itself, is within them. */
const LONGEST_MOVED_STEP = MAX_QUIET_HOURS * 60;
const DAY_MINUTES = DAY_MS / MINUTE_MS;

type Planned = {
  readonly row: SummaryRow & { readonly endDate: Date };
  readonly movedFrom: Date | null;
  readonly checkedAt: Date | null;
};
type ReminderDate = ListingDate & { readonly kind: 'end' | 'cash' | 'letter' };

const isReminded = (date: ListingDate): date is ReminderDate =>
  (date.kind === 'end' || date.kind === 'cash' || date.kind === 'letter') && date.certainty !== 'off';

/**
 * The reminders of a listing that may have become due since the last check, and the time of the next check. Includes
 * those that quiet hours could bring forward; the statement decides according to each member's settings.
 */
export function listingNotices({ row, movedFrom, checkedAt }: Planned, now: Date) {
  const listing = toListingSummary(row, now);
  const dates = listingDates(listing, now).filter(isReminded);
  const notices: ReminderNotice[] = [];
  let nextAt = row.endDate.getTime();
  for (const date of dates) {
    const dueAt = new Date(date.at);
    if (dueAt <= now) continue;
    for (const minutes of stepsOf(date)) {
      const plannedAt = plannedMoment(date, minutes);
      const planned = plannedAt.getTime();
      if (checkedAt !== null && planned <= checkedAt.getTime()) continue;
      const earliest = minutes <= LONGEST_MOVED_STEP ? planned - MOST_EARLIER_MS : planned;
      if (earliest <= now.getTime()) notices.push(noticeOf(row, listing, { date, minutes, plannedAt }, movedFrom));
      nextAt = Math.min(nextAt, nextLook(earliest, planned, now.getTime()));
    }
  }
  return { notices, nextAt: new Date(nextAt) };
}

/**
 * If the hour of an end is unknown, steps in hours make no sense; for a calculated day, steps shorter than half a day.
 */
function stepsOf({ kind, precision, basis }: ReminderDate): readonly ReminderStep[] {
  if (kind !== 'end' && basis === 'derived') return REMINDER_STEPS.filter((minutes) => minutes >= DAY_MINUTES / 2);
  return kind === 'end' && precision === 'day'
    ? REMINDER_STEPS.filter((minutes) => minutes >= DAY_MINUTES)
    : REMINDER_STEPS;
}

/** The days before the deadline of a letter of guarantee are working days: no bank issues one on a Sunday. */
function plannedMoment({ kind, at }: ReminderDate, minutes: ReminderStep): Date {
  const dueAt = new Date(at);
  const days = minutes / DAY_MINUTES;
  const closing = kind === 'letter' && Number.isInteger(days) ? closingBefore(istanbulDate(dueAt), days) : undefined;
  return closing ?? momentBefore(dueAt, minutes);
}

/**
 * The planned time, or before it each time at which somebody's quiet hours are about to begin; infinite once the
 * planned time has passed.
 */
function nextLook(earliest: number, planned: number, now: number): number {
  if (planned <= now) return Number.POSITIVE_INFINITY;
  const from = Math.max(earliest, now + 1);
  const nextHour = Math.ceil((from + BEFORE_QUIET_MINUTES * MINUTE_MS) / HOUR_MS) * HOUR_MS;
  return Math.min(planned, nextHour - BEFORE_QUIET_MINUTES * MINUTE_MS);
}

function noticeOf(
  row: Planned['row'],
  listing: ListingSummary,
  { date, minutes, plannedAt }: { date: ReminderDate; minutes: ReminderStep; plannedAt: Date },
  movedFrom: Date | null,
): ReminderNotice {
  const reason = reasonOf(date.kind, minutes);
  const texts = date.basis === 'derived' ? DERIVED_TEXTS : TEXTS;
  const [title, remark] = texts[date.kind](momentText(new Date(date.at), date.precision), minutes, listing.deposit);
  const moved = movedFrom && `bitiş değişti, önceki ${wholeDayText(movedFrom)}`;
  return {
    userId: null,
    propertyId: Number(row.id),
    kind: date.kind,
    dueAt: new Date(date.at),
    plannedAt,
    minutes,
    reason,
    detail: detailOf(reason, row.endDate.toISOString(), minutes),
    title,
    message: [listingLine(listing), remark, moved].filter(Boolean).join(' · '),
  };
}

const CHECK_IN_NOTICE = 'satış gününden hesaplandı, ilanda kontrol edin';

type Texts = (
  moment: string,
  minutes: ReminderStep,
  deposit: number | null,
) => readonly [title: string, remark?: string];

/** Titles that remain true when a reminder is sent earlier or later than its step. */
const TEXTS: Readonly<Record<ReminderDate['kind'], Texts>> = {
  end: (moment, minutes) => {
    if (minutes === 4320) return ['Kaydettiğiniz ihale üç gün içinde bitiyor'];
    if (minutes === 1440) return ['Kaydettiğiniz ihalenin bitmesine bir günden az kaldı'];
    return [`Kaydettiğiniz ihale bitiyor: ${moment}`];
  },
  cash: (moment, _, deposit) => [
    `Nakit teminat için son an: ${moment}`,
    `${deposit === null ? '' : `${formatSum(toKurus(deposit))} `}nakit teminat bu saate kadar yatırılmalıdır`,
  ],
  letter: (moment) => [
    `Teminat mektubu için son gün: ${moment}`,
    'mektup, vekil ve ortak alıcı başvuruları bu süreye kadar daireye verilir',
  ],
};

/** The texts for dates derived from an estimated end don't claim certainty. */
const DERIVED_TEXTS: Readonly<Record<ReminderDate['kind'], Texts>> = {
  end: (day) => [
    `Kaydettiğiniz ihalenin satış günü: ${day}`,
    'kaynak yalnızca günü veriyor, saatini ilanda kontrol edin',
  ],
  cash: (day) => [`Teminat için hesaplanan son gün: ${day}`, CHECK_IN_NOTICE],
  letter: (day) => [`Teminat mektubu için hesaplanan son gün: ${day}`, CHECK_IN_NOTICE],
};
