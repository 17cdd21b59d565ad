import type { Deps } from '#server/deps.ts';
import { KeptValues } from '#server/platform/answers/kept-values.ts';
import type { LandingPlace } from '#shared/landing-address.ts';
import type { AreaOutcomes, OutcomeScope } from '#shared/outcomes/area-outcomes.ts';
import { OUTCOME_DAYS, SETTLED_AFTER_DAYS } from '#shared/outcomes/outcome-rules.ts';
import { secondRoundRate, soldRate } from '#shared/outcomes/sold-rate.ts';
import { indexRegionOf, provincesOfRegion } from '#shared/price-index/index-regions.ts';
import { DAY_MS, istanbulDate, startOfIstanbulDay } from '#shared/text/dates.ts';
import {
  type Counted,
  countOutcomes,
  listMonths,
  type MonthRow,
  type OutcomePlace,
  type Span,
} from './count-outcomes.ts';
import { bidsOf, countsOf, daysOf, monthsOf, ratioOf } from './figures.ts';
import { forgetMonths } from './monthly-outcomes.ts';
import { forgetFloors } from './notice-floors.ts';

type Kept = { readonly counts: KeptValues<Counted>; readonly months: KeptValues<readonly MonthRow[]> };

/** Results come in slowly, and what is counted of a wide place is shown on the pages of many that are in it. */
const KEPT_FOR_MS = 10 * 60_000;
const MOST_KEPT = 2000;
const kept = new WeakMap<Deps['clock'], Kept>();

function keptOf(clock: Deps['clock']): Kept {
  const values = kept.get(clock) ?? {
    counts: new KeptValues<Counted>(clock, KEPT_FOR_MS, MOST_KEPT),
    months: new KeptValues<readonly MonthRow[]>(clock, KEPT_FOR_MS, MOST_KEPT),
  };
  kept.set(clock, values);
  return values;
}

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
export async function areaOutcomes(deps: Pick<Deps, 'db' | 'clock'>, place: LandingPlace): Promise<AreaOutcomes> {
  const span = outcomeSpan(deps.clock.now());
  const { counts: countsByPlace, months: monthsByPlace } = keptOf(deps.clock);
  const counted = (of: OutcomePlace) => countsByPlace.get(keyOf(of), () => countOutcomes(deps, of, span));
  const [first, ...wider] = levelsOf(place);
  if (!first) throw new Error('a place has a level');
  const own = await counted(first.place);
  const counts = countsOf(own);
  let rate = at(first, false, rateOf(own));
  let secondRounds = at(first, false, secondRoundsOf(own));
  let ratio = at(first, false, ratioOf(own));
  let days = at(first, false, daysOf(own));
  let bids = at(first, false, bidsOf(own));
  let ratioPlace = first.place;
  const whole = rate && secondRounds && ratio && days && bids ? undefined : wider.at(-1);
  // What the country has too few of, no place in it has: the levels between are not counted for it.
  const country = whole && (await counted(whole.place));
  const [noRatio, noDays, noBids] = [ratioOf, daysOf, bidsOf].map((figure) => country && !figure(country));
  for (const level of wider) {
    if (rate && secondRounds && (ratio || noRatio) && (days || noDays) && (bids || noBids)) break;
    const wide = await counted(level.place);
    rate ??= at(level, true, rateOf(wide));
    secondRounds ??= at(level, true, secondRoundsOf(wide));
    days ??= at(level, true, daysOf(wide));
    bids ??= at(level, true, bidsOf(wide));
    if (!ratio) [ratio, ratioPlace] = [at(level, true, ratioOf(wide)), level.place];
  }
  const months = ratio ? await monthsByPlace.get(keyOf(ratioPlace), () => listMonths(deps, ratioPlace, span)) : [];
  return {
    since: istanbulDate(span.from),
    until: istanbulDate(new Date(span.until.getTime() - 1)),
    own: counts,
    rate: rate ?? null,
    secondRounds: secondRounds ?? null,
    ratio: ratio ?? null,
    days: days ?? null,
    bids: bids ?? null,
    months: monthsOf(months),
  };
}

const keyOf = ({ provinces, district, category }: OutcomePlace): string =>
  JSON.stringify([provinces, district, category]);

/** A figure with the place that it is of; undefined where that has too little behind it. */
function at<Figure extends object>({ level, name }: Level, isWidened: boolean, figure: Figure | undefined) {
  return figure && { scope: { level, name, isWidened }, ...figure };
}

function rateOf(counted: Counted) {
  const counts = countsOf(counted);
  const rate = soldRate(counts);
  return rate && { counts, ...rate };
}

function secondRoundsOf(counted: Counted) {
  const counts = countsOf(counted);
  const rate = secondRoundRate(counts);
  return rate && { counts, ...rate };
}
