import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { keepBody } from './kept-body.ts';

const LONG = 'Ankara’da satılık daire. '.repeat(400);

it.each(['br', 'gzip'] as const)(
  'a kept body contains only its own bytes, also compressed with %s',
  async (encoding) => {
    const kept = keepBody(Buffer.from(LONG));
    const bodies = [kept.bytes, await kept.compressed(encoding)];
    for (const body of bodies) expect(body.buffer.byteLength).toBe(body.length);
    expect(kept.bytes.toString()).toBe(LONG);
  },
);

it('a body that is requested three times is compressed again, smaller, with the same content', async () => {
  // Words in changing order: the best compression of this text is shorter than the quick one.
  const text = Array.from(
    { length: 3000 },
    (_, at) => `${LONG.split(' ')[(at * 7919) % 5]}${(at * 104_729) % 97}`,
  ).join(' ');
  const kept = keepBody(Buffer.from(text));
  const first = await kept.compressed('br');
  await kept.compressed('br');
  expect(await kept.compressed('br')).toBe(first);
  await expect.poll(async () => (await kept.compressed('br')).length).toBeLessThan(first.length);
  const smallest = await kept.compressed('br');
  expect(brotliDecompressSync(smallest).toString()).toBe(text);
  // The same answer, computed again.
  expect(await keepBody(Buffer.from(text)).compressed('br')).toBe(smallest);
});
