import type { PoolClient } from 'pg';
import type { Channel, DeliveryStatus } from '#server/database/tables/notifications.ts';
import type { Deps } from '#server/deps.ts';
import { type DailyCap, giveBackTextMessage, takeTextMessage } from '#server/platform/text-messages/daily-caps.ts';
import { openSmsSender } from '#server/platform/text-messages/open-sms-sender.ts';
import { SMS_A_DAY } from '#shared/account-rules.ts';
import type { NotificationReason } from '#shared/notifications.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { openChannels } from './channels.ts';
import { type DigestItem, digestMail, digestSms, type Reader } from './digest.ts';
import { smsTime } from './sms-time.ts';
import { withConnection } from './with-connection.ts';

/** The number of parallel deliveries; each holds a database connection while the mail server or provider answers. */
const WORKERS = 3;
const MINUTE_MS = 60_000;
/** The pauses are 1, 2, 4 … minutes, at most 6 hours: two days in total before a delivery counts as dead. */
const MAX_PAUSE_MS = 360 * MINUTE_MS;
const MAX_ATTEMPTS = 15;
/** A delivery that waited this long because no mail server or provider was set up would report ended auctions. */
const STALE_AFTER_MS = 3 * DAY_MS;
/** The mail server rejected a mail permanently (reply 5xx): more attempts would only harm our reputation with it. */
const MAX_REFUSALS = 5;
const REFUSED_FOR_GOOD = /\bEENVELOPE 5\d\d$/;
/**
 * The message itself was rejected (SMTP: recipient or text; Netgsm: text, number, repetition). Every other error is a
 * problem of the mail server or provider.
 */
const LOOKED_AT = /\bE(?:ENVELOPE|MESSAGE) [45]\d\d$|\bcode (?:20|70|85)$/;
/**
 * After this many such problems in a row, the server or provider counts as unreachable: the other deliveries wait for
 * the next run, and this run does not count as an attempt for them.
 */
const MAX_TROUBLES = 5;

export type DeliveryCounts = { sent: number; failed: number; cancelled: number; dead: number };

type Run = { readonly channel: Channel; readonly counts: DeliveryCounts; troubles: number };
type Due = { id: string; user_id: string; notification_ids: string[]; attempts: number };
type ItemRow = {
  property_id: string | null;
  reason: NotificationReason;
  title: string;
  message: string;
  open_until: Date | null;
  is_end_derived: boolean;
};
type ReaderRow = { email: string; phone_number: string; first_name: string; is_wanted: boolean };

const ITEMS = `select n.property_id, n.reason, n.title, n.message, case when p.status = 'open' then p.end_date end as open_until,
  coalesce(p.end_date_is_derived, false) as is_end_derived
  from notifications n left join properties p on p.id = n.property_id where n.id = any($1) order by n.id`;

/**
 * Sends the deliveries that are due. Each delivery has a transaction that locks its row, so two processes never send
 * the same delivery at once. If a process is killed after sending but before saving the status, the delivery is sent
 * again with the same Message-ID, so that nobody misses it. A failed delivery is repeated after longer and longer
 * pauses, and finally gets the status `dead` with its last error. Safe to repeat; for a job.
 */
export async function deliverNotifications(deps: Deps): Promise<DeliveryCounts> {
  const counts: DeliveryCounts = { sent: 0, failed: 0, cancelled: 0, dead: 0 };
  await cancelStale(deps);
  const channels = openChannels(deps);
  const now = deps.clock.now();
  for (const channel of ['email', 'sms'] as const) {
    // One that was put off may have come due at night.
    if (!channels[channel] || (channel === 'sms' && smsTime(now) > now)) continue;
    const run: Run = { channel, counts, troubles: 0 };
    await Promise.all(Array.from({ length: WORKERS }, () => work(deps, run)));
  }
  counts.dead = await countDead(deps);
  if (counts.dead > 0) deps.log.warn({ dead: counts.dead }, 'deliveries that were given up; see the table deliveries');
  return counts;
}

async function cancelStale({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.$client.query(
    `update deliveries set status = 'cancelled', finished_at = $1
      where status = 'pending' and attempts = 0 and created_at < $2`,
    [now, new Date(now.getTime() - STALE_AFTER_MS)],
  );
}

function work(deps: Deps, run: Run): Promise<void> {
  return withConnection(deps, async (client) => {
    while (run.troubles < MAX_TROUBLES && (await deliverNext(deps, run, client)));
  });
}

/** Returns false when nothing is due, apart from deliveries that another worker is sending. */
async function deliverNext(deps: Deps, run: Run, client: PoolClient): Promise<boolean> {
  const { rows } = await begin(deps, run.channel, client);
  const [due] = rows;
  if (due) await deliver(deps, run, client, due);
  await client.query('commit');
  return due !== undefined;
}

async function begin(deps: Deps, channel: Channel, client: PoolClient) {
  await client.query('begin');
  return client.query<Due>(
    `select id, user_id, notification_ids, attempts from deliveries
      where channel = $1 and status = 'pending' and next_attempt_at <= $2
      order by next_attempt_at limit 1 for update skip locked`,
    [channel, deps.clock.now()],
  );
}

async function deliver(deps: Deps, run: Run, client: PoolClient, due: Due): Promise<void> {
  const message = await readMessage(client, run.channel, due);
  if (message === undefined) {
    run.counts.cancelled += 1;
    return finish(deps, client, due, 'cancelled');
  }
  const caps = run.channel === 'sms' ? smsCaps(message.reader) : [];
  if (!(await takeTextMessage(deps, caps))) {
    // Not put off: the notification is on the site, and tomorrow has its own.
    run.counts.cancelled += 1;
    return finish(deps, client, due, 'cancelled');
  }
  try {
    await send(deps, run.channel, due.id, message);
  } catch (error) {
    await giveBackTextMessage(deps, caps);
    return putOff(deps, run, client, due, error instanceof Error ? error.message : 'unknown');
  }
  run.troubles = 0;
  run.counts.sent += 1;
  return finish(deps, client, due, 'sent');
}

/** The most notifications by text message in a day, for a member and for a number whoever has it. */
function smsCaps({ userId, phoneNumber }: Reader): DailyCap[] {
  return [
    { what: 'notification account', who: userId, most: SMS_A_DAY },
    { what: 'notification number', who: phoneNumber, most: SMS_A_DAY },
  ];
}

type Message = { readonly reader: Reader; readonly items: readonly DigestItem[] };

/**
 * Returns undefined when the reader's account is closed, the reader has switched the channel off, has no confirmed
 * address or number, or all notifications of the delivery are deleted.
 */
async function readMessage(client: PoolClient, channel: Channel, due: Due): Promise<Message | undefined> {
  const wanted =
    channel === 'email' ? 'email_notifications and email_verified' : 'phone_notifications and phone_number_verified';
  const readers = await client.query<ReaderRow>(
    `select email, phone_number, first_name, ${wanted} and closed_at is null as is_wanted from users where id = $1`,
    [due.user_id],
  );
  const [row] = readers.rows;
  if (!row?.is_wanted) return undefined;
  const items = await client.query<ItemRow>(ITEMS, [due.notification_ids]);
  if (items.rows.length === 0) return undefined;
  return {
    reader: { userId: due.user_id, email: row.email, phoneNumber: row.phone_number, firstName: row.first_name },
    items: items.rows.map(({ property_id, open_until, is_end_derived, ...told }) => ({
      propertyId: property_id === null ? null : Number(property_id),
      openUntil: open_until,
      isEndDerived: is_end_derived,
      ...told,
    })),
  };
}

async function send(deps: Deps, channel: Channel, id: string, { reader, items }: Message): Promise<void> {
  if (channel === 'email') await deps.mailer.send(await digestMail(deps, id, reader, items));
  else await openSmsSender(deps.config).send(digestSms(deps, reader, items));
}

async function finish(deps: Deps, client: PoolClient, { id }: Due, status: DeliveryStatus): Promise<void> {
  const statement = 'update deliveries set status = $2, finished_at = $3 where id = $1';
  await client.query(statement, [id, status, deps.clock.now()]);
}

async function putOff(deps: Deps, run: Run, client: PoolClient, due: Due, fault: string): Promise<void> {
  run.counts.failed += 1;
  if (!LOOKED_AT.test(fault)) run.troubles += 1;
  const now = deps.clock.now();
  const attempts = due.attempts + 1;
  const isDead = attempts >= (REFUSED_FOR_GOOD.test(fault) ? MAX_REFUSALS : MAX_ATTEMPTS);
  const pauseMs = Math.min(MINUTE_MS * 2 ** due.attempts, MAX_PAUSE_MS);
  const status: DeliveryStatus = isDead ? 'dead' : 'pending';
  await client.query(
    `update deliveries set status = $2, attempts = $3, last_error = $4, next_attempt_at = $5, finished_at = $6 where id = $1`,
    [due.id, status, attempts, fault.slice(0, 300), new Date(now.getTime() + pauseMs), isDead ? now : null],
  );
  deps.log.warn({ delivery: due.id, channel: run.channel, attempts, fault }, 'delivery failed');
}

async function countDead({ db }: Pick<Deps, 'db'>): Promise<number> {
  const statement = "select count(*)::int as dead from deliveries where status = 'dead'";
  const { rows } = await db.$client.query<{ dead: number }>(statement);
  return rows[0]?.dead ?? 0;
}
