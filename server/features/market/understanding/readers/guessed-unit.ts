import type { Sentence } from '../sentence.ts';
import type { Direction } from '../vocabulary/comparator-words.ts';
import type { Amount } from './amount-at.ts';
import { nounAt } from './read-kinds.ts';
import { vehicleNameAt } from './read-vehicles.ts';

const THOUSAND = 1e3;
const MILLION = 1e6;
/** Smaller plain numbers next to a vehicle or a home are not prices in thousands, but an age, an area or a count. */
const LEAST_THOUSANDS = { vehicle: 50, home: 300 } as const;
const MOST_THOUSANDS = 999;
/** The maximum for `1 buçuğa kadar ev`; a half means millions, because nobody names a price of half a lira. */
const MOST_HALF_MILLIONS = 50;
const MOST_MILLIONS = 20;

const HOMES: readonly string[] = ['Daire', 'Müstakil Ev', 'Villa', 'İşyeri', 'Ofis'];

/**
 * Guesses the multiplier that people omit in prices from what they search for: `500 altı araba` means thousands,
 * `1 buçuğa kadar daire` millions. `undefined` if the number may be something else.
 */
export function guessedUnit(
  sentence: Sentence,
  { isPlain, isBareDigits, measure, value }: Amount,
  direction: Direction | undefined,
): number | undefined {
  const sought = soughtIn(sentence);
  if (!isPlain || measure !== undefined || direction === undefined || sought === undefined) return undefined;
  // `2-3 arası daire`: for a home such a range can only be a price.
  if (direction === 'range' && sought === 'home' && value > 0 && value <= MOST_MILLIONS) return MILLION;
  if (value % 1 === 0.5) return value <= MOST_HALF_MILLIONS ? MILLION : undefined;
  const isCount = !isBareDigits || value < LEAST_THOUSANDS[sought] || value > MOST_THOUSANDS;
  return isCount ? undefined : THOUSAND;
}

/** Whether a vehicle is named, by kind, make or model. */
export function isVehicleSought(sentence: Sentence): boolean {
  return soughtIn(sentence) === 'vehicle';
}

function soughtIn(sentence: Sentence): 'vehicle' | 'home' | undefined {
  let sought: 'vehicle' | 'home' | undefined;
  if (sentence.claimsOf('text').some(({ meaning }) => meaning.details?.models !== undefined)) return 'vehicle';
  for (let index = 0; index < sentence.length; index += 1) {
    const kind = nounAt(sentence, index);
    if (kind?.category === '2' || vehicleNameAt(sentence, index) !== undefined) return 'vehicle';
    if (kind?.subCategories.some((name) => HOMES.includes(name))) sought = 'home';
  }
  return sought;
}
