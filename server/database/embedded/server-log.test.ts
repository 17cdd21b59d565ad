import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanUpAfterTests, preparedDataDir, query } from '#tests/support/embedded/data-dirs.ts';
import { startEmbeddedServer } from '../embedded-server.ts';
import { limitServerLog } from './server-log.ts';

cleanUpAfterTests();

describe('the server’s log', () => {
  it('is moved aside when it is too long, and the running server continues in a new file', async () => {
    const dataDir = await preparedDataDir();
    const server = await startEmbeddedServer({ dataDir, log: () => undefined });
    const path = join(dataDir, 'postgres.log');
    await limitServerLog(path, 100);
    expect(await readFile(`${path}.1`, 'utf8')).toContain('ready to accept connections');
    expect(await readFile(path, 'utf8')).toBe('');

    await expect(query(server.connectionString, 'select no_such_column')).rejects.toThrow();
    expect(await readFile(path, 'utf8')).toMatch(/^[^\n\0]*column "no_such_column" does not exist/);
    await server.release();
  });

  it('contains neither statements nor their data', async () => {
    const dataDir = await preparedDataDir();
    const server = await startEmbeddedServer({ dataDir, log: () => undefined });
    const failing = "select 'ayse@example.com', no_such_column";
    await expect(query(server.connectionString, failing)).rejects.toThrow();
    expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('ayse@example.com');
    await server.release();
  });
});
