import type { Deps } from '#server/deps.ts';
import { KeptValues } from '#server/platform/answers/kept-values.ts';
import type { LandingPlace } from '#shared/landing-address.ts';
import { type AreaOutcomes, type OutcomeFigures, type OutcomeScope, ROUNDS } from '#shared/outcomes/area-outcomes.ts';
import { OUTCOME_DAYS, SETTLED_AFTER_DAYS } from '#shared/outcomes/outcome-rules.ts';
import { secondRoundRate, soldRate } from '#shared/outcomes/sold-rate.ts';
import { indexRegionOf, provincesOfRegion } from '#shared/price-index/index-regions.ts';
import { DAY_MS, istanbulDate, startOfIstanbulDay } from '#shared/text/dates.ts';
import {
  type Counted,
  type CountedPlace,
  countOutcomes,
  listMonths,
  type MonthRow,
  NOTHING_COUNTED,
  type OutcomePlace,
  type Span,
} from './count-outcomes.ts';
import { bidsOf, countsOf, daysOf, monthsOf, ratioOf } from './figures.ts';
import { forgetMonths } from './monthly-outcomes.ts';
import { forgetFloors } from './notice-floors.ts';

type Kept = { readonly counts: KeptValues<CountedPlace>; readonly months: KeptValues<readonly MonthRow[]> };

/** Results arrive slowly, and the counts of a wide area appear on the pages of many places within it. */
const KEPT_FOR_MS = 10 * 60_000;
const MOST_KEPT = 2000;
const kept = new WeakMap<Deps['clock'], Kept>();

function keptOf(clock: Deps['clock']): Kept {
  const values = kept.get(clock) ?? {
    counts: new KeptValues<CountedPlace>(clock, KEPT_FOR_MS, MOST_KEPT),
    months: new KeptValues<readonly MonthRow[]>(clock, KEPT_FOR_MS, MOST_KEPT),
  };
  kept.set(clock, values);
  return values;
}

/** Clears this process's cache after new results have arrived. */
export function forgetOutcomes(clock: Deps['clock']): void {
  kept.delete(clock);
  forgetFloors(clock);
  forgetMonths(clock);
}

type Level = Omit<OutcomeScope, 'isWidened'> & { readonly place: OutcomePlace };
type Levels = readonly [own: Level, ...wider: Level[]];

/** The place, followed by the wider ones that contain it. */
function levelsOf({ province, district, category }: LandingPlace): Levels {
  const region = province === undefined ? undefined : indexRegionOf(province);
  const country: Level = { level: 'country', name: 'Türkiye', place: { category } };
  if (province === undefined) return [country];
  const own: Level = { level: 'province', name: province, place: { provinces: [province], category } };
  const regional: Level[] = region
    ? [{ level: 'region', name: region.name, place: { provinces: provincesOfRegion(region.code), category } }]
    : [];
  const wider = [...(region?.name === province ? [] : regional), country];
  if (district === undefined) return [own, ...wider];
  return [{ level: 'district', name: district, place: { ...own.place, district } }, own, ...wider];
}

/** The period of ends that count: one year, up to three weeks ago. */
export function outcomeSpan(now: Date): Span {
  const until = new Date(startOfIstanbulDay(now).getTime() - SETTLED_AFTER_DAYS * DAY_MS);
  return { from: new Date(until.getTime() - OUTCOME_DAYS * DAY_MS), until };
}

/**
 * How auctions of a place ended (shared/outcomes), overall and by round; each figure is for the narrowest area with
 * enough data.
 */
export async function areaOutcomes(deps: Pick<Deps, 'db' | 'clock'>, place: LandingPlace): Promise<AreaOutcomes> {
  const span = outcomeSpan(deps.clock.now());
  const { counts, months: monthsByPlace } = keptOf(deps.clock);
  const levels = levelsOf(place);
  const counted = (of: OutcomePlace) => counts.get(keyOf(of), () => countOutcomes(deps, of, span));
  const all = async (of: OutcomePlace) => (await counted(of)).all;
  const figures = await widenedFigures(levels, all);
  const secondRounds = await narrowest(levels, all, secondRoundsOf);
  const rounds: AreaOutcomes['rounds'] = [];
  for (const round of ROUNDS) {
    const ofRound = async (of: OutcomePlace) => (await counted(of)).rounds.get(round) ?? NOTHING_COUNTED;
    rounds.push({ round, ...(await widenedFigures(levels, ofRound)) });
  }
  const ratioPlace = levels.find(({ level }) => level === figures.ratio?.scope.level)?.place;
  const months = ratioPlace ? await monthsByPlace.get(keyOf(ratioPlace), () => listMonths(deps, ratioPlace, span)) : [];
  return {
    since: istanbulDate(span.from),
    until: istanbulDate(new Date(span.until.getTime() - 1)),
    ...figures,
    secondRounds,
    rounds,
    months: monthsOf(months),
  };
}

type CountPlace = (place: OutcomePlace) => Promise<Counted>;

async function widenedFigures(levels: Levels, counted: CountPlace): Promise<OutcomeFigures> {
  return {
    own: countsOf(await counted(levels[0].place)),
    rate: await narrowest(levels, counted, rateOf),
    ratio: await narrowest(levels, counted, ratioOf),
    days: await narrowest(levels, counted, daysOf),
    bids: await narrowest(levels, counted, bidsOf),
  };
}

/** A figure for the narrowest area with enough data; null if no area has enough. */
async function narrowest<Figure extends object>(
  [own, ...wider]: Levels,
  counted: CountPlace,
  figureOf: (counted: Counted) => Figure | undefined,
): Promise<(Figure & { scope: OutcomeScope }) | null> {
  const found = figureOf(await counted(own.place));
  if (found) return { scope: { level: own.level, name: own.name, isWidened: false }, ...found };
  const country = wider.at(-1);
  // If the country has too little data, so has each area in it; then the levels between are not counted.
  if (!country || !figureOf(await counted(country.place))) return null;
  for (const { level, name, place } of wider) {
    const wide = figureOf(await counted(place));
    if (wide) return { scope: { level, name, isWidened: true }, ...wide };
  }
  return null;
}

const keyOf = ({ provinces, district, category }: OutcomePlace): string =>
  JSON.stringify([provinces, district, category]);

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
