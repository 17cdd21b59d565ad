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
