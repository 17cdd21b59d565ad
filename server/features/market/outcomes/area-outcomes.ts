import type { Deps } from '#server/deps.ts';
import { KeptValues } from '#server/platform/answers/kept-values.ts';
import type { LandingPlace } from '#shared/landing-address.ts';
import type { AreaOutcomes, OutcomeScope } from '#shared/outcomes/area-outcomes.ts';
import { OUTCOME_DAYS, SETTLED_AFTER_DAYS } from '#shared/outcomes/outcome-rules.ts';
import { soldRate } from '#shared/outcomes/sold-rate.ts';
import { indexRegionOf, provincesOfRegion } from '#shared/price-index/index-regions.ts';
import { DAY_MS, istanbulDate, startOfIstanbulDay } from '#shared/text/dates.ts';
import { type Counted, countOutcomes, listMonths, type OutcomePlace, type Span } from './count-outcomes.ts';
import { bidsOf, countsOf, daysOf, monthsOf, ratioOf } from './figures.ts';
import { forgetMonths } from './monthly-outcomes.ts';
import { forgetFloors } from './notice-floors.ts';

/** Results come in slowly, and wide places are asked for by many pages. */
const KEPT_FOR_MS = 10 * 60_000;
const MOST_KEPT = 2000;
const kept = new WeakMap<Deps['clock'], KeptValues<AreaOutcomes>>();

/** Lets the next reader of this process see results that have just come in. */
export function forgetOutcomes(clock: Deps['clock']): void {
  kept.delete(clock);
  forgetFloors(clock);
  forgetMonths(clock);
}

type Level = Omit<OutcomeScope, 'isWidened'> & { readonly place: OutcomePlace };

/** The place, then the wider ones that contain it. */
function levelsOf({ province, district, category }: LandingPlace): Level[] {
  const region = province === undefined ? undefined : indexRegionOf(province);
  const country: Level = { level: 'country', name: 'Türkiye', place: { category } };
  if (province === undefined) return [country];
  const own: Level = { level: 'province', name: province, place: { provinces: [province], category } };
  const regional: Level[] = region
    ? [{ level: 'region', name: region.name, place: { provinces: provincesOfRegion(region.code), category } }]
    : [];
  const wider = [own, ...(region?.name === province ? [] : regional), country];
  if (district === undefined) return wider;
  return [{ level: 'district', name: district, place: { ...own.place, district } }, ...wider];
}

/** The ends that count: of a year, until three weeks ago. */
export function outcomeSpan(now: Date): Span {
  const until = new Date(startOfIstanbulDay(now).getTime() - SETTLED_AFTER_DAYS * DAY_MS);
  return { from: new Date(until.getTime() - OUTCOME_DAYS * DAY_MS), until };
}

/** How auctions of a place ended (shared/outcomes), each figure of the narrowest place that has enough for it. */
export function areaOutcomes(deps: Pick<Deps, 'db' | 'clock'>, place: LandingPlace): Promise<AreaOutcomes> {
  const values = kept.get(deps.clock) ?? new KeptValues<AreaOutcomes>(deps.clock, KEPT_FOR_MS, MOST_KEPT);
  kept.set(deps.clock, values);
  const key = [place.province, place.district, place.category].map((part) => part ?? '').join('/');
  return values.get(key, () => readOutcomes(deps, place));
}

async function readOutcomes(deps: Pick<Deps, 'db' | 'clock'>, place: LandingPlace): Promise<AreaOutcomes> {
  const span = outcomeSpan(deps.clock.now());
  const [first, ...wider] = levelsOf(place);
  if (!first) throw new Error('a place has a level');
  const own = await countOutcomes(deps, first.place, span);
  const counts = countsOf(own);
  let rate = at(first, false, rateOf(own));
  let ratio = at(first, false, ratioOf(own));
  let days = at(first, false, daysOf(own));
  let bids = at(first, false, bidsOf(own));
  let ratioPlace = first.place;
  for (const level of wider) {
    if (rate && ratio && days && bids) break;
    const counted = await countOutcomes(deps, level.place, span);
    rate ??= at(level, true, rateOf(counted));
    days ??= at(level, true, daysOf(counted));
    bids ??= at(level, true, bidsOf(counted));
    if (!ratio) [ratio, ratioPlace] = [at(level, true, ratioOf(counted)), level.place];
  }
  const months = ratio ? await listMonths(deps, ratioPlace, span) : [];
  return {
    since: istanbulDate(span.from),
    until: istanbulDate(new Date(span.until.getTime() - 1)),
    own: counts,
    rate: rate ?? null,
    ratio: ratio ?? null,
    days: days ?? null,
    bids: bids ?? null,
    months: monthsOf(months),
  };
}

/** A figure with the place that it is of; undefined where that has too little behind it. */
function at<Figure extends object>({ level, name }: Level, isWidened: boolean, figure: Figure | undefined) {
  return figure && { scope: { level, name, isWidened }, ...figure };
}

function rateOf(counted: Counted) {
  const counts = countsOf(counted);
  const rate = soldRate(counts);
  return rate && { counts, ...rate };
}
