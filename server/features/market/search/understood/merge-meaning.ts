import type { Interpretation } from '#shared/interpretation.ts';
import { categoryOfSubCategory } from '#shared/kinds/kinds.ts';
import { findModel, modelKey } from '#shared/kinds/vehicle-models.ts';
import type { ListingSearch } from '#shared/listing-search.ts';
import { findDistrictIn } from '#shared/places/places.ts';
import { FILTERS, parametersOf } from '#shared/search-filters/filters.ts';
import { type ShareChoice, TURNED_AWAY, type Wanted } from '#shared/search-filters/search-values.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import { districtNames, type ResolvedSearch, resolveSearch } from '../conditions/resolved-search.ts';
import { quantityBounds, yearBounds } from './measure-bounds.ts';

type Filters = Partial<ListingSearch>;

/**
 * Combines explicit filters with the meaning of the query. Explicit filters win: each replaces everything that the
 * query says about the same thing. The remaining words are searched for literally.
 */
export function mergeMeaning(given: ResolvedSearch, meaning: Interpretation, now: Date): ResolvedSearch {
  const { exclude, details } = meaning;
  const fromQuery: Filters = {
    ...kinds(given, meaning),
    ...placesSaid(given, meaning),
    ...prices(given, meaning),
    ...dates(given, meaning),
    secondRound: wantedOf(meaning.secondRound),
    sulhMahkeme: wantedOf(meaning.sulhMahkeme),
    excludeCategory: exclude?.category?.filter((number) => number !== given.category),
    excludeSubCategory: exclude?.subCategory?.filter((name) => !given.subCategory?.includes(name)),
    excludeCity: exclude?.city?.filter((name) => !given.places.cities?.includes(name)),
    excludeDistrict: given.district === undefined ? exclude?.district : undefined,
    excludeSaleKind: exclude?.saleKind,
    ada: details?.ada,
    parsel: details?.parsel,
    fileNumber: details?.fileNumber,
    court: details?.court,
    ...vehicles(given, meaning),
    ...years(given, meaning, now),
    ...quantities(given, meaning),
    ...ownership(meaning),
    phase: details?.phase,
    correctedWithinDays: details?.correctedWithinDays,
    sort: meaning.sort,
  };
  const { query: _query, text: _text, places: _places, reach, ...explicit } = said(given);
  const words = wordsLeft(given, meaning);
  const merged = {
    ...said(fromQuery),
    ...explicit,
    ...(words === undefined ? {} : { query: words }),
    literal: true,
    page: given.page,
    includeEnded: given.includeEnded,
    facets: given.facets,
  };
  return resolveSearch(merged, reach);
}

/** A negated round (`birinci ihale`) becomes an exclusion (D51). */
function wantedOf(meant: boolean | undefined): Wanted | undefined {
  return meant === false ? TURNED_AWAY : meant;
}

/** Removes keys without a value. */
function said<T extends Filters>(filters: T): T {
  const entries = Object.entries(filters).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  // safe: only optional keys are left out
  return Object.fromEntries(entries) as T;
}

/** The remaining words. A query without a single word finds nothing, even if nothing was understood. */
function wordsLeft({ query, text: asked }: ResolvedSearch, { text, details }: Interpretation): string | undefined {
  if (asked?.length === 0) return query;
  return (details?.words ?? text) || undefined;
}

function kinds(given: ListingSearch, { category, subCategory }: Interpretation): Filters {
  if (given.subCategory) return {};
  if (given.category === undefined) return { category, subCategory };
  return { subCategory: subCategory?.filter((name) => categoryOfSubCategory(name) === given.category) };
}

function placesSaid(given: ResolvedSearch, meaning: Interpretation): Filters {
  if (isTownOfCourt(meaning)) return {};
  const { city, district, details } = meaning;
  const named = details?.districts ?? (district === undefined ? [] : [district]);
  if (given.district !== undefined) {
    const wanted = districtNames(given.district);
    const holding = city?.filter((name) => wanted.some((one) => findDistrictIn(name, one) !== undefined));
    return wanted.every((one) => holding?.some((name) => findDistrictIn(name, one) !== undefined))
      ? { city: holding }
      : {};
  }
  const { cities } = given.places;
  if (!cities) {
    const isSide = city === undefined && named.length > 1 && named.every((name) => findDistrictIn('İstanbul', name));
    return { city: isSide ? ['İstanbul'] : city, district: named.join(',') || undefined };
  }
  const inside = named.filter((name) => cities.some((province) => findDistrictIn(province, name) !== undefined));
  return { district: inside.join(',') || undefined };
}

/**
 * The town of an office is not always that of the auctioned property: named only as part of the office, it does not
 * filter places.
 */
function isTownOfCourt({ city, district, details }: Interpretation): boolean {
  const place = district ?? (city?.length === 1 ? city[0] : undefined);
  return place !== undefined && foldTurkish(details?.court ?? '').startsWith(`${foldTurkish(place)} `);
}

/** Each bound separately, unless the explicit bound would leave an empty range. */
function prices(given: ListingSearch, { minPrice, maxPrice }: Interpretation): Filters {
  const isEmpty = (given.minPrice ?? minPrice ?? 0) > (given.maxPrice ?? maxPrice ?? Number.POSITIVE_INFINITY);
  return isEmpty ? {} : { minPrice, maxPrice };
}

/** A named day is exact; remaining days would end at the current hour. */
function dates(given: ListingSearch, { endDateFrom, endDateTo, daysRemaining }: Interpretation): Filters {
  const isGiven = [given.daysRemaining, given.endDateFrom, given.endDateTo].some((value) => value !== undefined);
  if (isGiven) return {};
  return { endDateFrom, endDateTo, daysRemaining: endDateTo === undefined ? daysRemaining : undefined };
}

/** Makes and models are alternatives; a make is redundant if one of its models is named. */
function vehicles(given: ListingSearch, { category, details }: Interpretation): Filters {
  if (given.brand !== undefined || given.model !== undefined) return {};
  const models = (given.category ?? category) === '1' ? [] : (details?.models ?? []);
  const makes = new Set(models.map((name) => modelKey(findModel(name)?.make ?? '')));
  return { model: models, brand: details?.brands?.filter((brand) => !makes.has(modelKey(brand))) };
}

function years(given: ListingSearch, meaning: Interpretation, now: Date): Filters {
  const isGiven = [given.minAge, given.maxAge, given.minYear, given.maxYear].some((value) => value !== undefined);
  return isGiven ? {} : yearBounds(meaning, given.category ?? meaning.category, now);
}

/** An explicit quantity replaces what the query says about it. */
function quantities(given: ListingSearch, meaning: Interpretation): Filters {
  const said: Filters = {
    ...quantityBounds(meaning, given.category ?? meaning.category),
    fuel: meaning.details?.fuels,
    ...meaning.details?.advanced,
  };
  for (const filter of Object.values(FILTERS)) {
    const parameters = parametersOf(filter);
    if (parameters.some((one) => given[one] !== undefined)) for (const one of parameters) delete said[one];
  }
  return said;
}

/** Whether a share is for sale is a field; other exclusions apply to the words. */
function ownership({ exclude, details }: Interpretation): Filters {
  const isWhole = exclude?.text?.includes(SHARE_WORD) === true;
  const saysShare = details?.share !== undefined || details?.measures?.some(({ unit }) => unit === 'hisse') === true;
  // A search for no share includes listings that don't say: no title says that the whole is sold (D55).
  const share: ShareChoice[] | undefined = isWhole ? ['whole', 'unknown'] : saysShare ? ['part'] : undefined;
  return { share, excludeText: exclude?.text?.filter((word) => word !== SHARE_WORD) };
}

const SHARE_WORD = 'hisseli';
