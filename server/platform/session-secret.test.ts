import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { readSessionSecret } from './session-secret.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'peyda-secret-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** Reads the secret like another process, with nothing cached. */
const read = (settings: Record<string, string> = {}) =>
  readSessionSecret(readConfig({ DATA_DIR: folder, ...settings }));

describe('the session secret', () => {
  it('is the setting if there is one, and then nothing is written', async () => {
    const SESSION_SECRET = 'x'.repeat(32);
    expect(await read({ SESSION_SECRET })).toBe(SESSION_SECRET);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is made once and found again, in a folder that need not be there yet', async () => {
    const DATA_DIR = join(folder, 'new', 'deep');
    const secret = await read({ DATA_DIR });
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await read({ DATA_DIR })).toBe(secret);
    expect(await readdir(DATA_DIR)).toEqual(['session-secret']);
  });

  it('is another one in another place', async () => {
    expect(await read()).not.toBe(await read({ DATA_DIR: join(folder, 'other') }));
  });

  it.skipIf(process.platform === 'win32')('can be read only by its owner', async () => {
    await read();
    expect((await stat(join(folder, 'session-secret'))).mode & 0o777).toBe(0o600);
  });

  it('is the same for concurrent starts', async () => {
    const secrets = await Promise.all(Array.from({ length: 20 }, () => read()));
    expect(new Set(secrets).size).toBe(1);
    expect(await readdir(folder)).toEqual(['session-secret']);
  });

  it('is the same for processes that start concurrently', async () => {
    const script = `
      const { readSessionSecret } = await import(${JSON.stringify(new URL('./session-secret.ts', import.meta.url))});
      process.stdout.write(await readSessionSecret({ DATA_DIR: ${JSON.stringify(folder)} }));`;
    const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
    const [first, second] = await Promise.all([start(), start()]);
    expect(first.stdout).toMatch(/^[0-9a-f]{64}$/);
    expect(second.stdout).toBe(first.stdout);
  });

  it('that is damaged stops the start instead of being replaced', async () => {
    await writeFile(join(folder, 'session-secret'), '');
    await expect(read()).rejects.toThrow('session-secret');
    await writeFile(join(folder, 'session-secret'), `${'a'.repeat(64)}\n`);
    expect(await read()).toBe('a'.repeat(64));
  });
});
