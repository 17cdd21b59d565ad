import { readdir, readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { ALL_SUB_CATEGORIES, type SubCategory } from '#shared/kinds/kinds.ts';
import { pictureNames, picturePath } from './sample-pictures.ts';

const FREQUENT: readonly SubCategory[] = ['Daire', 'Arsa', 'Tarla', 'İşyeri', 'Otomobil', 'Müstakil Ev'];

let names: ReadonlyMap<SubCategory, readonly string[]>;
let drawings: ReadonlyMap<string, string>;
beforeAll(async () => {
  names = new Map(await Promise.all(ALL_SUB_CATEGORIES.map(async (name) => [name, await pictureNames(name)] as const)));
  drawings = new Map(
    await Promise.all(
      [...names.values()].flat().map(async (name) => [name, await readFile(picturePath(name), 'utf8')] as const),
    ),
  );
});

describe('the sample pictures', () => {
  it('number at least three for every sub-category and six for frequent ones, all different', () => {
    for (const [subCategory, found] of names)
      expect(found.length, subCategory).toBeGreaterThanOrEqual(FREQUENT.includes(subCategory) ? 6 : 3);
    expect(new Set(drawings.values()).size).toBe(drawings.size);
  });

  it('are all used: every drawing in the folder belongs to a sub-category and is numbered from 1', async () => {
    const files = await readdir(new URL('./', import.meta.url), { recursive: true });
    const kept = files.filter((file) => extname(file) === '.svg').map((file) => basename(file, '.svg'));
    expect(kept.toSorted()).toEqual([...drawings.keys()].toSorted());
  });

  it('contain no text, no invalid numbers and no references to other files', () => {
    for (const [name, svg] of drawings) expect(svg, name).not.toMatch(/NaN|undefined|<text|<image|href/);
  });

  it('cover the whole picture, so that no page background shows through', async () => {
    for (const name of drawings.keys()) {
      const pixels = await sharp(picturePath(name)).resize(80, 60).ensureAlpha().raw().toBuffer();
      const alphas = pixels.filter((_, index) => index % 4 === 3);
      expect(Math.min(...alphas), name).toBe(255);
    }
  });
});
