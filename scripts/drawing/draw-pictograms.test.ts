import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { ALL_SUB_CATEGORIES } from '#shared/kinds/kinds.ts';
import { slugOf } from '#shared/kinds/sub-category-slugs.ts';
import { drawPictograms } from './draw-pictograms.ts';

it('draws a pictogram for every sub-category, and the files match the drawings (D52)', async () => {
  const drawn = drawPictograms();
  const sprite = drawn.get('shared/kinds/pictograms.svg') ?? '';
  const ids = [...sprite.matchAll(/<symbol id="([a-z-]+)"/g)].map(([, id]) => id);
  expect(ids.toSorted()).toEqual(ALL_SUB_CATEGORIES.map(slugOf).toSorted());
  for (const [path, drawing] of drawn)
    expect(await readFile(new URL(`../../${path}`, import.meta.url), 'utf8'), path).toBe(drawing);
});
