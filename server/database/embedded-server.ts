import { findBinaries } from './embedded/binaries.ts';
import { EmbeddedServerError, explainFailure } from './embedded/embedded-server-error.ts';
import { type FileLock, lockAlone, tryLock } from './embedded/file-lock.ts';
import { ensureCluster, removeUnfinished } from './embedded/initialise-cluster.ts';
import { launchServer } from './embedded/launch-server.ts';
import type { Log } from './embedded/log.ts';
import { ensureNoOtherContainer } from './embedded/pid-namespace.ts';
import type { Postmaster } from './embedded/postmaster.ts';
import { chooseServerAccount, ensureEnterable, giveRootsClusterTo } from './embedded/server-account.ts';
import { connectionStringOf, ensureApplicationDatabase } from './embedded/server-connection.ts';
import { keepServerLogLimited } from './embedded/server-log.ts';
import { openServerPlace, type ServerPlace } from './embedded/server-place.ts';
import { stopServer } from './embedded/stop-server.ts';
import { waitUntilReady } from './embedded/wait-until-ready.ts';
import { watchServer } from './embedded/watch-server.ts';

/** A lease on the PostgreSQL server that runs on `dataDir`; it ends with `release` or with the process. */
export type EmbeddedServer = {
  /** the application's database on the loopback address, with its password */
  readonly connectionString: string;
  /** true when the server was already running: shared with another process, or left by one that died */
  readonly adopted: boolean;
  /** ends the lease; the last holder stops the server cleanly and waits until it has stopped */
  release(): Promise<void>;
};

const MOST_TRIES = 3;

type Options = {
  dataDir: string;
  log: Log;
  /** For tests: faster, but recent writes may be lost or corrupted if the machine crashes. */
  isDisposable?: boolean;
  /**
   * If given, the server is watched and restarted within seconds when it dies. Called when the restart fails: this
   * process then can't reach the database any more.
   */
  onLost?: (error: unknown) => void;
};

/**
 * Starts the packaged PostgreSQL on `dataDir`, or joins the server that already runs there, even if another process
 * started it. A server that dies while in use is restarted by the next call, in this or another process, and by
 * processes that watch it (`onLost`), on the same port if it is still free, so that existing pools find it again.
 * Throws `EmbeddedServerError`, with a Turkish remedy, for problems that the operator can fix.
 */
export async function startEmbeddedServer({ dataDir, log, isDisposable, onLost }: Options): Promise<EmbeddedServer> {
  try {
    const place = await openServerPlace(dataDir, isDisposable);
    return await whileAlone(place, log, () => joinServer(place, log, onLost));
  } catch (error) {
    throw explainFailure(error, dataDir);
  }
}

/** Runs `work` while no other process and no other call in this process starts or stops the server. */
async function whileAlone<T>(place: ServerPlace, log: Log, work: () => Promise<T>): Promise<T> {
  const lock = await lockAlone(place.startLock, {
    patienceMs: 2000,
    onWait: () => log('başka bir süreç veritabanını başlatıyor ya da kapatıyor; bekleniyor'),
  });
  try {
    return await work();
  } finally {
    lock.release();
  }
}

async function joinServer(place: ServerPlace, log: Log, onLost: Options['onLost']): Promise<EmbeddedServer> {
  const hasOtherHolders = !isUnused(place);
  const lease = tryLock(place.leaseLock, 'shared');
  if (!lease) throw new Error('only who holds the start lock may take the lease alone');
  try {
    const { postmaster, adopted } = await findOrStartServer(place, hasOtherHolders, log);
    const { clusterDir } = place;
    const connectionString = await connectionStringOf(clusterDir, postmaster);
    // Nothing may fail from here on: otherwise a watch would be left behind that restarts a server nobody uses.
    const stopLimitingLog = keepServerLogLimited(place.logFile);
    const revive = () => reviveServer(place, postmaster, log);
    const stopWatching = onLost ? watchServer({ clusterDir, revive, onLost }) : undefined;
    let released: Promise<void> | undefined;
    return {
      connectionString,
      adopted,
      release: () => {
        stopLimitingLog();
        stopWatching?.();
        released ??= whileAlone(place, log, () => leaveServer(place, lease, log));
        return released;
      },
    };
  } catch (error) {
    await leaveServer(place, lease, log).catch((cause) => log('veritabanı sunucusu kapatılamadı', { cause }));
    throw error;
  }
}

/** Restarts a server that has died. It must use the same port, because existing pools know only that port. */
async function reviveServer(place: ServerPlace, before: Postmaster, log: Log): Promise<void> {
  log('veritabanı sunucusu durdu; yeniden başlatılıyor');
  const { postmaster } = await whileAlone(place, log, () => findOrStartServer(place, true, log, before.port));
  if (postmaster.port !== before.port)
    throw new EmbeddedServerError(
      `Veritabanı sunucusunun kapısını (${before.port}) başka bir program almış. Programı yeniden başlatın.`,
    );
  log('veritabanı sunucusu yeniden çalışıyor');
}

type UsableServer = { postmaster: Postmaster; adopted: boolean };

async function findOrStartServer(
  place: ServerPlace,
  hasOtherHolders: boolean,
  log: Log,
  portBefore?: number,
): Promise<UsableServer> {
  for (let tries = 1; ; tries++) {
    const running = await findRunningServer(place, log);
    const postmaster = running ?? (await startServer(place, hasOtherHolders, log, portBefore));
    try {
      await ensureApplicationDatabase(place.clusterDir, postmaster);
      return { postmaster, adopted: running !== undefined };
    } catch (error) {
      // The server responded a moment ago, so it was killed since then.
      if (tries === MOST_TRIES) throw error;
    }
  }
}

function findRunningServer(place: ServerPlace, log: Log): Promise<Postmaster | undefined> {
  return waitUntilReady(place.clusterDir, {
    isStarting: () => false,
    onWait: ({ pid }) => log('çalışan veritabanı sunucusunun açılması ya da kapanması bekleniyor', { pid }),
  });
}

async function startServer(
  place: ServerPlace,
  hasOtherHolders: boolean,
  log: Log,
  portBefore: number | undefined,
): Promise<Postmaster> {
  await ensureNoOtherContainer(place, hasOtherHolders);
  const account = await chooseServerAccount(place);
  await ensureEnterable(place.dataDir, account);
  await removeUnfinished(place, log);
  const binaries = await findBinaries(place, account, log);
  await giveRootsClusterTo(account, place.clusterDir);
  await ensureCluster(place, binaries, account);
  return launchServer(place, binaries, account, log, portBefore);
}

function isUnused(place: ServerPlace): boolean {
  const lock = tryLock(place.leaseLock, 'exclusive');
  lock?.release();
  return lock !== undefined;
}

/** Stops the server unless another lease exists. No new lease can start meanwhile: that needs the start lock. */
async function leaveServer(place: ServerPlace, lease: FileLock, log: Log): Promise<void> {
  lease.release();
  const aloneWithServer = tryLock(place.leaseLock, 'exclusive');
  if (!aloneWithServer) return;
  try {
    await stopServer(place, log);
  } finally {
    aloneWithServer.release();
  }
}
