import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startChild } from '#tests/support/embedded/child-process.ts';
import {
  cleanUpAfterTests,
  killServer,
  newDataDir,
  preparedDataDir,
  query,
  until,
} from '#tests/support/embedded/data-dirs.ts';
import { startEmbeddedServer } from '../embedded-server.ts';

cleanUpAfterTests();

const quiet = () => undefined;

/** Each way of dying while two processes write, and whether the server survives it. */
const DEATHS = [
  { what: 'Node alone', adopted: true, killsNode: true, killsServer: false },
  { what: 'the server alone', adopted: false, killsNode: false, killsServer: true },
  { what: 'Node and the server', adopted: false, killsNode: true, killsServer: true },
];

it.each(DEATHS)(
  'kill -9 of $what during an import and a migration loses no acknowledged write and leaves nothing half done',
  async ({ adopted, killsNode, killsServer }) => {
    const dataDir = await preparedDataDir();
    const importer = startChild('import-rows.ts', dataDir);
    const migration = startChild('migrate-halfway.ts', dataDir);
    const { connectionString } = await migration.told('halfway');
    const acknowledged = () => importer.messages.flatMap(({ event, id }) => (event === 'acknowledged' ? [id] : []));
    await until(async () => acknowledged().length >= 100);
    if (killsServer) await killServer(dataDir, String(connectionString));
    if (killsNode) await Promise.all([importer.kill(), migration.kill()]);

    const server = await startEmbeddedServer({ dataDir, log: quiet });
    expect(server.adopted).toBe(adopted);
    await expectWholeNotices(server.connectionString, acknowledged());
    await expectOldSchema(server.connectionString);
    await server.release();
  },
);

async function expectWholeNotices(connectionString: string, acknowledged: unknown[]): Promise<void> {
  const notices = await query<{ id: number }>(connectionString, 'select id from notices');
  const stored = new Set<unknown>(notices.map(({ id }) => id));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  const halves = 'from notices full join notice_details on notice_id = id where id is null or notice_id is null';
  expect(await query(connectionString, `select id, notice_id ${halves}`)).toEqual([]);
}

async function expectOldSchema(connectionString: string): Promise<void> {
  expect(await query(connectionString, 'select * from settled')).toEqual([{ id: 1 }]);
  expect(await query(connectionString, "select to_regclass('half') as half")).toEqual([{ half: null }]);
  // And the migration can be run again.
  await query(connectionString, 'alter table settled add column half text; create table half (id integer)');
}

describe('kill -9 of the server', () => {
  it('a process that used the server continues once another process has started it again', async () => {
    const dataDir = await preparedDataDir();
    const user = await startEmbeddedServer({ dataDir, log: quiet });
    await killServer(dataDir, user.connectionString);
    const starter = await startEmbeddedServer({ dataDir, log: quiet });
    expect(await query(user.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
    await starter.release();
    expect(await query(user.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
    await user.release();
  });
});

describe('the port of a killed server', () => {
  it('is not reused if another program has taken it', async () => {
    const dataDir = await preparedDataDir();
    const first = await startEmbeddedServer({ dataDir, log: quiet });
    const port = Number(new URL(first.connectionString).port);
    await killServer(dataDir, first.connectionString);
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const second = await startEmbeddedServer({ dataDir, log: quiet });
    expect(await query(second.connectionString, 'select from kept')).toEqual([]);
    other.close();
    await first.release();
    await second.release();
  });
});

describe('kill -9 in the middle of initialising', () => {
  const isHalfMade = async (dataDir: string) => {
    for (const name of await readdir(dataDir).catch(() => [])) {
      if (name.startsWith('postgres.new-') && (await exists(join(dataDir, name, 'cluster', 'PG_VERSION')))) return true;
    }
    return false;
  };

  it.each([
    { what: 'of Node alone', killAll: false },
    { what: 'of Node and initdb', killAll: true },
  ])('$what: the half-made cluster is never used, and the next start removes it', async ({ killAll }) => {
    const dataDir = await newDataDir();
    const child = startChild('hold-server.ts', dataDir);
    await until(() => isHalfMade(dataDir));
    await (killAll ? child.killGroup() : child.kill());
    expect(await exists(join(dataDir, 'postgres'))).toBe(false);
    expect(await isHalfMade(dataDir)).toBe(true);

    const server = await startEmbeddedServer({ dataDir, log: quiet });
    expect(server.adopted).toBe(false);
    expect(await query(server.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await readdir(dataDir)).filter((name) => name.startsWith('postgres.new-'))).toEqual([]);
    await server.release();
  });
});

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
