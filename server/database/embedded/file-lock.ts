import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepPrivate } from './keep-private.ts';

const RETRY_MS = 25;
const SQLITE_BUSY = 5;

/** A lock that ends with `release` or with the process. */
export type FileLock = { release(): void };

// Garbage collection of a handle would release its lock, so the module keeps the handles.
const held = new Set<DatabaseSync>();

/**
 * Takes a lock on a file and creates the file if it is missing; returns undefined when another lock conflicts.
 * The operating system releases the lock when its holder dies for any reason, so locks never become stale and never
 * have to be broken. Node has no flock, but its SQLite takes such locks on every platform. The file stays empty.
 */
export function tryLock(path: string, kind: 'shared' | 'exclusive'): FileLock | undefined {
  const handle = new DatabaseSync(path);
  try {
    // SQLite takes a shared lock when a transaction first reads, not when it begins.
    handle.exec(kind === 'exclusive' ? 'begin exclusive' : 'begin; select 1 from sqlite_schema');
    keepPrivate(path);
  } catch (error) {
    handle.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  held.add(handle);
  return {
    release: () => {
      if (held.delete(handle)) handle.close();
    },
  };
}

/** Waits until it gets the exclusive lock; calls `onWait` once when that takes longer than `patienceMs`. */
export async function lockAlone(
  path: string,
  { patienceMs, onWait }: { patienceMs: number; onWait: () => void },
): Promise<FileLock> {
  const impatientAt = Date.now() + patienceMs;
  let hasTold = false;
  for (;;) {
    const lock = tryLock(path, 'exclusive');
    if (lock) return lock;
    if (!hasTold && Date.now() > impatientAt) {
      hasTold = true;
      onWait();
    }
    await sleep(RETRY_MS);
  }
}

function isBusy(error: unknown): boolean {
  // The low byte is the primary error code; the other bytes say why the file is busy.
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
}
