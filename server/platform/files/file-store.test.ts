import { chmod, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { keysOf } from '#tests/support/operations/keys-of.ts';
import { S3_KEYS, type S3StandIn, startS3StandIn } from '#tests/support/s3-stand-in.ts';
import type { FileArea, FileStore } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';

let dataDir: string;
let s3: S3StandIn;
beforeAll(async () => {
  s3 = await startS3StandIn();
});
afterAll(() => s3.close());
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'peyda-store-'));
  s3.objects.clear();
  s3.failures.length = 0;
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const s3Settings = () => ({
  S3_BUCKET: 'ilanlar',
  S3_ENDPOINT: s3.url,
  S3_REGION: S3_KEYS.region,
  S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
  S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
});
const open = (settings = {}) => openFileStore(readConfig({ DATA_DIR: dataDir, ...settings }));
const attempt = async (call: () => Promise<unknown>) => call();
const text = async (area: FileArea, key: string) => {
  const file = await area.read(key);
  return file && { bytes: file.bytes, text: (await buffer(file.stream)).toString() };
};

describe.each(['disk', 's3'])('a file store on %s', (kind) => {
  let store: FileStore;
  beforeEach(async () => {
    store = await open(kind === 's3' ? s3Settings() : {});
  });

  it('returns what was stored, and nothing after it is removed', async () => {
    const key = 'pictures/ab/resim-1.webp';
    expect([await store.has(key), await store.read(key)]).toEqual([false, undefined]);
    await store.put(key, Buffer.from('görsel'));
    await store.put(key, Buffer.from('yeni görsel'));
    expect(await store.has(key)).toBe(true);
    expect(await text(store, key)).toEqual({ bytes: 12, text: 'yeni görsel' });
    expect(store.urlOf(key)).toBe('/files/pictures/ab/resim-1.webp');
    await store.remove(key);
    await store.remove(key);
    expect(await store.has(key)).toBe(false);
  });

  it('lists all files or those in a folder', async () => {
    for (const key of ['a/1.png', 'a/b/2.png', 'ab/3.png']) await store.locked.put(key, Buffer.from('x'));
    expect((await keysOf(store.locked)).toSorted()).toEqual(['a/1.png', 'a/b/2.png', 'ab/3.png']);
    const listed = await keysOf(store.locked, 'a');
    expect(listed.toSorted()).toEqual(['a/1.png', 'a/b/2.png']);
    expect(await keysOf(store.locked, 'yok')).toEqual([]);
    await expect(keysOf(store.locked, '..')).rejects.toThrow('Not a file key');
  });

  it('keeps locked files separate from public ones with the same key', async () => {
    await store.locked.put('belge.pdf', Buffer.from('kilitli'));
    expect(await store.has('belge.pdf')).toBe(false);
    expect(await text(store.locked, 'belge.pdf')).toMatchObject({ text: 'kilitli' });
    await store.locked.remove('belge.pdf');
    expect(await store.locked.has('belge.pdf')).toBe(false);
  });

  it('lists the keys of its public and locked files separately', async () => {
    const keys = ['a/b/c.webp', 'a/d.webp', 'e.webp', 'f.webp', 'g.webp'];
    for (const key of keys) await store.put(key, Buffer.from(key));
    await store.locked.put('a/belge.pdf', Buffer.from('kilitli'));
    expect(await keysOf(store)).toEqual(keys);
    expect(await keysOf(store.locked)).toEqual(['a/belge.pdf']);
  });

  it('lists nothing while it is empty', async () => {
    expect(await keysOf(store)).toEqual([]);
  });

  it.each(['../x', 'a/../../x', '/etc/passwd', 'a//b', '', '.gizli', 'a/.gizli', 'a\\b', 'a\0', 'a/', 'ş'])(
    'refuses the key %j',
    async (key) => {
      await expect(attempt(() => store.put(key, Buffer.from('x')))).rejects.toThrow('Not a file key');
      await expect(attempt(() => store.has(key))).rejects.toThrow('Not a file key');
      await expect(attempt(() => store.locked.read(key))).rejects.toThrow('Not a file key');
      await expect(attempt(() => store.remove(key))).rejects.toThrow('Not a file key');
    },
  );
});

it('files on disk are in DATA_DIR, locked ones outside the served folder', async () => {
  const store = await open();
  await store.put('a.webp', Buffer.from('a'));
  await store.locked.put('b.pdf', Buffer.from('b'));
  expect(await readFile(join(dataDir, 'files', 'a.webp'), 'utf8')).toBe('a');
  expect(await readFile(join(dataDir, 'files.locked', 'b.pdf'), 'utf8')).toBe('b');
});

describe('an S3 store', () => {
  it('keeps public and locked files under separate prefixes', async () => {
    const store = await open(s3Settings());
    await store.put('a.webp', Buffer.from('a'));
    await store.locked.put('b.pdf', Buffer.from('b'));
    expect([...s3.objects.keys()]).toEqual(['ilanlar/public/a.webp', 'ilanlar/locked/b.pdf']);
  });

  it('is retried if it is busy', async () => {
    const store = await open(s3Settings());
    s3.failures.push(503);
    await store.put('a.webp', Buffer.from('a'));
    expect(s3.objects.size).toBe(1);
  });

  it('throws instead of seeming empty if it refuses our keys', async () => {
    const store = await open({ ...s3Settings(), S3_SECRET_ACCESS_KEY: 'yanlis' });
    await expect(store.has('a.webp')).rejects.toThrow();
    await expect(store.put('a.webp', Buffer.from('a'))).rejects.toThrow();
    expect(s3.objects.size).toBe(0);
  });

  it('needs both keys or none', () => {
    expect(() => readConfig({ S3_BUCKET: 'x', S3_ACCESS_KEY_ID: 'y' })).toThrow('S3_SECRET_ACCESS_KEY');
  });
});

it('locked files are readable only by this process’s account, even in a folder that was open before', async () => {
  const locked = join(dataDir, 'files.locked');
  await mkdir(locked);
  await chmod(locked, 0o755);
  const store = await open();
  await store.locked.put('documents/ab/belge.pdf', Buffer.from('kilitli'));
  const modes = ['', 'documents', 'documents/ab', 'documents/ab/belge.pdf'].map(async (path) =>
    ((await stat(join(locked, path))).mode & 0o777).toString(8),
  );
  expect(await Promise.all(modes)).toEqual(['700', '700', '700', '600']);
});
