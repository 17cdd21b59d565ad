import type { Estate } from '../estate/estate.ts';
import { decimal, turkishLira } from '../market/printed-figures.ts';
import type { Random } from '../market/random.ts';
import type { Sale } from '../market/sale.ts';

/** Of seven real court offices, one was misspelt like this. */
const MISSPELT = 0.14;

/**
 * The beginning of a notice, cut off before it states the days. Older notices and copies in newspapers have this form:
 * headings in capitals, and full stops instead of commas.
 */
export function begunNotice(random: Random, sale: Sale, estate: Estate, price: number): string {
  const { place, neighbourhood, file } = sale;
  const block = estate.ada === null ? '' : ` ${estate.ada} Ada,`;
  const deed = `${place.province} İl, ${place.district} İlçe,${block} ${estate.parsel} Parsel, ${upper(neighbourhood.replace(/ (?:Mahallesi|Köyü)$/u, ''))} Mahalle/Köy`;
  return [
    `T.C.${random.chance(0.3) ? '' : ' '}${officeInCapitals(random, sale)} ${upper(file)}`,
    'TAŞINMAZIN AÇIK ARTIRMA İLANI',
    'Satılmasına karar verilen taşınmazın cinsi, niteliği, kıymeti, adedi, önemli özellikleri :',
    "1 NO'LU TAŞINMAZIN",
    `Özellikleri : ${deed}, ${estate.deedNature} nitelikli taşınmaz${estate.deedUnit}.`,
    `Yüzölçümü : ${printedArea(random, estate.parcelArea)}`,
    `İmar Durumu : ${estate.zoning}`,
    `Kıymeti : ${turkishLira(price)}`,
    estate.features.split('. ').slice(0, 2).join('. '),
  ].join('\n');
}

function officeInCapitals(random: Random, { office }: Sale): string {
  const capitals = upper(office);
  return random.chance(MISSPELT) ? capitals.replace('MAHKEMESİ', 'MAHEMESİ') : capitals;
}

/** Unusual formats of an area: `89.258.00 m2`, `28888,00m2` and `6.079,34 m²`. */
function printedArea(random: Random, area: number): string {
  const draw = random.next();
  const whole = decimal(Math.floor(area));
  if (draw < 0.15) return `${whole}.00 m2`;
  if (draw < 0.3) return `${Math.floor(area)},00m2`;
  return `${decimal(area)} ${draw < 0.6 ? 'm2' : 'm²'}`;
}

function upper(text: string): string {
  return text.toLocaleUpperCase('tr-TR');
}
