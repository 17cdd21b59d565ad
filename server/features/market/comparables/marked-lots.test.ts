import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { properties } from '#server/database/tables/properties.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { CATEGORY_NUMBERS } from '#shared/kinds/kinds.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { inDays } from '#tests/support/test-now.ts';
import { findComparables } from './find-comparables.ts';

const MARKS = new URL('../../../../tests/fixtures/comparables/marked-lots.txt', import.meta.url);
const VEHICLES = ['Otomobil', 'Kamyon', 'Kamyonet'];

type Marked = { readonly record: ListingRecord; readonly isAlike: boolean };
type Set = { readonly subject: ListingRecord; readonly marked: Marked[] };

const { deps } = await openTestApp();
afterAll(() => deps.close());
const sets: Set[] = [];
let keys: Map<number, string>;
let ids: Map<string, number>;

/** Converts a line of the marks to a listing; its province `il` comes from an earlier line. */
function recordOf(il: string, cells: readonly string[], given: Partial<ListingRecord>): ListingRecord {
  const [ilce = '', mahalle = '', tur = '', size = '', year = '', hisse = '', round = '0'] = cells;
  const isVehicle = VEHICLES.includes(tur);
  const value = isVehicle ? Number(year) : Number(size);
  const said = { value, sentence: null };
  return makeListingRecord({
    il,
    ilce,
    mahalleKoy: mahalle || null,
    tur,
    categoryNumber: CATEGORY_NUMBERS[isVehicle ? 1 : 0],
    carModel: isVehicle ? size : null,
    hisse: hisse || null,
    secondRound: round === '1' ? '1' : '0',
    noticeValues: { values: isVehicle ? { modelYear: said } : { areaM2: said }, conflicts: [] },
    ...given,
  });
}

beforeAll(async () => {
  let il = '';
  for (const line of readFileSync(MARKS, 'utf8').split('\n')) {
    const cells = line
      .slice(2)
      .split('|')
      .map((cell) => cell.trim());
    if (line.startsWith('= ')) {
      il = cells[0] ?? '';
      sets.push({ subject: recordOf(il, cells.slice(1), { endDate: inDays(10) }), marked: [] });
    } else if (/^[+-] /.test(line)) {
      const sold = { status: 'sold', soldPrice: 800_000, endDate: inDays(-30 * Number(cells[7])) } as const;
      sets.at(-1)?.marked.push({ record: recordOf(il, cells, sold), isAlike: line.startsWith('+') });
    }
  }
  await recordListings(
    deps,
    sets.flatMap(({ subject, marked }) => [subject, ...marked.map(({ record }) => record)]),
  );
  const rows = await deps.db.select({ id: properties.id, key: properties.sourceKey }).from(properties);
  keys = new Map(rows.map(({ id, key }) => [id, key]));
  ids = new Map(rows.map(({ id, key }) => [key, id]));
});

it('at least 90 % of the five comparables shown are marked as comparable, on 200 marked lots', async () => {
  let [shown, alike] = [0, 0];
  const wrong: string[] = [];
  for (const { subject, marked } of sets) {
    const { comparables } = await findComparables(deps, ids.get(subject.sourceKey) ?? 0, false);
    for (const { id, name } of comparables) {
      const mark = marked.find(({ record }) => record.sourceKey === keys.get(id));
      shown += 1;
      if (mark?.isAlike) alike += 1;
      else wrong.push(`${subject.ilce}: ${name}, ${mark?.record.mahalleKoy ?? 'of another set'}`);
    }
  }
  expect(sets.flatMap(({ marked }) => marked)).toHaveLength(200);
  expect(shown).toBeGreaterThanOrEqual(90);
  expect(alike / shown, wrong.join('\n')).toBeGreaterThanOrEqual(0.9);
});
