import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';

/** The share of the available memory that a limit of Node's heap (`--max-old-space-size`) is assumed to be. */
const HEAP_SHARE = 0.4;

/**
 * The bytes of memory that Peyda and its database may use together: the least of the machine's memory, the limit of its
 * control group, and the amount that the heap limit implies. Each cache gets a share of it.
 */
export function memoryBudget(): number {
  const allowed = process.constrainedMemory();
  return Math.min(
    totalmem(),
    allowed > 0 ? allowed : Number.POSITIVE_INFINITY,
    getHeapStatistics().heap_size_limit / HEAP_SHARE,
  );
}

/** A share of the budget in bytes, at most `most`. */
export function shareOfMemory(share: number, most: number): number {
  return Math.floor(Math.min(most, memoryBudget() * share));
}
