import sharp from 'sharp';
import type { SubCategory } from '#shared/kinds.ts';
import { drawPicture } from '../pictures/draw-picture.ts';
import { APPRAISAL_REPORT, SALE_CONDITIONS, SALE_NOTICE, VEHICLE_REPORT } from './document-texts.ts';
import { makeArchive, makeUdf, makeUnknownFile } from './make-archives.ts';
import { makePdf } from './make-pdf.ts';
import { makePlanScan } from './make-plan-scan.ts';

type SampleDocument = { readonly key: string; readonly make: () => Promise<Uint8Array> };

function photo(subCategory: SubCategory, variant: number, quality = 78): Promise<Buffer> {
  return sharp(Buffer.from(drawPicture(subCategory, variant)), { density: 144 })
    .resize(1600, 1200)
    .flatten()
    .jpeg({ quality, mozjpeg: false })
    .toBuffer();
}

const key = (name: string) => `sample/documents/${name}`;
const PHOTOS: Readonly<Record<string, readonly [SubCategory, number]>> = {
  'fotograf-konut-1.jpg': ['Daire', 0],
  'fotograf-konut-2.jpg': ['Daire', 3],
  'fotograf-arazi-1.jpg': ['Arsa', 0],
  'fotograf-arazi-2.jpg': ['Arsa', 1],
  'fotograf-arac-1.jpg': ['Otomobil', 0],
  'fotograf-arac-2.jpg': ['Otomobil', 1],
};

/** The documents of the sample listings. Nobody's name, number or address is in them. */
export const DOCUMENTS: readonly SampleDocument[] = [
  { key: key('satis-ilani.pdf'), make: () => makePdf(SALE_NOTICE, []) },
  { key: key('satis-sartnamesi.pdf'), make: () => makePdf(SALE_CONDITIONS, []) },
  {
    key: key('kiymet-takdir-raporu.pdf'),
    make: async () => makePdf(APPRAISAL_REPORT, [await photo('Daire', 0, 60), await photo('Daire', 3, 60)]),
  },
  {
    key: key('arac-ekspertiz-raporu.pdf'),
    make: async () => makePdf(VEHICLE_REPORT, [await photo('Otomobil', 0, 60)]),
  },
  { key: key('mimari-proje.tif'), make: () => makePlanScan('bilevel') },
  { key: key('imar-capi.tif'), make: () => makePlanScan('grey') },
  ...Object.entries(PHOTOS).map(([name, [subCategory, variant]]) => ({
    key: key(name),
    make: () => photo(subCategory, variant),
  })),
  {
    key: key('dosya-ekleri.zip'),
    make: async () =>
      makeArchive({ 'fotograf-1.jpg': await photo('Daire', 1, 60), 'fotograf-2.jpg': await photo('Daire', 2, 60) }),
  },
  { key: key('satis-ilani.udf'), make: async () => makeUdf(SALE_NOTICE) },
  { key: key('kroki-olcumleri.dat'), make: async () => makeUnknownFile() },
];

/** What one listing carries; sets differ so that every kind of viewer is met. */
export const DOCUMENT_SETS: readonly (readonly string[])[] = [
  [
    'satis-ilani.pdf',
    'satis-sartnamesi.pdf',
    'kiymet-takdir-raporu.pdf',
    'mimari-proje.tif',
    'fotograf-konut-1.jpg',
    'fotograf-konut-2.jpg',
  ],
  ['satis-ilani.pdf', 'kiymet-takdir-raporu.pdf', 'imar-capi.tif', 'fotograf-arazi-1.jpg', 'fotograf-arazi-2.jpg'],
  [
    'satis-ilani.udf',
    'satis-sartnamesi.pdf',
    'arac-ekspertiz-raporu.pdf',
    'fotograf-arac-1.jpg',
    'fotograf-arac-2.jpg',
  ],
  ['satis-ilani.pdf', 'dosya-ekleri.zip'],
  [
    'satis-ilani.pdf',
    'satis-ilani.udf',
    'kiymet-takdir-raporu.pdf',
    'imar-capi.tif',
    'dosya-ekleri.zip',
    'kroki-olcumleri.dat',
  ],
  ['satis-ilani.pdf'],
].map((names) => names.map(key));
