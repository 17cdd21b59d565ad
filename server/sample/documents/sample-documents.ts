import sharp from 'sharp';
import { picturePath } from '../pictures/sample-pictures.ts';
import { APPRAISAL_REPORT, SALE_CONDITIONS, SALE_NOTICE, VEHICLE_REPORT } from './document-texts.ts';
import { makeArchive, makeUdf, makeUnknownFile } from './make-archives.ts';
import { makePdf } from './make-pdf.ts';
import { makePlanScan } from './make-plan-scan.ts';

type SampleDocument = { readonly key: string; readonly make: () => Promise<Uint8Array> };

/** A drawing as a camera would keep it: a JPEG of 1600 × 1200. */
function photo(name: string, quality = 78): Promise<Buffer> {
  return sharp(picturePath(name), { density: 144 })
    .resize(1600, 1200)
    .flatten()
    .jpeg({ quality, mozjpeg: false })
    .toBuffer();
}

const key = (name: string) => `sample/documents/${name}`;
const PHOTOS: Readonly<Record<string, string>> = {
  'fotograf-konut-1.jpg': 'daire-1',
  'fotograf-konut-2.jpg': 'daire-4',
  'fotograf-arazi-1.jpg': 'arsa-1',
  'fotograf-arazi-2.jpg': 'arsa-2',
  'fotograf-arac-1.jpg': 'otomobil-1',
  'fotograf-arac-2.jpg': 'otomobil-2',
};

/** The documents of the sample listings. They name no person, telephone number or address. */
export const DOCUMENTS: readonly SampleDocument[] = [
  { key: key('satis-ilani.pdf'), make: () => makePdf(SALE_NOTICE, []) },
  { key: key('satis-sartnamesi.pdf'), make: () => makePdf(SALE_CONDITIONS, []) },
  {
    key: key('kiymet-takdir-raporu.pdf'),
    make: async () => makePdf(APPRAISAL_REPORT, [await photo('daire-1', 60), await photo('daire-4', 60)]),
  },
  {
    key: key('arac-ekspertiz-raporu.pdf'),
    make: async () => makePdf(VEHICLE_REPORT, [await photo('otomobil-1', 60)]),
  },
  { key: key('mimari-proje.tif'), make: () => makePlanScan('mimari-proje') },
  { key: key('imar-capi.tif'), make: () => makePlanScan('imar-capi') },
  ...Object.entries(PHOTOS).map(([name, drawing]) => ({
    key: key(name),
    make: () => photo(drawing),
  })),
  {
    key: key('dosya-ekleri.zip'),
    make: async () =>
      makeArchive({ 'fotograf-1.jpg': await photo('daire-2', 60), 'fotograf-2.jpg': await photo('daire-3', 60) }),
  },
  { key: key('satis-ilani.udf'), make: async () => makeUdf(SALE_NOTICE) },
  { key: key('kroki-olcumleri.dat'), make: async () => makeUnknownFile() },
];

/** The documents of one listing each. Together the sets need every kind of viewer. */
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
