import { access, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { SubCategory } from '#shared/kinds/kinds.ts';
import { slugOf } from '#shared/kinds/sub-category-slugs.ts';

const FOLDER = new URL('./', import.meta.url);

/** The names of a sub-category's drawings: `daire-1`, `daire-2` and so on. A new drawing gets the next number. */
export async function pictureNames(subCategory: SubCategory): Promise<readonly string[]> {
  const slug = slugOf(subCategory);
  const drawings = (await readdir(new URL(`${slug}/`, FOLDER))).filter((file) => file.endsWith('.svg'));
  return drawings.map((_, index) => `${slug}-${index + 1}`);
}

/** The file of a drawing: an SVG of 800 × 600, stored in the folder of its sub-category. */
export function picturePath(name: string): string {
  return fileURLToPath(new URL(`${name.replace(/-\d+$/, '')}/${name}.svg`, FOLDER));
}

/** Whether there is a drawing of this name. */
export function hasPicture(name: string): Promise<boolean> {
  return access(picturePath(name)).then(
    () => true,
    () => false,
  );
}
