import type { NotificationReason } from '#shared/notifications.ts';
import type { ReminderKind, ReminderStep } from '#shared/reminders/reminder-rules.ts';

/** A reminder that may be due for members who chose its step. */
export type ReminderNotice = {
  /** The recipient; null for everybody who saved the listing. */
  readonly userId: string | null;
  readonly propertyId: number;
  readonly kind: ReminderKind;
  readonly dueAt: Date;
  /** When it is due, before quiet hours move it. */
  readonly plannedAt: Date;
  readonly minutes: ReminderStep;
  readonly reason: NotificationReason;
  readonly detail: string;
  readonly title: string;
  readonly message: string;
};

/** The moment of a step before a date. */
export function momentBefore(dueAt: Date, minutes: ReminderStep): Date {
  return new Date(dueAt.getTime() - minutes * 60_000);
}

/** The notification reasons for each kind of date. */
export const KIND_REASONS: Readonly<Record<ReminderKind, readonly NotificationReason[]>> = {
  end: ['endsIn3Days', 'endsIn1Day', 'endsSoon'],
  cash: ['depositDeadline'],
  letter: ['letterDeadline'],
  payment: ['paymentDue'],
};

/** Reasons with only one step, so that the date alone distinguishes their reminders. */
const OF_ONE_STEP: readonly NotificationReason[] = ['endsIn3Days', 'endsIn1Day'];

/** The reason of a reminder. */
export function reasonOf(kind: ReminderKind, minutes: ReminderStep): NotificationReason {
  switch (kind) {
    case 'end':
      return minutes === 4320 ? 'endsIn3Days' : minutes === 1440 ? 'endsIn1Day' : 'endsSoon';
    case 'cash':
      return 'depositDeadline';
    case 'letter':
      return 'letterDeadline';
    case 'payment':
      return 'paymentDue';
  }
}

/** Distinguishes a reminder from others with the same reason: the day or end that it is counted from, then its step. */
export function detailOf(reason: NotificationReason, from: string, minutes: ReminderStep): string {
  // Compatible with old rows: deposit reminders once had only the step of twelve hours.
  const isPlain = OF_ONE_STEP.includes(reason) || (reason === 'depositDeadline' && minutes === 720);
  return isPlain ? from : `${from} ${minutes}`;
}
