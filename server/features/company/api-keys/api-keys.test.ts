import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/database/tables/accounts.ts';
import { apiKeys } from '#server/database/tables/companies/api-keys.ts';
import { organisationMembers, organisations } from '#server/database/tables/organisations.ts';
import { LOCKABLE_FIELDS } from '#shared/listings.ts';
import { MAX_ENDED_KEYS, MAX_LIVING_KEYS } from '#shared/organisations/key-scopes.ts';
import { plantListings } from '#tests/support/access/planted-listings.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { registerMember } from '#tests/support/accounts/register-member.ts';
import { type Company, callWith, newColleague, newCompany, newKey } from '#tests/support/companies/key-callers.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';

cheapHashes();
const testApp = await openTestApp({ TRUST_PROXY: '127.0.0.1', PRIORITY_PHONE: '0312 765 43 21' });
const { app, deps } = testApp;
const listing = (await plantListings(deps)).find(({ kind }) => kind === '1');
afterAll(() => deps.close());
beforeEach(() => deps.setNow(TEST_NOW));

const path = ({ id }: Company, rest = '') => `/api/organisations/${id}/api-keys${rest}`;
const statusWith = async (key: string, headers = {}) => (await callWith(app, key, headers)('/summary')).statusCode;

describe('a key', () => {
  it('is shown once and stored only as a hash', async () => {
    const company = await newCompany(testApp);
    const { id, key } = await newKey(company, { name: ' Fiyat   botu ', scopes: ['locked', 'listings'] });
    expect(key).toMatch(/^pyd_[\w-]{43}$/);
    const listed = await company.owner.call('GET', path(company));
    expect(listed.json.keys).toMatchObject([
      {
        id,
        name: 'Fiyat botu',
        prefix: key.slice(0, 10),
        scopes: ['listings', 'locked'],
        addresses: [],
        endsAt: null,
        lastUsedAt: null,
        revokedAt: null,
        isLiving: true,
      },
    ]);
    const { rows } = await deps.db.$client.query('select to_jsonb(k) as row from api_keys k where id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(key.slice(11));
  });

  it('opens /api/v1 to programs, and nothing else', async () => {
    const { key } = await newKey(await newCompany(testApp), { scopes: ['listings', 'locked'] });
    expect(await statusWith(key)).toBe(200);
    const headers = { authorization: `Bearer ${key}` };
    expect((await app.inject({ url: '/api/user/saved-ads', headers })).statusCode).toBe(401);
    const page = await app.inject({ url: `/api/properties/${listing?.id}`, headers });
    expect(page.json().locked).not.toEqual([]);
  });

  it('that is malformed, unknown, revoked or expired gets the same answer, and so does a member’s token', async () => {
    const company = await newCompany(testApp);
    const [revoked, over] = [await newKey(company), await newKey(company, { lastDay: '2026-11-24' })];
    expect(await company.owner.call('DELETE', path(company, `/${revoked.id}`))).toMatchObject({ status: 200 });
    deps.setNow(inDays(9));
    const { token } = await registerMember(app);
    const unknown = `pyd_${'a'.repeat(43)}`;
    const answers = await Promise.all(
      [revoked.key, over.key, unknown, token, 'pyd_'].map((key) => callWith(app, key)('/summary')),
    );
    const none = await app.inject({ url: '/api/v1/summary' });
    for (const answer of [...answers, none]) {
      expect(answer.statusCode).toBe(401);
      expect(answer.body).toBe(none.body);
    }
    expect(none.headers['www-authenticate']).toBe('Bearer realm="Peyda API"');
    expect(answers[0]?.headers['www-authenticate']).toBe('Bearer realm="Peyda API", error="invalid_token"');
  });

  it('stops working in every process as soon as it is revoked', async () => {
    const company = await newCompany(testApp);
    const { id, key } = await newKey(company);
    // The test sends its calls to two servers in turn.
    expect([await statusWith(key), await statusWith(key)]).toEqual([200, 200]);
    await company.owner.call('DELETE', path(company, `/${id}`));
    expect([await statusWith(key), await statusWith(key)]).toEqual([401, 401]);
  });

  it('works only from its addresses', async () => {
    const company = await newCompany(testApp);
    const { key } = await newKey(company, { addresses: ['203.0.113.7', '198.51.100.0/24', '2001:db8:7::/48'] });
    const from = (address: string) => statusWith(key, { 'x-forwarded-for': address });
    for (const address of ['203.0.113.7', '::ffff:203.0.113.7', '198.51.100.200', '2001:db8:7:1::9'])
      expect({ address, status: await from(address) }).toEqual({ address, status: 200 });
    for (const address of ['203.0.113.8', '198.51.101.1', '2001:db8:8::1'])
      expect({ address, status: await from(address) }).toEqual({ address, status: 403 });
    for (const addresses of [['10.0.0'], ['300.1.1.1'], ['::ffff:1.2.3.4/128'], ['1.2.3.4/33'], ['a'.repeat(51)]])
      expect(
        await company.owner.call('POST', path(company), { name: 'Ad', scopes: ['listings'], addresses }),
      ).toMatchObject({
        status: 400,
        json: { field: 'addresses' },
      });
  });

  it('does not work while the plan of its organisation is over', async () => {
    const company = await newCompany(testApp, inDays(3));
    const { key } = await newKey(company);
    deps.setNow(inDays(4));
    const answer = await callWith(app, key)('/summary');
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'ORGANISATION_OVER']);
    await company.owner.prove();
    expect((await company.owner.call('POST', path(company), { name: 'Ad', scopes: ['listings'] })).status).toBe(409);
    await deps.db
      .update(organisations)
      .set({ validUntil: inDays(60) })
      .where(eq(organisations.id, company.id));
    expect(await statusWith(key)).toBe(200);
  });

  it('sees locked fields only with the scope, and counts no view', async () => {
    const company = await newCompany(testApp);
    await emptyTables(deps, 'daily_views');
    const [open, whole] = [await newKey(company), await newKey(company, { scopes: ['listings', 'locked'] })];
    const read = async (key: string) => (await callWith(app, key)(`/properties/${listing?.id}`)).json();
    expect((await read(open.key)).locked.toSorted()).toEqual([...LOCKABLE_FIELDS].sort());
    expect(await read(whole.key)).toMatchObject({ locked: [], viewsLeftToday: null });
    const documents = async (key: string) => (await callWith(app, key)(`/properties/${listing?.id}/documents`)).json();
    expect(await documents(open.key)).toMatchObject({ isLocked: true, documents: [{ address: null }, {}] });
    expect(await documents(whole.key)).toMatchObject({
      isLocked: false,
      documents: [{ address: expect.stringMatching(/^https?:/) }, { address: expect.stringMatching(/^https?:/) }],
    });
    const { rows } = await deps.db.$client.query('select * from daily_views');
    expect(rows).toEqual([]);
  });

  it('records its last use at most once a minute', async () => {
    const company = await newCompany(testApp);
    const { id, key } = await newKey(company);
    const usedAt = async () => (await deps.db.select().from(apiKeys).where(eq(apiKeys.id, id)))[0]?.lastUsedAt;
    await Promise.all(Array.from({ length: 8 }, () => statusWith(key)));
    expect(await usedAt()).toEqual(TEST_NOW);
    deps.setNow(new Date(TEST_NOW.getTime() + 59_000));
    await statusWith(key);
    expect(await usedAt()).toEqual(TEST_NOW);
    deps.setNow(new Date(TEST_NOW.getTime() + 60_000));
    await statusWith(key);
    expect(await usedAt()).toEqual(new Date(TEST_NOW.getTime() + 60_000));
  });
});

describe('keys of an organisation', () => {
  it('are limited to twenty active ones, also for concurrent requests; old ones are deleted', async () => {
    const company = await newCompany(testApp);
    const make = () => company.owner.call('POST', path(company), { name: 'Anahtar', scopes: ['listings'] });
    const made = await Promise.all(Array.from({ length: MAX_LIVING_KEYS + 3 }, make));
    expect(made.filter(({ status }) => status === 200)).toHaveLength(MAX_LIVING_KEYS);
    expect(made.filter(({ json }) => json.code === 'TOO_MANY_KEYS')).toHaveLength(3);
    await deps.db.update(apiKeys).set({ revokedAt: TEST_NOW }).where(eq(apiKeys.organisationId, company.id));
    for (let at = 0; at < MAX_ENDED_KEYS; at += 1) {
      const { json } = await make();
      await company.owner.call('DELETE', path(company, `/${json.id}`));
    }
    const { json } = await company.owner.call('GET', path(company));
    expect(json.keys).toHaveLength(MAX_ENDED_KEYS);
  });

  it('require a name, known scopes and a future last day', async () => {
    const company = await newCompany(testApp);
    const good = { name: 'Anahtar', scopes: ['listings'] };
    for (const [field, wrong] of [
      ['name', { name: ' a ' }],
      ['scopes', { scopes: [] }],
      ['scopes', { scopes: ['everything'] }],
      ['lastDay', { lastDay: '2026-11-01' }],
      ['lastDay', { lastDay: '2099-01-01' }],
      ['lastDay', { lastDay: 'yarın' }],
    ] as const)
      expect(await company.owner.call('POST', path(company), { ...good, ...wrong })).toMatchObject({
        status: 400,
        json: { field },
      });
  });

  it('stay without the name when their creator leaves; the log shows both acts to owners', async () => {
    const company = await newCompany(testApp);
    const manager = await newColleague(testApp, company, 'manager');
    await deps.db.update(users).set({ firstName: 'Ayşe', lastName: 'Er' }).where(eq(users.id, manager.id));
    const { id, key } = await newKey({ ...company, owner: manager }, { name: 'Rapor botu' });
    const madeBy = async () => (await company.owner.call('GET', path(company))).json.keys[0].madeBy;
    expect(await madeBy()).toBe('Ayşe Er');
    await manager.call('DELETE', `/api/organisations/${company.id}/members/${manager.id}`);
    expect(await madeBy()).toBe('Ayrılmış üye');
    expect(await statusWith(key)).toBe(200);
    expect((await manager.call('DELETE', path(company, `/${id}`))).status).toBe(404);
    await company.owner.call('DELETE', path(company, `/${id}`));
    await company.owner.call('DELETE', path(company, `/${id}`));
    const log = await company.owner.call('GET', `/api/organisations/${company.id}/log`);
    expect(log.json.entries.map(({ act, to }: { act: string; to: string }) => [act, to])).toEqual([
      ['revokeKey', `Rapor botu, ${key.slice(0, 10)}…`],
      ['leave', ''],
      ['makeKey', `Rapor botu, ${key.slice(0, 10)}…`],
    ]);
  });

  it('of another organisation return 404', async () => {
    const [own, other] = [await newCompany(testApp), await newCompany(testApp)];
    const { id, key } = await newKey(other);
    expect((await own.owner.call('DELETE', path(own, `/${id}`))).status).toBe(404);
    expect((await own.owner.call('GET', path(other))).status).toBe(404);
    expect(await statusWith(key)).toBe(200);
    await deps.db.delete(organisationMembers).where(eq(organisationMembers.organisationId, other.id));
    await deps.db.delete(organisations).where(eq(organisations.id, other.id));
    expect(await statusWith(key)).toBe(401);
  });
});
