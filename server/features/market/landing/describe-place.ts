import type { Deps } from '#server/deps.ts';
import { areaOutcomes, listOutcomeMonths } from '#server/features/market/outcomes/index.ts';
import {
  conditionTsquery,
  listingCondition,
  OPEN_TEXTS,
  type ResolvedSearch,
  resolveSearch,
  searchListings,
} from '#server/features/market/search/index.ts';
import { CATEGORY_NUMBERS } from '#shared/kinds/kinds.ts';
import type { Landing, PlaceLink } from '#shared/landing.ts';
import { type LandingPlace, landingPath } from '#shared/landing-address.ts';
import { neighboursOf } from '#shared/places/neighbouring-provinces.ts';
import { districtsOf, PROVINCES } from '#shared/places/places.ts';
import type { PlaceCounts } from './count-places.ts';

/** The page shows only this many auctions; the search lists all of them. */
const SHOWN_COUNT = 12;
const SUB_CATEGORY_COUNT = 4;
const NEIGHBOUR_DISTRICT_COUNT = 12;

/** The search whose results the page of a place shows. */
export function searchOf({ province, district, category }: LandingPlace): ResolvedSearch {
  return resolveSearch(
    {
      ...(province && { city: [province] }),
      ...(district && { district }),
      ...(category && { category }),
      page: 1,
      includeEnded: false,
      facets: false,
    },
    OPEN_TEXTS,
  );
}

/** All content of the page of a place: figures, the auctions that end soonest, and links to related places. */
export async function describePlace(
  deps: Pick<Deps, 'db' | 'clock'>,
  place: LandingPlace,
  counts: PlaceCounts,
): Promise<Landing> {
  const [{ properties, total, facets }, figures, outcomes, latestMonth] = await Promise.all([
    searchListings(deps, { ...searchOf(place), facets: true }),
    readFigures(deps, place),
    areaOutcomes(deps, place),
    place.province === undefined ? listOutcomeMonths(deps).then((months) => months.at(-1) ?? null) : null,
  ]);
  const { province = null, district = null, category = null } = place;
  return {
    path: landingPath(place),
    province,
    district,
    category,
    total,
    ...figures,
    outcomes,
    latestMonth,
    kinds: CATEGORY_NUMBERS.map((kind) => {
      const ofKind = { ...place, category: kind };
      return { category: kind, path: landingPath(ofKind), count: counts.countOf(ofKind) };
    }),
    subCategories: (facets?.subCategory ?? [])
      .filter(({ count }) => count > 0)
      .slice(0, SUB_CATEGORY_COUNT)
      .map(({ value, count }) => ({ name: value, count })),
    places: placesIn(place, counts),
    neighbours: neighboursBy(place, counts),
    properties: properties.slice(0, SHOWN_COUNT),
  };
}

function link(name: string, place: LandingPlace, counts: PlaceCounts): PlaceLink {
  return { name, path: landingPath(place), count: counts.countOf(place) };
}

function placesIn({ province, district, category }: LandingPlace, counts: PlaceCounts): PlaceLink[] {
  if (province === undefined) return PROVINCES.map((name) => link(name, { province: name, category }, counts));
  if (district !== undefined) return [];
  return districtsOf(province).map((name) => link(name, { province, district: name, category }, counts));
}

function neighboursBy({ province, district, category }: LandingPlace, counts: PlaceCounts): Landing['neighbours'] {
  if (province === undefined) return { kind: 'provinces', places: [] };
  const others = districtsOf(province)
    .filter((name) => name !== district)
    .map((name) => link(name, { province, district: name, category }, counts))
    .sort((a, b) => b.count - a.count);
  if (district !== undefined && others.some(({ count }) => count > 0))
    return { kind: 'districts', places: others.slice(0, NEIGHBOUR_DISTRICT_COUNT) };
  const places = neighboursOf(province).map((name) => link(name, { province: name, category }, counts));
  return { kind: 'provinces', places };
}

type Figures = Pick<Landing, 'secondRoundCount' | 'price' | 'firstEnd'>;
type FigureRow = {
  second_rounds: number;
  lowest: string | null;
  median: string | null;
  highest: string | null;
  first_end: Date | null;
  is_day_only: boolean | null;
  is_derived: boolean | null;
};

/** `words` limits the rows to the place; for the whole country it reads all current rows. Prices are in kuruş. */
function figuresStatement(isNarrowed: boolean): string {
  return `select second_rounds, lowest, median, highest, first_end,
      (select end_date_is_day_only from properties where id = first_id) as is_day_only,
      (select end_date_is_derived from properties where id = first_id) as is_derived
    from (
      select count(*) filter (where second_round)::int as second_rounds, min(price) as lowest, max(price) as highest,
        percentile_disc(0.5) within group (order by price) as median, min(end_date) as first_end,
        (array_agg(id order by end_date, id))[1] as first_id
      from property_search where is_open and (end_date > $1 or end_date is null)
        ${isNarrowed ? 'and words @@ (select $2::tsquery)' : ''}
    ) figures`;
}

async function readFigures({ db, clock }: Pick<Deps, 'db' | 'clock'>, place: LandingPlace): Promise<Figures> {
  const now = clock.now();
  const words = conditionTsquery(listingCondition(searchOf(place), now));
  const isNarrowed = words !== undefined;
  const { rows } = await db.$client.query<FigureRow>({
    name: `place-figures-${isNarrowed}`,
    text: figuresStatement(isNarrowed),
    values: isNarrowed ? [now, words] : [now],
  });
  const [row] = rows;
  if (!row) return { secondRoundCount: 0, price: null, firstEnd: null };
  const { second_rounds: secondRoundCount, lowest, median, highest, first_end: firstEnd } = row;
  const hasPrice = lowest !== null && median !== null && highest !== null;
  const lira = (kurus: string) => Number(kurus) / 100;
  return {
    secondRoundCount,
    price: hasPrice ? { lowest: lira(lowest), median: lira(median), highest: lira(highest) } : null,
    firstEnd: firstEnd && {
      endDate: firstEnd.toISOString(),
      isDayOnly: row.is_day_only ?? false,
      isDerived: row.is_derived ?? false,
    },
  };
}
