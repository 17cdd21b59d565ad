import { writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { properties } from '#server/database/tables/properties.ts';
import { jsonLines, listing, prepareImporting } from '#tests/support/prepare-importing.ts';
import { importFile } from './import-file.ts';
import type { Rejection } from './import-run.ts';

const { deps, pathOf, rows } = prepareImporting();

const NOTICE = `Ankara 3. İcra Dairesi, 2025/10446 Esas. TAPU KAYDI: Ankara ili, Çankaya ilçesi, 6029 ada 19 parsel.
Borçlu Ahmet Yılmaz adına kayıtlıdır. KIYMETİ: 917.026,00 TL. KDV ORANI: %10`;
/** Makes the file large, in a field that nobody reads. */
const PADDING = 'x'.repeat(90_000);
const many = (price: string) =>
  Array.from({ length: 60 }, (_, at) => listing(at, { price, PADDING, description: `${at}. ilan. ${NOTICE}` }));

async function importWith(threads: number, content: string) {
  const rejections: Rejection[] = [];
  await writeFile(pathOf('ilanlar.ndjson'), content);
  const { counts } = await importFile(deps(), pathOf('ilanlar.ndjson'), {
    threads,
    onRejected: (rejection) => rejections.push(rejection),
  });
  return { counts, rejections };
}

const told = async () =>
  (await rows()).map(({ id: _id, firstSeenAt: _first, lastConfirmedAt: _last, changedAt: _changed, ...row }) => row);

it('several threads reading a large file store the same as one thread', async () => {
  const content = jsonLines(...many('1.000,00 ₺'), listing(61, { description: '' }), ...many('2.000,00 ₺').slice(0, 3));
  const alone = await importWith(0, content);
  const stored = await told();
  await deps().db.delete(properties);
  const threaded = await importWith(2, content);
  expect(threaded.counts).toEqual(alone.counts);
  expect(threaded.counts).toMatchObject({ read: 64, inserted: 61, updated: 3 });
  expect(await told()).toEqual(stored);
  expect(stored[0]?.description).not.toContain('Ahmet');
  expect((await importWith(2, content)).counts).toMatchObject({ inserted: 0, rejected: 0 });
}, 120_000);

it('a record that a thread rejects is reported with its line', async () => {
  const content = jsonLines(listing(1, { price: 1e20 }), ...many('5,00 ₺'));
  const { counts, rejections } = await importWith(2, content);
  expect(counts).toMatchObject({ read: 61, inserted: 60, rejected: 1 });
  expect(rejections).toEqual([expect.objectContaining({ line: 1, reason: expect.stringMatching(/^price: /) })]);
}, 120_000);
