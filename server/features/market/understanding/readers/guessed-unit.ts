import type { Sentence } from '../sentence.ts';
import type { Direction } from '../vocabulary/comparator-words.ts';
import type { Amount } from './amount-at.ts';
import { nounAt } from './read-kinds.ts';
import { vehicleNameAt } from './read-vehicles.ts';

const THOUSAND = 1e3;
const MILLION = 1e6;
/** Below these a plain number beside a vehicle or a home is no price in thousands, but an age, an area or a count. */
const LEAST_THOUSANDS = { vehicle: 50, home: 300 } as const;
const MOST_THOUSANDS = 999;
/** `1 buçuğa kadar ev`: nobody says a price of half a lira. */
const MOST_HALF_MILLIONS = 50;
const MOST_MILLIONS = 20;

const HOMES: readonly string[] = ['Daire', 'Müstakil Ev', 'Villa', 'İşyeri', 'Ofis'];

/**
 * The multiplier that people leave out when they speak of prices, guessed from what is sought: `500 altı araba` are
 * thousands, `1 buçuğa kadar daire` millions. `undefined` where the number may be something else.
 */
export function guessedUnit(
  sentence: Sentence,
  { isPlain, isBareDigits, measure, value }: Amount,
  direction: Direction | undefined,
): number | undefined {
  const sought = soughtIn(sentence);
  if (!isPlain || measure !== undefined || direction === undefined || sought === undefined) return undefined;
  // `2-3 arası daire`: of a home only a price is said so.
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
