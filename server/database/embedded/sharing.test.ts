import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startChild } from '#tests/support/embedded/child-process.ts';
import {
  cleanUpAfterTests,
  killServer,
  newDataDir,
  preparedDataDir,
  query,
  serverPid,
} from '#tests/support/embedded/data-dirs.ts';
import { startEmbeddedServer } from '../embedded-server.ts';

cleanUpAfterTests();

const quiet = () => undefined;

describe('processes that share a folder', () => {
  it('share one server when they start at the same instant on an empty folder', async () => {
    const dataDir = await newDataDir();
    const children = [1, 2, 3].map(() => startChild('hold-server.ts', dataDir));
    const starts = await Promise.all(children.map((child) => child.told('started')));
    expect(starts.filter((start) => !start.adopted)).toHaveLength(1);
    expect(new Set(starts.map((start) => start.connectionString)).size).toBe(1);
  });

  it('share one server when they start at the same instant after a crash', async () => {
    const dataDir = await preparedDataDir();
    const server = await startEmbeddedServer({ dataDir, log: quiet });
    await killServer(dataDir, server.connectionString);
    await server.release();

    const children = [1, 2, 3].map(() => startChild('hold-server.ts', dataDir));
    const starts = await Promise.all(children.map((child) => child.told('started')));
    expect(starts.filter((start) => !start.adopted)).toHaveLength(1);
    expect(await query(String(starts[0]?.connectionString), 'select from kept')).toEqual([]);
  });

  it('leave the server running for each other; the last one to leave stops it', async () => {
    const dataDir = await preparedDataDir();
    const first = startChild('hold-server.ts', dataDir);
    await first.told('started');
    const second = await startEmbeddedServer({ dataDir, log: quiet });
    expect(second.adopted).toBe(true);

    first.send('release');
    await first.told('released');
    expect(await query(second.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);

    await second.release();
    expect(await serverPid(dataDir)).toBeUndefined();
  });

  it('ignore a killed process: the last living one stops the server', async () => {
    const dataDir = await preparedDataDir();
    const survivor = await startEmbeddedServer({ dataDir, log: quiet });
    const killed = startChild('hold-server.ts', dataDir);
    await killed.told('started');
    await killed.kill();

    await survivor.release();
    expect(await serverPid(dataDir)).toBeUndefined();
  });

  it('can start and stop concurrently without failures', async () => {
    const dataDir = await preparedDataDir();
    const comeAndGo = async () => {
      for (let round = 0; round < 4; round++) {
        const server = await startEmbeddedServer({ dataDir, log: quiet });
        expect(await query(server.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
        await server.release();
      }
    };
    await Promise.all([comeAndGo(), comeAndGo(), comeAndGo()]);
    expect(await serverPid(dataDir)).toBeUndefined();
  });

  it('can join while the last one is leaving, without failures', async () => {
    const dataDir = await preparedDataDir();
    for (let round = 0; round < 3; round++) {
      const leaver = startChild('hold-server.ts', dataDir);
      await leaver.told('started');
      leaver.send('release');
      const joiner = await startEmbeddedServer({ dataDir, log: quiet });
      await leaver.told('released');
      expect(await query(joiner.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
      await joiner.release();
    }
  });

  it('find the same server however the path of the folder is written', async () => {
    const dataDir = await preparedDataDir();
    const first = await startEmbeddedServer({ dataDir, log: quiet });
    const second = await startEmbeddedServer({ dataDir: `${join(dataDir, '..')}/./data/`, log: quiet });
    expect(second.connectionString).toBe(first.connectionString);
    await first.release();
    await second.release();
  });

  it('can release a lease twice without releasing another process’s lease', async () => {
    const dataDir = await preparedDataDir();
    const first = await startEmbeddedServer({ dataDir, log: quiet });
    const second = await startEmbeddedServer({ dataDir, log: quiet });
    await first.release();
    await first.release();
    expect(await query(second.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.release();
  });
});

describe('Ctrl-C', () => {
  it('reaches Node but not the server, which still answers while Node closes', async () => {
    const dataDir = await preparedDataDir();
    const child = startChild('hold-server.ts', dataDir);
    await child.told('started');
    child.interrupt();
    await child.told('interrupted');
    child.send('release');
    await child.told('released');
    expect(await serverPid(dataDir)).toBeUndefined();
  });
});
