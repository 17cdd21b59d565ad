import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { SunkMail } from '../load/mail-sink.ts';

export type MailReport = {
  readonly delivered: number;
  /** Mails that arrived more than once, each time with the same Message-ID. */
  readonly twice: number;
  /** The maximum number of copies of one mail. */
  readonly mostOften: number;
  /** Faults: a delivery marked as sent whose mail never arrived, a notification mailed in two deliveries. */
  readonly faults: readonly string[];
};

/**
 * Jobs run every minute; a job whose worker died is retried after two minutes, a mail that it had locked after five.
 */
const SETTLED_WITHIN_MS = 12 * 60_000;

/** Waits until every event is matched and every delivery is sent; returns false after a timeout. */
export async function settleDeliveries(databaseUrl: string): Promise<boolean> {
  const until = performance.now() + SETTLED_WITHIN_MS;
  while (performance.now() < until) {
    const [row] = await query<{ open: number }>(
      databaseUrl,
      `select (select count(*) from alert_events) + (select count(*) from outbox_items)
        + (select count(*) from outbox where state = 'waiting') as open`,
    );
    if (Number(row?.open) === 0) return true;
    await sleep(1000);
  }
  return false;
}

/** Compares the received mails with the deliveries and notifications in the database. */
export async function checkMails(databaseUrl: string, mails: readonly SunkMail[]): Promise<MailReport> {
  const sent = await query<{ id: string }>(
    databaseUrl,
    "select id::text from outbox where kind = 'notification' and state = 'sent'",
  );
  const ids = Map.groupBy(mails, ({ messageId }) => /^<([0-9a-f-]{36})@/.exec(messageId)?.[1] ?? '');
  const times = sent.map(({ id }) => ids.get(id)?.length ?? 0);
  const lost = sent.filter(({ id }) => !ids.has(id)).map(({ id }) => `the mail of delivery ${id} never came`);
  const doubled = await query<{ id: string }>(
    databaseUrl,
    `select notification as id from outbox, jsonb_array_elements_text(facts->'notificationIds') as notification
      where kind = 'notification' group by notification having count(*) > 1`,
  );
  return {
    delivered: sent.length,
    twice: times.filter((count) => count > 1).length,
    mostOften: Math.max(0, ...times),
    faults: [...lost, ...doubled.map(({ id }) => `notification ${id} is in two deliveries`)],
  };
}

/** Listings that were imported for an alert but of which a reader was not notified; empty if none. */
export async function findUntold(databaseUrl: string, email: string, keys: readonly string[]): Promise<string[]> {
  const rows = await query<{ source_key: string }>(
    databaseUrl,
    `select p.source_key from properties p where p.source_key = any($1) and not exists (
        select from notifications n join users u on u.id = n.user_id where n.property_id = p.id and u.email = $2)`,
    [keys, email],
  );
  return rows.map(({ source_key }) => `notification of listing ${source_key} to ${email}`);
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
