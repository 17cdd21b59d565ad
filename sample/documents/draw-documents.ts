import { type CategoryNumber, LAND } from '#shared/kinds/kinds.ts';
import type { Random } from '../market/random.ts';
import type { Sale } from '../market/sale.ts';

/** A placeholder for the photographs of the listing: its own drawings as photos. */
const PHOTOS = 'PHOTOS';
type Sets = readonly (readonly string[])[];

const OF_LAND: Sets = [
  ['satis-ilani.pdf', 'kiymet-takdir-raporu.pdf', 'imar-capi.tif', PHOTOS],
  ['satis-ilani.pdf', 'satis-sartnamesi.pdf', 'imar-capi.tif'],
  ['satis-ilani.pdf', 'satis-ilani.udf', 'kiymet-takdir-raporu.pdf', 'imar-capi.tif', 'kroki-olcumleri.dat'],
  ['satis-ilani.pdf'],
];
const OF_FLATS: Sets = [
  ['satis-ilani.pdf', 'satis-sartnamesi.pdf', 'kiymet-takdir-raporu.pdf', 'mimari-proje.tif', PHOTOS],
  ['satis-ilani.pdf', 'kiymet-takdir-raporu.pdf', PHOTOS],
  ['satis-ilani.pdf', 'dosya-ekleri.zip'],
  ['satis-ilani.udf', 'satis-sartnamesi.pdf', 'kiymet-takdir-raporu.pdf'],
  ['satis-ilani.pdf'],
];
/** The archive contains photographs of flats. */
const OF_BUILDINGS = OF_FLATS.filter((names) => !names.includes('dosya-ekleri.zip'));
const OF_KIND: Readonly<Record<CategoryNumber, Sets>> = {
  '1': OF_BUILDINGS,
  '2': [
    ['satis-ilani.udf', 'satis-sartnamesi.pdf', 'arac-ekspertiz-raporu.pdf', PHOTOS],
    ['satis-ilani.pdf', 'arac-ekspertiz-raporu.pdf', PHOTOS],
    ['satis-ilani.pdf'],
  ],
  '3': [['satis-ilani.pdf', 'satis-sartnamesi.pdf', PHOTOS], ['satis-ilani.pdf', PHOTOS], ['satis-ilani.pdf']],
};
/** Documents with the file number, which are therefore made for a single listing. */
const OWN = /^(?:satis-ilani|satis-sartnamesi|kiymet-takdir-raporu|arac-ekspertiz-raporu)\./;
const DRAWING = /([a-z]+(?:-[a-z]+)*-\d+)\.webp$/;

/**
 * Draws the documents of a listing that suit its kind; returns their keys below the documents' folder. `folder` is the
 * listing's own.
 */
export function drawDocuments(
  random: Random,
  { kind, subCategory }: Sale,
  pictures: readonly string[],
  folder: string,
): string[] {
  const sets = LAND.has(subCategory) ? OF_LAND : subCategory === 'Daire' ? OF_FLATS : OF_KIND[kind];
  return random
    .pick(sets)
    .flatMap((name) => (name === PHOTOS ? photographs(pictures) : [OWN.test(name) ? `${folder}/${name}` : name]));
}

function photographs(pictures: readonly string[]): string[] {
  const drawings = pictures.flatMap((url) => DRAWING.exec(url)?.[1] ?? []);
  return drawings.slice(0, 2).map((name) => `fotograf-${name}.jpg`);
}
