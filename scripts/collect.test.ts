import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SAMPLE_SOURCE } from '#server/features/intake/sample-market/index.ts';
import { FakeIlanGovTr, realAds } from '#tests/support/fakes/fake-ilan-gov-tr.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { outputOf } from '#tests/support/output-of.ts';
import { storeListings } from '#tests/support/store-listings.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

let deps: TestDeps;
let fake: FakeIlanGovTr;
beforeEach(async () => {
  deps = await openTestDeps();
  fake = await new FakeIlanGovTr(realAds()).open();
});
afterEach(async () => {
  await fake.site.close();
  await deps.close();
});

function run(settings: Record<string, string>, ...args: string[]): Promise<{ code: number; output: string }> {
  const env = {
    ...process.env,
    DATABASE_URL: deps.databaseUrl,
    DATA_DIR: deps.config.DATA_DIR,
    ILAN_GOV_TR_URL: fake.site.origin,
    COLLECT_PRIVATE_HOSTS: fake.site.host,
    COLLECT_PAUSE_MS: '0',
    ...settings,
  };
  return outputOf(spawn(process.execPath, ['scripts/collect.ts', ...args], { cwd: ROOT, env }));
}

const ON = { SOURCES: 'ilan-gov-tr', COLLECT_CONTACT: 'https://peyda.example' };

it('a source is collected, and the last line gives the counts', async () => {
  const { code, output } = await run(ON, 'ilan-gov-tr');
  expect(output).toMatch(
    /^38 ilan görüldü: 38 eklendi, .*5 icra satışı olmadığı için alınmadı\. \[collected=38 inserted=38 .* requests=\d+\]\n$/,
  );
  expect(code).toBe(0);
});

it('each failure is reported with its exit code', async () => {
  expect(await run({}, 'ilan-gov-tr')).toMatchObject({ code: 1, output: expect.stringContaining('kapalı') });
  expect(await run(ON, 'baska')).toMatchObject({ code: 1, output: expect.stringContaining('diye bir kaynak yok') });
  expect(await run(ON)).toMatchObject({ code: 1, output: expect.stringContaining('Kullanım') });
  expect(await run({ SOURCES: 'ilan-gov-tr' }, 'ilan-gov-tr')).toMatchObject({
    code: 2,
    output: expect.stringContaining('COLLECT_CONTACT'),
  });
  fake.site.quirk = () => ({ status: 403 });
  expect(await run(ON, 'ilan-gov-tr')).toMatchObject({ code: 1, output: expect.stringContaining('403') });
});

it('with the sample market, nothing is collected without consent', async () => {
  await storeListings(deps, { source: SAMPLE_SOURCE, sourceKey: '1' });
  expect(await run(ON, 'ilan-gov-tr')).toMatchObject({
    code: 4,
    output: expect.stringContaining('Örnek pazarın 1 ilanı silinecek.'),
  });
  expect(fake.site.calls).toHaveLength(0);
  expect((await run(ON, 'ilan-gov-tr', '--replace-sample')).output).toContain('Örnek ilanlar kaldırıldı (1).');
}, 120_000);
