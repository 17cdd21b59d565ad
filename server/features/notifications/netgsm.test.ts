import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/database/tables/accounts.ts';
import { createAlert, matchAlerts } from '#server/features/alerts/index.ts';
import { recordProperties } from '#server/features/recording/index.ts';
import { makePropertyRecord } from '#tests/support/make-property.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { deliverNotifications } from './deliver-notifications.ts';

type Call = { path: string | undefined; headers: IncomingHttpHeaders; body: unknown };

let deps: TestDeps;
let provider: Server;
let calls: Call[];
let answer: { status: number; body: string };
beforeEach(async () => {
  calls = [];
  answer = { status: 200, body: '{"code":"00","jobid":"17377215342605050417149344","description":"queued"}' };
  provider = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls.push({ path: request.url, headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  // safe: it listens on a TCP port
  const { port } = provider.address() as AddressInfo;
  deps = await openTestDeps({
    NETGSM_USER: '8501234567',
    NETGSM_PASSWORD: 'gizli',
    NETGSM_HEADER: 'PEYDA',
    NETGSM_URL: `http://127.0.0.1:${port}`,
    PUBLIC_ORIGIN: 'https://peyda.example',
  });
});
afterEach(async () => {
  await deps.close();
  await new Promise((resolve) => provider.close(resolve));
});

async function member(phoneNotifications: boolean): Promise<void> {
  const email = `sms${phoneNotifications}@ornek.example`;
  const times = { createdAt: TEST_NOW, updatedAt: TEST_NOW };
  const [row] = await deps.db
    .insert(users)
    .values({ email, phoneNumber: '05321234567', phoneNotifications, emailNotifications: false, ...times })
    .returning();
  await createAlert(deps, row?.id ?? '', { alertName: 'Ankara', searchCriteria: { city: ['Ankara'] } });
}

const arrive = async (count = 1) => {
  await recordProperties(
    deps,
    Array.from({ length: count }, () => makePropertyRecord()),
  );
  await matchAlerts(deps);
};

describe('text messages', () => {
  it('go to Netgsm in the shape it asks for, only to those who want them', async () => {
    await member(true);
    await member(false);
    await arrive();
    expect(await deliverNotifications(deps)).toEqual({ sent: 1, failed: 0, cancelled: 0, dead: 0 });
    const [call] = calls;
    expect(call?.path).toBe('/sms/rest/v2/send');
    expect(call?.headers.authorization).toBe(`Basic ${Buffer.from('8501234567:gizli').toString('base64')}`);
    expect(call?.body).toEqual({
      msgheader: 'PEYDA',
      encoding: 'TR',
      iysfilter: '0',
      messages: [
        {
          no: '5321234567',
          msg: expect.stringMatching(/^Peyda: Yeni ihale: “Ankara” https:\/\/peyda\.example\/ilan\/\d+$/),
        },
      ],
    });
  });

  it('say in one message how much there is', async () => {
    await member(true);
    await arrive(3);
    await deliverNotifications(deps);
    expect(calls.map(({ body }) => body)).toEqual([
      expect.objectContaining({
        messages: [{ no: '5321234567', msg: 'Peyda: 3 yeni bildiriminiz var. https://peyda.example/user' }],
      }),
    ]);
  });

  it.each([
    [200, '{"code":"30","description":"auth"}', 'SMS was not accepted: HTTP 200, code 30'],
    [406, '{"code":"70"}', 'SMS was not accepted: HTTP 406, code 70'],
    [500, '<html>', 'SMS was not accepted: HTTP 500, code none'],
    [200, '{"code":', 'SMS was not accepted: SyntaxError'],
  ])('are tried again when Netgsm answers %i %s', async (status, body, fault) => {
    await member(true);
    await arrive();
    answer = { status, body };
    expect(await deliverNotifications(deps)).toMatchObject({ sent: 0, failed: 1 });
    const { rows } = await deps.db.$client.query('select status, last_error from deliveries');
    expect(rows).toEqual([{ status: 'pending', last_error: fault }]);
    answer = { status: 200, body: '{"code":"00"}' };
    deps.setNow(new Date(TEST_NOW.getTime() + 60_000));
    expect(await deliverNotifications(deps)).toMatchObject({ sent: 1 });
  });

  it('wait for the morning', async () => {
    await member(true);
    deps.setNow(new Date('2026-11-20T20:30:00Z'));
    await arrive();
    expect(await deliverNotifications(deps)).toMatchObject({ sent: 0 });
    deps.setNow(new Date('2026-11-21T06:00:00Z'));
    expect(await deliverNotifications(deps)).toMatchObject({ sent: 1 });
  });
});
