import { Readable } from 'node:stream';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SAMPLE_SOURCE } from '#server/features/intake/sample-market/index.ts';
import { DROPPED_FILE_MB } from '#shared/desk/collection/collection-rules.ts';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { jsonLines, listing } from '#tests/support/prepare-importing.ts';
import { storeListings } from '#tests/support/store-listings.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';
import { forgetDropped, importDropped } from './index.ts';

cheapHashes();
const { deps, app } = await openTestApp();
let token: string;
let stored: { inserted: number; changed: number }[] = [];

beforeAll(async () => {
  token = (await enterDesk(app, deps, 'icerik')).token;
});
afterAll(() => deps.close());
beforeEach(async () => {
  stored = [];
  for (const key of await kept()) await deps.files.locked.remove(key);
  await emptyTables(deps, 'dropped_files', 'properties');
});

const call = (url: string, body?: object) =>
  callApi(app, body ? 'POST' : 'GET', `/api/desk/collection${url}`, { token, ...(body && { body }) });
async function drop(
  name: string,
  payload: Buffer | string | Readable,
  headers: Record<string, string> = {},
  asked: { trial?: '1' } = {},
) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/desk/collection/files?${new URLSearchParams({ name, ...asked })}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream', ...headers },
    payload,
  });
  return { status: answer.statusCode, json: answer.json() };
}
const files = async () => (await call('')).json.files;
const parts = {
  savedAnswers: [],
  onStored: async (counts: { inserted: number; changed: number }) => stored.push(counts),
};
const importNow = (signal = new AbortController().signal) => importDropped(deps, parts, signal);
const kept = async () => {
  const keys = [];
  for await (const key of deps.files.locked.list()) if (key.startsWith('dropped/')) keys.push(key);
  return keys;
};

it('a file is imported with the command’s report; rejected records show place and reason, but no personal data', async () => {
  const text = jsonLines(listing(1), listing(2, { price: 'ayse.yilmaz@ornek.example' }), listing(3));
  const { status, json } = await drop('../../etc/Ocak listesi.NDJSON', text);
  expect(status).toBe(200);
  expect(await files()).toMatchObject([{ id: json.id, name: 'Ocak listesi.ndjson', state: 'waiting', lines: [] }]);
  expect(await importNow()).toBe(1);
  const [file] = await files();
  expect(file).toMatchObject({ state: 'done', rejected: 1 });
  expect(file.lines).toEqual([
    '3 kayıt okundu: 2 eklendi, 0 güncellendi, 0 değişmedi, 1 reddedildi. [read=3 inserted=2 updated=0 unchanged=0 rejected=1 leftOut=0]',
  ]);
  const { rejections } = (await call(`/files/${json.id}/rejections`)).json;
  expect(rejections).toMatchObject([{ place: '2. satır', reason: expect.stringContaining('price') }]);
  expect(JSON.stringify(rejections)).not.toContain('ayse.yilmaz');
  expect(stored).toEqual([{ inserted: 2, changed: 0 }]);
  expect(await kept()).toEqual([]);
  const { rows } = await deps.db.$client.query(`select act, after from audit_log order by id desc limit 1`);
  expect(rows[0]).toMatchObject({ act: 'file.drop', after: { name: 'Ocak listesi.ndjson' } });
});

it.each<[string, string, Buffer, string]>([
  ['a picture', 'liste.json', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0, 1, 2, 3, 0, 0]), 'ikili dosya'],
  ['text of no known kind', 'not.csv', Buffer.from('bir\niki\n'), 'JSON, NDJSON ya da bilinen sütun'],
  ['an archive', 'liste.zip', Buffer.from(zipSync({ 'a.json': strToU8('[]') })), 'ikili dosya'],
  ['a notice that is none', 'ilan.pdf', Buffer.from('%PDF-1.4 yarım'), 'Okunamadı: ilan.pdf: '],
  [
    'a UDF that unpacks to a hundred megabytes',
    'bomba.udf',
    Buffer.from(zipSync({ 'content.xml': new Uint8Array(100 * 1024 ** 2) })),
    'MB’tan büyük',
  ],
])('%s is refused with its reason and without side effects', async (_, name, content, reason) => {
  expect((await drop(name, content)).status).toBe(200);
  await importNow();
  const [file] = await files();
  expect(file.state).toBe('failed');
  expect(file.lines.join(' ')).toContain(reason);
  expect(file.lines.join(' ')).not.toContain('/');
  expect(stored).toEqual([]);
  expect(await kept()).toEqual([]);
});

it('an empty file, a file that is too large by its header or its bytes, and a missing file are refused at once', async () => {
  const huge = Buffer.alloc(DROPPED_FILE_MB * 1024 ** 2 + 1);
  expect(await drop('a.json', Buffer.alloc(0))).toMatchObject({ status: 400 });
  expect(await drop('a.json', huge)).toMatchObject({
    status: 413,
    json: { message: `Bir dosya en çok ${DROPPED_FILE_MB} MB olabilir.` },
  });
  expect(await drop('a.json', Readable.from([huge]))).toMatchObject({ status: 413 });
  expect(await drop('', 'x')).toMatchObject({ status: 400, json: { message: 'Dosyanın adını gönderin.' } });
  expect((await call('/files?name=a.json', {})).status).toBe(400);
  expect(await files()).toEqual([]);
  expect(await kept()).toEqual([]);
});

it('only a limited number of files can wait', async () => {
  await deps.db.$client.query(
    `insert into dropped_files (name, bytes, dropped_at, state) select 'a.json', 1, now(), 'waiting' from generate_series(1, 20)`,
  );
  expect(await drop('a.json', '[]')).toMatchObject({ status: 409, json: { code: 'TOO_MANY_FILES' } });
});

it('a file whose process was killed is marked as cut off, and imported again on request', async () => {
  const { json } = await drop('liste.json', jsonLines(listing(1)));
  await deps.db.$client.query(`update dropped_files set state = 'running'`);
  expect(await files()).toMatchObject([{ state: 'cutOff' }]);
  expect(await importNow()).toBe(0);
  const again = () => call(`/files/${json.id}/again`, { why: 'Yeniden' });
  expect((await again()).status).toBe(200);
  expect((await again()).status).toBe(409);
  await importNow();
  expect(await files()).toMatchObject([{ state: 'done' }]);
  expect((await again()).status).toBe(409);
});

it('an import that is stopped with its process is marked as cut off and keeps its file', async () => {
  await drop('liste.json', jsonLines(...Array.from({ length: 50 }, (_, id) => listing(id))));
  const stopping = new AbortController();
  const running = importDropped(
    {
      ...deps,
      files: {
        ...deps.files,
        locked: {
          ...deps.files.locked,
          read: (key) => {
            stopping.abort();
            return deps.files.locked.read(key);
          },
        },
      },
    },
    parts,
    stopping.signal,
  );
  await running;
  expect(await files()).toMatchObject([{ state: 'cutOff' }]);
  expect(await kept()).toHaveLength(1);
});

it('a file is imported once by two concurrent processes', async () => {
  await drop('liste.json', jsonLines(listing(1)));
  expect((await Promise.all([importNow(), importNow()])).sort()).toEqual([0, 1]);
});

it('reports and the remaining files are deleted after a month', async () => {
  await drop('liste.json', jsonLines(listing(1)));
  deps.setNow(inDays(29));
  expect(await forgetDropped(deps)).toEqual({ droppedFiles: 0 });
  deps.setNow(inDays(31));
  expect(await forgetDropped(deps)).toEqual({ droppedFiles: 1 });
  expect(await kept()).toEqual([]);
  deps.setNow(TEST_NOW);
});

it('a trial import counts the fields of a file, and the file is imported on request', async () => {
  const { id } = (await drop('liste.json', jsonLines(listing(1)), {}, { trial: '1' })).json;
  await importNow();
  const [tried] = await files();
  expect(tried).toMatchObject({ state: 'tried', coverage: { listings: 1, reasons: [] } });
  expect(tried.coverage.fields).toContainEqual({ label: 'Muhammen bedel', known: 1 });
  expect(stored).toEqual([]);
  expect((await call(`/files/${id}/again`, { why: 'Alınsın' })).status).toBe(200);
  await importNow();
  expect(await files()).toMatchObject([{ state: 'done', coverage: null }]);
  expect(stored).toEqual([{ inserted: 1, changed: 0 }]);
});

it('while the generated market exists, a file needs confirmation before it is imported', async () => {
  await storeListings(deps, { source: SAMPLE_SOURCE, sourceKey: '1' });
  const { id } = (await drop('liste.json', jsonLines(listing(1)))).json;
  await importNow();
  const { json } = await call('');
  expect(json).toMatchObject({ sample: { listings: 1, members: 0 }, files: [{ state: 'asks' }] });
  expect(stored).toEqual([]);
  await call(`/files/${id}/again`, { why: 'Örnekler gitsin', replacesSample: true });
  await importNow();
  expect(await files()).toMatchObject([{ state: 'done' }]);
  expect(stored).toEqual([{ inserted: 1, changed: 0 }]);
});

it('a kasko list needs confirmation of its columns once', async () => {
  const rows = Array.from({ length: 25 }, (_, at) => `123;${at};RENAULT;CLIO ${at};${900_000 + at}`);
  const list = `KASIM 2026\nMarka Kodu;Tip Kodu;Marka Adı;Tip Adı;2025\n${rows.join('\n')}\n`;
  const { id } = (await drop('kasko.csv', list)).json;
  await importNow();
  const [asking] = await files();
  expect(asking).toMatchObject({ state: 'asks', coverage: null });
  expect(asking.lines.join(' ')).toContain('Sütunlar: Marka Kodu, Tip Kodu, Marka Adı, Tip Adı');
  expect((await call(`/files/${id}/again`, { why: 'Sütunlar doğru' })).status).toBe(200);
  await importNow();
  expect(await files()).toMatchObject([{ state: 'done', lines: [expect.stringContaining('25 tip, 25 eklendi')] }]);
  await drop('kasko.csv', list);
  await importNow();
  expect((await files())[0]).toMatchObject({ state: 'done', lines: [expect.stringContaining('25 değişmedi')] });
});
