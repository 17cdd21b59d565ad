import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { drawSprite } from './draw-sprite.ts';

it('the sprite has exactly the icons used in the code, drawn as in Lucide', async () => {
  const drawn = await drawSprite();
  expect(drawn.match(/<symbol id="Heart" viewBox="0 0 24 24"><path /g)).toHaveLength(1);
  expect(await readFile(new URL('../../web/ui/icon-sprite.svg', import.meta.url), 'utf8')).toBe(drawn);
});
