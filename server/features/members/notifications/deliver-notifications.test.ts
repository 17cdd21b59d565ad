import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { users } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { createAlert, matchAlerts } from '#server/features/deciding/alerts/index.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { type Mail, openMailer } from '#server/platform/mailer.ts';
import { forgetOldLetters } from '#server/platform/outbox/forget-old-letters.ts';
import { deliverNotifications } from '#tests/support/mail/send-letters.ts';
import { headerOf, partsOf, type SmtpStandIn, startSmtpStandIn } from '#tests/support/mail/smtp-stand-in.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import type { TestDeps } from '#tests/support/open-test-deps.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { forgetOldNotifications } from './forget-old-notifications.ts';
import { notificationMail } from './notification-letters.ts';

let base: TestDeps;
let deps: Deps;
let app: App;
let smtp: SmtpStandIn;
beforeEach(async () => {
  smtp = await startSmtpStandIn();
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'Peyda <bilgi@peyda.example>', PUBLIC_ORIGIN: 'https://peyda.example' };
  ({ deps: base, app } = await openTestApp(mail));
  deps = { ...base, mailer: openMailer(base.config, base.log) };
});
afterEach(async () => {
  await base.close();
  await smtp.stop();
});

type Member = { id: string; email: string };

let made = 0;

async function member(confirmed = { emailVerified: true }): Promise<Member> {
  made += 1;
  const [row] = await deps.db
    .insert(users)
    .values({
      email: `uye${made}@ornek.example`,
      phoneNumber: '05321234567',
      ...confirmed,
      createdAt: TEST_NOW,
      updatedAt: TEST_NOW,
    })
    .returning();
  if (!row) throw new Error('no member');
  await createAlert(deps, row.id, { alertName: 'Uyarım', searchCriteria: { city: ['Ankara'] } });
  return row;
}

const arrive = async (...titles: string[]) => {
  await recordListings(
    deps,
    titles.map((title) => makeListingRecord({ title })),
  );
  return matchAlerts(deps);
};
const later = (minutes: number) => base.setNow(new Date(base.clock.now().getTime() + minutes * 60_000));
const states = async () =>
  (
    await deps.db.$client.query<{ state: string; tries: number; last_error: string | null }>(
      'select state, tries, last_error from outbox order by place',
    )
  ).rows;

describe('mails of notifications', () => {
  it('come as one digest a run, in plain text and HTML, with links and nothing unescaped', async () => {
    const { id, email } = await member();
    await deps.db.$client.query("update users set first_name = 'Ayşe <b>' where id = $1", [id]);
    await arrive('Daire & <script>alert(1)</script>', 'Köşe dükkânı');
    expect(await deliverNotifications(deps)).toMatchObject({ sent: 1, failed: 0, cancelled: 0, dead: 0 });
    expect(smtp.received.map(({ to }) => to)).toEqual([email]);
    const [mail] = smtp.received;
    if (!mail) throw new Error('no mail');
    const { text, html } = partsOf(mail);
    expect(text).toContain('Merhaba Ayşe <b>,');
    expect(text).toContain('Yeni ihale: “Uyarım”');
    expect(text).toMatch(
      /Köşe dükkânı · Çankaya, Ankara · ₺1\.000\.000 · bitiş 30\.11\.2026 12:00\r?\nNakit teminat için son an 29\.11\.2026 23:30 \(9 gün 11 saat kaldı\), teminat mektubu için 27\.11\.2026 mesai bitimi \(7 gün kaldı\)\.\r?\nhttps:\/\/peyda\.example\/ilan\/\d+/,
    );
    expect(html).toContain('Merhaba Ayşe &lt;b&gt;,');
    expect(html).toContain('Daire &amp; &lt;script&gt;');
    expect(html).not.toContain('<script');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(headerOf(mail, 'Message-ID')).toMatch(/^<[0-9a-f-]{36}@peyda\.example>$/);
    expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(await deliverNotifications(deps)).toMatchObject({ sent: 0 });
  });

  it('are not sent to members who have switched them off, before or after they were queued', async () => {
    const [first, second] = [await member(), await member()];
    await deps.db.$client.query('update users set email_notifications = false where id = $1', [first.id]);
    await arrive('Daire');
    await deps.db.$client.query('update users set email_notifications = false where id = $1', [second.id]);
    expect(await deliverNotifications(deps)).toMatchObject({ sent: 0, failed: 0, cancelled: 1, dead: 0 });
    expect(smtp.received).toEqual([]);
  });

  it('are not sent to an unconfirmed address: those members are notified on the site', async () => {
    const { id } = await member({ emailVerified: false });
    expect(await arrive('Daire')).toMatchObject({ notified: 1, queued: 0 });
    expect(await deliverNotifications(deps)).toMatchObject({ sent: 0, failed: 0, cancelled: 0, dead: 0 });
    await deps.db.$client.query('update users set email_verified = true where id = $1', [id]);
    await arrive('Villa');
    await deps.db.$client.query('update users set email_verified = false where id = $1', [id]);
    expect(await deliverNotifications(deps)).toMatchObject({ sent: 0, cancelled: 1 });
    expect(smtp.received).toEqual([]);
    const { rows } = await deps.db.$client.query('select count(*)::int as told from notifications');
    expect(rows).toEqual([{ told: 2 }]);
  });

  it('are queued by a process without a mail server, such as an import, and sent by one with it', async () => {
    await member();
    await recordListings(deps, [makeListingRecord()]);
    const withoutMail = { ...deps, mailer: { ...deps.mailer, isConfigured: false } };
    expect(await matchAlerts(withoutMail)).toMatchObject({ notified: 1, queued: 1 });
    expect(await deliverNotifications(withoutMail)).toMatchObject({ sent: 0, cancelled: 0 });
    expect(await deliverNotifications(deps)).toMatchObject({ sent: 1 });
    expect(smtp.received).toHaveLength(1);
  });

  it('are not sent days late after a mail server is set up', async () => {
    await member();
    await arrive('Daire');
    later(3 * 24 * 60 + 1);
    expect(await deliverNotifications(deps)).toMatchObject({ sent: 0 });
    expect(smtp.received).toEqual([]);
  });
});

it('deletes what was sent a month ago and notifications of a year ago', async () => {
  await member();
  await arrive('Daire');
  await deliverNotifications(deps);
  const counts = async () => {
    const { rows } = await deps.db.$client.query(
      'select (select count(*)::int from notifications) as told, (select count(*)::int from outbox) as sent',
    );
    return rows[0];
  };
  const forget = async () => ({
    ...(await forgetOldNotifications(deps)),
    ...(await forgetOldLetters(deps, [notificationMail])),
  });
  later(29 * 24 * 60);
  expect(await forget()).toEqual({ notifications: 0, deliveries: 0 });
  later(2 * 24 * 60);
  expect(await forget()).toEqual({ notifications: 0, deliveries: 1 });
  expect(await counts()).toEqual({ told: 1, sent: 0 });
  later(335 * 24 * 60);
  expect(await forget()).toEqual({ notifications: 1, deliveries: 0 });
  expect(await counts()).toEqual({ told: 0, sent: 0 });
});

describe('the link to unsubscribe', () => {
  const linkOf = async () => {
    await arrive('Daire');
    await deliverNotifications(deps);
    const [mail] = smtp.received;
    const link = new URL(/<(.+)>/.exec((mail && headerOf(mail, 'List-Unsubscribe')) ?? '')?.[1] ?? '');
    return link.pathname + link.search;
  };

  it('changes nothing when opened, and ends the mails when the button or the mail program posts', async () => {
    const { id } = await member();
    const url = await linkOf();
    const isOn = async () =>
      (await deps.db.$client.query('select email_notifications as on from users where id = $1', [id])).rows[0]?.on;
    const page = await app.inject({ url });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<form method="post">');
    expect(await isOn()).toBe(true);
    const payload = 'List-Unsubscribe=One-Click';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(200);
    expect(await isOn()).toBe(false);
    await arrive('Villa');
    expect(await deliverNotifications(deps)).toMatchObject({ sent: 0, cancelled: 0 });
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await app.inject({ method: 'POST', url, payload: '--x--', headers: multipart })).statusCode).toBe(200);
  });

  it('is refused in Turkish, on a page, if it is forged', async () => {
    const [own, other] = [await member(), await member()];
    const url = await linkOf();
    const stranger = url.includes(own.id) ? other.id : own.id;
    const forged = url.replace(/user=[^&]+/, `user=${stranger}`);
    for (const address of [forged, '/api/unsubscribe', '/api/unsubscribe?user=1&key=2']) {
      for (const method of ['GET', 'POST'] as const) {
        const { statusCode, headers, body } = await app.inject({ method, url: address });
        expect([statusCode, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
        expect(body).toContain('Bu bağlantı geçersiz.');
        expect(body).toContain('href="https://peyda.example/user"');
      }
    }
    const { rows } = await deps.db.$client.query('select from users where not email_notifications');
    expect(rows).toEqual([]);
  });
});

describe('delivery that fails', () => {
  it('waits longer and longer while the mail server is down, and reaches everyone once it is back', async () => {
    const members = [await member(), await member(), await member()];
    await arrive('Daire');
    await smtp.stop();
    expect(await deliverNotifications(deps)).toMatchObject({ sent: 0, failed: 3 });
    expect(await deliverNotifications(deps)).toMatchObject({ sent: 0, failed: 0 });
    later(1);
    expect(await deliverNotifications(deps)).toMatchObject({ failed: 3 });
    later(1);
    expect(await deliverNotifications(deps)).toMatchObject({ failed: 0 });
    await smtp.start();
    later(1);
    expect(await deliverNotifications(deps)).toMatchObject({ sent: 3, failed: 0 });
    expect(smtp.received.map(({ to }) => to).toSorted()).toEqual(members.map(({ email }) => email).toSorted());
    expect(JSON.stringify(await states())).not.toContain('ornek.example');
  });

  it('stops after a few tries if nothing answers, and leaves the others unchanged', async () => {
    for (let made = 0; made < 12; made += 1) await member();
    await arrive('Daire');
    await smtp.stop();
    const { failed } = await deliverNotifications(deps);
    expect(failed).toBeLessThan(10);
    expect((await states()).filter(({ tries }) => tries === 0).length).toBe(12 - failed);
    await smtp.start();
    later(1);
    await deliverNotifications(deps);
    expect(smtp.received).toHaveLength(12);
  });

  it('gives up an address that is refused permanently, logs it, and serves the others meanwhile', async () => {
    const [gone, ...others] = [await member(), await member(), await member()];
    smtp.refused.add(gone.email);
    const warn = vi.spyOn(deps.log, 'warn');
    await arrive('Daire');
    expect(await deliverNotifications(deps)).toMatchObject({ sent: others.length, failed: 1, dead: 0 });
    for (const [minutes, dead] of [
      [1, 0],
      [2, 0],
      [4, 0],
      [8, 1],
    ] as const) {
      later(minutes);
      expect(await deliverNotifications(deps)).toMatchObject({ failed: 1, dead });
    }
    expect(await states()).toContainEqual({
      state: 'dead',
      tries: 5,
      last_error: 'Mail was not accepted: EENVELOPE 550',
    });
    expect(warn).toHaveBeenCalledWith({ kind: 'notification', dead: 1 }, expect.any(String));
    later(60);
    expect(await deliverNotifications(deps)).toMatchObject({ failed: 0, dead: 1 });
  });

  it('sends the same mail with the same Message-ID if it is killed between sending and marking', async () => {
    await member();
    await arrive('Daire');
    // The process dies once the mail has been sent: nothing after that happens.
    const sent = Promise.withResolvers<void>();
    const send = async (mail: Mail) => {
      await deps.mailer.send(mail);
      sent.resolve();
      await new Promise<never>(() => {});
    };
    void deliverNotifications({ ...deps, mailer: { isConfigured: true, send } });
    await sent.promise;
    expect(await states()).toEqual([{ state: 'waiting', tries: 1, last_error: null }]);
    expect(await deliverNotifications(deps)).toMatchObject({ sent: 0 });
    later(5);
    expect(await deliverNotifications(deps)).toMatchObject({ sent: 1 });
    const ids = smtp.received.map((mail) => headerOf(mail, 'Message-ID'));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('sends each once if two processes deliver concurrently', async () => {
    for (let made = 0; made < 10; made += 1) await member();
    await arrive('Daire');
    const runs = await Promise.all([deliverNotifications(deps), deliverNotifications(deps)]);
    expect(runs.reduce((sum, { sent }) => sum + sent, 0)).toBe(10);
    expect(new Set(smtp.received.map(({ to }) => to)).size).toBe(10);
    expect(smtp.received).toHaveLength(10);
  });
});
