import type { SubCategory } from '#shared/kinds/kinds.ts';
import { districtsOf } from '#shared/places/places.ts';
import { REGIONS } from '#shared/places/regions.ts';
import type { Sentence } from '../sentence.ts';
import { foldedSet } from '../vocabulary/folded-set.ts';
import { DISTRICT_MARKERS, REGION_ALIASES, REGION_MARKERS, VIEW_WORDS } from '../vocabulary/place-words.ts';
import { PhraseBook } from './phrase-book.ts';
import { PROVINCE_BY_NAME } from './place-names.ts';
import { nounAt } from './read-kinds.ts';

type Region = { readonly name: string; readonly cities: readonly string[] };

const BY_NAME = new Map(REGIONS.map(([name, cities]) => [name, { name, cities }]));

export const REGION_BOOK = new PhraseBook<Region>([
  ...BY_NAME,
  ...REGION_ALIASES.flatMap(([alias, name]): [string, Region][] => {
    const region = BY_NAME.get(name);
    return region ? [[alias, region]] : [];
  }),
]);

const MARKERS = foldedSet(REGION_MARKERS);
/**
 * `Akdeniz ilçesi`, `Ege manzaralı`, `marmara adası`, `Karadeniz Ereğli`: before these words the name is not a region.
 */
const NO_REGION_BEFORE = foldedSet([...DISTRICT_MARKERS, ...VIEW_WORDS, 'ada', 'deniz', 'ereğli']);

/** Plains with a town on part of them: a search for fields means the plain. */
const PLAINS: ReadonlySet<string> = new Set(['Çukurova']);
const FIELDS: ReadonlySet<SubCategory> = new Set(['Tarla', 'Bağ', 'Bahçe', 'Zeytinlik']);

/** Claims regions: a region means all its provinces. */
export function readRegions(sentence: Sentence): void {
  for (let index = 0; index < sentence.length; index += 1) {
    const region = REGION_BOOK.find(
      sentence,
      index,
      (_, features) => !features.isPlural && features.derived === undefined,
    );
    if (region === undefined) continue;
    const { value, end } = region;
    const isMarked = sentence.stemAt(end, MARKERS) !== undefined;
    if (!isMarked && PLAINS.has(value.name) && !isAboutFields(sentence)) continue;
    if (!isMarked && (sentence.stemAt(end, NO_REGION_BEFORE) !== undefined || isDistrictHere(sentence, value.name)))
      continue;
    sentence.claim(index, isMarked ? end + 1 : end, { type: 'cities', ...value });
    index = end - 1;
  }
}

function isAboutFields(sentence: Sentence): boolean {
  return sentence.tokens.some((_, index) => nounAt(sentence, index)?.subCategories.some((name) => FIELDS.has(name)));
}

/** `Mersin Akdeniz`, `Balıkesir Marmara`: next to its province the name is that of a district. */
function isDistrictHere(sentence: Sentence, name: string): boolean {
  return sentence.tokens.some(({ stems }) =>
    stems.some(({ stem }) => {
      const province = PROVINCE_BY_NAME.get(stem);
      return province !== undefined && districtsOf(province).includes(name);
    }),
  );
}
