import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { drawIllustrations } from './draw-illustrations.ts';

const folder = new URL('../public/illustrations/', import.meta.url);

describe('the committed illustrations', () => {
  it('are exactly what the script draws, one per sub-category', async () => {
    const drawn = drawIllustrations();
    expect(drawn).toHaveLength(35);
    expect((await readdir(folder)).sort()).toEqual(drawn.map(([file]) => file).sort());
    for (const [file, svg] of drawn) expect(await readFile(new URL(file, folder), 'utf8'), file).toBe(svg);
  });

  it('are small enough to be sent with every card', () => {
    for (const [file, svg] of drawIllustrations()) expect(Buffer.byteLength(svg), file).toBeLessThanOrEqual(6_000);
  });
});
