import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { type Answer, MEGABYTE, type Order } from './decoder-messages.ts';

const NO_LIMIT = 2 ** 31 - 1;

/** The memory limit of this process in megabytes; its watch thread reads it. */
const limit = new Int32Array(new SharedArrayBuffer(4));
limit[0] = NO_LIMIT;
const watch = new Worker(new URL('./watch-decoder.ts', import.meta.url), {
  workerData: { limit, parent: Number(process.argv[2]) },
});
watch.unref();

const rssMb = () => Math.ceil(process.memoryUsage.rss() / MEGABYTE);

async function answerTo({ module, bytes, given }: Order): Promise<Omit<Answer, 'rssMb'>> {
  try {
    const { default: decode } = await import(module);
    const content = typeof bytes === 'string' ? readFileSync(bytes) : bytes;
    return { decoded: await decode(content, given) };
  } catch (error) {
    return { refused: error instanceof Error ? error.message : 'unknown' };
  }
}

// The parent sends this shape, one order at a time.
process.on('message', async (order: Order) => {
  Atomics.store(limit, 0, rssMb() + order.mostMb);
  const answer = await answerTo(order);
  process.send?.({ ...answer, rssMb: rssMb() });
});
// Ctrl-C in a terminal reaches every process; the parent decides when this one ends.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
