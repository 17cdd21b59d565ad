import sharp from 'sharp';
import { picturePath } from '../pictures/sample-pictures.ts';
import { documentKey } from '../sample-files.ts';
import { APPRAISAL_REPORT, SALE_CONDITIONS, SALE_NOTICE, VEHICLE_REPORT } from './document-texts.ts';
import { makeArchive, makeUdf, makeUnknownFile } from './make-archives.ts';
import { makePdf } from './make-pdf.ts';
import { makePlanScan } from './make-plan-scan.ts';

type SampleDocument = { readonly key: string; readonly make: () => Promise<Uint8Array> };

/** A drawing in the form of a photograph: a JPEG of 1600 × 1200. */
export function photo(name: string, quality = 78): Promise<Buffer> {
  return sharp(picturePath(name), { density: 144 })
    .resize(1600, 1200)
    .flatten()
    .jpeg({ quality, mozjpeg: false })
    .toBuffer();
}

const PHOTOS: Readonly<Record<string, string>> = {
  'fotograf-konut-1.jpg': 'daire-1',
  'fotograf-konut-2.jpg': 'daire-4',
  'fotograf-arazi-1.jpg': 'arsa-1',
  'fotograf-arazi-2.jpg': 'arsa-2',
  'fotograf-arac-1.jpg': 'otomobil-1',
  'fotograf-arac-2.jpg': 'otomobil-2',
};

/** The documents of the sample listings. They contain no person's name, telephone number or address. */
export const DOCUMENTS: readonly SampleDocument[] = [
  { key: documentKey('satis-ilani.pdf'), make: () => makePdf(SALE_NOTICE, []) },
  { key: documentKey('satis-sartnamesi.pdf'), make: () => makePdf(SALE_CONDITIONS, []) },
  {
    key: documentKey('kiymet-takdir-raporu.pdf'),
    make: async () =>
      makePdf(APPRAISAL_REPORT, [
        { jpeg: await photo('daire-1', 60), shows: 'Çizim: çok katlı bir apartmanın dıştan görünüşü.' },
        { jpeg: await photo('daire-4', 60), shows: 'Çizim: büyük pencereli, boş bir oda.' },
      ]),
  },
  {
    key: documentKey('arac-ekspertiz-raporu.pdf'),
    make: async () =>
      makePdf(VEHICLE_REPORT, [
        { jpeg: await photo('otomobil-1', 60), shows: 'Çizim: bir otomobilin yandan görünüşü.' },
      ]),
  },
  { key: documentKey('mimari-proje.tif'), make: () => makePlanScan('mimari-proje') },
  { key: documentKey('imar-capi.tif'), make: () => makePlanScan('imar-capi') },
  ...Object.entries(PHOTOS).map(([name, drawing]) => ({
    key: documentKey(name),
    make: () => photo(drawing),
  })),
  {
    key: documentKey('dosya-ekleri.zip'),
    make: async () =>
      makeArchive({ 'fotograf-1.jpg': await photo('daire-2', 60), 'fotograf-2.jpg': await photo('daire-3', 60) }),
  },
  { key: documentKey('satis-ilani.udf'), make: async () => makeUdf(SALE_NOTICE) },
  { key: documentKey('kroki-olcumleri.dat'), make: async () => makeUnknownFile() },
];
