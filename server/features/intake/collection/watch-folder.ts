import { type FSWatcher, mkdirSync, watch } from 'node:fs';

/** Network shares and some containers send no events for new files, so the folder is also checked regularly. */
const LOOK_EVERY_MS = 30_000;
const GATHER_MS = 500;

/**
 * Calls `look` soon after a change in a folder and at regular intervals, never twice at the same time. Returns a
 * function that stops watching.
 */
export function watchFolder(folder: string, look: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let isLooking = false;
  let wantsAgain = false;
  let soon: NodeJS.Timeout | undefined;
  let isOver = false;
  const lookNow = async () => {
    if (isLooking) {
      wantsAgain = true;
      return;
    }
    isLooking = true;
    try {
      await look();
    } catch (error) {
      onError(error);
    } finally {
      isLooking = false;
    }
    if (wantsAgain) lookSoon();
    wantsAgain = false;
  };
  const lookSoon = () => {
    clearTimeout(soon);
    if (!isOver) soon = setTimeout(lookNow, GATHER_MS);
  };
  const regularly = setInterval(lookSoon, LOOK_EVERY_MS);
  const watcher = startWatching(folder, lookSoon, onError);
  lookSoon();
  return () => {
    isOver = true;
    clearInterval(regularly);
    clearTimeout(soon);
    watcher?.close();
  };
}

/** Without a watcher new files are still found, only later. */
function startWatching(folder: string, onChange: () => void, onError: (error: unknown) => void): FSWatcher | undefined {
  try {
    mkdirSync(folder, { recursive: true });
    const watcher = watch(folder, onChange);
    watcher.on('error', onError);
    return watcher;
  } catch (error) {
    onError(error);
    return undefined;
  }
}
