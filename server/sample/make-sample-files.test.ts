import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DiskFileStore, openDiskFileStore } from '#server/platform/files/file-store.ts';
import { ALL_SUB_CATEGORIES } from '#shared/kinds/kinds.ts';
import { makeSampleFiles } from './make-sample-files.ts';
import type { SampleFiles } from './sample-files.ts';

let store: DiskFileStore;
let made: SampleFiles;
const pathOf = (address: string) =>
  join(store.folder, ...address.replace('/files/', '').split('/').map(decodeURIComponent));
const documentAt = (name: string) => readFile(join(store.folder, 'sample', 'documents', name));

beforeAll(async () => {
  store = openDiskFileStore(await mkdtemp(join(tmpdir(), 'peyda-sample-')));
  made = await makeSampleFiles(store);
});
afterAll(() => rm(store.folder, { recursive: true, force: true }));

describe('makeSampleFiles', () => {
  it('makes every picture it names in two sizes, none heavier than 35 kB', async () => {
    for (const address of ALL_SUB_CATEGORIES.flatMap((subCategory) => made.pictures[subCategory])) {
      expect(await sharp(pathOf(address)).metadata()).toMatchObject({ format: 'webp', width: 800, height: 600 });
      expect((await stat(pathOf(address))).size, address).toBeLessThanOrEqual(35_000);
      const small = await sharp(pathOf(address.replace(/\.webp$/, '-400.webp'))).metadata();
      expect(small).toMatchObject({ width: 400, height: 300 });
    }
  });

  it('gives six sets of documents whose files all exist', async () => {
    expect(made.documentSets).toHaveLength(6);
    for (const address of made.documentSets.flat()) expect((await stat(pathOf(address))).size).toBeGreaterThan(1_000);
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

  it('leaves what is there alone when it runs again', async () => {
    const written: string[] = [];
    const again = await makeSampleFiles({
      ...store,
      put: async (key) => {
        written.push(key);
      },
    });
    expect(written).toEqual([]);
    expect(again).toEqual(made);
    expect(await readdir(join(store.folder, 'sample'))).toEqual(['documents', 'pictures']);
  });
});
