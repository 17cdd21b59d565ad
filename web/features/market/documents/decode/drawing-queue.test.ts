import { expect, it } from 'vitest';
import { createDrawingQueue } from './drawing-queue.ts';

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 1));
const { signal } = new AbortController();

it('draws one at a time, visible pages before thumbnails', async () => {
  const queue = createDrawingQueue();
  const done: string[] = [];
  let running = 0;
  const work = (name: string) => async () => {
    running += 1;
    expect(running).toBe(1);
    await pause();
    running -= 1;
    done.push(name);
  };
  await Promise.all([
    queue.add(signal, 'later', work('first')),
    queue.add(signal, 'later', work('thumbnail')),
    queue.add(signal, 'now', work('page')),
  ]);
  expect(done).toEqual(['first', 'page', 'thumbnail']);
});

it('skips jobs that are no longer wanted, and continues after a failure', async () => {
  const queue = createDrawingQueue();
  const gone = new AbortController();
  const done: string[] = [];
  const failing = queue.add(signal, 'now', () => Promise.reject(new Error('bozuk')));
  const dropped = queue.add(gone.signal, 'now', async () => void done.push('dropped'));
  const last = queue.add(signal, 'now', async () => void done.push('last'));
  gone.abort();
  await expect(failing).rejects.toThrow('bozuk');
  await Promise.all([dropped, last]);
  expect(done).toEqual(['last']);
});
