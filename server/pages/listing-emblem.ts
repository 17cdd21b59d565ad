import { readFile } from 'node:fs/promises';
import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import { slugOf } from '#shared/kinds/sub-category-slugs.ts';
import type { ListingSummary } from '#shared/listings.ts';

const SHARED = new URL('../../shared/', import.meta.url);
/** The map's own units (province-shapes.svg). */
const MAP = { width: 2044, height: 916 } as const;

/** The background of each kind and the colour of the pictogram on it: the design's light theme as sRGB. */
const HUES: Readonly<Record<CategoryNumber, readonly [ground: string, mark: string]>> = {
  '1': ['#e4f1f4', '#0b5a6b'],
  '2': ['#ecedfb', '#474b9a'],
  '3': ['#eef1df', '#56611c'],
};

let drawings: Promise<readonly [pictograms: string, provinces: string]> | undefined;

function readDrawings() {
  drawings ??= Promise.all([
    readFile(new URL('kinds/pictograms.svg', SHARED), 'utf8'),
    readFile(new URL('places/province-shapes.svg', SHARED), 'utf8'),
  ]);
  return drawings;
}

/**
 * The emblem shown for a listing without a picture (D52): the colour of the kind, its pictogram, and Turkey with the
 * listing's province. The SVG consists of paths only; it contains no text of the listing.
 */
export async function drawEmblem(
  { categoryNumber, tur, il }: Pick<ListingSummary, 'categoryNumber' | 'tur' | 'il'>,
  width: number,
  height: number,
): Promise<string> {
  const [pictograms, provinces] = await readDrawings();
  const [ground, mark] = HUES[categoryNumber];
  const symbol = new RegExp(`<symbol id="${slugOf(tur)}"[^>]*>(.*)</symbol>`).exec(pictograms)?.[1] ?? '';
  const paths = [...provinces.matchAll(/<path id="(.+)" d="(.+)"\/>/g)].map(
    ([, name, path]) => `<path d="${path}" fill="${mark}" fill-opacity="${name === il ? 1 : 0.14}"/>`,
  );
  const margin = 28;
  const scale = (width - 2 * margin) / MAP.width;
  return `<rect width="${width}" height="${height}" fill="${ground}"/>
<g transform="translate(${width / 2 - 84} ${height / 2 - 180}) scale(7)" fill="none" stroke="${mark}" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round">${symbol}</g>
<g transform="translate(${margin} ${height - margin - 24 - MAP.height * scale}) scale(${scale})" stroke="${ground}" stroke-width="3">${paths.join('')}</g>`;
}
