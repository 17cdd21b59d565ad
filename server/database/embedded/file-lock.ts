import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepPrivate } from './keep-private.ts';

const RETRY_MS = 25;
const SQLITE_BUSY = 5;

/** A lock that ends with `release` or with the process. */
export type FileLock = { release(): void };

// A lock whose handle were garbage-collected would be given up, so the module keeps it.
const held = new Set<DatabaseSync>();

/**
 * Takes a lock on a file, made when missing; undefined when others' locks stand against it.
 * The operating system gives the lock up when its holder dies, however it dies, so a lock can't be stale and nobody has to
 * break one. Node has no flock; its SQLite takes such locks on every platform. The file stays empty.
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

/** Waits until this process alone has the lock; `onWait` is told, once, when that takes longer than `patienceMs`. */
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
  // The low byte is the primary code, the rest says which kind of busy.
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
}
