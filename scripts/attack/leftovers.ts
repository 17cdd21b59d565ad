import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const NAME = /^peyda-attack-(\d+)-/;
const SITE = 'site.pid';
const MOST_WAITS = 100;

/**
 * Creates a folder for the attacked site. Its name contains our process id, so that a later run knows whether it is
 * still in use.
 */
export function makeFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), `peyda-attack-${process.pid}-`));
}

/** Stores the process id of the attacked site, for a later run that finds it without its attacker. */
export async function noteSite(folder: string, pid: number): Promise<void> {
  await writeFile(join(folder, SITE), String(pid));
}

/** Cleans up after killed runs (`kill -9`): deletes their folders and stops the sites that they attacked. */
export async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const attacker = NAME.exec(name)?.[1];
    if (attacker === undefined || isAlive(Number(attacker))) continue;
    const folder = join(tmpdir(), name);
    await endSite(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Stops the process only if its data is in the folder: the process id may have been reused. */
async function endSite(folder: string): Promise<void> {
  const pid = Number(await readFile(join(folder, SITE), 'utf8').catch(() => Number.NaN));
  const settings = (await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')).split('\0');
  if (!settings.includes(`DATA_DIR=${folder}`)) return;
  process.kill(pid, 'SIGTERM');
  for (let waits = 0; isAlive(pid); waits += 1) {
    if (waits === MOST_WAITS) process.kill(pid, 'SIGKILL');
    await sleep(100);
  }
}
