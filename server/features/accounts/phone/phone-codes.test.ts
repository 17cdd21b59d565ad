import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { phoneCodes, textMessageCounts, userSessions, users } from '#server/database/tables/accounts.ts';
import { trialMarks } from '#server/database/tables/subscriptions.ts';
import { callApi, PASSWORD, registerAccount } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { type FakeNetgsm, lastCodeTo, startFakeNetgsm } from '#tests/support/fakes/fake-netgsm.ts';
import { openTestApp, type TestApp } from '#tests/support/open-test-app.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';

cheapHashes();
let netgsm: FakeNetgsm;
let world: TestApp;
beforeAll(async () => {
  netgsm = await startFakeNetgsm();
  world = await openTestApp(netgsm.settings);
});
beforeEach(async () => {
  world.deps.setNow(TEST_NOW);
  await world.deps.db.delete(textMessageCounts);
  await world.deps.db.delete(phoneCodes);
});
afterEach(async () => {
  netgsm.quirk = undefined;
  await world.deps.db.delete(users);
});
afterAll(async () => {
  await world.deps.close();
  await netgsm.close();
});

let numbers = 0;
const newNumber = () => {
  numbers += 1;
  return `0535${String(numbers).padStart(7, '0')}`;
};
const post = (url: string, body: object, token?: string) =>
  callApi(world.app, 'POST', url, { body, ...(token && { token }) });
const inMinutes = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const askToConfirm = (token: string) => post('/api/user/phone-code', { password: PASSWORD }, token);
const confirm = (token: string, ticket: string, code: string) =>
  post('/api/user/phone-confirmation', { ticket, code }, token);
const askToSignIn = (phoneNumber: string) => post('/api/auth/phone-code', { phoneNumber });
const signIn = (phoneNumber: string, ticket: string, code: string) =>
  post('/api/auth/phone-login', { phoneNumber, ticket, code });

async function confirmedMember(phoneNumber = newNumber()) {
  const member = await registerAccount(world.app, { phoneNumber });
  const { json } = await askToConfirm(member.token);
  expect((await confirm(member.token, json.ticket, lastCodeTo(netgsm, phoneNumber))).status).toBe(200);
  return { ...member, phoneNumber };
}

/** Waits until the code, which is sent after the answer, has arrived. */
async function arrivedCode(phoneNumber: string, before: number): Promise<string> {
  await expect.poll(() => netgsm.messages.length).toBeGreaterThan(before);
  return lastCodeTo(netgsm, phoneNumber);
}

async function codeToSignIn(phoneNumber: string) {
  const before = netgsm.messages.length;
  const { json } = await askToSignIn(phoneNumber);
  return { ticket: String(json.ticket), code: await arrivedCode(phoneNumber, before) };
}

describe('a number', () => {
  test('is confirmed with the code that was sent to it, on the route for codes, for that purpose', async () => {
    const phoneNumber = newNumber();
    const { token } = await registerAccount(world.app, { phoneNumber });
    const asked = await askToConfirm(token);
    expect(asked).toMatchObject({ status: 200, json: { message: 'Onay kodunu cep telefonunuza gönderdik.' } });
    const code = lastCodeTo(netgsm, phoneNumber);
    expect(netgsm.calls.at(-1)).toMatchObject({
      path: '/sms/rest/v2/otp',
      body: {
        msgheader: 'PEYDA',
        no: phoneNumber.slice(1),
        msg: `Peyda numara onay kodunuz: ${code}. 10 dakika gecerlidir, kimseyle paylasmayin.`,
      },
    });
    const kept = JSON.stringify(await world.deps.db.select().from(phoneCodes));
    for (const secret of [code, phoneNumber, asked.json.ticket]) expect(kept).not.toContain(secret);
    const done = await confirm(token, asked.json.ticket, ` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect(done).toMatchObject({ status: 200, json: { phoneNumber, phoneNumberVerified: true } });
    expect(await askToConfirm(token)).toMatchObject({ status: 409, json: { code: 'ALREADY_VERIFIED' } });
  });

  test('asks for the password first: a stolen session must not open another way in', async () => {
    const { token } = await registerAccount(world.app, { phoneNumber: newNumber() });
    const sent = netgsm.messages.length;
    const refused = await post('/api/user/phone-code', { password: 'tahmin-edilen' }, token);
    expect(refused).toMatchObject({ status: 400, json: { code: 'WRONG_PASSWORD', field: 'password' } });
    expect(netgsm.messages).toHaveLength(sent);
  });

  test('that is changed is unconfirmed, and a code for the old one is worth nothing', async () => {
    const phoneNumber = newNumber();
    const { token } = await registerAccount(world.app, { phoneNumber });
    const { json } = await askToConfirm(token);
    const code = lastCodeTo(netgsm, phoneNumber);
    const profile = (body: object) => callApi(world.app, 'PUT', '/api/user/profile', { token, body });
    await profile({ phoneNumber: newNumber() });
    expect(await confirm(token, json.ticket, code)).toMatchObject({ status: 400, json: { code: 'CODE_EXPIRED' } });
    await profile({ phoneNumber });
    expect((await confirm(token, json.ticket, code)).json).toMatchObject({ phoneNumberVerified: true });
    expect((await profile({ phoneNumber, firstName: 'Ada' })).json).toMatchObject({ phoneNumberVerified: true });
    expect((await profile({ phoneNumber: newNumber() })).json).toMatchObject({ phoneNumberVerified: false });
  });

  test('belongs to the account that confirmed it last, even when two do at once', async () => {
    const first = await confirmedMember();
    const { phoneNumber } = first;
    const second = await confirmedMember(phoneNumber);
    const state = async ({ token }: { token: string }) =>
      (await callApi(world.app, 'GET', '/api/auth/user', { token })).json.phoneNumberVerified;
    expect([await state(first), await state(second)]).toEqual([false, true]);
    const third = await registerAccount(world.app, { phoneNumber });
    const asked = [];
    for (const { token } of [first, third])
      asked.push({ token, ...(await askToConfirm(token)).json, code: lastCodeTo(netgsm, phoneNumber) });
    const answers = await Promise.all(asked.map(({ token, ticket, code }) => confirm(token, ticket, code)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const states = [await state(first), await state(second), await state(third)];
    expect(states.filter(Boolean)).toHaveLength(1);
  });

  test('that is confirmed counts for the trial as confirmed', async () => {
    const { token } = await registerAccount(world.app, { phoneNumber: newNumber() });
    await world.deps.db.update(users).set({ emailVerified: true });
    const claim = { isPremium: true, trialUsed: false, deviceId: 'web_phone0000001' };
    expect((await post('/api/user/subscription', claim, token)).json).toMatchObject({ isPremium: true });
    const before = await world.deps.db.$count(trialMarks);
    const { json } = await askToConfirm(token);
    await confirm(token, json.ticket, netgsm.messages.at(-1)?.text.match(/\d{6}/)?.[0] ?? '');
    expect(await world.deps.db.$count(trialMarks)).toBe(before + 1);
  });
});

describe('signing in by phone', () => {
  test('opens a session of the account that confirmed the number', async () => {
    const { email, phoneNumber } = await confirmedMember();
    const { ticket, code } = await codeToSignIn(phoneNumber);
    expect(netgsm.messages.at(-1)?.text).toBe(
      `Peyda giris kodunuz: ${code}. 10 dakika gecerlidir, kimseyle paylasmayin.`,
    );
    const { status, json } = await signIn(`+90 ${phoneNumber.slice(1)}`, ticket, code);
    expect(status).toBe(200);
    expect((await callApi(world.app, 'GET', '/api/auth/user', { token: json.token })).json).toMatchObject({ email });
    const [session] = await world.deps.db.select().from(userSessions).orderBy(userSessions.createdAt).offset(1);
    expect(session?.addressHash).toMatch(/^[\w-]{43}$/);
    expect(session?.userAgent).not.toBe('');
  });

  test('answers alike for numbers that are unknown, typed only, and confirmed; only the last gets a message', async () => {
    const typed = newNumber();
    await registerAccount(world.app, { phoneNumber: typed });
    const { phoneNumber: known } = await confirmedMember();
    const sent = netgsm.messages.length;
    const bodies = [];
    for (const number of [newNumber(), typed, known]) {
      const { status, json } = await askToSignIn(number);
      expect(status).toBe(200);
      const wrong = [];
      for (let at = 0; at < 6; at += 1) wrong.push((await signIn(number, json.ticket, '000000')).json);
      bodies.push({ message: json.message, ticket: json.ticket.length, wrong });
    }
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
    await expect.poll(() => netgsm.messages.length).toBe(sent + 1);
    expect(netgsm.messages.at(-1)?.to).toBe(known);
  });

  test('asks the database the same for a known number and an unknown one; the message is sent after the answer', async () => {
    const { phoneNumber } = await confirmedMember();
    const statements: string[] = [];
    const client = world.deps.db.$client;
    const original = client.query.bind(client);
    // The answer is compared by its statements, not by the clock.
    Object.assign(client, {
      query: (...args: Parameters<typeof original>) => {
        statements.push(JSON.stringify(args[0]).slice(0, 60));
        return original(...args);
      },
    });
    const asked = async (number: string) => {
      statements.length = 0;
      await askToSignIn(number);
      return [...statements];
    };
    try {
      const unknown = await asked(newNumber());
      expect(await asked(phoneNumber)).toEqual(unknown);
      expect(unknown.length).toBeGreaterThan(0);
    } finally {
      Object.assign(client, { query: original });
    }
  });

  test('with the right code for a number that lost its confirmation is a wrong code', async () => {
    const { phoneNumber } = await confirmedMember();
    const { ticket, code } = await codeToSignIn(phoneNumber);
    await world.deps.db.update(users).set({ phoneNumberVerified: false });
    expect(await signIn(phoneNumber, ticket, code)).toMatchObject({ status: 400, json: { code: 'CODE_WRONG' } });
  });

  test.each(['02121234567', '+4915112345678', '0532123456', '', null])('takes no other number: %s', async (number) => {
    const answer = await post('/api/auth/phone-code', { phoneNumber: number });
    expect(answer.status).toBe(400);
    expect(answer.json.message).toContain('05xxxxxxxxx');
  });
});

describe('a code', () => {
  test('works once, even for twenty requests at the same instant', async () => {
    const { phoneNumber } = await confirmedMember();
    const { ticket, code } = await codeToSignIn(phoneNumber);
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(phoneNumber, ticket, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await signIn(phoneNumber, ticket, code)).toMatchObject({ status: 400, json: { code: 'CODE_EXPIRED' } });
  });

  test('gets five tries, even at the same instant', async () => {
    const { phoneNumber } = await confirmedMember();
    const { ticket, code } = await codeToSignIn(phoneNumber);
    const guesses = await Promise.all(Array.from({ length: 20 }, () => signIn(phoneNumber, ticket, other(code))));
    expect(guesses.filter(({ json }) => json.code === 'CODE_WRONG')).toHaveLength(5);
    expect(guesses.filter(({ json }) => json.code === 'CODE_EXPIRED')).toHaveLength(15);
    expect(await signIn(phoneNumber, ticket, code)).toMatchObject({ json: { code: 'CODE_EXPIRED' } });
  });

  test('is right at the fifth try, and within ten minutes', async () => {
    const { phoneNumber } = await confirmedMember();
    const { ticket, code } = await codeToSignIn(phoneNumber);
    for (let at = 0; at < 4; at += 1) await signIn(phoneNumber, ticket, other(code));
    world.deps.setNow(inMinutes(9.9));
    expect((await signIn(phoneNumber, ticket, code)).status).toBe(200);
    const next = await codeToSignIn(phoneNumber);
    world.deps.setNow(inMinutes(20));
    expect((await signIn(phoneNumber, next.ticket, next.code)).json).toMatchObject({ code: 'CODE_EXPIRED' });
  });

  test('is worth nothing in another browser, for another purpose, number or account', async () => {
    const mine = await confirmedMember();
    const theirs = await confirmedMember();
    const { ticket, code } = await codeToSignIn(mine.phoneNumber);
    const strange = await codeToSignIn(theirs.phoneNumber);
    const refused = { status: 400, json: { code: 'CODE_EXPIRED' } };
    // The ticket of another browser that asked for the same number: its own code differs.
    const elsewhere = (await askToSignIn(mine.phoneNumber)).json.ticket;
    await expect.poll(() => lastCodeTo(netgsm, mine.phoneNumber)).not.toBe('');
    expect(await signIn(mine.phoneNumber, strange.ticket, code)).toMatchObject(refused);
    expect(await signIn(theirs.phoneNumber, ticket, code)).toMatchObject(refused);
    expect(await confirm(mine.token, ticket, code)).toMatchObject(refused);
    expect((await signIn(mine.phoneNumber, elsewhere, code)).status).toBe(400);
    const third = await registerAccount(world.app, { phoneNumber: mine.phoneNumber });
    const fourth = await registerAccount(world.app, { phoneNumber: mine.phoneNumber });
    const asked = (await askToConfirm(third.token)).json;
    const confirmation = lastCodeTo(netgsm, mine.phoneNumber);
    expect(await signIn(mine.phoneNumber, asked.ticket, confirmation)).toMatchObject(refused);
    expect(await confirm(fourth.token, asked.ticket, confirmation)).toMatchObject(refused);
    expect((await signIn(mine.phoneNumber, ticket, code)).status).toBe(200);
  });

  test('goes five times a day to one number and for one purpose, known or not, and again the next day', async () => {
    const { phoneNumber } = await confirmedMember();
    for (const number of [phoneNumber, newNumber()]) {
      for (let at = 0; at < 5; at += 1) expect((await askToSignIn(number)).status).toBe(200);
      expect(await askToSignIn(number)).toMatchObject({ status: 429, json: { code: 'TOO_MANY_CODES' } });
    }
    const rival = await registerAccount(world.app, { phoneNumber });
    expect((await askToConfirm(rival.token)).status).toBe(200);
    world.deps.setNow(inDays(1));
    expect((await askToSignIn(phoneNumber)).status).toBe(200);
  });

  test('goes five times a day for one account, whatever numbers it has', async () => {
    const { token } = await registerAccount(world.app, { phoneNumber: newNumber() });
    const statuses = [];
    for (let at = 0; at < 6; at += 1) {
      await callApi(world.app, 'PUT', '/api/user/profile', { token, body: { phoneNumber: newNumber() } });
      statuses.push((await askToConfirm(token)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('that the provider refuses is told, costs nothing, and comes when the provider is back', async () => {
    const { token } = await registerAccount(world.app, { phoneNumber: newNumber() });
    netgsm.quirk = { status: 500, body: '' };
    for (let at = 0; at < 6; at += 1)
      expect(await askToConfirm(token)).toMatchObject({ status: 503, json: { code: 'SMS_FAILED' } });
    expect(await world.deps.db.$count(phoneCodes)).toBe(0);
    netgsm.quirk = undefined;
    expect((await askToConfirm(token)).status).toBe(200);
  });

  test.each([
    ['five digits', '12345'],
    ['letters', 'abcdef'],
    ['nothing', ''],
    ['a list', ['123456']],
    ['very much', '1'.repeat(10_000)],
  ])('is six digits, not %s', async (_, code) => {
    const answer = await post('/api/auth/phone-login', { phoneNumber: newNumber(), ticket: 'a'.repeat(32), code });
    expect(answer).toMatchObject({ status: 400, json: { message: expect.stringContaining('6 haneli') } });
  });
});

test('asking is limited by number and address, by address, and by the network around it', async () => {
  const limited = await openTestApp({ ...netgsm.settings, RATE_LIMIT: 'on' });
  const asks = async (count: number, phoneNumber: () => string, address: (at: number) => string) => {
    const statuses = [];
    for (let at = 0; at < count; at += 1) {
      const body = { phoneNumber: phoneNumber() };
      const options = { body, address: address(at) };
      statuses.push((await callApi(limited.app, 'POST', '/api/auth/phone-code', options)).status);
    }
    return statuses.indexOf(429);
  };
  try {
    const same = newNumber();
    expect(
      await asks(
        5,
        () => same,
        () => '203.0.113.1',
      ),
    ).toBe(3);
    expect(await asks(12, newNumber, () => '203.0.114.1')).toBe(10);
    expect(await asks(70, newNumber, (at) => `203.0.115.${at + 1}`)).toBe(60);
    expect(await asks(70, newNumber, (at) => `2001:db8:7:${(at + 1).toString(16)}::1`)).toBe(60);
  } finally {
    await limited.deps.close();
  }
});

test('without NETGSM_* nothing of it is offered', async () => {
  const silent = await openTestApp();
  const call = (url: string, body: object, token?: string) =>
    callApi(silent.app, 'POST', url, { body, ...(token && { token }) });
  try {
    const { token } = await registerAccount(silent.app);
    const entered = { ticket: 'a'.repeat(32), code: '123456' };
    const phoneNumber = newNumber();
    for (const answer of [
      await call('/api/auth/phone-code', { phoneNumber }),
      await call('/api/auth/phone-login', { phoneNumber, ...entered }),
      await call('/api/user/phone-code', { password: PASSWORD }, token),
      await call('/api/user/phone-confirmation', entered, token),
    ])
      expect(answer).toMatchObject({ status: 409, json: { code: 'SMS_UNAVAILABLE' } });
    expect((await callApi(silent.app, 'GET', '/api/company')).json).toMatchObject({ sendsTexts: false });
    expect((await callApi(world.app, 'GET', '/api/company')).json).toMatchObject({ sendsTexts: true });
  } finally {
    await silent.deps.close();
  }
});
