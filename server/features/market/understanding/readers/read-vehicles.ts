import { VEHICLE_BRANDS } from '#shared/kinds/vehicle-brands.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import type { Sentence } from '../sentence.ts';
import { REAL_ESTATE_WORDS } from '../vocabulary/kind-words.ts';
import { BRAND_SPELLINGS, MODELS, WEAK_BRANDS } from '../vocabulary/vehicle-words.ts';
import { PhraseBook, type PhraseMatch } from './phrase-book.ts';

type VehicleName = { readonly brand?: string };

/** Words for a kind without a sub-category. */
const PLAIN_KINDS = new PhraseBook(REAL_ESTATE_WORDS.map((word) => [word, '1' as const] as const));

export const VEHICLES = new PhraseBook<VehicleName>([...brandNames()]);

/** `MERCEDES`, `FORD/OTOSAN` by its first name; names that are other words are omitted. */
function* brandNames(): Generator<readonly [string, VehicleName]> {
  for (const [typed, brand] of BRAND_SPELLINGS) yield [typed, { brand }];
  for (const [, brand] of VEHICLE_BRANDS) {
    const name = brand.split(/[/(]/)[0]?.trim() ?? brand;
    const key = foldTurkish(name).replace(/[^a-z0-9]/g, '');
    if (key.length > 2 && !WEAK_BRANDS.has(key)) yield [name, { brand: name }];
  }
  yield ['BMW', { brand: 'BMW' }];
  for (const model of MODELS) yield [model, {}];
}

export function vehicleNameAt(sentence: Sentence, index: number): PhraseMatch<VehicleName> | undefined {
  return VEHICLES.find(sentence, index, (_, features) => !features.isPlural && features.case !== 'accusative');
}

/**
 * Claims brands and models as text that implies a vehicle: listings contain the brand as a code, the model only in the
 * notice.
 */
export function readVehicles(sentence: Sentence): void {
  for (let index = 0; index < sentence.length; index += 1) {
    const match = vehicleNameAt(sentence, index);
    const place = match === undefined ? PLAIN_KINDS.find(sentence, index) : undefined;
    if (place !== undefined) sentence.claim(index, place.end, { type: 'text', impliedCategory: place.value });
    if (match === undefined) continue;
    const { brand } = match.value;
    const typed = sentence.tokens
      .slice(index, match.end)
      .map(({ folded }) => folded)
      .join(' ');
    const isRight = brand === undefined || foldTurkish(brand).startsWith(typed) || typed.startsWith(foldTurkish(brand));
    sentence.claim(index, match.end, {
      type: 'text',
      part: 'vehicle',
      impliedCategory: '2',
      ...(isRight ? {} : { text: foldTurkish(brand) }),
      ...(brand === undefined ? {} : { label: brand, details: { brands: [brand] } }),
    });
    index = match.end - 1;
  }
}
