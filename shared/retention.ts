import { LAW } from './law/law-figures.ts';
import { istanbulDate, istanbulMidnight } from './text/dates.ts';

/**
 * How long each kind of data is kept (spec §9). The legal texts use these figures
 * (shared/content/figures.ts); a test checks that their tables name every term.
 */
export const RETENTION = {
  /** Accounts that nobody has used; their owners are warned by mail before. */
  passiveAccountYears: 2,
  passiveAccountWarningDays: 30,
  /** Accounts whose address nobody confirmed (D46). */
  unconfirmedAccountDays: 7,
  /** Payments, longer than the account they belong to (tax and commercial law). */
  paymentYears: LAW.recordYears.value,
  /** Orders that nobody paid, after they ended: they prove nothing. */
  unpaidOrderDays: 30,
  /** Messages sent with the contact form. */
  contactYears: 3,
  /** Logs of requests (D5), and what members were told on the site. */
  logYears: 1,
  notificationYears: 1,
  /** Sent mails and text messages. */
  deliveryDays: 30,
  sessionIdleDays: 30,
  sessionMaxDays: 180,
  /** Counted attempts to sign in. */
  attemptDays: 2,
  /** Which listings were opened on a day (D21). */
  viewDays: 3,
  /** The signed mark of a browser, counted from the last time it was given or renewed. */
  deviceMarkDays: 30,
  /** The mark of a browser in which a member signed in, counted from the last time. */
  knownDeviceDays: 180,
  /** Who has had a trial, as hashes, counted from the deletion of the account or, without one, from the trial (D34). */
  usedTrialYears: 1,
  /** Random ids of deleted accounts, so that no backup brings them back: longer than any backup is kept. */
  forgottenAccountYears: 1,
  /** What was done at the desk: who did what to which member, by random id. A trigger refuses to delete it earlier. */
  auditYears: 3,
  /** Organisations with all that they shared, counted from the end of their plan. */
  endedOrganisationYears: 1,
  /** Reports of organisations, counted from when they were asked for. */
  reportDays: 90,
  /** Connections of apps that fetched no new access, counted from the last time. */
  appConnectionDays: 30,
  /** The same, however much they are used: then the member is asked again. */
  appConnectionMaxDays: 365,
  /** Ended connections of apps, so that an organisation's log can name them. */
  endedConnectionDays: 90,
  /** Apps that introduced themselves and that nobody has connected. */
  unusedAppDays: 7,
  /** Records that an import could not store. */
  rejectedRecordDays: 30,
  /** Texts, pictures and documents of listings, counted from the end of the auction: they may name people. */
  endedListingYears: 1,
} as const;

/** The same day and hour the given number of years earlier. */
export function yearsBefore(instant: Date, years: number): Date {
  const before = new Date(instant);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  return before;
}

/**
 * Records from before this moment have been kept for the given number of years, counted from the end of the calendar
 * year in which they were made (TTK 82/6): the start of a year in Istanbul.
 */
export function calendarYearsBefore(instant: Date, years: number): Date {
  const year = Number(istanbulDate(instant).slice(0, 4));
  return istanbulMidnight(`${year - years}-01-01`);
}
