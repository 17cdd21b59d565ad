import {
  BEFORE_QUIET_MINUTES,
  type ReminderKind,
  type ReminderStep,
  SMS_HOURS,
} from '#shared/reminders/reminder-rules.ts';

export const KIND_NAMES: Readonly<Record<ReminderKind, string>> = {
  end: 'İhalenin bitişi',
  cash: 'Nakit teminat için son an',
  letter: 'Teminat mektubunun son günü',
  payment: 'Kazandığınız ihalede ödemenin son günü',
};

const STEP_NAMES: Readonly<Record<ReminderStep, string>> = {
  4320: '3 gün',
  1440: '1 gün',
  720: '12 saat',
  180: '3 saat',
  30: '30 dakika',
};

/** How long before a date, in words; days before a letter of guarantee are working days. */
export function stepName(kind: ReminderKind, step: ReminderStep): string {
  return kind === 'letter' ? STEP_NAMES[step].replace(' gün', ' iş günü') : STEP_NAMES[step];
}

/** `08.00`. */
export function hourName(hour: number): string {
  return `${String(hour).padStart(2, '0')}.00`;
}

/** The effect of quiet hours on reminders, and their limits. */
export const QUIET_RULES: readonly string[] = [
  'E-posta ve kısa mesaj, sessiz saatleriniz bitene kadar bekler. Site içi bildirim beklemez.',
  `Teminat, bitiş ya da ödeme süresi sessiz saatler bitmeden dolacaksa hatırlatma beklemez. Sessiz saatler başlamadan ${BEFORE_QUIET_MINUTES} dakika önce gider; o an geçtiyse hemen gider.`,
  `Kısa mesaj yalnızca ${hourName(SMS_HOURS.from)} ile ${hourName(SMS_HOURS.to)} arasında gönderilir. Süre bu saatlerden önce doluyorsa kısa mesaj gönderilmez; e-posta ve site içi bildirim gider.`,
];
