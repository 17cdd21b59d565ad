import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';

/** A limit of Node's heap (`--max-old-space-size`) is meant as about this share of the memory that there is. */
const HEAP_SHARE = 0.4;

/**
 * The bytes of memory that Peyda and its database may use together: what the machine has, at most what its control
 * group allows, at most what a limited heap lets expect. What is kept in memory takes shares of it.
 */
export function memoryBudget(): number {
  const allowed = process.constrainedMemory();
  return Math.min(
    totalmem(),
    allowed > 0 ? allowed : Number.POSITIVE_INFINITY,
    getHeapStatistics().heap_size_limit / HEAP_SHARE,
  );
}

/** A share of the budget in bytes, and no more than `most`. */
export function shareOfMemory(share: number, most: number): number {
  return Math.floor(Math.min(most, memoryBudget() * share));
}
