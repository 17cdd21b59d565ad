import { readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { EmbeddedServerError } from './embedded-server-error.ts';
import { keepPrivate } from './keep-private.ts';
import { readPidFile } from './postmaster.ts';
import type { ServerPlace } from './server-place.ts';
import { unlessMissing } from './unless-missing.ts';

/**
 * Throws when another container uses the same data. Containers don't see each other's processes, so the other
 * container's running server looks dead, also to PostgreSQL; two servers on one cluster would ruin it.
 */
export async function ensureNoOtherContainer(place: ServerPlace, hasOtherHolders: boolean): Promise<void> {
  // Locks, unlike process numbers, are visible in all containers. No postmaster.pid: the other server ended cleanly.
  if (!hasOtherHolders || !(await readPidFile(place.clusterDir))) return;
  const recorded = await unlessMissing(readFile(place.namespaceFile, 'utf8'));
  if (recorded === undefined || recorded === (await pidNamespace())) return;
  throw new EmbeddedServerError(
    `${place.dataDir} klasörünü başka bir kapsayıcı (container) kullanıyor. Önce onu durdurun ya da ikisine de DATABASE_URL ile ortak bir PostgreSQL sunucusu gösterin.`,
  );
}

/** Records the PID namespace of the server that is about to start, in which its process numbers are valid. */
export async function recordPidNamespace(place: ServerPlace): Promise<void> {
  await rm(place.namespaceFile, { force: true });
  await writeFile(place.namespaceFile, await pidNamespace(), { flag: 'wx' });
  keepPrivate(place.namespaceFile);
}

/** The PID namespace of this process; empty on other systems than Linux, which have no PID namespaces. */
async function pidNamespace(): Promise<string> {
  return process.platform === 'linux' ? readlink('/proc/self/ns/pid') : '';
}
