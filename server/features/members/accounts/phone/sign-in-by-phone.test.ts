import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { userSessions, users } from '#server/database/tables/accounts.ts';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { newNumber, PhoneWorld } from '#tests/support/accounts/phone-world.ts';

const phone = new PhoneWorld();

describe('signing in by phone', () => {
  it('opens a session of the account that confirmed the number', async () => {
    const { email, phoneNumber } = await phone.confirmedMember();
    const { ticket, code } = await phone.codeToSignIn(phoneNumber);
    expect(phone.netgsm.messages.at(-1)?.text).toBe(
      `Peyda giris kodunuz: ${code}. 10 dakika gecerlidir, kimseyle paylasmayin.`,
    );
    const { status, json } = await phone.signIn(`+90 ${phoneNumber.slice(1)}`, ticket, code);
    expect(status).toBe(200);
    expect((await callApi(phone.site.app, 'GET', '/api/auth/user', { token: json.token })).json).toMatchObject({
      email,
    });
    const [session] = await phone.site.deps.db.select().from(userSessions).orderBy(userSessions.createdAt).offset(1);
    expect(session?.addressHash).toMatch(/^[\w-]{43}$/);
    expect(session?.userAgent).not.toBe('');
  });

  it('answers alike for unknown, unconfirmed and confirmed numbers; only the last gets a message', async () => {
    const typed = newNumber();
    await phone.register(typed);
    const { phoneNumber: known } = await phone.confirmedMember();
    const sent = phone.netgsm.messages.length;
    const bodies = [];
    for (const number of [newNumber(), typed, known]) {
      const { status, json } = await phone.askToSignIn(number);
      expect(status).toBe(200);
      const wrong = [];
      for (let at = 0; at < 6; at += 1) wrong.push((await phone.signIn(number, json.ticket, '000000')).json);
      bodies.push({ message: json.message, ticket: json.ticket.length, wrong });
    }
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
    await expect.poll(() => phone.netgsm.messages.length).toBe(sent + 1);
    expect(phone.netgsm.messages.at(-1)?.to).toBe(known);
  });

  it('runs the same statements for a known number and an unknown one', async () => {
    const { phoneNumber } = await phone.confirmedMember();
    const statements: string[] = [];
    const client = phone.site.deps.db.$client;
    const original = client.query.bind(client);
    // Compares the statements instead of the response times.
    Object.assign(client, {
      query: (...args: Parameters<typeof original>) => {
        statements.push(JSON.stringify(args[0]).slice(0, 60));
        return original(...args);
      },
    });
    const asked = async (number: string) => {
      statements.length = 0;
      await phone.askToSignIn(number);
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

  it('with the right code is refused for a closed account, with that reason', async () => {
    const { phoneNumber } = await phone.confirmedMember();
    const { ticket, code } = await phone.codeToSignIn(phoneNumber);
    const { db, clock } = phone.site.deps;
    await db.update(users).set({ closedAt: clock.now() }).where(eq(users.phoneNumber, phoneNumber));
    expect(await phone.signIn(phoneNumber, ticket, code)).toMatchObject({
      status: 403,
      json: { code: 'ACCOUNT_CLOSED' },
    });
  });

  it('with the right code is refused as a wrong code if the number is no longer confirmed', async () => {
    const { phoneNumber } = await phone.confirmedMember();
    const { ticket, code } = await phone.codeToSignIn(phoneNumber);
    await phone.site.deps.db.update(users).set({ phoneNumberVerified: false });
    expect(await phone.signIn(phoneNumber, ticket, code)).toMatchObject({ status: 400, json: { code: 'CODE_WRONG' } });
  });

  it.each(['02121234567', '+4915112345678', '0532123456', '', null])('refuses the number %s', async (number) => {
    const answer = await phone.post('/api/auth/phone-code', { phoneNumber: number });
    expect(answer.status).toBe(400);
    expect(answer.json.message).toContain(number ? '05xxxxxxxxx' : 'numaranızı yazın');
  });
});
