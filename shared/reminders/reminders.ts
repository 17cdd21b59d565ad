import { z } from 'zod';
import { quietFault, REMINDER_STEPS } from './reminder-rules.ts';

const stepMessage = 'Hatırlatma zamanı 4320, 1440, 720, 180 ya da 30 dakika olmalıdır.';
const steps = z
  .array(z.literal(REMINDER_STEPS, { error: stepMessage }), { error: 'Hatırlatma zamanları bir liste olmalıdır.' })
  .max(REMINDER_STEPS.length, 'Her hatırlatma zamanı bir kez seçilebilir.')
  .refine((chosen) => new Set(chosen).size === chosen.length, 'Her hatırlatma zamanı bir kez seçilebilir.');

const hourMessage = 'Saat 0 ile 23 arasında bir tam sayı olmalıdır.';
const hour = z.number({ error: hourMessage }).int(hourMessage).min(0, hourMessage).max(23, hourMessage);
const quietHours = z
  .object({ from: hour, until: hour }, { error: 'Sessiz saatlerin başlangıcı ve bitişi gerekir.' })
  .check(({ value, issues }) => {
    const message = quietFault(value);
    if (message) issues.push({ code: 'custom', message, input: value });
  });

/**
 * `GET` and `PUT /api/user/reminders`: how many minutes before each date a member is reminded, and the hours (Istanbul
 * time) in which mails and text messages wait; null for none.
 */
export const reminderSettingsSchema = z.object(
  { end: steps, cash: steps, letter: steps, payment: steps, quietHours: quietHours.nullable() },
  { error: 'Hatırlatma tercihleri eksik ya da yanlış.' },
);
export type ReminderSettings = z.infer<typeof reminderSettingsSchema>;
