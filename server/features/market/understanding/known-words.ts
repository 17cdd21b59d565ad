import { MONTHS, WEEKDAYS } from '#server/turkish/calendar-words.ts';
import { FRACTIONS, HALF, HUNDRED, SMALL_NUMBERS } from '#server/turkish/number-words.ts';
import { ALL_SUB_CATEGORIES } from '#shared/kinds/kinds.ts';
import { VEHICLE_MODELS } from '#shared/kinds/vehicle-models.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import { DISTRICT_BY_NAME, PROVINCE_BY_NAME } from './readers/place-names.ts';
import { FIXED_PHRASE_BOOK } from './readers/read-fixed-phrases.ts';
import { KINDS } from './readers/read-kinds.ts';
import { PHASE_BOOK } from './readers/read-particulars.ts';
import { PLACE_ALIAS_BOOK } from './readers/read-places.ts';
import { REGION_BOOK } from './readers/read-regions.ts';
import { VEHICLES } from './readers/read-vehicles.ts';
import { COMMON_WORDS } from './vocabulary/common-words.ts';
import {
  COMPARATORS_AFTER,
  COMPARATORS_AFTER_ABLATIVE,
  COMPARATORS_BEFORE,
  PRICE_NOUNS,
} from './vocabulary/comparator-words.ts';
import { DURATIONS, ENDING_VERBS, LEFT_WORDS, NEXT_WORDS, RELATIVE_DAYS } from './vocabulary/date-words.ts';
import { EVERYDAY_WORDS } from './vocabulary/everyday-words.ts';
import { COUNTED_BY_ORDINALS } from './vocabulary/fixed-phrases.ts';
import { REAL_ESTATE_WORDS } from './vocabulary/kind-words.ts';
import { MEASURE_UNITS } from './vocabulary/measure-words.ts';
import { FUEL_WORDS } from './vocabulary/particular-words.ts';
import { ADDRESS_NOUNS, DISTRICT_MARKERS, PROVINCE_MARKERS, VIEW_WORDS } from './vocabulary/place-words.ts';
import { LIRA_WORDS, PRICE_MULTIPLIERS } from './vocabulary/price-words.ts';
import {
  FIRST_WORDS,
  NOT_SULH_PHRASES,
  ROUND_NOUNS,
  SECOND_ROUND_PHRASES,
  SECOND_WORDS,
  SULH_PHRASES,
  UNSOLD_WORDS,
} from './vocabulary/round-words.ts';
import {
  BETWEEN_WORDS,
  CO_OWNER_STEMS,
  HIDING_WORDS,
  OPEN_SALE_PHRASES,
  SALE_KIND_FILLERS,
  SALE_KIND_STEMS,
} from './vocabulary/sale-kind-words.ts';
import { SORT_PHRASES } from './vocabulary/sort-words.ts';
import {
  CONJUNCTIONS,
  ENCUMBRANCES,
  NEGATIONS,
  STOP_STEMS,
  STOP_WORDS,
  WHOLE_OWNERSHIP,
} from './vocabulary/stop-words.ts';
import { ALL_IN_PHRASES, APPRAISAL_PHRASES, OCCUPANCY_PHRASES, TERM_WORDS } from './vocabulary/term-words.ts';

/** Every word that some reader knows, folded; these are never corrected. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set([
  ...PROVINCE_BY_NAME.keys(),
  ...DISTRICT_BY_NAME.keys(),
  'merkez',
  ...[PLACE_ALIAS_BOOK, REGION_BOOK, KINDS, FIXED_PHRASE_BOOK, VEHICLES, PHASE_BOOK].flatMap((book) => book.words()),
  ...VEHICLE_MODELS.flatMap(({ model, spellings }) => [...wordsIn([model]), ...spellings.map(([word]) => word)]),
  ...wordsIn(FUEL_WORDS.map(([word]) => word)),
  ...[
    PRICE_MULTIPLIERS,
    MEASURE_UNITS,
    SMALL_NUMBERS,
    COMPARATORS_AFTER,
    COMPARATORS_AFTER_ABLATIVE,
    DURATIONS,
    WEEKDAYS,
  ].flatMap((map) => [...map.keys()]),
  ...LIRA_WORDS,
  ...[HALF, HUNDRED, ...FRACTIONS.keys(), ...RELATIVE_DAYS.keys(), 'hafta', 'haftaya', 'sonu'],
  // One letter away from Aydın.
  ...['ayda', 'aydan'],
  ...wordsIn(COMPARATORS_BEFORE.map(([words]) => words)),
  ...wordsIn(SORT_PHRASES.map(([words]) => words)),
  ...wordsIn(ENCUMBRANCES.flat()),
  ...wordsIn(SALE_KIND_STEMS.map(([stem]) => stem)),
  ...[CO_OWNER_STEMS, BETWEEN_WORDS, SALE_KIND_FILLERS, HIDING_WORDS, OPEN_SALE_PHRASES].flatMap(wordsIn),
  ...wordsIn([...OCCUPANCY_PHRASES.map(([phrase]) => phrase), ...ALL_IN_PHRASES, ...APPRAISAL_PHRASES, ...TERM_WORDS]),
  ...wordsIn([...ALL_SUB_CATEGORIES, ...REAL_ESTATE_WORDS]),
  ...[
    COMMON_WORDS,
    EVERYDAY_WORDS,
    PRICE_NOUNS,
    ENDING_VERBS,
    LEFT_WORDS,
    MONTHS,
    NEXT_WORDS,
    COUNTED_BY_ORDINALS,
  ].flatMap(wordsIn),
  ...[ADDRESS_NOUNS, DISTRICT_MARKERS, PROVINCE_MARKERS, VIEW_WORDS, CONJUNCTIONS, NEGATIONS].flatMap(wordsIn),
  ...[
    STOP_STEMS,
    STOP_WORDS,
    FIRST_WORDS,
    SECOND_WORDS,
    SECOND_ROUND_PHRASES,
    UNSOLD_WORDS,
    WHOLE_OWNERSHIP,
    ROUND_NOUNS,
    SULH_PHRASES,
    NOT_SULH_PHRASES,
  ].flatMap(wordsIn),
]);

function wordsIn(phrases: readonly string[]): string[] {
  return phrases.flatMap((phrase) => foldTurkish(phrase).split(/[\s.-]+/)).filter((word) => word !== '');
}
