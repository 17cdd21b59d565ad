import type { Deps } from '#server/deps.ts';
import { OTHERS_OF_LOT } from '#server/features/intake/lots/index.ts';
import { marketFigures } from '#server/features/market/price-index/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { chooseComparables, isComparable, type LotFacts, partOf } from '#shared/comparables/choose-comparables.ts';
import {
  COMPARABLE_DAYS,
  type Comparable,
  type Comparables,
  SHOWN_COMPARABLES,
} from '#shared/comparables/comparables.ts';
import { estimatePrice, quartilesOf } from '#shared/comparables/estimate-price.ts';
import type { EstimateQuality, TestedGroup } from '#shared/comparables/estimate-quality.ts';
import { isComparedKind } from '#shared/comparables/is-compared-kind.ts';
import { qualityFault } from '#shared/comparables/stated-quality.ts';
import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import { roundOf } from '#shared/listing-texts/round-text.ts';
import { ROUNDS } from '#shared/outcomes/area-outcomes.ts';
import { LEAST_PRICES, SETTLED_AFTER_DAYS } from '#shared/outcomes/outcome-rules.ts';
import { indexRegionOf } from '#shared/price-index/index-regions.ts';
import { moveAmount } from '#shared/price-index/move-amount.ts';
import { isDwelling } from '#shared/price-index/value-today.ts';
import { DAY_MS, istanbulDate, startOfIstanbulDay } from '#shared/text/dates.ts';
import { listingName } from '#shared/text/listing-name.ts';
import { DOES_NOT_COUNT } from './counted-sales.ts';
import { estimateQuality } from './estimate-quality.ts';
import { LIKENESS_COLUMNS, LOT_COLUMNS } from './lot-columns.ts';

type Row = LotFacts & {
  readonly id: number;
  readonly title: string;
  readonly dosyaBilgi: string | null;
  readonly price: number | null;
  readonly soldPrice: number | null;
  readonly endDate: Date | null;
  readonly categoryNumber: CategoryNumber;
  readonly tur: string;
  readonly carModel: string | null;
  readonly isOfficePlace: boolean | null;
};
type Sold = Row & { readonly price: number; readonly soldPrice: number; readonly endDate: Date };

type Subject = Row & { readonly soldRight: string };

const SUBJECT = `select ${LOT_COLUMNS}, coalesce(p.sold_right, 'ownership') as "soldRight" from properties p where p.id = $1 and p.hidden_at is null`;

/** The maximum number of sales considered, latest first. */
const MOST_ROWS = 500;
/**
 * SQL: an auction `p` of the same kind, make and share in the province that ended in the relevant period. The values
 * compared are parameters, so that the latest auctions are read in the order of the index `properties_ended_alike`.
 */
const ENDED_ALIKE = `p.id <> $1 and not p.is_open and p.hidden_at is null and p.end_date >= $2 and p.end_date < $3
    and p.il = $4 and p.category_number = $5 and p.tur = $6 and coalesce(p.car_model, '') = coalesce($7::text, '')
    and coalesce(p.is_share_sale, false) = $8 and coalesce(p.sold_right, 'ownership') = $9
    and p.is_office_place is not true`;
/** Paid sales of the same kind, make and share in the province, excluding those of the lot itself. */
const SOLD = `select ${LOT_COLUMNS} from properties p
  where ${ENDED_ALIKE} and p.status = 'sold' and p.sold_price > 0 and p.price > 0
    and not exists (
      select from ${OTHERS_OF_LOT}
        and (o.id = $1 or ${DOES_NOT_COUNT})
    )
  order by p.end_date desc limit ${MOST_ROWS}`;

/** Lots whose last auction has no known result, excluding the listing's own lot. */
const UNTOLD = `select ${LIKENESS_COLUMNS}
  from properties p
  where ${ENDED_ALIKE} and p.status = 'ended'
    and not exists (select from ${OTHERS_OF_LOT} and (o.id = $1 or o.end_date > p.end_date))
  order by p.end_date desc limit ${MOST_ROWS}`;

/**
 * What lots like a listing were sold for, with the resulting range; only their number if the details are locked for the
 * caller. Throws an ExpectedError 404 when there is no such listing.
 */
export async function findComparables(
  deps: Pick<Deps, 'db' | 'clock'>,
  id: number,
  isLocked: boolean,
): Promise<Comparables> {
  const { db, clock } = deps;
  const { rows: subjects } = await db.$client.query<Subject>({
    name: 'comparable-subject',
    text: SUBJECT,
    values: [id],
  });
  const [subject] = subjects;
  if (!subject) throw new ExpectedError(404, 'NOT_FOUND', 'Bu ilan bulunamadı. Yayından kaldırılmış olabilir.');
  const nothing = {
    count: 0,
    isLocked: false,
    comparables: [],
    ratios: [],
    unknown: 0,
    rounds: [],
    estimate: null,
    tested: null,
  };
  if (subject.il === null || subject.isOfficePlace || !isComparedKind(subject))
    return { ...nothing, reason: 'otherKind' };
  if (partOf(subject) === undefined) return { ...nothing, reason: 'shareUnknown' };
  const until = startOfIstanbulDay(clock.now()).getTime() - SETTLED_AFTER_DAYS * DAY_MS;
  const { il, categoryNumber, tur, carModel, isShareSale, soldRight } = subject;
  const times = [new Date(until - COMPARABLE_DAYS * DAY_MS), new Date(until)];
  const values = [id, ...times, il, categoryNumber, tur, carModel, isShareSale ?? false, soldRight];
  const { rows } = await db.$client.query<Sold>({ name: 'comparable-lots', text: SOLD, values });
  const chosen = chooseComparables(subject, rows);
  if (chosen.length === 0) return { ...nothing, reason: 'tooFew' };
  if (isLocked) return { ...nothing, count: chosen.length, isLocked, reason: null };
  const ratios = chosen.map(({ lot }) => lot.soldPrice / lot.price);
  const tested = testOf(await estimateQuality(deps), tur);
  const estimate = estimateIn(tested, subject.price, ratios);
  const { rows: untold } = await db.$client.query<LotFacts>({ name: 'comparable-untold', text: UNTOLD, values });
  const move = await mover(deps, subject);
  return {
    count: chosen.length,
    isLocked,
    comparables: chosen.slice(0, SHOWN_COMPARABLES).map(({ lot, why }) => shown(lot, why, move)),
    ratios: ratios.map((ratio) => Math.round(ratio * 1000) / 10).toSorted((a, b) => a - b),
    rounds: roundsOf(chosen.map(({ lot }) => lot)),
    tested,
    unknown: untold.filter((lot) => isComparable(subject, lot)).length,
    ...(typeof estimate === 'string' ? { estimate: null, reason: estimate } : { estimate, reason: null }),
  };
}

/** Returns no range if real sales of the kind did not reach the promised quality (`STATED_QUALITY`). */
function estimateIn(tested: TestedGroup | null, price: number | null, ratios: readonly number[]) {
  const estimate = estimatePrice(price, ratios);
  if (typeof estimate === 'string' || tested === null) return estimate;
  return qualityFault({ medianError: tested.medianError, covered: tested.covered.percent }) ?? estimate;
}

/** The back-test of a kind, otherwise of all kinds; null while too few sales could be tested. */
function testOf({ kinds, all }: EstimateQuality, tur: string): TestedGroup | null {
  return kinds.find(({ name }) => name === tur) ?? all;
}

/** Quartiles of sale price by appraisal in first and in second auctions, in whole per cent. */
function roundsOf(lots: readonly Sold[]): Comparables['rounds'] {
  return ROUNDS.flatMap((round) => {
    const ratios = lots.filter((lot) => roundOf(lot) === round).map((lot) => lot.soldPrice / lot.price);
    if (ratios.length < LEAST_PRICES) return [];
    const [lower, median, upper] = quartilesOf(ratios.map((ratio) => ratio * 100));
    const quartiles = { lower: Math.round(lower), median: Math.round(median), upper: Math.round(upper) };
    return [{ round, sales: ratios.length, ...quartiles }];
  });
}

type Move = (amount: number, day: string) => Comparable['today'];

/** Returns a function that converts prices of dwellings in the listing's province to today's level. */
async function mover(deps: Pick<Deps, 'db' | 'clock'>, subject: Row): Promise<Move> {
  const region = indexRegionOf(subject.il ?? '');
  if (!isDwelling(subject) || !region) return () => null;
  const { series: all, isSample } = await marketFigures(deps);
  const series = all.get(`KFE:${region.code}`);
  const today = istanbulDate(deps.clock.now());
  return (amount, day) => {
    const moved = moveAmount(amount, day, series, today);
    if (typeof moved === 'string') return null;
    const { from, to, lastMonth } = moved;
    return { from, to, lastMonth, ...(isSample && { isSampleData: true }) };
  };
}

function shown(lot: Sold, why: string[], move: Move): Comparable {
  const { id, price, soldPrice, modelYear, isShareSale, hisse } = lot;
  const endedOn = istanbulDate(lot.endDate);
  // The notice of a share states the area of the whole parcel.
  const areaM2 = lot.categoryNumber === '1' && isShareSale !== true ? lot.areaM2 : null;
  return {
    id,
    name: listingName(lot),
    place: [lot.mahalleKoy, lot.ilce].filter(Boolean).join(', ') || (lot.il ?? ''),
    endedOn,
    price,
    soldPrice,
    ratio: Math.round((soldPrice / price) * 100),
    areaM2,
    modelYear,
    hisse,
    perM2: areaM2 ? Math.round(soldPrice / areaM2) : null,
    today: move(soldPrice, endedOn),
    why,
  };
}
