import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from './binaries.ts';
import type { Log } from './log.ts';
import { findPostmaster, isPostmaster } from './postmaster.ts';
import { runProgram } from './run-program.ts';
import type { ServerPlace } from './server-place.ts';

const CHECK_MS = 25;

/** A clean stop writes memory to disk. If it takes longer, the server ends by itself and the next start waits. */
const PATIENCE_MS = 60_000;

/** Ends all connections, stops the server cleanly and waits until it has ended; does nothing if no server runs. */
export async function stopServer(place: ServerPlace, log: Log): Promise<void> {
  const postmaster = await findPostmaster(place.clusterDir);
  if (!postmaster) return;
  await requestFastShutdown(postmaster.pid, place, log);
  const deadline = Date.now() + PATIENCE_MS;
  while (await isPostmaster(postmaster.pid, place.clusterDir)) {
    if (Date.now() > deadline) {
      log('veritabanı sunucusu hâlâ kapanıyor; birazdan bitecek', { pid: postmaster.pid });
      return;
    }
    await sleep(CHECK_MS);
  }
}

async function requestFastShutdown(pid: number, place: ServerPlace, log: Log): Promise<void> {
  if (process.platform === 'win32') {
    const { pgCtl } = await findBinaries(place, undefined, log);
    await runProgram(pgCtl, ['kill', 'INT', String(pid)]);
    return;
  }
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    // The server may have ended by itself since it was found.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
