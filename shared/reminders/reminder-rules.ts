/**
 * What members are reminded of: the end, cash deposit and letter of guarantee of a saved listing, and the payment for a
 * won one.
 */
export const REMINDER_KINDS = ['end', 'cash', 'letter', 'payment'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** The possible times of a reminder before its date, in minutes: 3 days, 1 day, 12 hours, 3 hours, 30 minutes. */
export const REMINDER_STEPS = [4320, 1440, 720, 180, 30] as const;
export type ReminderStep = (typeof REMINDER_STEPS)[number];

/**
 * The default steps of a member who has chosen none: every term of the deposit is announced. For letters, days are
 * working days.
 */
export const USUAL_STEPS: Readonly<Record<ReminderKind, readonly ReminderStep[]>> = {
  end: [4320, 1440],
  cash: [4320, 1440, 180],
  letter: [4320, 1440],
  payment: [4320, 1440],
};

/** The maximum length of a member's quiet hours. */
export const MAX_QUIET_HOURS = 12;
/** A reminder that can't wait for the end of the quiet hours is sent this long before they begin. */
export const BEFORE_QUIET_MINUTES = 15;

/** Text messages can wake people up, so they are sent only between these hours (Istanbul time). */
export const SMS_HOURS = { from: 9, to: 21 } as const;

/** The length of quiet hours, also across midnight. */
export function quietLength({ from, until }: { readonly from: number; readonly until: number }): number {
  return (until - from + 24) % 24;
}

/** The fault of quiet hours as a sentence; undefined if they are valid or null. */
export function quietFault(hours: { readonly from: number; readonly until: number } | null): string | undefined {
  if (hours === null) return undefined;
  const length = quietLength(hours);
  if (length >= 1 && length <= MAX_QUIET_HOURS) return undefined;
  return `Sessiz saatler en az 1, en çok ${MAX_QUIET_HOURS} saat sürebilir.`;
}
