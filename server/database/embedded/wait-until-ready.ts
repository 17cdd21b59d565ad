import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedServerError } from './embedded-server-error.ts';
import { findPostmaster, type Postmaster } from './postmaster.ts';
import { asOwner } from './server-connection.ts';

const RETRY_MS = 50;

/** Recovery after a crash replays at most a few gigabytes of log; if it takes longer than this, something is wrong. */
export const PATIENCE_MS = 5 * 60 * 1000;

/** PostgreSQL's error codes for a password or a user that it doesn't accept. */
const REFUSALS = ['28P01', '28000'];

/**
 * Waits until the cluster's server responds to queries; returns undefined when there is no server, or when it ends
 * meanwhile. `isStarting` says whether a server may still appear; `onWait` is called once if a server runs but doesn't
 * respond yet.
 */
export async function waitUntilReady(
  clusterDir: string,
  { isStarting, onWait }: { isStarting: () => boolean; onWait: (postmaster: Postmaster) => void },
): Promise<Postmaster | undefined> {
  const deadline = Date.now() + PATIENCE_MS;
  let hasTold = false;
  for (;;) {
    // Called before the search, so that a server which appears just before the start ends is not missed.
    const mayAppear = isStarting();
    const postmaster = await findPostmaster(clusterDir);
    if (!postmaster && !mayAppear) return undefined;
    const obstacle = postmaster ? await whyNotReady(clusterDir, postmaster) : 'no server yet';
    if (postmaster && !obstacle) return postmaster;
    if (Date.now() > deadline) throw notReady(obstacle);
    if (postmaster && !hasTold) {
      hasTold = true;
      onWait(postmaster);
    }
    await sleep(RETRY_MS);
  }
}

async function whyNotReady(clusterDir: string, postmaster: Postmaster): Promise<string | undefined> {
  if (!postmaster.isReady) return 'starting or stopping';
  try {
    await asOwner(clusterDir, postmaster, (client) => client.query('select 1'));
    return undefined;
  } catch (error) {
    if (error instanceof EmbeddedServerError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (REFUSALS.includes(code)) {
      throw new EmbeddedServerError(
        `Çalışan veritabanı sunucusu ${clusterDir} içindeki parolayı kabul etmiyor. Parola dosyasını yedekten geri koyun.`,
        { cause: error },
      );
    }
    return String(error);
  }
}

function notReady(obstacle: string | undefined): EmbeddedServerError {
  return new EmbeddedServerError(
    `Veritabanı sunucusu ${PATIENCE_MS / 60_000} dakika içinde yanıt vermedi (${obstacle}). Sunucu günlüğüne bakın ve yeniden deneyin.`,
  );
}
