import type { Ambiguity } from '#shared/interpretation.ts';
import type { Claim, PlaceOption, Sentence } from '../sentence.ts';

type PlaceClaim = ReturnType<typeof placeClaims>[number];

export type Places = {
  readonly city: readonly string[];
  readonly district?: string;
  readonly isAmbiguous: boolean;
  readonly ambiguities: readonly Ambiguity[];
};

function placeClaims(sentence: Sentence) {
  return sentence.claimsOf('place').filter(({ isExcluded }) => !isExcluded);
}

/**
 * Combines the places in a query. A district is set only if exactly one is meant; a name that exists in several
 * provinces sets all of them and is reported as ambiguous; several districts remain text, because the search accepts
 * one.
 */
export function combinePlaces(sentence: Sentence): Places {
  const claims = placeClaims(sentence);
  const named = citiesNamed(sentence, claims);
  const districts = claims.filter(({ meaning }) => meaning.options.some(({ district }) => district !== undefined));
  if (named.length > 0) return withCities(sentence, named, districts);
  const clear = districts.filter(({ meaning }) => meaning.options.length === 1 && !meaning.isOrdinary);
  const counted = clear.length > 0 && clear.length < districts.length ? giveWay(sentence, districts, clear) : districts;
  return withoutCity(sentence, counted);
}

/** The provinces by name, in the order of the query; a region means all its provinces. */
function citiesNamed(sentence: Sentence, claims: readonly PlaceClaim[]): string[] {
  const cities: { start: number; names: readonly string[] }[] = [];
  for (const { start, meaning } of claims) {
    const [option] = meaning.options;
    if (meaning.options.length === 1 && option?.district === undefined && option !== undefined)
      cities.push({ start, names: [option.city] });
  }
  for (const { start, meaning, isExcluded } of sentence.claimsOf('cities'))
    if (!isExcluded) cities.push({ start, names: meaning.cities });
  return [...new Set(cities.sort((a, b) => a.start - b.start).flatMap(({ names }) => names))];
}

function withCities(sentence: Sentence, city: readonly string[], districts: readonly PlaceClaim[]): Places {
  const inside: PlaceClaim[] = [];
  for (const claim of districts) {
    const options = claim.meaning.options.filter((option) => city.includes(option.city));
    // Not a district of these provinces, so it is a quarter of that name: `istanbul pendik kaynarca`.
    if (options.length === 0) toText(sentence, claim);
    else {
      claim.meaning = { ...claim.meaning, options };
      inside.push(claim);
    }
  }
  return decide(sentence, city, inside);
}

/** If one district is unambiguous, ordinary words and names in several provinces only count within its province. */
function giveWay(sentence: Sentence, districts: readonly PlaceClaim[], clear: readonly PlaceClaim[]): PlaceClaim[] {
  const cities = clear.flatMap(({ meaning }) => meaning.options.map(({ city }) => city));
  return districts.filter((claim) => {
    if (clear.includes(claim)) return true;
    const options = claim.meaning.options.filter(({ city }) => cities.includes(city));
    claim.meaning = { ...claim.meaning, options: options.length > 0 ? options : claim.meaning.options };
    if (options.length === 0) toText(sentence, claim);
    return options.length > 0;
  });
}

function withoutCity(sentence: Sentence, districts: readonly PlaceClaim[]): Places {
  const city = [...new Set(districts.flatMap(({ meaning }) => meaning.options.map((option) => option.city)))];
  return decide(sentence, city, districts);
}

function decide(sentence: Sentence, city: readonly string[], districts: readonly PlaceClaim[]): Places {
  const names = new Set(districts.map(({ meaning }) => meaning.name));
  const isMixed = city.length > 1 && districts.some(({ meaning }) => meaning.options.length < city.length);
  const ambiguities = [...new Set([...placeClaims(sentence), ...districts])].flatMap(({ meaning }) =>
    ambiguityOf(meaning.name, meaning.options, meaning.isAmbiguous),
  );
  if (names.size > 1 || isMixed) {
    const options = districts.flatMap(({ meaning }) => [...meaning.options]);
    const word = [...names].join(', ');
    for (const claim of districts) toText(sentence, claim, true);
    return { city, isAmbiguous: true, ambiguities: [{ word, options }] };
  }
  const [name] = names;
  const isAmbiguous = ambiguities.length > 0;
  return { city, ...(name === undefined ? {} : { district: name }), isAmbiguous, ambiguities };
}

function ambiguityOf(word: string, options: readonly PlaceOption[], isAmbiguous: boolean | undefined): Ambiguity[] {
  return options.length > 1 || isAmbiguous === true ? [{ word, options: [...options] }] : [];
}

/** `isMeant`: the district is wanted, but the filter `district` can't contain several. */
function toText(sentence: Sentence, claim: PlaceClaim, isMeant = false): void {
  // The narrowed type allows no other meaning; the sentence has the same claim without narrowing.
  const target: Claim | undefined = sentence.claimAt(claim.start);
  if (target === undefined) return;
  const { name } = claim.meaning;
  target.meaning = {
    type: 'text',
    text: name.toLocaleLowerCase('tr-TR'),
    ...(isMeant ? { part: 'place' as const, label: name, details: { districts: [name] } } : {}),
  };
}
