import { mkdir, writeFile } from 'node:fs/promises';
import { drawPlainPicture } from '#server/sample/pictures/plain-pictures.ts';
import { ALL_SUB_CATEGORIES } from '#shared/kinds.ts';
import { slugOf } from '#shared/sub-category-slugs.ts';

/** What the pages show for a listing without a picture: file name and content, one per sub-category. */
export function drawIllustrations(): readonly (readonly [file: string, svg: string])[] {
  return ALL_SUB_CATEGORIES.map((subCategory) => [`${slugOf(subCategory)}.svg`, `${drawPlainPicture(subCategory)}\n`]);
}

if (import.meta.main) {
  const folder = new URL('../public/illustrations/', import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const [file, svg] of drawIllustrations()) await writeFile(new URL(file, folder), svg);
}
