import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { asc } from 'drizzle-orm';
import PDFDocument from 'pdfkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectionFaults } from '#server/database/tables/collection.ts';
import { properties } from '#server/database/tables/properties.ts';
import { Collector, collectSource } from '#server/features/intake/collection/index.ts';
import { fakeUdf } from '#tests/support/fakes/fake-uyap.ts';
import { testFetch } from '#tests/support/fakes/test-fetch.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { folderSource } from './folder-source.ts';

let deps: TestDeps;
let folder: string;
const fetch = testFetch([]);
beforeEach(async () => {
  deps = await openTestDeps();
  folder = join(deps.config.DATA_DIR, 'inbox');
  mkdirSync(folder);
});
afterEach(() => deps.close());

const source = (settleMs = 0) => folderSource({ folder, settleMs, intervalMs: 1000, savedAnswers: [] });
const collect = () => collectSource(deps, source(), { fetch });
const stored = () => deps.db.select().from(properties).orderBy(asc(properties.sourceKey));
const faults = () => deps.db.select().from(collectionFaults).orderBy(asc(collectionFaults.sourceKey));
const drop = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
const LISTING = { title: 'Daire', categoryNumber: '1', il: 'Ankara', price: 5 };
const NOTICE =
  'T.C. ANKARA 5. İCRA DAİRESİ\n2026/12 ESAS\nTAŞINMAZIN AÇIK ARTIRMA İLANI\nÇankaya ilçesinde 3+1 daire satılacaktır.\nKDV Oranı: %20';

it('files of every kind are imported and moved to “done”', async () => {
  drop('a.json', JSON.stringify([{ ...LISTING, id: 1 }]));
  drop('b.ndjson', `${JSON.stringify({ ...LISTING, id: 2 })}\n`);
  drop('c.csv', 'id,title,categoryNumber,il,price\n3,Daire,1,Ankara,5\n');
  drop('d.udf', fakeUdf(NOTICE));
  drop('e.pdf', await pdfWith('2026/77 ESAS Satilik arsa ilani'));
  expect(await collect()).toMatchObject({ state: 'done', counts: { collected: 5, inserted: 5, unreadable: 0 } });
  expect(readdirSync(folder)).toEqual(['done']);
  expect(readdirSync(join(folder, 'done')).sort()).toEqual(['a.json', 'b.ndjson', 'c.csv', 'd.udf', 'e.pdf']);
  const notices = (await stored()).filter(({ source: name }) => name === 'folder');
  expect(notices).toHaveLength(2);
  expect(notices).toContainEqual(
    expect.objectContaining({
      courtName: 'Ankara 5. İcra Dairesi',
      dosyaBilgi: '2026/12 Esas',
      tur: 'Daire',
      description: expect.stringContaining('AÇIK ARTIRMA'),
      noticeValues: expect.objectContaining({
        values: expect.objectContaining({ kdv: { value: [20], sentence: 'KDV Oranı: %20' } }),
      }),
    }),
  );
});

it('a file that cannot be used is moved away with the reason next to it', async () => {
  drop('çöp.json', 'çöp');
  drop('../bozuk.udf'.replace('../', ''), Buffer.from('PK nothing'));
  expect(await collect()).toMatchObject({ state: 'done', counts: { collected: 0, unreadable: 2 } });
  expect(readdirSync(join(folder, 'failed')).sort()).toEqual([
    'bozuk.udf',
    'bozuk.udf.txt',
    'çöp.json',
    'çöp.json.txt',
  ]);
  expect(readFileSync(join(folder, 'failed', 'bozuk.udf.txt'), 'utf8')).toContain('okunamadı');
  expect(await faults()).toMatchObject([
    { kind: 'unreadable', sourceKey: 'bozuk.udf', reason: expect.stringContaining('okunamadı') },
    { kind: 'unreadable', sourceKey: 'çöp.json' },
  ]);
});

it('a file with rejected records is imported, and the path of the rejected records is reported', async () => {
  drop(
    'a.json',
    JSON.stringify([
      { ...LISTING, id: 1 },
      { ...LISTING, id: 2, il: 'Yok' },
    ]),
  );
  expect(await collect()).toMatchObject({ counts: { inserted: 1, rejected: 1 } });
  expect(readFileSync(join(folder, 'done', 'a.json.txt'), 'utf8')).toMatch(/1 reddedildi[\s\S]*rejected-.*ndjson/);
  expect(await faults()).toMatchObject([
    { kind: 'rejected', sourceKey: 'a.json, 2. kayıt', reason: expect.stringContaining('il'), given: null },
  ]);
});

it('an earlier file of the same name is not overwritten', async () => {
  drop('a.json', JSON.stringify([{ ...LISTING, id: 1 }]));
  await collect();
  drop('a.json', JSON.stringify([{ ...LISTING, id: 2 }]));
  await collect();
  expect(readdirSync(join(folder, 'done'))).toEqual(['a-2.json', 'a.json']);
});

it('unfinished files, hidden files, links and folders stay in place', async () => {
  drop('a.json.part', '[');
  drop('.b.json', '[');
  mkdirSync(join(folder, 'c'));
  symlinkSync('/etc/passwd', join(folder, 'd.json'));
  expect(await collect()).toMatchObject({ counts: { collected: 0, unreadable: 0 } });
  expect(readdirSync(folder).sort()).toEqual(['.b.json', 'a.json.part', 'c', 'd.json']);
});

it('a file that is still being written is not read until it is complete', async () => {
  drop('a.ndjson', `${JSON.stringify({ ...LISTING, id: 1 })}\n`);
  const finding = source(400).findFiles();
  await sleep(150);
  drop('a.ndjson', `${JSON.stringify({ ...LISTING, id: 1 })}\n${JSON.stringify({ ...LISTING, id: 2 })}\n`);
  expect(await finding).toEqual([]);
  await sleep(450);
  expect(await source(400).findFiles()).toEqual([join(folder, 'a.ndjson')]);
});

it('a watched folder is emptied as files arrive', async () => {
  const collector = new Collector(deps, [source()], { fetch: testFetch([]), onCollected: async () => undefined });
  collector.watch();
  try {
    await sleep(800);
    drop('a.json', JSON.stringify([{ ...LISTING, id: 1 }]));
    await vi.waitFor(async () => expect(await stored()).toHaveLength(1), { timeout: 15_000, interval: 200 });
  } finally {
    await collector.close();
  }
});

async function pdfWith(text: string): Promise<Buffer> {
  const document = new PDFDocument();
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.text(text);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
