import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfText } from '#server/features/intake/notices/index.ts';
import { type DiskFileStore, openDiskFileStore } from '#server/platform/files/file-store.ts';
import { ALL_SUB_CATEGORIES } from '#shared/kinds/kinds.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { pdfFaults } from '#tests/support/pdf/pdf-faults.ts';
import type { FindSampleListing } from './find-sample-listing.ts';
import { generateSampleRecords } from './generate-sample-records.ts';
import { type SampleFiles, sampleFiles } from './sample-files.ts';
import { withSampleFiles } from './with-sample-files.ts';

// Suite: heavy, because it draws and writes files of all kinds.

let store: DiskFileStore;
let files: SampleFiles;
const keyOf = (address: string) => address.replace('/files/', '').split('/').map(decodeURIComponent).join('/');
const documentAt = async (name: string) => readFile(await made(files.documentUrl(name)));
let market: ListingRecord[];
/** Finds listings in the market like the database. */
const findListing: FindSampleListing = async (number, address) => {
  const found = market.find((row) => row.sourceKey === number && row.documentFiles.includes(address));
  return found && { ...found, pictureKeys: found.allImages.split(',').map(keyOf) };
};
/** A listing of a kind that has a document of this name, and the document's address. */
function paperOf(kind: string, name: string): readonly [ListingRecord, string] {
  for (const row of market) {
    const address = row.documentFiles.find((file) => file.endsWith(`/${name}`));
    if (address !== undefined && row.tur === kind) return [row, address];
  }
  throw new Error(`No ${kind} with ${name}.`);
}
async function textOfPdf(address: string): Promise<string> {
  return (await pdfText(await readFile(await made(address)))).replace(/\s+/g, ' ');
}
/** The file of an address, made if it is missing. */
async function made(address: string): Promise<string> {
  await store.complete?.(keyOf(address));
  return join(store.folder, keyOf(address));
}

beforeAll(async () => {
  store = withSampleFiles(openDiskFileStore(await mkdtemp(join(tmpdir(), 'peyda-sample-'))), findListing);
  files = await sampleFiles(store);
  market = [...generateSampleRecords({ size: 400, now: new Date('2026-11-20T09:00:00Z'), files })];
});
afterAll(() => rm(store.folder, { recursive: true, force: true }));

describe('sample files', () => {
  it('makes a picture in two sizes on request, each at most 35 kB', async () => {
    const addresses = ALL_SUB_CATEGORIES.flatMap((name) => files.pictures[name]);
    const smallOf = (address: string) => address.replace(/\.webp$/, '-400.webp');
    await Promise.all(addresses.map((address, place) => made(place % 2 ? address : smallOf(address))));
    for (const address of addresses) {
      const path = join(store.folder, keyOf(address));
      expect(await sharp(path).metadata()).toMatchObject({ format: 'webp', width: 800, height: 600 });
      expect((await stat(path)).size, address).toBeLessThanOrEqual(35_000);
      expect(await sharp(smallOf(path)).metadata()).toMatchObject({ width: 400, height: 300 });
    }
  });

  it('makes every document of a listing on request', async () => {
    const addresses = new Set(market.slice(0, 40).flatMap(({ documentFiles }) => documentFiles));
    expect(addresses.size).toBeGreaterThan(20);
    for (const address of addresses) expect((await stat(await made(address))).size, address).toBeGreaterThan(1_000);
  });

  it('names only the file, office and kind of the listing in its documents', async () => {
    for (const [kind, name, thing] of [
      ['Daire', 'satis-ilani.pdf', 'Taşınmazın açık artırma ilanı'],
      ['Otomobil', 'satis-ilani.pdf', 'Aracın açık artırma ilanı'],
      ['Makine', 'satis-ilani.pdf', 'Taşınır malın açık artırma ilanı'],
      ['Otomobil', 'arac-ekspertiz-raporu.pdf', 'Araç kıymet takdiri raporu'],
    ] as const) {
      const [row, address] = paperOf(kind, name);
      const text = await textOfPdf(address);
      expect(text).toContain(thing);
      expect(text).toContain(row.courtName);
      expect(text.match(/\d{4}\/\d+ (?:Esas|Talimat|Satış|İflas)/gu)).toEqual(expect.arrayContaining([row.dosyaBilgi]));
      expect(new Set(text.match(/\d{4}\/\d+ (?:Esas|Talimat|Satış|İflas)/gu)).size).toBe(1);
      expect(/[Tt]aşınmaz|[Tt]apu sicil|tahliye/u.test(text), kind).toBe(kind === 'Daire');
    }
  });

  it('does not mention a flat in the report of a vehicle, whatever its number', async () => {
    const reports = market
      .filter(({ sourceKey }) => Number(sourceKey) % 12 === 0)
      .flatMap(({ documentFiles }) => documentFiles.filter((file) => file.endsWith('/arac-ekspertiz-raporu.pdf')));
    expect(reports).not.toEqual([]);
    for (const address of reports) expect(await textOfPdf(address)).not.toMatch(/taşınmaz/i);
  });

  it('makes no document that no listing names', async () => {
    const [, address] = paperOf('Daire', 'satis-ilani.pdf');
    for (const other of [address.replace(/\/(\d+)-/, '/399999-'), address.replace(/-2026\d{4}\//, '-20260101/')]) {
      await store.complete?.(keyOf(other));
      expect(await store.has(keyOf(other)), other).toBe(false);
    }
  });

  it('makes documents of every kind that the viewer supports', async () => {
    const notice = await documentAt('satis-ilani.pdf');
    expect(notice.subarray(0, 5).toString()).toBe('%PDF-');
    expect(notice.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThanOrEqual(6);
    expect(await sharp(await documentAt('mimari-proje.tif')).metadata()).toMatchObject({ format: 'tiff', pages: 4 });
    expect(await sharp(await documentAt('imar-capi.tif')).metadata()).toMatchObject({ format: 'tiff', pages: 3 });
    const udf = unzipSync(await documentAt('satis-ilani.udf'));
    const text = new TextDecoder().decode(udf['content.xml']);
    expect(text).toContain('<![CDATA[Taşınmazın açık artırma ilanı');
    expect(Object.keys(unzipSync(await documentAt('dosya-ekleri.zip')))).toContain('fotograf-1.jpg');
  });

  it('makes PDFs without the known faults against PDF/UA', async () => {
    const shared = ['satis-ilani', 'satis-sartnamesi', 'kiymet-takdir-raporu', 'arac-ekspertiz-raporu'];
    const own = [paperOf('Daire', 'kiymet-takdir-raporu.pdf'), paperOf('Otomobil', 'satis-ilani.pdf')];
    const pdfs = [...shared.map((name) => files.documentUrl(`${name}.pdf`)), ...own.map(([, address]) => address)];
    for (const address of pdfs) expect(await pdfFaults(await readFile(await made(address))), address).toEqual([]);
  });

  it('makes a file only once for concurrent requests, and none for unknown names', async () => {
    const written: string[] = [];
    const empty = withSampleFiles(
      {
        ...store,
        has: async () => false,
        put: async (key) => {
          written.push(key);
        },
      },
      findListing,
    );
    const daire = 'sample/pictures/daire-1.webp';
    const other = ['sample/pictures/daire-999.webp', 'sample/pictures/..-1.webp', 'sample/x', 'pictures/daire-1.webp'];
    await Promise.all([daire, daire, ...other].map((key) => empty.complete?.(key)));
    expect(written).toEqual([daire, 'sample/pictures/daire-1-400.webp']);
  });
});
