import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { offices } from '#server/database/tables/offices.ts';
import { properties } from '#server/database/tables/properties.ts';
import {
  type ImportOptions,
  type ImportResult,
  importFile,
  type Rejection,
} from '#server/features/intake/importing/index.ts';
import { openTestDeps, type TestDeps } from './open-test-deps.ts';

export type ImportRun = ImportResult & { rejections: Rejection[] };

/** A listing in the form in which people write it. */
export function listing(id: number, given: object = {}): object {
  const title = `Ankara Çankaya'da daire ${id}`;
  return { id, title, categoryNumber: '1', il: 'Ankara', ilce: 'Çankaya', price: '1.000,00 ₺', ...given };
}

export const jsonLines = (...listings: object[]) => listings.map((entry) => JSON.stringify(entry)).join('\n');

export const CSV_HEADER = 'id;title;categoryNumber;il;ilce;price;description';
export const csvRow = (id: number, description = 'Güzel') =>
  `${id};Daire ${id};1;Ankara;Çankaya;1.000,00 ₺;${description}`;

/** For one test file: a database that is emptied before each test, and a folder with files to import. */
export function prepareImporting() {
  let deps: TestDeps;
  let folder: string;
  beforeAll(async () => {
    deps = await openTestDeps();
  });
  afterAll(() => deps.close());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'peyda-import-'));
    await deps.db.delete(properties);
    await deps.db.delete(offices);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function importPath(path: string, options: Pick<ImportOptions, 'confirmsColumns'> = {}): Promise<ImportRun> {
    const rejections: Rejection[] = [];
    const result = await importFile(deps, path, { ...options, onRejected: (rejection) => rejections.push(rejection) });
    const { read, inserted, updated, unchanged, rejected, leftOut } = result.counts;
    expect(read).toBe(inserted + updated + unchanged + rejected + leftOut);
    expect(rejections).toHaveLength(rejected + (result.offices?.rejected ?? 0));
    return { ...result, rejections };
  }

  return {
    deps: () => deps,
    pathOf: (name: string) => join(folder, name),
    importPath,
    async importText(
      content: string | Uint8Array,
      name = 'ilanlar.txt',
      options: Pick<ImportOptions, 'confirmsColumns'> = {},
    ): Promise<ImportRun> {
      await writeFile(join(folder, name), content);
      return importPath(join(folder, name), options);
    },
    rows: () => deps.db.select().from(properties).orderBy(properties.sourceKey),
  };
}
