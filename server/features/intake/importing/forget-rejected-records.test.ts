import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { forgetRejectedRecords } from './forget-rejected-records.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'peyda-rejected-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const forget = () =>
  forgetRejectedRecords({ config: readConfig({ DATA_DIR: dataDir }), clock: { now: () => TEST_NOW } });

async function write(name: string, daysOld: number): Promise<void> {
  const path = join(dataDir, 'imports', name);
  await writeFile(path, '{}\n');
  const writtenAt = new Date(TEST_NOW.getTime() - daysOld * DAY_MS);
  await utimes(path, writtenAt, writtenAt);
}

it('deletes only files of rejected records that are more than a month old', async () => {
  await mkdir(join(dataDir, 'imports'));
  await write('rejected-2026-10-01T00-00-00-000Z-1.ndjson', 31);
  await write('rejected-2026-11-01T00-00-00-000Z-1.ndjson', 29);
  await write('notlarim.txt', 400);
  expect(await forget()).toEqual({ files: 1 });
  expect((await readdir(join(dataDir, 'imports'))).toSorted()).toEqual([
    'notlarim.txt',
    'rejected-2026-11-01T00-00-00-000Z-1.ndjson',
  ]);
  expect(await forget()).toEqual({ files: 0 });
});

it('deletes nothing and does not fail where no record was ever rejected', async () => {
  expect(await forget()).toEqual({ files: 0 });
});
