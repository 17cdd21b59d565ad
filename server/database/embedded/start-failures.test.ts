import { execFile } from 'node:child_process';
import { appendFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { startChild } from '#tests/support/embedded/child-process.ts';
import { cleanUpAfterTests, killServer, newDataDir, preparedDataDir } from '#tests/support/embedded/data-dirs.ts';
import { startEmbeddedServer } from '../embedded-server.ts';
import { EmbeddedServerError, explainFailure } from './embedded-server-error.ts';

cleanUpAfterTests();

const quiet = () => undefined;

/** Every file in a folder with its size and time of change. */
async function snapshot(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const described = names.sort().map(async (name) => {
    const { size, mtimeMs } = await stat(join(folder, name));
    return `${name} ${size} ${mtimeMs}`;
  });
  return Promise.all(described);
}

async function failureOf(dataDir: string): Promise<unknown> {
  return startEmbeddedServer({ dataDir, log: quiet }).then(
    () => 'no failure',
    (error) => error,
  );
}

describe('a start that can’t succeed', () => {
  it('refuses data of another PostgreSQL version and leaves them unchanged', async () => {
    const dataDir = await preparedDataDir();
    const clusterDir = join(dataDir, 'postgres');
    await writeFile(join(clusterDir, 'PG_VERSION'), '17\n');
    const before = await snapshot(clusterDir);
    const failure = await failureOf(dataDir);
    expect(failure).toBeInstanceOf(EmbeddedServerError);
    expect(String(failure)).toMatch(/PostgreSQL 17 ile yazılmış; bu kurulum PostgreSQL 18 kullanıyor/);
    expect(await snapshot(clusterDir)).toEqual(before);
  });

  it('refuses a folder with unrelated files and leaves them unchanged', async () => {
    const dataDir = await newDataDir();
    await mkdir(join(dataDir, 'postgres'), { recursive: true });
    await writeFile(join(dataDir, 'postgres', 'notes.txt'), 'bana dokunma');
    const failure = await failureOf(dataDir);
    expect(String(failure)).toContain('bir PostgreSQL veri klasörü değil ama boş da değil');
    expect(await readdir(join(dataDir, 'postgres'))).toEqual(['notes.txt']);
  });

  it('uses an empty folder that already exists', async () => {
    const dataDir = await newDataDir();
    await mkdir(join(dataDir, 'postgres'), { recursive: true });
    const server = await startEmbeddedServer({ dataDir, log: quiet });
    await server.release();
  });

  it('says that the password file is missing', async () => {
    const dataDir = await preparedDataDir();
    await rm(join(dataDir, 'postgres', 'peyda-password'));
    expect(String(await failureOf(dataDir))).toContain('parola dosyası bulunamadı');
  });

  it('shows the end of the server’s log, and succeeds once the fault is repaired', async () => {
    const dataDir = await preparedDataDir();
    const settings = join(dataDir, 'postgres', 'postgresql.auto.conf');
    await appendFile(settings, 'no_such_setting = 1\n');
    const failure = await failureOf(dataDir);
    expect(String(failure)).toMatch(/Veritabanı sunucusu başlatılamadı[\s\S]*unrecognized configuration parameter/);
    await writeFile(settings, '');
    await (await startEmbeddedServer({ dataDir, log: quiet })).release();
  });

  it('refuses to start a second server on data that processes in another container use', async () => {
    const dataDir = await preparedDataDir();
    const other = startChild('hold-server.ts', dataDir);
    const { connectionString } = await other.told('started');
    // To a container, another container's running server looks as dead as this one; only the PID namespace differs.
    await killServer(dataDir, String(connectionString));
    await writeFile(join(dataDir, 'postgres.namespace'), 'pid:[1]');
    expect(String(await failureOf(dataDir))).toContain('başka bir kapsayıcı (container) kullanıyor');
    await other.kill();
    await (await startEmbeddedServer({ dataDir, log: quiet })).release();
  });

  it.runIf(process.geteuid?.() === 0 && process.platform === 'linux')('says that the disk is full', async () => {
    const dataDir = await newDataDir();
    await mkdir(dataDir);
    await promisify(execFile)('mount', ['-t', 'tmpfs', '-o', 'size=8m,mode=755', 'tmpfs', dataDir]);
    try {
      const failure = await failureOf(dataDir);
      expect(failure).toBeInstanceOf(EmbeddedServerError);
      expect(String(failure)).toContain('Diskte yer kalmadı');
      expect((await readdir(dataDir)).filter((name) => !name.endsWith('.lock'))).toEqual([]);
    } finally {
      await promisify(execFile)('umount', [dataDir]);
    }
  });
});

describe('the remedy', () => {
  it.each([
    ['ENOSPC: no space left on device, write', 'Diskte yer kalmadı'],
    ['could not extend file "base/5/1": No space left on device', 'Diskte yer kalmadı'],
    ["EACCES: permission denied, mkdir '/veri'", 'erişim izni yok'],
    ['initdb: error: could not create directory "/veri": Permission denied', 'erişim izni yok'],
    ["EROFS: read-only file system, mkdir '/veri'", 'salt okunur'],
    ['initdb: error: could not look up effective user ID 4711: user does not exist', 'sistemde kaydı yok'],
  ])('for «%s» is included in the error, together with the cause', (cause, remedy) => {
    const failure = explainFailure(new Error(cause), '/veri');
    expect(failure).toBeInstanceOf(EmbeddedServerError);
    expect(String(failure)).toContain(remedy);
    expect(String(failure)).toContain(cause);
  });

  it('is not added to an error that is a bug', () => {
    const bug = new TypeError('x is not a function');
    expect(explainFailure(bug, '/veri')).toBe(bug);
  });
});
