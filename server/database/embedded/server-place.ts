import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from './unless-missing.ts';

/** The files and folders of one embedded server, all inside `dataDir`. */
export type ServerPlace = {
  readonly dataDir: string;
  /** PostgreSQL's own data folder; exists only when it is completely initialised */
  readonly clusterDir: string;
  readonly logFile: string;
  /** locked by the process that is starting or stopping the server */
  readonly startLock: string;
  /** locked, shared, by every process that uses the server */
  readonly leaseLock: string;
  /** says where process numbers of the last started server mean something */
  readonly namespaceFile: string;
};

/** Initialisations and copies grow under this prefix and are renamed when they are complete. */
export const UNFINISHED_PREFIX = 'postgres.new-';

/** Finds the server's place in `dataDir`, which is made when it is missing. */
export async function openServerPlace(dataDir: string): Promise<ServerPlace> {
  await mkdir(dataDir, { recursive: true });
  // Real paths, so that every spelling of the folder leads to the same server.
  const folder = await realpath(dataDir);
  const clusterDir = join(folder, 'postgres');
  return {
    dataDir: folder,
    clusterDir: (await unlessMissing(realpath(clusterDir))) ?? clusterDir,
    logFile: join(folder, 'postgres.log'),
    startLock: join(folder, 'postgres.start.lock'),
    leaseLock: join(folder, 'postgres.lease.lock'),
    namespaceFile: join(folder, 'postgres.namespace'),
  };
}
