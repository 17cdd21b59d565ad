import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder, noteSite, removeLeftovers } from './leftovers.ts';

/** A process id that no process has. */
const NOBODY = 2 ** 30;

it('a later run deletes the folder of a killed run and stops its site, but leaves a running one untouched', async () => {
  const left = mkdtempSync(join(tmpdir(), `peyda-attack-${NOBODY}-`));
  const ours = await makeFolder();
  const site = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { env: { DATA_DIR: left } });
  const ended = once(site, 'exit');
  await once(site, 'spawn');
  await noteSite(left, site.pid ?? 0);
  await removeLeftovers();
  await ended;
  expect(existsSync(left)).toBe(false);
  expect(existsSync(ours)).toBe(true);
  await rm(ours, { recursive: true });
});

it('does not stop another process that got the same pid', async () => {
  const left = mkdtempSync(join(tmpdir(), `peyda-attack-${NOBODY}-`));
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { env: {} });
  await once(other, 'spawn');
  await noteSite(left, other.pid ?? 0);
  await removeLeftovers();
  expect(existsSync(left)).toBe(false);
  expect(other.exitCode ?? other.signalCode).toBeNull();
  other.kill();
});
