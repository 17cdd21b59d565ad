import { eq, sql } from 'drizzle-orm';
import { reminderPlans, reminderSettings } from '#server/database/tables/deciding/reminders.ts';
import { savedAds } from '#server/database/tables/saved-ads.ts';
import type { Deps } from '#server/deps.ts';
import type { ExportPart } from '#server/features/members/accounts/index.ts';
import { USUAL_STEPS } from '#shared/reminders/reminder-rules.ts';
import { type ReminderSettings, reminderSettingsSchema } from '#shared/reminders/reminders.ts';

/** A member's reminder settings; defaults for what they have not chosen. */
export async function findReminderSettings({ db }: Pick<Deps, 'db'>, userId: string): Promise<ReminderSettings> {
  const [row] = await db.select().from(reminderSettings).where(eq(reminderSettings.userId, userId));
  return toSettings(row);
}

/**
 * Stores a member's reminder settings. Reminders that the quiet hours now bring forward are checked in the next run.
 */
export async function keepReminderSettings(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { end, cash, letter, payment, quietHours }: ReminderSettings,
): Promise<void> {
  const row = {
    endMinutes: end,
    cashMinutes: cash,
    letterMinutes: letter,
    paymentMinutes: payment,
    quietFrom: quietHours?.from ?? null,
    quietUntil: quietHours?.until ?? null,
    changedAt: clock.now(),
  };
  await db.transaction(async (tx) => {
    await tx
      .insert(reminderSettings)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: reminderSettings.userId, set: row });
    const own = sql`(select ${savedAds.propertyId} from ${savedAds} where ${savedAds.userId} = ${userId})`;
    await tx
      .update(reminderPlans)
      .set({ nextAt: clock.now() })
      .where(sql`${reminderPlans.propertyId} in ${own} and ${reminderPlans.nextAt} > ${clock.now()}`);
  });
}

/** A member's reminder settings, for the export of the member's data. */
export const exportReminderSettings: ExportPart = async ({ db }, userId) => {
  const rows = await db.select().from(reminderSettings).where(eq(reminderSettings.userId, userId));
  return { name: 'reminderSettings', rows: rows.map(toSettings) };
};

function toSettings(row: typeof reminderSettings.$inferSelect | undefined): ReminderSettings {
  if (!row) {
    const { end, cash, letter, payment } = USUAL_STEPS;
    return { end: [...end], cash: [...cash], letter: [...letter], payment: [...payment], quietHours: null };
  }
  const { quietFrom: from, quietUntil: until } = row;
  return reminderSettingsSchema.parse({
    end: row.endMinutes,
    cash: row.cashMinutes,
    letter: row.letterMinutes,
    payment: row.paymentMinutes,
    quietHours: from === null || until === null ? null : { from, until },
  });
}
