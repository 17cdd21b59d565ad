import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { COMMAND } from '#server/features/members/audit/index.ts';
import type { OperatorRole } from '#shared/desk/operators.ts';
import { appCode } from '#tests/support/accounts/authenticator-app.ts';
import { callApi, PASSWORD, registerConfirmed } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';
import { grantRole } from './grant-role.ts';

cheapHashes();
const { deps, app } = await openTestApp();
const db = deps.db.$client;

afterAll(() => deps.close());
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  await emptyTables(deps, 'users');
});

const get = (url: string, token?: string) => callApi(app, 'GET', url, token ? { token } : {});
const post = (url: string, body: object, token?: string) =>
  callApi(app, 'POST', url, { body, ...(token && { token }) });
const grant = (email: string, role: OperatorRole | null) => grantRole(deps, { email, role }, COMMAND);
async function signIn(email: string): Promise<string> {
  return (await post('/api/auth/login', { email, password: PASSWORD })).json.token;
}

describe('the desk', () => {
  it('looks like an unknown address to visitors and members, byte for byte', async () => {
    const { token } = await registerConfirmed(app);
    const unknown = await get('/api/desk/boyle-bir-sey-yok', token);
    expect(unknown.status).toBe(404);
    for (const given of [undefined, token, 'x'.repeat(32)]) {
      const { status, body, headers } = await get('/api/desk/me', given);
      expect({ status, body }).toEqual({ status: 404, body: unknown.body });
      expect(Object.keys(headers).sort()).toEqual(Object.keys(unknown.headers).sort());
    }
  });

  it('requires an operator’s second step first, and says when the session ends', async () => {
    const { email } = await registerConfirmed(app);
    await grant(email, 'icerik');
    const token = await signIn(email);
    const me = await get('/api/desk/me', token);
    expect(me.json).toMatchObject({ email, role: 'icerik', needsSecondStep: true });
    const { json } = await post('/api/user/two-factor', { password: PASSWORD }, token);
    const confirmed = await post('/api/user/two-factor/confirm', { code: appCode(json.uri) }, token);
    const again = await get('/api/desk/me', confirmed.json.token);
    expect(again.json).toMatchObject({ needsSecondStep: false, endsAt: inDays(0.5).toISOString() });
  });

  it('ends an operator’s session after twelve hours even if it is used, but not a member’s', async () => {
    const { token } = await enterDesk(app, deps, 'destek');
    const member = await registerConfirmed(app);
    for (const hours of [5, 11.9]) {
      deps.setNow(inDays(hours / 24));
      expect((await get('/api/desk/me', token)).status).toBe(200);
    }
    deps.setNow(inDays(0.5));
    expect((await get('/api/desk/me', token)).status).toBe(404);
    expect((await get('/api/auth/user', token)).status).toBe(401);
    expect((await get('/api/auth/user', member.token)).status).toBe(200);
  });

  it('is closed at once when an operator loses the role, and the sessions end', async () => {
    const { token, email } = await enterDesk(app, deps, 'destek');
    await grant(email, null);
    expect((await get('/api/desk/me', token)).status).toBe(404);
    expect((await get('/api/auth/user', token)).status).toBe(401);
  });

  it('requires the second step to stay on while the member has a role', async () => {
    const { token } = await enterDesk(app, deps, 'destek');
    const { status, json } = await post('/api/user/two-factor/disable', { password: PASSWORD }, token);
    expect({ status, code: json.code }).toEqual({ status: 409, code: 'OPERATOR' });
  });
});

describe('a role', () => {
  it('ends previous sessions, which had only one step', async () => {
    const { email, token } = await registerConfirmed(app);
    await grant(email, 'yonetici');
    expect((await get('/api/auth/user', token)).status).toBe(401);
  });

  it('is refused for an unknown address, and the last administrator can’t lose it', async () => {
    await expect(grant('kimse@example.com', 'yonetici')).rejects.toMatchObject({ status: 404 });
    const [one, two] = [await registerConfirmed(app), await registerConfirmed(app)];
    await grant(one.email, 'yonetici');
    await grant(two.email, 'yonetici');
    const outcomes = await Promise.allSettled([grant(one.email, null), grant(two.email, 'destek')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { rows } = await db.query(`select 1 from operators where role = 'yonetici'`);
    expect(rows).toHaveLength(1);
  });

  it('is recorded in the audit log, which can’t be changed', async () => {
    const { email } = await registerConfirmed(app);
    await grant(email, 'destek');
    await grant(email, 'destek');
    await grant(email, null);
    const { rows } = await db.query(
      'select actor, act, subject, before, after from audit_log order by id desc limit 2',
    );
    expect(rows).toEqual([
      { actor: 'komut satırı', act: 'operator.revoke', subject: 'member', before: 'destek', after: null },
      { actor: 'komut satırı', act: 'operator.grant', subject: 'member', before: null, after: 'destek' },
    ]);
    for (const change of [`update audit_log set actor = 'x'`, 'delete from audit_log', 'truncate audit_log'])
      await expect(db.query(change)).rejects.toThrow('cannot be changed');
  });
});

describe('roles at the desk', () => {
  const why = 'Ekip değişti.';

  it('are granted, changed and revoked by an administrator, with the reason in the log', async () => {
    const admin = await enterDesk(app, deps, 'yonetici');
    const { email } = await registerConfirmed(app);
    const give = (role: OperatorRole | null) => post('/api/desk/operators', { email, role, why }, admin.token);
    expect((await give('destek')).status).toBe(200);
    expect((await give('icerik')).status).toBe(200);
    const { json } = await get('/api/desk/operators', admin.token);
    expect(json.operators).toMatchObject([
      { email, role: 'icerik', hasSecondStep: false, isSelf: false },
      { role: 'yonetici', hasSecondStep: true, isSelf: true },
    ]);
    expect((await give(null)).json.message).toBe('Görev alındı.');
    const { rows } = await db.query(
      "select before, after, reason from audit_log where act like 'operator.%' and reason = $1",
      [why],
    );
    expect(rows).toHaveLength(3);
    expect(rows.at(-1)).toEqual({ before: 'icerik', after: null, reason: why });
  });

  it('can’t be changed for oneself, nor long after signing in', async () => {
    const { token, email } = await enterDesk(app, deps, 'yonetici');
    const own = await post('/api/desk/operators', { email, role: 'destek', why }, token);
    expect(own).toMatchObject({ status: 409, json: { code: 'OWN_ROLE', field: 'email' } });
    const other = await registerConfirmed(app);
    deps.setNow(inDays(1 / 24));
    const late = await post('/api/desk/operators', { email: other.email, role: 'destek', why }, token);
    expect(late).toMatchObject({ status: 403, json: { code: 'PROOF_NEEDED' } });
  });
});
