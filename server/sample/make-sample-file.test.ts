import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DiskFileStore, openDiskFileStore } from '#server/platform/files/file-store.ts';
import { ALL_SUB_CATEGORIES } from '#shared/kinds/kinds.ts';
import { pdfFaults } from '#tests/support/pdf/pdf-faults.ts';
import { type SampleFiles, sampleFiles } from './sample-files.ts';
import { withSampleFiles } from './with-sample-files.ts';

// Suite: heavy, because it draws and writes files of all kinds.

let store: DiskFileStore;
let files: SampleFiles;
const keyOf = (address: string) => address.replace('/files/', '').split('/').map(decodeURIComponent).join('/');
const documentAt = (name: string) => readFile(join(store.folder, 'sample', 'documents', name));
/** The file of an address, made if it is missing. */
async function made(address: string): Promise<string> {
  await store.complete?.(keyOf(address));
  return join(store.folder, keyOf(address));
}

beforeAll(async () => {
  store = withSampleFiles(openDiskFileStore(await mkdtemp(join(tmpdir(), 'peyda-sample-'))));
  files = await sampleFiles(store);
});
afterAll(() => rm(store.folder, { recursive: true, force: true }));

describe('files of the sample', () => {
  it('makes a picture in two sizes when either is asked for, none heavier than 35 kB', async () => {
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

  it('gives six sets of documents, each of which is made when it is asked for', async () => {
    expect(files.documentSets).toHaveLength(6);
    for (const address of files.documentSets.flat())
      expect((await stat(await made(address))).size).toBeGreaterThan(1_000);
  });

  it('makes documents of every kind a viewer meets', async () => {
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
    const pdfs = [...new Set(files.documentSets.flat())].filter((address) => address.endsWith('.pdf'));
    expect(pdfs.length).toBeGreaterThanOrEqual(4);
    for (const address of pdfs) expect(await pdfFaults(await readFile(await made(address))), address).toEqual([]);
  });

  it('makes one file once, however many ask for it together, and nothing of other names', async () => {
    const written: string[] = [];
    const empty = withSampleFiles({
      ...store,
      has: async () => false,
      put: async (key) => {
        written.push(key);
      },
    });
    const daire = 'sample/pictures/daire-1.webp';
    const other = ['sample/pictures/daire-999.webp', 'sample/pictures/..-1.webp', 'sample/x', 'pictures/daire-1.webp'];
    await Promise.all([daire, daire, ...other].map((key) => empty.complete?.(key)));
    expect(written).toEqual([daire, 'sample/pictures/daire-1-400.webp']);
  });
});
