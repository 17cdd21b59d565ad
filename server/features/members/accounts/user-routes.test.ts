import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { knownCallers } from '#server/known-callers.ts';
import type { App } from '#server/platform/app-type.ts';
import { guardCallers } from '#server/platform/callers/route-callers.ts';
import { accountExportSchema, userSchema } from '#shared/accounts.ts';
import { callApi, PASSWORD, registerAccount, type TestAccount } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { accountRoutes } from './account-routes.ts';
import type { ExportPart } from './export-account.ts';
import { findAccount } from './find-account.ts';

cheapHashes();
const { deps, app } = await openTestApp();
let member: TestAccount;
const NEW_PASSWORD = 'yepyeni bir şifre';

afterAll(() => deps.close());
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  await emptyTables(deps, 'users');
  member = await registerAccount(app);
});

const whoIs = async (token = member.token) => (await callApi(app, 'GET', '/api/auth/user', { token })).json;
const change = (body: unknown, token = member.token) => callApi(app, 'PUT', '/api/user/profile', { body, token });
const changePassword = (body: unknown, token = member.token) =>
  callApi(app, 'POST', '/api/user/password', { body, token });
const remove = (password: unknown, token = member.token) =>
  callApi(app, 'DELETE', '/api/user', { body: { password }, token });
const signIn = (password: string) =>
  callApi(app, 'POST', '/api/auth/login', { body: { email: member.email, password } });

describe('every call of a member', () => {
  it.each([
    ['GET', '/api/auth/user', undefined],
    ['PUT', '/api/user/profile', { firstName: 'A' }],
    ['POST', '/api/user/password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }],
    ['POST', '/api/user/verification-mail', undefined],
    ['GET', '/api/user/export', undefined],
    ['GET', '/api/user/sessions', undefined],
    ['DELETE', '/api/user/sessions/00000000-0000-4000-8000-000000000000', undefined],
    ['DELETE', '/api/user', { password: PASSWORD }],
  ] as const)('%s %s needs a session', async (method, url, body) => {
    const { status, json } = await callApi(app, method, url, { ...(body ? { body } : {}), token: 'x'.repeat(32) });
    expect([status, json.code]).toEqual([401, 'UNAUTHENTICATED']);
  });
});

describe('PUT /api/user/profile', () => {
  it('changes only the given fields and returns the member', async () => {
    const { status, json } = await change({
      firstName: ' Ayşe  Nur ',
      lastName: 'İpekçioğlu',
      phone: '0555 111 22 33',
      emailNotifications: false,
      phoneNotifications: true,
    });
    expect(status).toBe(200);
    const user = userSchema.parse(json);
    expect(user).toMatchObject({
      email: member.email,
      firstName: 'Ayşe Nur',
      lastName: 'İpekçioğlu',
      phone: '05551112233',
      phoneNumber: '05321234567',
      emailNotifications: false,
      phoneNotifications: true,
    });
    expect(await whoIs()).toEqual(user);
    expect((await change({ phoneNumber: '05559998877' })).json).toEqual({ ...user, phoneNumber: '05559998877' });
    expect((await change({})).json).toMatchObject({ firstName: 'Ayşe Nur', phone: '05551112233' });
  });

  it.each(['', null])('removes the second number for %j', async (phone) => {
    await change({ phone: '05551112233' });
    expect((await change({ phone })).json.phone).toBeNull();
  });

  it('ignores fields that the member can’t change', async () => {
    const before = await whoIs();
    const forged = {
      id: '00000000-0000-4000-8000-000000000000',
      email: 'baskasi@example.com',
      emailVerified: true,
      isPremium: true,
      role: 'admin',
      password: 'x',
      createdAt: '2000-01-01T00:00:00Z',
      updatedAt: '2000-01-01T00:00:00Z',
      sessionId: 'x',
      __proto__: { emailVerified: true },
    };
    const { status, json } = await change({ ...forged, firstName: 'Ayşe' });
    expect(status).toBe(200);
    expect(json).toEqual({ ...before, firstName: 'Ayşe' });
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  it('leaves other members unchanged', async () => {
    const stranger = await registerAccount(app);
    await change({ firstName: 'Ayşe' });
    expect((await whoIs(stranger.token)).firstName).toBe('');
  });

  it.each([
    ['firstName', 'a'.repeat(101), 'Ad en çok 100 karakter olabilir.'],
    ['firstName', 'a'.repeat(5000), 'Ad en çok 100 karakter olabilir.'],
    ['lastName', { a: 1 }, 'Soyad metin olmalıdır.'],
    ['lastName', 5, 'Soyad metin olmalıdır.'],
    ['phone', '123', 'Telefon numarasını 05xxxxxxxxx biçiminde yazın.'],
    ['phone', 5, 'Telefon numarasını 05xxxxxxxxx biçiminde yazın.'],
    ['phoneNumber', '', 'Telefon numaranızı yazın.'],
    ['phoneNumber', null, 'Telefon numaranızı yazın.'],
    ['emailNotifications', 'true', 'E-posta bildirimleri true ya da false olmalıdır.'],
    ['phoneNotifications', 1, 'Telefon bildirimleri true ya da false olmalıdır.'],
  ])('refuses %s = %j', async (field, value, message) => {
    const { status, json } = await change({ [field]: value });
    expect([status, json]).toEqual([400, { message, code: 'INVALID_PARAMETER', field }]);
  });

  it('removes NUL, line breaks and lone surrogates from names', async () => {
    const { status, json } = await change({ firstName: 'Ay\u0000şe\r\nNur\ud800' });
    expect([status, json.firstName]).toEqual([200, 'Ay şe Nur']);
  });
});

describe('POST /api/user/password', () => {
  it('changes the password and ends the other sessions', async () => {
    const other = (await signIn(PASSWORD)).json.token;
    const { status, json } = await changePassword({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    expect([status, json.message]).toEqual([200, 'Şifreniz değiştirildi. Diğer cihazlardaki oturumlarınız kapatıldı.']);
    expect((await whoIs()).email).toBe(member.email);
    expect((await whoIs(other)).code).toBe('UNAUTHENTICATED');
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
  });

  it('requires the current password; the session stays', async () => {
    const { status, json } = await changePassword({ currentPassword: 'yanlış şifre', newPassword: NEW_PASSWORD });
    expect([status, json]).toEqual([
      400,
      { message: 'Mevcut şifreniz hatalı.', code: 'WRONG_PASSWORD', field: 'currentPassword' },
    ]);
    expect((await whoIs()).email).toBe(member.email);
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  it.each([
    [{ currentPassword: PASSWORD, newPassword: '12345' }, 'newPassword'],
    [{ currentPassword: PASSWORD, newPassword: 'a'.repeat(5000) }, 'newPassword'],
    [{ currentPassword: 'a'.repeat(5000), newPassword: NEW_PASSWORD }, 'currentPassword'],
    [{ newPassword: NEW_PASSWORD }, 'currentPassword'],
  ])('refuses a bad length: %#', async (body, field) => {
    const { status, json } = await changePassword(body);
    expect([status, json.field]).toEqual([400, field]);
  });

  it('can’t be used to guess the password with a stolen session', { timeout: 90_000 }, async () => {
    const { deps: limited, app: limitedApp } = await openTestApp({ RATE_LIMIT: 'on' });
    try {
      const { token } = await registerAccount(limitedApp);
      const guess = (password: string) => callApi(limitedApp, 'DELETE', '/api/user', { token, body: { password } });
      for (let turn = 0; turn < 10; turn += 1) expect((await guess('yanlış şifre')).status).toBe(400);
      expect((await guess(PASSWORD)).status).toBe(429);
      limited.setNow(new Date(TEST_NOW.getTime() + 60_000));
      expect((await guess(PASSWORD)).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});

describe('GET /api/user/export', () => {
  it('is a download of all data of the member and none of others', async () => {
    await change({ firstName: 'Ayşe' });
    const stranger = await registerAccount(app);
    const { status, json, body, headers } = await callApi(app, 'GET', '/api/user/export', { token: member.token });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="peyda-verilerim.json"');
    expect(headers['content-type']).toContain('application/json');
    const { user, sessions, exportedAt } = accountExportSchema.parse(json);
    expect(user).toEqual(await whoIs());
    expect(sessions).toHaveLength(1);
    expect(exportedAt).toBe(TEST_NOW.toISOString());
    expect(body).not.toContain(stranger.email);
    expect(body).not.toContain(member.token);
  });

  it('includes the parts of other features, requested for this member', async () => {
    const own: App = Fastify().withTypeProvider<ZodTypeProvider>();
    own.setValidatorCompiler(validatorCompiler);
    own.setSerializerCompiler(serializerCompiler);
    guardCallers(own, knownCallers(deps));
    const part: ExportPart = async (_deps, userId) => ({ name: 'savedAds', rows: [{ propertyId: 5, userId }] });
    accountRoutes(own, deps, { exportParts: [part] });
    try {
      const { json } = await callApi(own, 'GET', '/api/user/export', { token: member.token });
      expect(json.savedAds).toEqual([{ propertyId: 5, userId: (await whoIs()).id }]);
    } finally {
      await own.close();
    }
  });
});

describe('DELETE /api/user', () => {
  /** Every row of every table that contains a text. */
  async function rowsThatMention(text: string): Promise<string[]> {
    const { rows: tables } = await deps.db.$client.query("select tablename from pg_tables where schemaname = 'public'");
    const found: string[] = [];
    for (const { tablename } of tables) {
      const { rows } = await deps.db.$client.query(`select t::text as row from ${tablename} t where t::text like $1`, [
        `%${text}%`,
      ]);
      found.push(...rows.map(({ row }) => `${tablename}: ${row}`));
    }
    return found;
  }

  it('deletes all data of the member and of no other', async () => {
    const stranger = await registerAccount(app);
    const { id } = await whoIs();
    await callApi(app, 'POST', '/api/auth/forgot-password', { body: { email: member.email } });
    await expect.poll(async () => (await rowsThatMention(id)).length, { timeout: 20_000 }).toBe(5);
    expect((await remove(PASSWORD)).json).toEqual({ message: 'Hesabınız ve verileriniz silindi.' });
    // Only the random id remains, so that an older backup does not bring the member back.
    expect(await rowsThatMention(id)).toEqual([expect.stringMatching(/^forgotten_accounts: /)]);
    expect(await rowsThatMention(member.email)).toEqual([]);
    expect(await findAccount(deps, `Bearer ${member.token}`)).toBeUndefined();
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await whoIs(stranger.token)).email).toBe(stranger.email);
  });

  it('deletes the rows of other features by their foreign key', async () => {
    const { rows } = await deps.db.$client.query(
      `select distinct conrelid::regclass::text as table from pg_constraint
       where confrelid = 'users'::regclass and contype = 'f' and confdeltype <> 'c' order by 1`,
    );
    // These rows remain. Trials: only keyed hashes, for a year (D34). Paid orders: with their papers, as the law
    // requires. Support conversations: like messages of the contact form (spec §9). Shared items of an organisation,
    // its keys and reports: without the member's name, because they belong to its other people, too. Findings marked as
    // wrong: the marks.
    const staying = [
      'analysis_views',
      'api_keys',
      'finding_marks',
      'orders',
      'organisation_notes',
      'organisation_saved_ads',
      'property_alerts',
      'report_schedules',
      'reports',
      'support_conversations',
      'trials',
    ];
    expect(rows).toEqual(staying.map((table) => ({ table })));
  });

  it('requires the password', async () => {
    expect((await remove('yanlış şifre')).json).toMatchObject({ code: 'WRONG_PASSWORD', field: 'password' });
    expect((await remove(undefined)).json.field).toBe('password');
    expect((await remove({})).json.field).toBe('password');
    expect((await whoIs()).email).toBe(member.email);
  });

  it('lets the address be registered again', async () => {
    await remove(PASSWORD);
    const again = await registerAccount(app, { email: member.email });
    expect((await whoIs(again.token)).firstName).toBe('');
  });
});
