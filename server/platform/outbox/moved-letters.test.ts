import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { MIGRATIONS, migrateDatabase } from '#server/database/open-database.ts';
import { databaseUrl, dropDatabase, runSql } from '#tests/support/test-server.ts';

const USER = '11111111-1111-1111-1111-111111111111';
const ORDER = '22222222-2222-2222-2222-222222222222';
const BEFORE = `
  insert into users (id, email, phone_number, created_at, updated_at)
    values ('${USER}', 'a@ornek.example', '05321234567', now(), now());
  insert into deliveries (channel, user_id, notification_ids, status, attempts, next_attempt_at, last_error, created_at)
    values ('email', '${USER}', '{1,2}', 'pending', 2, now(), 'away', now()),
      ('sms', '${USER}', '{3}', 'dead', 15, now(), 'code 20', now());
  insert into orders (id, reference, state, period, total_kurus, vat_percent, email, created_at, expires_at)
    values ('${ORDER}', 'PEY-1', 'paid', 'monthly', 2999, 20, 'a@ornek.example', now(), now());
  insert into order_mails (order_id, kind, facts, created_at, next_try_at, tries, sent_at)
    values ('${ORDER}', 'paid', '{"kurus": 2999}', now(), now(), 1, now()),
      ('${ORDER}', 'contract', '{"kurus": 2999}', now(), now(), 15, null),
      ('${ORDER}', 'renewalOff', '{}', now(), now(), 16, null);
  insert into removal_requests (name, email, demand, listings, received_at, due_at, decision, decided_at)
    values ('Ad', 'b@ornek.example', 'x', '{}', now(), now(), 'accepted', now());`;

/** The migrations as they were before the outbox. */
function migrationsBefore(): string {
  const folder = mkdtempSync(join(tmpdir(), 'peyda-migrations-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(path, 'utf8'));
  const at = journal.entries.findIndex(({ tag }) => tag.endsWith('_one-outbox'));
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  return folder;
}

it('letters that waited or were given up before there was one outbox are in it', async () => {
  const [serverUrl, name] = [inject('testServerUrl'), `peyda_moved_${process.pid}`];
  const url = databaseUrl(serverUrl, name);
  const before = migrationsBefore();
  await runSql(serverUrl, `create database ${name} encoding 'UTF8' template template0`);
  const client = new pg.Client({ connectionString: url });
  try {
    await migrateDatabase(url, before);
    await client.connect();
    await client.query(BEFORE);
    await migrateDatabase(url);
    const { rows } = await client.query('select kind, state, tries, most_tries, facts from outbox order by place');
    expect(rows).toMatchObject([
      { kind: 'notification', state: 'waiting', tries: 2, facts: { notificationIds: [1, 2] } },
      { kind: 'notification-sms', state: 'dead', tries: 15, facts: { notificationIds: [3] } },
      { kind: 'order', state: 'sent', tries: 1, facts: { mail: 'paid', about: '', told: { kurus: 2999 } } },
      { kind: 'order', state: 'waiting', tries: 15, most_tries: 16, facts: { mail: 'contract' } },
      { kind: 'order', state: 'dead', tries: 16, facts: { mail: 'renewalOff' } },
      { kind: 'removal', state: 'waiting', tries: 0, facts: { request: 1 } },
    ]);
  } finally {
    await client.end();
    await dropDatabase(serverUrl, name);
    rmSync(before, { recursive: true });
  }
});
