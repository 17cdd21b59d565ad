import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/database/open-database.ts';
import { users } from '#server/database/tables/accounts.ts';
import { notifications } from '#server/database/tables/notifications.ts';
import { properties } from '#server/database/tables/properties.ts';
import type { Letter, LetterKind } from '#server/platform/outbox/letter-kind.ts';
import { type DailyCap, giveBackTextMessage, takeTextMessage } from '#server/platform/text-messages/daily-caps.ts';
import { openSmsSender } from '#server/platform/text-messages/open-sms-sender.ts';
import { SMS_A_DAY } from '#shared/account-rules.ts';
import { SMS_HOURS } from '#shared/reminders/reminder-rules.ts';
import { DAY_MS, startOfIstanbulDay } from '#shared/text/dates.ts';
import { formatNumber } from '#shared/text/money.ts';
import { openChannels } from './channels.ts';
import { type DigestItem, digestMail, digestSms, type Reader } from './digest.ts';

const HOUR_MS = DAY_MS / 24;

/** Returns when a text message that is ready now may be sent: at once, or when the permitted hours begin. */
export function smsTime(now: Date): Date {
  const midnight = startOfIstanbulDay(now).getTime();
  const hour = (now.getTime() - midnight) / HOUR_MS;
  if (hour < SMS_HOURS.from) return new Date(midnight + SMS_HOURS.from * HOUR_MS);
  return hour < SMS_HOURS.to ? now : new Date(midnight + DAY_MS + SMS_HOURS.from * HOUR_MS);
}

export type NotificationFacts = { readonly notificationIds: readonly number[] };
type Told = Letter<NotificationFacts>;

/** For both channels: tries over two days, and no news of auctions that ended while no server was configured. */
const COMMON = { mostTries: 15, atOnce: 3, staleAfterMs: 3 * DAY_MS } as const;

/** Mails about a member's notifications, one mail per run. */
export const notificationMail: LetterKind<NotificationFacts> = {
  ...COMMON,
  name: 'notification',
  label: 'Bildirimler',
  channel: 'email',
  async make(deps, letter) {
    const reader = await findReader(deps.db, letter);
    const items = reader?.wantsMails ? await readItems(deps.db, letter) : [];
    return reader && items.length > 0 ? { send: await digestMail(deps, reader, items) } : 'unwanted';
  },
  async tell(db, letter) {
    const reader = await findReader(db, letter);
    return reader && { about: aboutOf(letter), recipient: reader.email };
  },
};

/** The same by text message, only in the hours when messages may be sent. */
export const notificationText: LetterKind<NotificationFacts> = {
  ...COMMON,
  name: 'notification-sms',
  label: 'Bildirim kısa mesajları',
  channel: 'sms',
  // A postponed message may have become due at night.
  isOpen: (deps) => openChannels(deps).sms && smsTime(deps.clock.now()) <= deps.clock.now(),
  async make(deps, letter) {
    const reader = await findReader(deps.db, letter);
    const items = reader?.wantsTexts ? await readItems(deps.db, letter) : [];
    if (!reader || items.length === 0) return 'unwanted';
    const caps = smsCaps(reader);
    // Not postponed: the notification is on the site, and tomorrow's limit is for tomorrow's messages.
    if (!(await takeTextMessage(deps, caps))) return 'unwanted';
    return {
      send: async () => {
        try {
          await openSmsSender(deps.config).send(digestSms(deps, reader, items));
        } catch (error) {
          await giveBackTextMessage(deps, caps);
          throw error;
        }
      },
    };
  },
  async tell(db, letter) {
    const reader = await findReader(db, letter);
    return reader && { about: aboutOf(letter), recipient: reader.phoneNumber };
  },
};

const aboutOf = ({ facts }: Told) => `${formatNumber(facts.notificationIds.length)} bildirim`;

/** The maximum number of notifications by text message per day, for a member and for a number. */
function smsCaps({ userId, phoneNumber }: Reader): DailyCap[] {
  return [
    { what: 'notification account', who: userId, most: SMS_A_DAY },
    { what: 'notification number', who: phoneNumber, most: SMS_A_DAY },
  ];
}

/** Finds the reader and the usable channels: switched on and confirmed, while the account is open. */
async function findReader(db: Pick<Database, 'select'>, { userId }: Told) {
  if (userId === null) return undefined;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) return undefined;
  const { email, phoneNumber, firstName, closedAt } = user;
  return {
    ...{ userId, email, phoneNumber, firstName },
    wantsMails: user.emailNotifications && user.emailVerified && closedAt === null,
    wantsTexts: user.phoneNotifications && user.phoneNumberVerified && closedAt === null,
  };
}

async function readItems(db: Pick<Database, 'select'>, { facts }: Told): Promise<DigestItem[]> {
  const { propertyId, reason, title, message } = notifications;
  const { status, endDate, endDateIsDerived } = properties;
  const rows = await db
    .select({ propertyId, reason, title, message, status, endDate, endDateIsDerived })
    .from(notifications)
    .leftJoin(properties, eq(properties.id, notifications.propertyId))
    .where(inArray(notifications.id, [...facts.notificationIds]))
    .orderBy(asc(notifications.id));
  return rows.map(({ status, endDate, endDateIsDerived, ...told }) => ({
    ...told,
    openUntil: status === 'open' ? endDate : null,
    isEndDerived: endDateIsDerived ?? false,
  }));
}
