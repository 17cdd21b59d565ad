import { execFile } from 'node:child_process';
import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChild } from '#tests/support/embedded/child-process.ts';
import { cleanUpAfterTests, newDataDir, preparedDataDir, query, serverPid } from '#tests/support/embedded/data-dirs.ts';
import { type InstalledCopy, installCopy } from '#tests/support/embedded/installed-copy.ts';
import { startEmbeddedServer } from '../embedded-server.ts';

cleanUpAfterTests();

const run = promisify(execFile);
const quiet = () => undefined;
const isRoot = process.geteuid?.() === 0;
const NOBODY = { uid: 65534, gid: 65534 };

/** The user that the server's first process runs as. */
async function serverUid(dataDir: string): Promise<number> {
  return (await stat(`/proc/${await serverPid(dataDir)}`)).uid;
}

async function clusterUid(dataDir: string): Promise<number> {
  return (await stat(join(dataDir, 'postgres'))).uid;
}

async function give(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  await run('chown', ['-R', `${uid}:${gid}`, folder]);
}

describe.runIf(isRoot)('started as root', () => {
  it('runs as another user who owns only the cluster, even in a folder that only root can enter', async () => {
    const dataDir = await newDataDir();
    await mkdir(dataDir, { mode: 0o700 });
    const server = await startEmbeddedServer({ dataDir, log: quiet });
    expect(await serverUid(dataDir)).not.toBe(0);
    expect(await serverUid(dataDir)).toBe(await clusterUid(dataDir));
    const { uid, mode } = await stat(dataDir);
    expect({ uid, mode: mode & 0o777 }).toEqual({ uid: 0, mode: 0o710 });
    await server.release();
  });

  it('runs as the owner of the folder, so that this owner can start it later', async () => {
    const dataDir = await newDataDir();
    await mkdir(dataDir);
    await give(dataDir, NOBODY);
    const server = await startEmbeddedServer({ dataDir, log: quiet });
    expect(await serverUid(dataDir)).toBe(NOBODY.uid);
    await server.release();
    const owners = (await readdir(dataDir)).map(async (name) => (await stat(join(dataDir, name))).uid);
    expect(new Set(await Promise.all(owners))).toEqual(new Set([NOBODY.uid]));
  });

  it('takes over a cluster that root restored from a backup', async () => {
    const dataDir = await preparedDataDir();
    await give(dataDir, { uid: 0, gid: 0 });
    const server = await startEmbeddedServer({ dataDir, log: quiet });
    expect(await query(server.connectionString, 'select from kept')).toEqual([]);
    await server.release();
  });

  it('names the parent folder that this user can’t enter, and the remedy', async () => {
    const dataDir = await newDataDir();
    const parent = dirname(dataDir);
    await chmod(parent, 0o700);
    await expect(startEmbeddedServer({ dataDir, log: quiet })).rejects.toMatchObject({
      name: 'EmbeddedServerError',
      message: expect.stringMatching(`${parent} klasörüne giremiyor.*chmod o\\+x ${parent}`),
    });
  });
});

describe.runIf(isRoot)('a separate installation', () => {
  let copy: InstalledCopy;
  beforeAll(async () => {
    copy = await installCopy();
  });
  afterAll(() => copy.remove());

  async function removeLibraryLinks(): Promise<void> {
    await run('find', [join(copy.postgresDir, 'native/lib'), '-type', 'l', '-delete']);
  }

  async function copiedPrograms(dataDir: string): Promise<string[]> {
    return (await readdir(dataDir)).filter((name) => name.startsWith('postgres-binaries-'));
  }

  it('works for an ordinary user and runs as that user', async () => {
    const dataDir = await newDataDir();
    await mkdir(dataDir);
    await give(dataDir, NOBODY);
    const child = startChild('hold-server.ts', dataDir, { ...NOBODY, ...copy.run });
    await child.told('started');
    expect(await serverUid(dataDir)).toBe(NOBODY.uid);
    expect(await copiedPrograms(dataDir)).toEqual([]);
    child.send('release');
    await child.told('released');
    expect(await serverPid(dataDir)).toBeUndefined();
  });

  it('tells an ordinary user without write access to the folder what to do', async () => {
    const dataDir = await newDataDir();
    const child = startChild('hold-server.ts', dataDir, { ...NOBODY, ...copy.run });
    expect(await child.told('failed')).toMatchObject({
      name: 'EmbeddedServerError',
      message: expect.stringContaining(`${dataDir} klasörüne erişim izni yok`),
    });
  });

  it('tells an ordinary user that the data belong to another user', async () => {
    const dataDir = await preparedDataDir();
    await chmod(dataDir, 0o777);
    const child = startChild('hold-server.ts', dataDir, { ...NOBODY, ...copy.run });
    expect(await child.told('failed')).toMatchObject({
      name: 'EmbeddedServerError',
      message: expect.stringContaining(`${dataDir} klasörüne erişim izni yok`),
    });
  });

  it('creates the library links that its install script did not create', async () => {
    await removeLibraryLinks();
    const dataDir = await preparedDataDir();
    const child = startChild('hold-server.ts', dataDir, copy.run);
    await child.told('started');
    expect(await copiedPrograms(dataDir)).toEqual([]);
  });

  it('runs from a copy in the data folder if nobody may create those links', async () => {
    await removeLibraryLinks();
    const dataDir = await preparedDataDir();
    await give(dataDir, NOBODY);
    const child = startChild('hold-server.ts', dataDir, { ...NOBODY, ...copy.run });
    await child.told('started');
    expect(await copiedPrograms(dataDir)).toHaveLength(1);
  });

  it('runs from a copy in the data folder if only root can enter the installation', async () => {
    const dataDir = await preparedDataDir();
    await chmod(copy.folder, 0o700);
    const child = startChild('hold-server.ts', dataDir, copy.run);
    const { connectionString } = await child.told('started');
    expect(await copiedPrograms(dataDir)).toHaveLength(1);
    expect(await serverUid(dataDir)).not.toBe(0);
    // Extensions are loaded from the copy, too.
    await query(String(connectionString), 'create extension pg_trgm');
    await chmod(copy.folder, 0o755);
  });

  it('without PostgreSQL’s programs, says what to install or set instead', async () => {
    await run('mv', [copy.postgresDir, join(copy.folder, 'elsewhere')]);
    const child = startChild('hold-server.ts', await newDataDir(), copy.run);
    expect(await child.told('failed')).toMatchObject({
      name: 'EmbeddedServerError',
      message: expect.stringMatching(/paketi kurulu değil.*DATABASE_URL/),
    });
    await run('mv', [join(copy.folder, 'elsewhere'), copy.postgresDir]);
  });
});
