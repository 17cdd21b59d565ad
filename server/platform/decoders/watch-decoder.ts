import { workerData } from 'node:worker_threads';
import { MEGABYTE } from './decoder-messages.ts';

const EVERY_MS = 50;

// The only sender is decoder-process.ts, which gives this shape.
const { limit, parent } = workerData as { limit: Int32Array; parent: number };

/** In a separate thread, because the decoder's main thread may hang in native code. */
setInterval(() => {
  const isAlone = process.ppid !== parent;
  const isTooLarge = process.memoryUsage.rss() / MEGABYTE > Atomics.load(limit, 0);
  if (isAlone || isTooLarge) process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);
