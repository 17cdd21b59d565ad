import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { withReadDescription, withTitle } from '#server/features/intake/notice-to-record/index.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { outputOf } from '#tests/support/output-of.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SEVERAL_STARTS_MS = 120_000;

cheapHashes();
const { deps, app } = await openTestApp();
afterAll(() => deps.close());

function run(...args: string[]) {
  const env = { ...process.env, DATABASE_URL: deps.databaseUrl, DATA_DIR: deps.config.DATA_DIR };
  return outputOf(spawn(process.execPath, ['scripts/desk/corrections.ts', ...args], { cwd: ROOT, env }));
}

it('corrections of the desk are written as a fixture, masked and without their author', {
  timeout: SEVERAL_STARTS_MS,
}, async () => {
  const title = "Malatya Battalgazi'de 10.465 m² kayısı bahçesi hissesi icradan satılıktır";
  await recordListings(deps, [withReadDescription(withTitle(makeListingRecord({ title, tur: 'Tarla' })))]);
  const { rows } = await deps.db.$client.query('select id from properties');
  const { token } = await enterDesk(app, deps, 'icerik');
  const correct = (field: string, value: unknown) =>
    callApi(app, 'POST', `/api/desk/listings/${rows[0].id}/corrections`, {
      token,
      body: { field, value, why: 'Başlıkta bahçe yazıyor' },
    });
  expect((await correct('tur', 'Bahçe')).status).toBe(200);
  expect((await correct('areaM2', 10_466)).status).toBe(200);

  const file = join(deps.config.DATA_DIR, 'duzeltmeler.json');
  const { code, output } = await run(file);
  expect(output).toBe(`Düzeltmeler yazıldı: ${file}\n`);
  expect(code).toBe(0);
  const written = await readFile(file, 'utf8');
  expect(JSON.parse(written)).toMatchObject([
    { title, corrected: { areaM2: { read: 10_465, right: 10_466 }, tur: { read: 'Tarla', right: 'Bahçe' } } },
  ]);
  expect(written).not.toMatch(/Başlıkta bahçe yazıyor|@example/);

  expect(await run()).toMatchObject({ code: 1, output: expect.stringContaining('Kullanım: npm run corrections') });
});
