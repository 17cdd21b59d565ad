import type { Deps } from '#server/deps.ts';
import { KeptValues } from '#server/platform/answers/kept-values.ts';
import { MOST_STALE_LIST, refusedKasko } from '#shared/kasko/kasko-texts.ts';
import type { KaskoValue } from '#shared/kasko/kasko-value-schema.ts';
import { type KaskoChoice, matchKasko, tokensOf } from '#shared/kasko/match-kasko.ts';
import { vehicleBrand } from '#shared/kinds/vehicle-brands.ts';
import type { ListingDetail, ListingRecord } from '#shared/listings.ts';
import type { NoticeValues } from '#shared/notice-values.ts';
import { monthsBetween } from '#shared/price-index/index-months.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

export type VehicleFacts = Pick<ListingDetail, 'categoryNumber' | 'carModel' | 'modelYear' | 'isShareSale'> & {
  readonly noticeValues: Pick<NoticeValues, 'values' | 'conflicts'> | null;
};
type Head = {
  readonly month: string | null;
  readonly isSample: boolean;
  readonly brands: readonly { readonly code: number; readonly name: string }[];
};
type Row = { readonly typeName: string; readonly values: Readonly<Record<string, number>> };
type Type = Omit<KaskoChoice, 'value'> & Pick<Row, 'values'>;
type Kept = { readonly head: KeptValues<Head>; readonly types: KeptValues<readonly Type[]> };

/** Lists come once a month; other processes see a new one within this time. */
const KEPT_FOR_MS = 60_000;
/** Of more makes the types are not kept in memory. */
const MOST_MAKES = 40;
const kept = new WeakMap<Deps['db'], Kept>();

/** Lets the next reader of this process see a list that was just imported. */
export function forgetKasko(db: Deps['db']): void {
  kept.delete(db);
}

const HEAD = `select (select max(month) from kasko_lists) as month,
  exists (select from kasko_lists where is_sample) as "isSample",
  (select coalesce(json_agg(distinct jsonb_build_object('code', brand_code, 'name', brand_name)), '[]') from kasko_types)
    as brands`;
const TYPES = `select type_name as "typeName", values from kasko_types
  where brand_code = any($1)`;
const ABOUT: ReadonlySet<string> = new Set(['brand', 'modelText', 'modelYear']);

/** The least that the last kasko list has for a vehicle that comes in, in lira; null where nothing certain is there. */
export async function kaskoFloor(deps: Pick<Deps, 'db' | 'clock'>, record: ListingRecord): Promise<number | null> {
  if (record.categoryNumber !== '2') return null;
  const { hisse, noticeValues = null } = record;
  const value = await kaskoOf(deps, {
    ...record,
    noticeValues,
    carModel: record.carModel ?? null,
    modelYear: noticeValues?.values.modelYear?.value ?? null,
    isShareSale: hisse === null ? (noticeValues?.values.isShareSale?.value ?? null) : true,
  });
  return value.state === 'known' ? value.from : null;
}

/** What the last kasko list has for a vehicle. */
export async function kaskoOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, listing: VehicleFacts): Promise<KaskoValue> {
  const { categoryNumber, modelYear, isShareSale, noticeValues } = listing;
  if (categoryNumber !== '2') return refusedKasko('notVehicle');
  const { head, types } = kept.get(db) ?? {
    head: new KeptValues<Head>(clock, KEPT_FOR_MS, 1),
    types: new KeptValues<readonly Type[]>(clock, KEPT_FOR_MS, MOST_MAKES),
  };
  kept.set(db, { head, types });
  const { month, isSample, brands } = await head.get('', async () => {
    const { rows } = await db.$client.query<Head>({ name: 'kasko-head', text: HEAD });
    return rows[0] ?? { month: null, isSample: false, brands: [] };
  });
  if (month === null) return refusedKasko('noList');
  if (monthsBetween(month, istanbulDate(clock.now()).slice(0, 7)) > MOST_STALE_LIST) return refusedKasko('staleList');
  if (noticeValues?.values.isSeveralLots?.value) return refusedKasko('severalLots');
  if (isShareSale) return refusedKasko('share');
  if (noticeValues?.conflicts.some(({ name }) => ABOUT.has(name))) return refusedKasko('unclear');
  const make = listing.carModel ? vehicleBrand(listing.carModel) : noticeValues?.values.brand?.value;
  const model = noticeValues?.values.modelText?.value;
  if (!make || !model || modelYear === null) return refusedKasko('noModel');
  const family = familyOf(make);
  const codes = brands.filter(({ name }) => familyOf(name) === family).map(({ code }) => code);
  if (codes.length === 0) return refusedKasko('noType');
  const ofMake = await types.get(family, async () => {
    const { rows } = await db.$client.query<Row>({ name: 'kasko-types', text: TYPES, values: [codes] });
    return rows.map(({ typeName: name, values }) => ({ name, tokens: tokensOf(name), values }));
  });
  const ofYear = ofMake.flatMap(({ name, tokens, values }) => {
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

/** Makes that the list has under several codes: `RENAULT (OYAK)` and `RENAULT`, `TOFAS-FIAT` and `FIAT`. */
function familyOf(make: string): string {
  const [first = ''] = foldTurkish(make).split(/[^a-z0-9]+/);
  return first === 'tofas' ? 'fiat' : first;
}
