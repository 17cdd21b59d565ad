import { LAW } from './law/law-figures.ts';
import { istanbulDate, istanbulMidnight } from './text/dates.ts';

/**
 * How long each kind of data is kept (spec §9). The legal texts use these values (shared/content/figures.ts); a test
 * checks that their tables contain every term.
 */
export const RETENTION = {
  /** Unused accounts; their owners are warned by mail first. */
  passiveAccountYears: 2,
  passiveAccountWarningDays: 30,
  /** Accounts with an unconfirmed address (D46). */
  unconfirmedAccountDays: 7,
  /** Payments, longer than the account they belong to (tax and commercial law). */
  paymentYears: LAW.recordYears.value,
  /** Unpaid orders, counted from their end: they prove nothing. */
  unpaidOrderDays: 30,
  /** Messages sent with the contact form. */
  contactYears: 3,
  /** Request logs (D5), and notifications on the site. */
  logYears: 1,
  notificationYears: 1,
  /** Sent mails and text messages. */
  deliveryDays: 30,
  sessionIdleDays: 30,
  sessionMaxDays: 180,
  /** Counted sign-in attempts. */
  attemptDays: 2,
  /** Which listings were opened on a day (D21). */
  viewDays: 3,
  /** The signed device mark of a browser, counted from its last issue or renewal. */
  deviceMarkDays: 30,
  /** The mark of a browser in which a member signed in, counted from the last sign-in. */
  knownDeviceDays: 180,
  /** Who has had a trial, as hashes, counted from the deletion of the account or, without one, from the trial (D34). */
  usedTrialYears: 1,
  /**
   * Random ids of deleted accounts, so that restoring a backup doesn't bring them back: longer than any backup is kept.
   */
  forgottenAccountYears: 1,
  /**
   * The audit log of the desk: which operator did what to which member, by random id. A trigger prevents earlier
   * deletion.
   */
  auditYears: 3,
  /** Organisations with everything they shared, counted from the end of their plan. */
  endedOrganisationYears: 1,
  /** Reports of organisations, counted from the request. */
  reportDays: 90,
  /** Connections of apps that requested no new access token, counted from the last request. */
  appConnectionDays: 30,
  /** Connections of apps, however much they are used: then the member must agree again. */
  appConnectionMaxDays: 365,
  /** Ended connections of apps, kept so that an organisation's log can name them. */
  endedConnectionDays: 90,
  /** Apps that registered themselves but were never connected. */
  unusedAppDays: 7,
  /** Records that an import could not store. */
  rejectedRecordDays: 30,
  /** Texts, pictures and documents of listings, counted from the end of the auction: they may name people. */
  endedListingYears: 1,
} as const;

/** The same day and time the given number of years earlier. */
export function yearsBefore(instant: Date, years: number): Date {
  const before = new Date(instant);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  return before;
}

/**
 * Records from before this moment have been kept for the given number of years, counted from the end of the calendar
 * year in which they were created (TTK 82/6): the start of a year in Istanbul.
 */
export function calendarYearsBefore(instant: Date, years: number): Date {
  const year = Number(istanbulDate(instant).slice(0, 4));
  return istanbulMidnight(`${year - years}-01-01`);
}
