import type { Deps } from '#server/deps.ts';
import {
  forgetKasko,
  kaskoOf,
  keptLists,
  readAllSeries,
  type SeriesByName,
  type StoredSeries,
  type VehicleFacts,
} from '#server/features/intake/market-series/index.ts';
import { KeptValues } from '#server/platform/answers/kept-values.ts';
import { kaskoSourceShort } from '#shared/kasko/kasko-texts.ts';
import type { KaskoValue } from '#shared/kasko/kasko-value-schema.ts';
import { spanOf } from '#shared/price-index/index-months.ts';
import { indexSource, isDwelling, lockedValue, valueToday } from '#shared/price-index/value-today.ts';
import type { ProvincePerM2, ValueToday } from '#shared/price-index/value-today-schema.ts';
import type { WorthSources } from '#shared/price-index/worth-sources-schema.ts';
import { istanbulDate } from '#shared/text/dates.ts';

/** New figures arrive once a month; other processes see them after at most this time. */
const KEPT_FOR_MS = 60_000;
const kept = new WeakMap<Deps['db'], KeptValues<StoredSeries>>();

/** The imported figures of the market, by series. */
export function marketFigures({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<StoredSeries> {
  const values = kept.get(db) ?? new KeptValues<StoredSeries>(clock, KEPT_FOR_MS, 1);
  kept.set(db, values);
  return values.get('', () => readAllSeries(db));
}

/** Clears this process's cache after an import. */
export function forgetMarketFigures(db: Deps['db']): void {
  kept.delete(db);
  forgetKasko(db);
}

type Given = Parameters<typeof valueToday>[0] & VehicleFacts;
type Figures = {
  readonly valueToday: ValueToday;
  readonly provincePerM2: ProvincePerM2 | null;
  readonly kaskoValue: KaskoValue;
};

/** What the market's figures say about a listing; `isLocked` if the caller may not see the date of its appraisal. */
export async function figuresOf(deps: Pick<Deps, 'db' | 'clock'>, listing: Given, isLocked: boolean): Promise<Figures> {
  const { series, isSample } = await marketFigures(deps);
  const value = valueToday(listing, (code) => series.get(`KFE:${code}`), istanbulDate(deps.clock.now()));
  const mark = isSample ? { isSampleData: true } : {};
  const perM2 = perM2Of(listing, series);
  const kasko = await kaskoOf(deps, listing);
  return {
    valueToday: isLocked ? lockedValue(value) : value.state === 'known' ? { ...value, ...mark } : value,
    provincePerM2: perM2 && { ...perM2, ...mark },
    kaskoValue: isLocked && kasko.state === 'known' ? { state: 'locked' } : kasko,
  };
}

/** The sources of estimates of today's value. */
export async function worthSources(deps: Pick<Deps, 'db' | 'clock'>): Promise<WorthSources> {
  const { series, isSample } = await marketFigures(deps);
  const regions = [...series].filter(([name]) => name.startsWith('KFE:'));
  const lastMonth = regions
    .flatMap(([, months]) => spanOf(months)?.last ?? [])
    .toSorted()
    .at(-1);
  const list = await keptLists(deps).head();
  return {
    index: lastMonth ? indexSource({ lastMonth, isSampleData: isSample }) : null,
    kasko: list.month && kaskoSourceShort({ month: list.month, isSampleData: list.isSample }),
  };
}

function perM2Of(listing: Given, figures: SeriesByName): ProvincePerM2 | null {
  const { il } = listing;
  if (il === null || listing.isOfficePlace || !isDwelling(listing)) return null;
  const months = figures.get(`M2:${il}`);
  const month = months && spanOf(months)?.last;
  const value = month && months.get(month);
  return month && value ? { province: il, value, month } : null;
}
