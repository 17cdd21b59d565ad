import { writeFile } from 'node:fs/promises';
import { type CategoryNumber, type SubCategory, UNKNOWN_SUB_CATEGORY } from '#shared/kinds/kinds.ts';
import { slugOf } from '#shared/kinds/sub-category-slugs.ts';
import { drawingOf } from './draw-sprite.ts';

/*
 * Draws the pictograms of listings without a picture, from Lucide's icons: one file of all sub-categories for pages,
 * and a placeholder of each kind for pictures that can't be loaded. Run `node scripts/drawing/draw-pictograms.ts` after
 * a change here.
 */

const ROOT = new URL('../../', import.meta.url);

/** Lucide's name for each sub-category. */
const PICTOGRAMS: Readonly<Record<SubCategory, string>> = {
  Daire: 'Building',
  'Müstakil Ev': 'House',
  Villa: 'House',
  Arsa: 'LandPlot',
  Tarla: 'Wheat',
  Bağ: 'Grape',
  Bahçe: 'Trees',
  Zeytinlik: 'TreeDeciduous',
  İşyeri: 'Store',
  Ofis: 'BriefcaseBusiness',
  Depo: 'Warehouse',
  Fabrika: 'Factory',
  Bina: 'BuildingComplex',
  Otel: 'Hotel',
  'Diğer Gayrimenkul': 'MapPinHouse',
  Otomobil: 'Car',
  Kamyonet: 'Truck',
  Kamyon: 'Truck',
  Çekici: 'Truck',
  Dorse: 'Trailer',
  Minibüs: 'Van',
  Otobüs: 'Bus',
  Panelvan: 'Van',
  Motosiklet: 'Motorbike',
  Traktör: 'Tractor',
  'İş Makinesi': 'Forklift',
  'Diğer Araç': 'CarFront',
  Makine: 'Cog',
  'Ev Eşyası': 'WashingMachine',
  Mobilya: 'Armchair',
  Elektronik: 'Laptop',
  Tekstil: 'Shirt',
  Ziynet: 'Gem',
  Hurda: 'Recycle',
  'Diğer Taşınır': 'Package',
};

/** Colours that work on light and dark pages, because an image file does not know the theme of its page. */
const HUES: Readonly<Record<CategoryNumber, string>> = { '1': '#4b8796', '2': '#7a7fb8', '3': '#84904f' };

/** The contents of each file that is drawn, by its path. */
export function drawPictograms(): ReadonlyMap<string, string> {
  const symbols = Object.entries(PICTOGRAMS).map(
    ([tur, name]) => `<symbol id="${slugOf(tur)}" viewBox="0 0 24 24">${drawingOf(name)}</symbol>`,
  );
  const placeholders = Object.entries(HUES).map(([kind, hue]): [string, string] => {
    // safe: the entries of a record by kind
    const drawing = drawingOf(PICTOGRAMS[UNKNOWN_SUB_CATEGORY[kind as CategoryNumber]]);
    const look = `fill="none" stroke="${hue}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300"><g transform="translate(164 114) scale(3)" ${look}>${drawing}</g></svg>`;
    return [`public/placeholders/${kind}.svg`, `${svg}\n`];
  });
  return new Map([
    ['shared/kinds/pictograms.svg', `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`],
    ...placeholders,
  ]);
}

if (import.meta.main) for (const [path, drawing] of drawPictograms()) await writeFile(new URL(path, ROOT), drawing);
