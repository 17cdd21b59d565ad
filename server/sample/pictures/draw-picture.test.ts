import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ALL_SUB_CATEGORIES, type SubCategory } from '#shared/kinds.ts';
import { drawPicture, variantCount } from './draw-picture.ts';

const FREQUENT: readonly SubCategory[] = ['Daire', 'Arsa', 'Tarla', 'İşyeri', 'Otomobil', 'Müstakil Ev'];

function picturesOf(subCategory: SubCategory): readonly string[] {
  return Array.from({ length: variantCount(subCategory) }, (_, variant) => drawPicture(subCategory, variant));
}

describe('drawPicture', () => {
  it('has at least three pictures of every sub-category and six of the frequent ones, all different', () => {
    for (const subCategory of ALL_SUB_CATEGORIES) {
      const pictures = picturesOf(subCategory);
      expect(pictures.length, subCategory).toBeGreaterThanOrEqual(FREQUENT.includes(subCategory) ? 6 : 3);
      expect(new Set(pictures).size, subCategory).toBe(pictures.length);
    }
  });

  it('draws the same picture every time and starts over after the last', () => {
    expect(drawPicture('Daire', 0)).toBe(drawPicture('Daire', 0));
    expect(drawPicture('Daire', variantCount('Daire'))).toBe(drawPicture('Daire', 0));
  });

  it('holds no text, no broken numbers and no addresses of other files', () => {
    for (const svg of ALL_SUB_CATEGORIES.flatMap(picturesOf)) {
      expect(svg).not.toMatch(/NaN|undefined|<text|<image|href/);
    }
  });

  it('covers the whole picture, so that no page background shows through', async () => {
    for (const svg of ALL_SUB_CATEGORIES.flatMap(picturesOf)) {
      const pixels = await sharp(Buffer.from(svg)).resize(80, 60).ensureAlpha().raw().toBuffer();
      const alphas = pixels.filter((_, index) => index % 4 === 3);
      expect(Math.min(...alphas)).toBe(255);
    }
  });
});
