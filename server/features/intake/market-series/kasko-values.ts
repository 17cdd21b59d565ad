import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '#server/database/open-database.ts';
import type { Deps } from '#server/deps.ts';
import { MOST_STALE_LIST, refusedKasko } from '#shared/kasko/kasko-texts.ts';
import type { KaskoValue } from '#shared/kasko/kasko-value-schema.ts';
import { matchKasko } from '#shared/kasko/match-kasko.ts';
import { vehicleBrand } from '#shared/kinds/vehicle-brands.ts';
import type { ListingDetail, ListingRecord } from '#shared/listings.ts';
import type { NoticeValues } from '#shared/notice-values.ts';
import { monthsBetween } from '#shared/price-index/index-months.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import { type KaskoLists, keptLists, storedLists } from './kasko-lists.ts';

export type VehicleFacts = Pick<ListingDetail, 'categoryNumber' | 'carModel' | 'modelYear' | 'isShareSale'> & {
  readonly noticeValues: Pick<NoticeValues, 'values' | 'conflicts'> | null;
};
const ABOUT: ReadonlySet<string> = new Set(['brand', 'modelText', 'modelYear']);

/** Returns the lowest value in lira that the last kasko list has for an incoming vehicle; `null` if none is certain. */
export function kaskoFloor(deps: Pick<Deps, 'db' | 'clock'>, record: ListingRecord): Promise<number | null> {
  return floorOf(keptLists(deps), record, deps.clock.now());
}

/** Like `kaskoFloor`, but within a transaction and from the stored list. */
export function kaskoFloorWithin(tx: Transaction, record: ListingRecord, now: Date): Promise<number | null> {
  return floorOf(storedLists(tx), record, now);
}

async function floorOf(lists: KaskoLists, record: ListingRecord, now: Date): Promise<number | null> {
  if (record.categoryNumber !== '2') return null;
  const value = await lookUp(lists, factsOf(record), now);
  return value.state === 'known' ? value.from : null;
}

/** Whether two records have the same kasko value, because make, model, year and what is sold are equal. */
export function isSameVehicle(one: ListingRecord, other: ListingRecord): boolean {
  if (one.categoryNumber !== '2' && other.categoryNumber !== '2') return true;
  return isDeepStrictEqual(factsOf(one), factsOf(other));
}

function factsOf({ categoryNumber, carModel = null, hisse, noticeValues }: ListingRecord): VehicleFacts {
  const { values = {}, conflicts = [] } = noticeValues ?? {};
  const { brand, modelText, isSeveralLots } = values;
  return {
    categoryNumber,
    carModel,
    modelYear: values.modelYear?.value ?? null,
    isShareSale: hisse === null ? (values.isShareSale?.value ?? null) : true,
    noticeValues: {
      values: { brand, modelText, isSeveralLots },
      conflicts: conflicts.filter(({ name }) => ABOUT.has(name)),
    },
  };
}

/** Returns the value of a vehicle in the last kasko list. */
export function kaskoOf(deps: Pick<Deps, 'db' | 'clock'>, listing: VehicleFacts): Promise<KaskoValue> {
  return lookUp(keptLists(deps), listing, deps.clock.now());
}

async function lookUp(lists: KaskoLists, listing: VehicleFacts, now: Date): Promise<KaskoValue> {
  const { categoryNumber, modelYear, isShareSale, noticeValues } = listing;
  if (categoryNumber !== '2') return refusedKasko('notVehicle');
  const { month, isSample, brands } = await lists.head();
  if (month === null) return refusedKasko('noList');
  if (monthsBetween(month, istanbulDate(now).slice(0, 7)) > MOST_STALE_LIST) return refusedKasko('staleList');
  if (noticeValues?.values.isSeveralLots?.value) return refusedKasko('severalLots');
  if (isShareSale) return refusedKasko('share');
  if (noticeValues?.conflicts.some(({ name }) => ABOUT.has(name))) return refusedKasko('unclear');
  const make = listing.carModel ? vehicleBrand(listing.carModel) : noticeValues?.values.brand?.value;
  const model = noticeValues?.values.modelText?.value;
  if (!make || !model || modelYear === null) return refusedKasko('noModel');
  const family = familyOf(make);
  const codes = brands.filter(({ name }) => familyOf(name) === family).map(({ code }) => code);
  if (codes.length === 0) return refusedKasko('noType');
  const ofYear = (await lists.typesOf(family, codes)).flatMap(({ name, tokens, values }) => {
    const value = values[modelYear];
    return value === undefined ? [] : [{ name, tokens, value }];
  });
  if (ofYear.length === 0) return refusedKasko('noYear');
  const match = matchKasko(model, make, ofYear);
  if (typeof match === 'string') return refusedKasko(match);
  const [lowest, highest] = [match.types[0], match.types.at(-1)];
  if (!lowest || !highest) return refusedKasko('noType');
  return {
    state: 'known',
    from: lowest.value,
    to: highest.value,
    month,
    modelYear,
    types: match.types.length,
    lowestType: lowest.name,
    highestType: highest.name,
    saidWords: match.saidWords,
    foundWords: match.foundWords,
    ...(isSample && { isSampleData: true }),
  };
}

/** Unifies makes that the list has under several codes: `RENAULT (OYAK)` and `RENAULT`, `TOFAS-FIAT` and `FIAT`. */
function familyOf(make: string): string {
  const [first = ''] = foldTurkish(make).split(/[^a-z0-9]+/);
  return first === 'tofas' ? 'fiat' : first;
}
