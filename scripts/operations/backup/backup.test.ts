import { createHash } from 'node:crypto';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import type { TestApp } from '#tests/support/open-test-app.ts';
import { openTestDeps } from '#tests/support/open-test-deps.ts';
import {
  askDatabase,
  dumpRows,
  type EmptyDatabase,
  openEmptyDatabase,
} from '#tests/support/operations/empty-database.ts';
import { keysOf } from '#tests/support/operations/keys-of.ts';
import { openPeopledMarket } from '#tests/support/operations/peopled-market.ts';
import { S3_KEYS, startS3StandIn } from '#tests/support/s3-stand-in.ts';
import { storeListings } from '#tests/support/store-listings.ts';
import { knownVersions, migrateToVersion } from '../database/schema-version.ts';
import { type BackupSource, backUp } from './back-up.ts';
import { readSecret, restoreBackup, verifyBackup } from './restore.ts';

// A restore creates a schema and writes it to disk, which takes time; no test here is about the duration.
vi.setConfig({ testTimeout: 120_000 });

const NOW = new Date('2026-11-20T03:00:00Z');
const SECRET = `${'ab'.repeat(32)}\n`;

let market: TestApp;
let source: BackupSource;
let intact: string;
let room: string;
let files: FileStore;
let target: EmptyDatabase;
const opened: EmptyDatabase[] = [];
beforeAll(async () => {
  market = await openPeopledMarket();
  source = { connectionString: market.deps.databaseUrl, files: market.deps.files };
  intact = join(await mkdtemp(join(tmpdir(), 'peyda-backup-')), 'yedek');
  await backUp(source, intact, NOW);
  target = await openTarget();
});
afterAll(async () => {
  for (const database of opened) await database.close();
  await rm(join(intact, '..'), { recursive: true, force: true });
  await market.deps.close();
});
beforeEach(async () => {
  room = await mkdtemp(join(tmpdir(), 'peyda-backup-'));
  files = await openFileStore(readConfig({ DATA_DIR: join(room, 'data') }));
});
afterEach(() => rm(room, { recursive: true, force: true }));

async function openTarget(): Promise<EmptyDatabase> {
  target = await openEmptyDatabase();
  opened.push(target);
  return target;
}
const takeBackup = async (given: Partial<BackupSource> = {}) => {
  const folder = join(room, 'yedek');
  await backUp({ ...source, ...given }, folder, NOW);
  return folder;
};
const restore = async (folder: string, store = files) =>
  restoreBackup(await verifyBackup(folder), { connectionString: target.url, files: store });
const stored = async () => [await keysOf(files), await keysOf(files.locked)];
const ensureUntouched = async () => {
  expect(await dumpRows(target.url)).toEqual({});
  expect(await stored()).toEqual([[], []]);
};

describe('a backup', () => {
  it('restores every row, every file and the state of sequences', async () => {
    expect(await restore(intact)).toEqual([]);
    const rows = await dumpRows(target.url);
    const { 'public.change_feed': feed, ...others } = rows;
    const { 'public.change_feed': followed, ...backedUp } = await dumpRows(source.connectionString);
    expect(others).toEqual(backedUp);
    // Clients of the change feed must notice that it went back.
    expect(feed).toHaveLength(1);
    expect(feed).not.toEqual(followed);
    for (const name of [
      'properties',
      'open_property_search',
      'property_changes',
      'users',
      'saved_ads',
      'payments',
      'alert_events',
      'notifications',
    ])
      expect(rows[`public.${name}`]?.length, name).toBeGreaterThan(0);
    expect(await stored()).toEqual([['pictures/ab/resim.webp', 'sample/bos.webp'], ['documents/belge.pdf']]);
    const document = await files.locked.read('documents/belge.pdf');
    expect(document && [...(await buffer(document.stream))]).toEqual([0, 1, 2, 255]);
    // A person who finds a backup must not be able to sign links and cookies.
    expect((await readdir(intact)).toSorted()).toEqual([
      'SHA256SUMS',
      'database',
      'files',
      'files.locked',
      'manifest.json',
    ]);
    expect(await readSecret(await verifyBackup(intact))).toBeUndefined();
    const [{ id }] = await askDatabase(target.url, "select nextval('properties_id_seq') as id");
    expect(Number(id)).toBeGreaterThan(rows['public.properties']?.length ?? 0);
  });

  it('is readable only by its owner, and can be verified with sha256sum', async () => {
    const modes = await Promise.all(
      ['.', 'manifest.json', 'SHA256SUMS', 'database', 'files/pictures/ab/resim.webp'].map(async (path) =>
        ((await stat(join(intact, path))).mode & 0o077).toString(8),
      ),
    );
    expect(modes).toEqual(['0', '0', '0', '0', '0']);
    expect(await readFile(join(intact, 'SHA256SUMS'), 'utf8')).toMatch(/^(?:[0-9a-f]{64} {2}[\w./-]+\n)+$/);
  });

  it('leaves triggers enabled, so that later writes reach the search', async () => {
    await askDatabase(target.url, "update properties set price = 1 where source_key = 'degisen'");
    const [found] = await askDatabase(
      target.url,
      "select s.price from property_search s join properties p using (id) where source_key = 'degisen'",
    );
    expect(found.price).toBe('100');
  });

  it('is a consistent snapshot, even if listings are written meanwhile', async () => {
    let isDone = false;
    const writing = (async () => {
      while (!isDone) await storeListings(market.deps, { source: 'arada' });
    })();
    const folder = await takeBackup();
    isDone = true;
    await writing;
    await openTarget();
    await restore(folder);
    const [{ listed, found }] = await askDatabase(
      target.url,
      'select (select count(*) from properties)::int as listed, (select count(*) from property_search)::int as found',
    );
    expect(listed).toBe(found);
  });

  it('is never written into a folder that is not empty', async () => {
    const before = (await readdir(intact)).toSorted();
    await expect(backUp(source, intact, NOW)).rejects.toThrow('klasörü boş değil');
    expect((await readdir(intact)).toSorted()).toEqual(before);
  });

  it('leaves nothing behind when it fails', async () => {
    const broken: FileStore = { ...source.files, read: () => Promise.reject(new Error('disk bozuk')) };
    await expect(takeBackup({ files: broken })).rejects.toThrow('disk bozuk');
    expect(await readdir(room)).not.toContain('yedek');
  });

  it('can be restored from a bucket to a folder', async () => {
    const s3 = await startS3StandIn();
    try {
      const bucket = await openFileStore(
        readConfig({
          S3_BUCKET: 'ilanlar',
          S3_ENDPOINT: s3.url,
          S3_REGION: S3_KEYS.region,
          S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
          S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
        }),
      );
      for (const key of ['a.webp', 'b.webp', 'c/d.webp']) await bucket.put(key, Buffer.from(key));
      await openTarget();
      await restore(await takeBackup({ files: bucket }));
      expect(await stored()).toEqual([['a.webp', 'b.webp', 'c/d.webp'], []]);
    } finally {
      await s3.close();
    }
  });
});

describe('the position up to which alerts have seen changes', () => {
  it('is translated for a server whose transaction numbers start from the beginning', async () => {
    const far = await openTestDeps();
    try {
      const ask = (statement: string) => askDatabase(far.databaseUrl, statement);
      await storeListings(far, {}, {}, {}, {});
      // As on a server that has already assigned a thousand million transaction numbers: two changes are visible in the
      // snapshot, one was in progress, one came later.
      await ask(`with owner as (
        insert into users (email, phone_number, created_at, updated_at)
        values ('uye@ornek.example', '05321234567', now(), now()) returning id
      )
      insert into property_alerts (user_id, alert_name, search_criteria, watches_since, seen, created_at, updated_at)
      select id, 'Ankara', '{}', now(), '1000000000:1000000005:1000000002', now(), now() from owner`);
      const numbers = [999999998, 999999999, 1000000002, 1000000005];
      await ask(`update alert_events set made_by = (array[${numbers}])[id]::text::xid8`);
      const seen = `select e.id, pg_visible_in_snapshot(e.made_by, a.seen) as seen from alert_events e, property_alerts a order by e.id`;
      const before = await ask(seen);
      expect(before.map((event) => event.seen)).toEqual([true, true, false, false]);
      const folder = await takeBackup({ connectionString: far.databaseUrl, files: far.files });
      await openTarget();
      await restore(folder);
      expect(await askDatabase(target.url, seen)).toEqual(before);
      await askDatabase(target.url, 'update properties set price = 5, changed_at = now() where is_open');
      const [latest] = (await askDatabase(target.url, seen)).slice(-1);
      expect(latest.seen).toBe(false);
    } finally {
      await far.close();
    }
  });
});

describe('a damaged backup', () => {
  const flipByte = async (path: string) => {
    const content = await readFile(path);
    const place = Math.floor(content.length / 2);
    content[place] = (content[place] ?? 0) ^ 1;
    await writeFile(path, content);
  };

  const copyOfBackup = async () => {
    const folder = join(room, 'yedek');
    await cp(intact, folder, { recursive: true });
    return folder;
  };
  beforeAll(openTarget);

  it.each([
    'database/public.properties.copy.gz',
    'files/pictures/ab/resim.webp',
    'files.locked/documents/belge.pdf',
    'manifest.json',
    'SHA256SUMS',
  ])('is refused for one wrong bit in %s, and nothing is written', async (part) => {
    const folder = await copyOfBackup();
    await flipByte(join(folder, part));
    await expect(restore(folder)).rejects.toThrow(/^Yedek bozuk: .*Hiçbir şeye dokunulmadı/);
    await ensureUntouched();
  });

  it('is refused when a file is missing or was added', async () => {
    const folder = await copyOfBackup();
    await rm(join(folder, 'files/sample/bos.webp'));
    await writeFile(join(folder, 'files/yabanci.webp'), 'yabancı');
    await expect(restore(folder)).rejects.toThrow('files/sample/bos.webp yok, files/yabanci.webp yedeğe ait değil');
    await ensureUntouched();
  });

  it('of an earlier version still provides the secret that it contains', async () => {
    const folder = await copyOfBackup();
    await writeFile(join(folder, 'session-secret'), SECRET);
    const sum = createHash('sha256').update(SECRET).digest('hex');
    await appendFile(join(folder, 'SHA256SUMS'), `${sum}  session-secret\n`);
    expect(await readSecret(await verifyBackup(folder))).toBe(SECRET);
  });

  it('is refused when it was never finished', async () => {
    const folder = await copyOfBackup();
    await rm(join(folder, 'SHA256SUMS'));
    await expect(restore(folder)).rejects.toThrow('tamamlanmış bir yedek değil');
    await ensureUntouched();
  });
});

describe('a restore', () => {
  it('refuses a database that is not empty', async () => {
    const before = await dumpRows(source.connectionString);
    const attempt = restoreBackup(await verifyBackup(intact), { connectionString: source.connectionString, files });
    await expect(attempt).rejects.toThrow(/^Hedef veritabanı boş değil \(\d+ ilan, 1 üyelik\)/);
    expect(await dumpRows(source.connectionString)).toEqual(before);
  });

  it('refuses a file store that is not empty', async () => {
    await openTarget();
    await files.locked.put('eski.pdf', Buffer.from('eski'));
    await expect(restore(intact)).rejects.toThrow('Hedef dosya deposu boş değil (ilk dosya: eski.pdf)');
    expect(await dumpRows(target.url)).toEqual({});
  });

  it('that fails half-way leaves no rows or files, and succeeds once the fault is repaired', async () => {
    await openTarget();
    const broken: FileStore = {
      ...files,
      locked: { ...files.locked, put: () => Promise.reject(new Error('disk doldu')) },
    };
    await expect(restore(intact, broken)).rejects.toThrow('disk doldu');
    expect((await dumpRows(target.url))['public.properties']).toEqual([]);
    expect(await stored()).toEqual([[], []]);
    await restore(intact);
    expect((await dumpRows(target.url))['public.saved_ads']).toHaveLength(1);
  });

  it('updates a backup of an older version', async () => {
    const versions = await knownVersions();
    const old = await openEmptyDatabase();
    try {
      await migrateToVersion(old.url, versions.at(-2) ?? 0);
      await askDatabase(
        old.url,
        "insert into users (email, phone_number, created_at, updated_at) values ('eski@ornek.example', '05321234567', now(), now())",
      );
      const folder = await takeBackup({ connectionString: old.url });
      await openTarget();
      await restore(folder);
    } finally {
      await old.close();
    }
    const [{ version }] = await askDatabase(
      target.url,
      'select max(created_at) as version from drizzle.__drizzle_migrations',
    );
    expect(Number(version)).toBe(versions.at(-1));
    expect(await askDatabase(target.url, 'select email from users')).toEqual([{ email: 'eski@ornek.example' }]);
  });

  it('refuses a backup of a newer version, and leaves out and reports unknown tables', async () => {
    const other = await openTestDeps();
    try {
      await askDatabase(other.databaseUrl, 'create table "Notlarım" (id integer generated always as identity)');
      await openTarget();
      const folder = await takeBackup({ connectionString: other.databaseUrl });
      expect(await restore(folder)).toEqual(['public."Notlarım"']);
      const later = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('yarın', 9999999999999)`;
      await askDatabase(other.databaseUrl, later);
      const newer = join(room, 'yeni');
      await backUp({ ...source, connectionString: other.databaseUrl }, newer, NOW);
      await expect(verifyBackup(newer)).rejects.toThrow('daha yeni bir Peyda sürümüyle');
    } finally {
      await other.close();
    }
  });
});
