import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from './unless-missing.ts';

/** The files and folders of one embedded server, all inside `dataDir`. */
export type ServerPlace = {
  readonly dataDir: string;
  /** PostgreSQL's own data folder; exists only after it is completely initialised */
  readonly clusterDir: string;
  readonly logFile: string;
  /** locked by the process that is starting or stopping the server */
  readonly startLock: string;
  /** every process that uses the server holds a shared lock on this file */
  readonly leaseLock: string;
  /** records the PID namespace in which the process numbers of the last started server are valid */
  readonly namespaceFile: string;
  /** its data may be lost when the machine crashes, for example in a test: no write waits for the disk */
  readonly isDisposable: boolean;
};

/** Initialisations and copies are made in folders with this prefix, which are renamed when they are complete. */
export const UNFINISHED_PREFIX = 'postgres.new-';

/** Finds the server's files and folders in `dataDir`, which is created if it is missing. */
export async function openServerPlace(dataDir: string, isDisposable = false): Promise<ServerPlace> {
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
    isDisposable,
  };
}
