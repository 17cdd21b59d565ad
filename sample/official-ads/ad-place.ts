import type { ListingRecord } from '#shared/listings.ts';
import { locative } from '#shared/text/turkish-suffixes.ts';
import type { Random } from '../market/random.ts';
import type { Sale } from '../market/sale.ts';

/** Names of localities (mevki), which no list of places has. None of them is a district. */
const LOCALITIES = [
  'Kayabaşı',
  'Kırkpınar',
  'Tekkedüzü',
  'Köyiçi',
  'Çayaltı',
  'Yukarıpınar',
  'Değirmendere',
  'Harmanyeri',
  'Taşlıtarla',
  'Çatalağaç',
  'Bağlarüstü',
  'Yazıaltı',
  'Çamlıtepe',
  'Karaağaçaltı',
  'Dereboyu',
  'Söğütlüdere',
] as const;
/** Of 38 real ads seven name a neighbourhood, three a locality, and one leaves out the province. */
const QUARTER = 0.2;
const LOCALITY = 0.28;
const NO_PROVINCE = 0.31;
/** The probability that the district field says `MERKEZ` although the province has no district of that name. */
const NO_DISTRICT = 0.4;
/** Ads of vehicles often name no place at all. */
const VEHICLE_WITHOUT_PLACE = 0.55;

/** An ad's place: its fields, and the words with which its title begins. */
export type AdPlace = Pick<ListingRecord, 'il' | 'ilce' | 'mahalleKoy' | 'location'> & { readonly where: string };

/** Draws the words for the place of real estate, and the fields that can be read from them. */
export function drawAdPlace(random: Random, { place, neighbourhood }: Sale): AdPlace {
  const { province, district, title, titleIn } = place;
  const known = { il: province, ilce: district, mahalleKoy: null, location: null };
  const draw = random.next();
  const locality = `${random.pick(LOCALITIES)} Mevkii`;
  if (draw < QUARTER) return { ...known, mahalleKoy: neighbourhood, where: `${title} ${neighbourhood}'nde` };
  if (draw < LOCALITY)
    return { ...known, location: `${locality}, ${district}, ${province}`, where: `${title} ${locality}'nde` };
  if (district === 'Merkez') return { ...known, where: titleIn };
  if (draw < NO_PROVINCE) return { ...known, where: locative(district) };
  if (draw < NO_DISTRICT && place.isCentral)
    return { il: province, ilce: null, mahalleKoy: null, location: `MERKEZ, ${province}`, where: locative(province) };
  return { ...known, where: titleIn };
}

/**
 * Draws the place of a vehicle. If none is named, only the province of the office is known, after its name has been
 * read.
 */
export function drawVehiclePlace(random: Random, { place }: Sale): AdPlace {
  if (random.chance(VEHICLE_WITHOUT_PLACE))
    return { il: null, ilce: null, mahalleKoy: null, location: null, where: '' };
  return { il: place.province, ilce: place.district, mahalleKoy: null, location: null, where: place.titleIn };
}
