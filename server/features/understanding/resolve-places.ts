import type { Ambiguity } from '#shared/interpretation.ts';
import type { Item, Place, Sentence } from './sentence.ts';

type PlaceItem = ReturnType<typeof placeItems>[number];

export type Places = {
  readonly city: readonly string[];
  readonly district?: string;
  readonly isAmbiguous: boolean;
  readonly ambiguities: readonly Ambiguity[];
};

function placeItems(sentence: Sentence) {
  return sentence.itemsOf('place').filter(({ isExcluded }) => !isExcluded);
}

/**
 * Puts the places named together. A district is set only if one is meant; a name that several provinces have sets all of
 * them and says that it is ambiguous; several districts stay in the text, for the search takes one.
 */
export function resolvePlaces(sentence: Sentence): Places {
  const items = placeItems(sentence);
  const named = citiesNamed(sentence, items);
  const districts = items.filter(({ meaning }) => meaning.options.some(({ district }) => district !== undefined));
  if (named.length > 0) return withCities(sentence, named, districts);
  const clear = districts.filter(({ meaning }) => meaning.options.length === 1 && !meaning.isOrdinary);
  const counted = clear.length > 0 && clear.length < districts.length ? giveWay(sentence, districts, clear) : districts;
  return withoutCity(sentence, counted);
}

/** Provinces by name, in the order of the query; of regions all their provinces. */
function citiesNamed(sentence: Sentence, items: readonly PlaceItem[]): string[] {
  const cities: { start: number; names: readonly string[] }[] = [];
  for (const { start, meaning } of items) {
    const [option] = meaning.options;
    if (meaning.options.length === 1 && option?.district === undefined && option !== undefined)
      cities.push({ start, names: [option.city] });
  }
  for (const { start, meaning, isExcluded } of sentence.itemsOf('cities'))
    if (!isExcluded) cities.push({ start, names: meaning.cities });
  return [...new Set(cities.sort((a, b) => a.start - b.start).flatMap(({ names }) => names))];
}

function withCities(sentence: Sentence, city: readonly string[], districts: readonly PlaceItem[]): Places {
  const inside: PlaceItem[] = [];
  for (const item of districts) {
    const options = item.meaning.options.filter((option) => city.includes(option.city));
    // A quarter of that name: `istanbul pendik kaynarca`.
    if (options.length === 0) toText(sentence, item);
    else {
      item.meaning = { ...item.meaning, options };
      inside.push(item);
    }
  }
  return decide(sentence, city, inside);
}

/** An ordinary word or a name of several provinces beside a district that is clear. */
function giveWay(sentence: Sentence, districts: readonly PlaceItem[], clear: readonly PlaceItem[]): PlaceItem[] {
  const cities = clear.flatMap(({ meaning }) => meaning.options.map(({ city }) => city));
  return districts.filter((item) => {
    if (clear.includes(item)) return true;
    const options = item.meaning.options.filter(({ city }) => cities.includes(city));
    item.meaning = { ...item.meaning, options: options.length > 0 ? options : item.meaning.options };
    if (options.length === 0) toText(sentence, item);
    return options.length > 0;
  });
}

function withoutCity(sentence: Sentence, districts: readonly PlaceItem[]): Places {
  const city = [...new Set(districts.flatMap(({ meaning }) => meaning.options.map((option) => option.city)))];
  return decide(sentence, city, districts);
}

function decide(sentence: Sentence, city: readonly string[], districts: readonly PlaceItem[]): Places {
  const names = new Set(districts.map(({ meaning }) => meaning.name));
  const isMixed = city.length > 1 && districts.some(({ meaning }) => meaning.options.length < city.length);
  const ambiguities = [...new Set([...placeItems(sentence), ...districts])].flatMap(({ meaning }) =>
    ambiguityOf(meaning.name, meaning.options, meaning.isAmbiguous),
  );
  if (names.size > 1 || isMixed) {
    const options = districts.flatMap(({ meaning }) => [...meaning.options]);
    const word = [...names].join(', ');
    for (const item of districts) toText(sentence, item, true);
    return { city, isAmbiguous: true, ambiguities: [{ word, options }] };
  }
  const [name] = names;
  const isAmbiguous = ambiguities.length > 0;
  return { city, ...(name === undefined ? {} : { district: name }), isAmbiguous, ambiguities };
}

function ambiguityOf(word: string, options: readonly Place[], isAmbiguous: boolean | undefined): Ambiguity[] {
  return options.length > 1 || isAmbiguous === true ? [{ word, options: [...options] }] : [];
}

/** `isMeant`: any of these districts will do, though `district` can't name them all. */
function toText(sentence: Sentence, item: PlaceItem, isMeant = false): void {
  // The list holds items of every type; this one becomes text in place.
  const target: Item | undefined = sentence.ownerOf(item.start);
  if (target === undefined) return;
  const { name } = item.meaning;
  target.meaning = {
    type: 'text',
    text: name.toLocaleLowerCase('tr-TR'),
    ...(isMeant ? { part: 'place' as const, label: name, details: { districts: [name] } } : {}),
  };
}
