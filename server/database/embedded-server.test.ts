import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { cleanUpAfterTests, newDataDir, preparedDataDir, query, serverPid } from '#tests/support/embedded/data-dirs.ts';
import { startEmbeddedServer } from './embedded-server.ts';

cleanUpAfterTests();

const quiet = () => undefined;

describe('the embedded server', () => {
  it('initialises an empty folder once, reports it, and finds the data again at the next start', async () => {
    const dataDir = await newDataDir();
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);

    const first = await startEmbeddedServer({ dataDir, log: quiet });
    expect(first.adopted).toBe(false);
    await query(first.connectionString, "create table places as select 'İğdır' as name");
    await first.release();
    expect(await serverPid(dataDir)).toBeUndefined();

    const second = await startEmbeddedServer({ dataDir, log: quiet });
    expect(await query(second.connectionString, 'select name from places')).toEqual([{ name: 'İğdır' }]);
    await second.release();
    expect(said.mock.calls.map(([line]) => line)).toEqual([
      'Creating the database …\n',
      expect.stringMatching(/^Creating the database: done in [\d.]+ s\n$/),
    ]);
    said.mockRestore();
    expect((await readdir(dataDir)).filter((name) => name.startsWith('postgres.new-'))).toEqual([]);
  });

  it('creates a random password for each cluster and keeps it in a file that only its owner can read', async () => {
    const passwords = await Promise.all(
      [await newDataDir(), await newDataDir()].map(async (dataDir) => {
        const server = await startEmbeddedServer({ dataDir, log: quiet });
        await server.release();
        const file = join(dataDir, 'postgres', 'peyda-password');
        expect((await stat(file)).mode & 0o777).toBe(0o600);
        return readFile(file, 'utf8');
      }),
    );
    expect(passwords[0]).toMatch(/^[0-9a-f]{48}\n$/);
    expect(passwords[0]).not.toBe(passwords[1]);
  });

  it('listens on the loopback address only, requires the password and syncs every commit to disk', async () => {
    const server = await startEmbeddedServer({ dataDir: await preparedDataDir(), log: quiet });
    const [settings] = await query(
      server.connectionString,
      `select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync,
         current_setting('synchronous_commit') as commit, current_setting('full_page_writes') as pages`,
    );
    expect(settings).toEqual({ addresses: '127.0.0.1', fsync: 'on', commit: 'on', pages: 'on' });

    for (const user of ['peyda', 'postgres']) {
      const guess = new URL(server.connectionString);
      guess.username = user;
      guess.password = 'tahmin';
      await expect(query(guess.href, 'select 1')).rejects.toThrow('password authentication failed');
    }
    await server.release();
  });

  it('gives the application a database with the builtin C.UTF-8 locale and all needed rights, but no superuser', async () => {
    const server = await startEmbeddedServer({ dataDir: await preparedDataDir(), log: quiet });
    const [found] = await query(
      server.connectionString,
      `select current_database() as database, pg_encoding_to_char(encoding) as encoding, datlocprovider as provider,
         datlocale as locale, rolsuper as superuser, lower('ÇĞÖŞÜ') as lower
       from pg_database, pg_roles where datname = current_database() and rolname = current_user`,
    );
    expect(found).toEqual({
      database: 'peyda',
      encoding: 'UTF8',
      provider: 'b',
      locale: 'C.UTF-8',
      superuser: false,
      lower: 'çğöşü',
    });
    for (const extension of ['pg_trgm', 'btree_gin', 'unaccent', 'fuzzystrmatch']) {
      await query(server.connectionString, `create extension ${extension}`);
    }
    await query(server.connectionString, 'create database copy template peyda');
    await server.release();
  });
});
