import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { registerAccount } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { outputOf } from '#tests/support/output-of.ts';
import { storeListings } from '#tests/support/store-listings.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Starting a process takes some seconds while other tests do the same. */
const SEVERAL_STARTS_MS = 120_000;

cheapHashes();
const { deps, app } = await openTestApp();
afterAll(() => deps.close());

function run(script: 'make-admin' | 'operator', ...args: string[]) {
  const env = { ...process.env, DATABASE_URL: deps.databaseUrl, DATA_DIR: deps.config.DATA_DIR };
  return outputOf(spawn(process.execPath, [`scripts/desk/${script}.ts`, ...args], { cwd: ROOT, env }));
}
const acts = async () =>
  (await deps.db.$client.query('select act, actor, reason from audit_log order by id')).rows.map(
    ({ act, actor, reason }) => `${actor}: ${act} ${reason ?? ''}`.trim(),
  );

it('the effects of a command appear in the audit log like acts of the desk', {
  timeout: SEVERAL_STARTS_MS,
}, async () => {
  await storeListings(deps, { title: 'Komutla gizlenecek tarla' });
  const { rows } = await deps.db.$client.query('select id from properties');
  const id = String(rows[0].id);
  const { email } = await registerAccount(app);
  expect(await run('make-admin', email)).toMatchObject({ code: 0 });
  expect(await run('operator', 'role', email, 'yok')).toMatchObject({ code: 1 });
  expect(await run('operator', 'hide', id, 'Başvuru üzerine')).toMatchObject({ code: 0 });
  expect((await app.inject(`/api/properties/${id}`)).statusCode).toBe(404);
  expect(await run('operator', 'unhide', id, 'Başvuru geri alındı')).toMatchObject({ code: 0 });
  expect(await run('operator', 'forget', id, 'komutla', 'Başvuru üzerine')).toMatchObject({ code: 0 });
  expect((await app.inject(`/api/properties/${id}`)).json().title).toBe('*** gizlenecek tarla');
  expect(await acts()).toEqual([
    'komut satırı: operator.grant',
    'komut satırı: listing.hide Başvuru üzerine',
    'komut satırı: listing.unhide Başvuru geri alındı',
    'komut satırı: listing.mask Başvuru üzerine',
  ]);
});

it('a command with missing arguments prints its usage', { timeout: SEVERAL_STARTS_MS }, async () => {
  const { code, output } = await run('operator', 'hide');
  expect(code).toBe(1);
  expect(output).toContain('npm run operator -- hide');
  expect(await run('make-admin', 'kimse@ornek.example')).not.toMatchObject({ code: 0 });
});
