import type { Interpretation } from '#shared/interpretation.ts';
import { categoryOfSubCategory } from '#shared/kinds/kinds.ts';
import { findDistrictIn, findDistricts, findProvince } from '#shared/places/places.ts';
import { DAYS_SLIDER, MAX_PRICE } from '#shared/search-filters/search-values.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import type { ModelAnswer } from './ask-model.ts';

/**
 * Adds a model's answer to the meaning found by rules. The model can only set filters that the rules left open, to
 * existing values, and mark words that it was sent as explained; anything else in its answer is ignored.
 */
export function addModelAnswer(meaning: Interpretation, answer: ModelAnswer, sent: readonly string[]): Interpretation {
  const added: Partial<Interpretation> = {
    ...kinds(meaning, answer),
    ...places(meaning, answer),
    ...bounds(meaning, answer),
    ...(meaning.secondRound === undefined ? { secondRound: answer.secondRound } : {}),
    ...(meaning.sulhMahkeme === undefined ? { sulhMahkeme: answer.sulhMahkeme } : {}),
    ...(meaning.sort === undefined ? { sort: answer.sort } : {}),
    ...(meaning.exclude === undefined && hasKnownPlaces(answer) ? { exclude: answer.exclude } : {}),
  };
  const entries = Object.entries(added).filter(([, value]) => value !== undefined);
  // Words that no filter explains remain unexplained.
  if (entries.length === 0) return meaning;
  const words = wordsLeft(meaning, answer, sent);
  return { ...meaning, ...Object.fromEntries(entries), details: { ...meaning.details, words } };
}

function wordsLeft({ text, details }: Interpretation, answer: ModelAnswer, sent: readonly string[]): string {
  const left = (details?.words ?? text ?? '').split(' ');
  const unexplained = new Set(foldTurkish(answer.text ?? '').split(/\s+/));
  return left.filter((word) => !sent.includes(word) || unexplained.has(foldTurkish(word))).join(' ');
}

function kinds(meaning: Interpretation, { category, subCategory }: ModelAnswer): Partial<Interpretation> {
  if (meaning.category !== undefined || meaning.subCategory !== undefined) return {};
  const kind = category ?? (subCategory?.[0] === undefined ? undefined : categoryOfSubCategory(subCategory[0]));
  const inKind = subCategory?.filter((name) => categoryOfSubCategory(name) === kind);
  return { category: kind, subCategory: inKind && inKind.length > 0 ? inKind : undefined };
}

/** A district name that exists in several provinces sets all of them, whichever the model has chosen. */
function places(meaning: Interpretation, { city, district }: ModelAnswer): Partial<Interpretation> {
  if (meaning.district !== undefined || meaning.details?.districts !== undefined) return {};
  const cities = city?.map((name) => findProvince(name)).filter((name) => name !== undefined);
  const isCityKnown = cities === undefined || cities.length === city?.length;
  if (meaning.city !== undefined) {
    const inside =
      meaning.city.length === 1 && district !== undefined && findDistrictIn(meaning.city[0] ?? '', district);
    return inside ? { district: inside } : {};
  }
  if (!isCityKnown) return {};
  if (district === undefined) return { city: cities };
  const options = findDistricts(district).map((place) => ({ city: place.province, district: place.district }));
  if (options.length < 2)
    return options[0] ? { city: [options[0].city], district: options[0].district } : { city: cities };
  return {
    city: options.map((option) => option.city),
    district: options[0]?.district,
    ambiguous: true,
    ambiguities: [...meaning.ambiguities, { word: options[0]?.district ?? district, options }],
  };
}

function hasKnownPlaces({ exclude }: ModelAnswer): boolean {
  return (
    (exclude?.city ?? []).every((name) => findProvince(name) !== undefined) &&
    (exclude?.district ?? []).every((name) => findDistricts(name).length > 0) &&
    (exclude?.text ?? []).every((text) => /[a-z0-9]/i.test(foldTurkish(text)) && text.length <= 100)
  );
}

function bounds(meaning: Interpretation, answer: ModelAnswer): Partial<Interpretation> {
  const { minPrice, maxPrice, daysRemaining, endDateFrom, endDateTo } = answer;
  const hasPrice = meaning.minPrice !== undefined || meaning.maxPrice !== undefined;
  const isPrice = (minPrice ?? 0) <= (maxPrice ?? MAX_PRICE) && Math.max(minPrice ?? 0, maxPrice ?? 0) <= MAX_PRICE;
  const hasDate = [meaning.daysRemaining, meaning.endDateFrom, meaning.endDateTo].some((value) => value !== undefined);
  const isDate =
    (endDateFrom ?? '') <= (endDateTo ?? '9') &&
    (daysRemaining === undefined || (daysRemaining >= DAYS_SLIDER.min && daysRemaining <= DAYS_SLIDER.max));
  return {
    ...(hasPrice || !isPrice ? {} : { minPrice, maxPrice }),
    ...(hasDate || !isDate ? {} : { daysRemaining, endDateFrom, endDateTo }),
  };
}
