import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/database/tables/accounts.ts';
import { createAlert, matchAlerts } from '#server/features/deciding/alerts/index.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { type FakeNetgsm, startFakeNetgsm } from '#tests/support/fakes/fake-netgsm.ts';
import { deliverNotifications } from '#tests/support/mail/send-letters.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';

let deps: TestDeps;
let netgsm: FakeNetgsm;
beforeEach(async () => {
  netgsm = await startFakeNetgsm();
  deps = await openTestDeps({ ...netgsm.settings, PUBLIC_ORIGIN: 'https://peyda.example' });
});
afterEach(async () => {
  await deps.close();
  await netgsm.close();
});

let members = 0;
async function member(choice: Partial<typeof users.$inferInsert> = {}): Promise<void> {
  members += 1;
  const values = {
    email: `sms${members}@ornek.example`,
    phoneNumber: `0532123456${members % 10}`,
    phoneNumberVerified: true,
    phoneNotifications: true,
    emailNotifications: false,
    createdAt: TEST_NOW,
    updatedAt: TEST_NOW,
    ...choice,
  };
  const [row] = await deps.db.insert(users).values(values).returning();
  const alertName = 'Bedava iPhone kazandınız: http://kotu.example';
  await createAlert(deps, row?.id ?? '', { alertName, searchCriteria: { city: ['Ankara'] } });
}

const arrive = async (count = 1) => {
  await recordListings(
    deps,
    Array.from({ length: count }, () => makeListingRecord({ title: 'Satılık http://kotu.example daire' })),
  );
  await matchAlerts(deps);
};

describe('text messages', () => {
  it('are sent in Netgsm’s format, only to members who want them and have confirmed the number', async () => {
    await member({ phoneNumber: '05321234567' });
    await member({ phoneNotifications: false });
    await member({ phoneNumberVerified: false });
    await arrive();
    expect(await deliverNotifications(deps)).toMatchObject({ sent: 1, failed: 0, cancelled: 0, dead: 0 });
    expect(netgsm.calls).toHaveLength(1);
    const [call] = netgsm.calls;
    expect(call?.path).toBe('/sms/rest/v2/send');
    expect(call?.headers.authorization).toBe(`Basic ${Buffer.from('8501234567:gizli').toString('base64')}`);
    expect(call?.body).toEqual({
      msgheader: 'PEYDA',
      encoding: 'TR',
      iysfilter: '0',
      messages: [
        {
          no: '5321234567',
          // Contains no words of a user or a listing.
          msg: expect.stringMatching(
            /^Peyda: Uyarınıza uyan yeni bir ihale var\. https:\/\/peyda\.example\/ilan\/\d+\?kaynak=ileti$/,
          ),
        },
      ],
    });
  });

  it('state the number of notifications in one message', async () => {
    await member();
    await arrive(3);
    await deliverNotifications(deps);
    expect(netgsm.messages.map(({ text }) => text)).toEqual([
      'Peyda: 3 yeni bildiriminiz var. https://peyda.example/user',
    ]);
  });

  it('are not sent to a number that was changed after they were queued', async () => {
    await member();
    await arrive();
    await deps.db.update(users).set({ phoneNumber: '05339876543', phoneNumberVerified: false });
    expect(await deliverNotifications(deps)).toMatchObject({ sent: 0, cancelled: 1 });
    expect(netgsm.calls).toEqual([]);
  });

  it('are limited to five a day per member; the rest stays on the site', async () => {
    await member();
    for (let round = 0; round < 7; round += 1) {
      await arrive();
      await deliverNotifications(deps);
    }
    expect(netgsm.messages).toHaveLength(5);
    deps.setNow(inDays(1));
    await arrive();
    await deliverNotifications(deps);
    expect(netgsm.messages).toHaveLength(6);
  });

  it.each([
    [200, '{"code":"30","description":"auth"}', 'SMS was not accepted: HTTP 200, code 30'],
    [406, '{"code":"70"}', 'SMS was not accepted: HTTP 406, code 70'],
    [500, '<html>', 'SMS was not accepted: HTTP 500, code none'],
    [200, '{"code":', 'SMS was not accepted: SyntaxError'],
  ])('are retried if Netgsm answers %i %s, and a failure does not count for the day', async (status, body, fault) => {
    await member();
    await arrive();
    netgsm.quirk = { status, body };
    expect(await deliverNotifications(deps)).toMatchObject({ sent: 0, failed: 1 });
    const { rows } = await deps.db.$client.query('select state, last_error from outbox');
    expect(rows).toEqual([{ state: 'waiting', last_error: fault }]);
    const counted = await deps.db.$client.query('select sum(messages)::int as messages from text_message_counts');
    expect(counted.rows).toEqual([{ messages: 0 }]);
    netgsm.quirk = undefined;
    deps.setNow(new Date(TEST_NOW.getTime() + 60_000));
    expect(await deliverNotifications(deps)).toMatchObject({ sent: 1 });
  });

  it('wait for the morning', async () => {
    await member();
    deps.setNow(new Date('2026-11-20T20:30:00Z'));
    await arrive();
    expect(await deliverNotifications(deps)).toMatchObject({ sent: 0 });
    deps.setNow(new Date('2026-11-21T06:00:00Z'));
    expect(await deliverNotifications(deps)).toMatchObject({ sent: 1 });
  });
});
