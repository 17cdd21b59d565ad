import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { properties } from '#server/database/tables/properties.ts';
import { SAMPLE_SOURCE } from '#server/features/intake/sample-market/index.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { outputOf } from '#tests/support/output-of.ts';
import { storeListings } from '#tests/support/store-listings.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Starting a process takes some seconds while other tests do the same. */
const SEVERAL_STARTS_MS = 120_000;

let deps: TestDeps;
let folder: string;
beforeEach(async () => {
  deps = await openTestDeps();
  folder = deps.config.DATA_DIR;
});
afterEach(() => deps.close());

function start(...args: string[]) {
  const environment = { ...process.env, DATABASE_URL: deps.databaseUrl, DATA_DIR: folder };
  return spawn(process.execPath, ['scripts/import.ts', ...args], { cwd: ROOT, env: environment });
}

const run = (...args: string[]) => outputOf(start(...args));

function fileWith(content: string): string {
  const path = join(folder, 'ilanlar.ndjson');
  writeFileSync(path, content);
  return path;
}

const LISTING = { title: 'Daire', categoryNumber: '1', il: 'Ankara', price: 5 };

it('a saved list page is imported, and the last line gives the counts', async () => {
  const { code, output } = await run('tests/fixtures/ilan-gov-tr-list.json');
  expect(output).toBe(
    '43 kayıt okundu: 38 eklendi, 0 güncellendi, 0 değişmedi, 0 reddedildi, 5 icra satışı olmadığı için alınmadı. ' +
      '[read=43 inserted=38 updated=0 unchanged=0 rejected=0 leftOut=5]\n',
  );
  expect(code).toBe(0);
  expect(existsSync(join(folder, 'imports'))).toBe(false);
});

it('rejected records are written to a file whose path is printed', async () => {
  const path = fileWith(
    [
      { ...LISTING, id: 1 },
      { ...LISTING, id: 2, il: 'Yok' },
    ]
      .map((l) => JSON.stringify(l))
      .join('\n'),
  );
  const { code, output } = await run(path);
  expect(code).toBe(0);
  const [name = ''] = readdirSync(join(folder, 'imports'));
  expect(output).toContain(name);
  expect(output.trimEnd()).toMatch(/\[read=2 inserted=1 updated=0 unchanged=0 rejected=1 leftOut=0\]$/);
  expect(JSON.parse(readFileSync(join(folder, 'imports', name), 'utf8'))).toMatchObject({
    file: path,
    line: 2,
    reason: 'il: “Yok” bir il değil',
  });
});

it('it fails only when nothing could be read', { timeout: SEVERAL_STARTS_MS }, async () => {
  expect(await run(join(folder, 'yok'))).toMatchObject({ code: 1, output: expect.stringContaining('bulunamadı') });
  expect(await run(fileWith('çöp'))).toMatchObject({ code: 1 });
  expect(await run()).toMatchObject({ code: 1, output: expect.stringContaining('Kullanım') });
  expect(await run(fileWith(JSON.stringify({ ...LISTING, il: 'Yok' })))).toMatchObject({ code: 0 });
});

it('when interrupted, it ends with the counts so far and keeps what it stored', {
  timeout: SEVERAL_STARTS_MS,
}, async () => {
  const lines = Array.from({ length: 300_000 }, (_, id) => JSON.stringify({ ...LISTING, id }));
  const child = start(fileWith(lines.join('\n')));
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  while ((await deps.db.$count(properties)) === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  child.kill('SIGINT');
  const [code] = await once(child, 'close');
  expect(code).toBe(130);
  const inserted = Number(/inserted=(\d+)/.exec(output)?.[1]);
  expect(inserted).toBeGreaterThan(0);
  expect(inserted).toBeLessThan(300_000);
  expect(await deps.db.$count(properties)).toBe(inserted);
  expect(output).toContain('Durduruldu');
});

it('listings whose publishing fails are reported as stored', { timeout: SEVERAL_STARTS_MS }, async () => {
  await deps.db.$client.query('alter table property_alerts rename to away');
  const { code, output } = await run(fileWith(JSON.stringify({ ...LISTING, id: 1 })));
  expect(code).toBe(2);
  expect(output).toContain('İlanlar saklandı, ama aramaya ve alarmlara işlenmeleri tamamlanamadı (');
  expect(output.trimEnd()).toMatch(/\[read=1 inserted=1 updated=0 unchanged=0 rejected=0 leftOut=0\]$/);
  expect(output).not.toContain('İçe aktarılamadı');
  expect(await deps.db.$count(properties)).toBe(1);
});

it('the sample market is removed only on explicit request, and a dry run stores nothing', async () => {
  await storeListings(deps, { source: SAMPLE_SOURCE, sourceKey: '1' });
  const path = 'tests/fixtures/ilan-gov-tr-list.json';
  const count = () => deps.db.$count(properties);
  const trial = await run(path, '--dry-run');
  expect(trial).toMatchObject({ code: 0, output: expect.stringContaining('38 ilan alınacak.') });
  expect(trial.output).toMatch(/Muhammen bedel +%100 \(38\)/);
  expect(trial.output).toContain('5 kayıt: icra satışı değil');
  // Without a terminal or a flag, nothing changes.
  const refused = await run(path);
  expect(refused).toMatchObject({ code: 4, output: expect.stringContaining('Örnek pazarın 1 ilanı silinecek.') });
  expect(refused.output).toContain('--replace-sample');
  expect(await count()).toBe(1);
  expect(await run(path, '--replace-sample')).toMatchObject({
    code: 0,
    output: expect.stringContaining('Örnek ilanlar kaldırıldı (1).'),
  });
  expect(await count()).toBe(38);
}, 120_000);
