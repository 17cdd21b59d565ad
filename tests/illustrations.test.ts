import { readdir, stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ALL_SUB_CATEGORIES } from '#shared/kinds/kinds.ts';
import { slugOf } from '#shared/kinds/sub-category-slugs.ts';

const folder = new URL('../public/illustrations/', import.meta.url);

test('every sub-category has an illustration for listings without a picture, small enough to be sent with every card', async () => {
  const files = await readdir(folder);
  expect(files.toSorted()).toEqual(ALL_SUB_CATEGORIES.map((name) => `${slugOf(name)}.svg`).toSorted());
  for (const file of files) expect((await stat(new URL(file, folder))).size, file).toBeLessThanOrEqual(6_000);
});
