import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { findFreePort } from './free-port.ts';
import type { Log } from './log.ts';
import { recordPidNamespace } from './pid-namespace.ts';
import { type Postmaster, readPidFile, removeEmptyPidFile } from './postmaster.ts';
import { programEnvironment, type ServerAccount } from './run-program.ts';
import { openServerLog, readServerLogTail, serverLogLength } from './server-log.ts';
import type { ServerPlace } from './server-place.ts';
import { settingArguments } from './server-settings.ts';
import { PATIENCE_MS, waitUntilReady } from './wait-until-ready.ts';

const RETRY_MS = 200;
/** Another program may take the free port just before the server does. That won't happen this often by chance. */
const MOST_PORTS_TAKEN = 4;
const PORT_TAKEN = /could not bind IPv4 address/;
/** The server may be killed once while it starts; if that happens every time, it has a cause, such as memory use. */
const MOST_TIMES_KILLED = 2;
/** Children of a killed server finish their work before they notice; a new server beside them would ruin the data. */
const CHILDREN_ALIVE = /pre-existing shared memory block/;

/**
 * Starts the server on a cluster without a running server, recovers from a crash, and waits until the server responds.
 * `portBefore` is the port that existing clients still use; a server that was shut down leaves no record of its port.
 */
export async function launchServer(
  place: ServerPlace,
  binaries: Binaries,
  account: ServerAccount | undefined,
  log: Log,
  portBefore?: number,
): Promise<Postmaster> {
  await removeEmptyPidFile(place.clusterDir);
  await recordPidNamespace(place);
  // The port of a server that was killed, if it is free, so that existing clients find the new server.
  let port = await findFreePort(portBefore ?? (await readPidFile(place.clusterDir))?.port);
  let portsTaken = 0;
  let timesKilled = 0;
  let isWaitingForChildren = false;
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const logLength = await serverLogLength(place.logFile);
    const launched = await spawnServer({ place, binaries, account, port });
    const postmaster = await waitUntilReady(place.clusterDir, {
      isStarting: () => !launched.hasExited(),
      onWait: () => undefined,
    });
    if (postmaster) return postmaster;

    const tail = await readServerLogTail(place.logFile, logLength);
    if (PORT_TAKEN.test(tail) && portsTaken < MOST_PORTS_TAKEN) {
      portsTaken += 1;
      port = await findFreePort();
    } else if (CHILDREN_ALIVE.test(tail) && Date.now() < deadline) {
      if (!isWaitingForChildren) log('ölen veritabanı sunucusunun alt süreçleri bekleniyor');
      isWaitingForChildren = true;
      await sleep(RETRY_MS);
    } else if (launched.wasKilled() && timesKilled < MOST_TIMES_KILLED) {
      timesKilled += 1;
    } else {
      throw startFailure(place, tail);
    }
  }
}

function startFailure(place: ServerPlace, tail: string): Error {
  return new Error(`Veritabanı sunucusu başlatılamadı. Sunucu günlüğünün sonu (${place.logFile}):\n${tail}`);
}

type Launch = {
  place: ServerPlace;
  binaries: Binaries;
  account: ServerAccount | undefined;
  port: number;
};

type Launched = { hasExited(): boolean; wasKilled(): boolean };

async function spawnServer(launch: Launch): Promise<Launched> {
  const deadServer = await readPidFile(launch.place.clusterDir);
  // PostgreSQL treats a process with this number as its own ancestor, not as a running server: another program may have
  // the number by now. Deleting the file instead would also disable the check for a dead server's children.
  const env = { ...programEnvironment(), PG_GRANDPARENT_PID: String(deadServer?.pid ?? 0) };
  // Own session, so that Ctrl-C in the terminal reaches only Node, which stops the server after its last use.
  const apart = { env, detached: true, windowsHide: true, cwd: launch.place.clusterDir } as const;
  return process.platform === 'win32' ? spawnThroughPgCtl(launch, apart) : spawnPostgres(launch, apart);
}

type Apart = { env: NodeJS.ProcessEnv; detached: true; windowsHide: true; cwd: string };

async function spawnPostgres({ place, binaries, account, port }: Launch, apart: Apart): Promise<Launched> {
  const logFile = await openServerLog(place.logFile);
  try {
    const args = ['-D', place.clusterDir, ...settingArguments(port, place)];
    const child = spawn(binaries.postgres, args, { ...apart, ...account, stdio: ['ignore', logFile.fd, logFile.fd] });
    await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
    child.unref();
    return {
      hasExited: () => child.exitCode !== null || child.signalCode !== null,
      wasKilled: () => child.signalCode !== null,
    };
  } finally {
    await logFile.close();
  }
}

/** PostgreSQL refuses to run with administrator rights; pg_ctl starts it without them. */
async function spawnThroughPgCtl({ place, binaries, port }: Launch, apart: Apart): Promise<Launched> {
  await (await openServerLog(place.logFile)).close();
  const settings = settingArguments(port, place).join(' ');
  const wait = ['-w', '-t', String(PATIENCE_MS / 1000)];
  const args = ['start', '-D', place.clusterDir, '-l', place.logFile, ...wait, '-o', settings];
  const child = spawn(binaries.pgCtl, args, { ...apart, stdio: 'ignore' });
  await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject));
  // By now the server has written postmaster.pid or has failed, so it won't appear later.
  return { hasExited: () => true, wasKilled: () => false };
}
