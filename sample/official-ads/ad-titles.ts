import type { SubCategory } from '#shared/kinds/kinds.ts';
import type { Estate } from '../estate/estate.ts';
import { squareMetres } from '../estate/estate.ts';
import type { Lot } from '../market/lot.ts';
import { saleVerb } from '../market/notice-parts.ts';
import type { Random } from '../market/random.ts';
import type { Sale } from '../market/sale.ts';

const FARM_LAND: ReadonlySet<SubCategory> = new Set(['Tarla', 'Bağ', 'Bahçe', 'Zeytinlik']);
const ROOMS_AND_AREA = /^(\d\+\d) ([\d.,]+ m²) /u;
const AREA = /[\d.,]+ m²/u;
/** Things next to a field in the same title, with their genitive. */
const BESIDE = [
  ['kerpiç ev', 'kerpiç evin'],
  ['tarla', 'tarlanın'],
  ['susuz tarla', 'susuz tarlanın'],
] as const;

/** How the title names the thing that is sold. */
type AdSubject = {
  readonly subject: string;
  readonly subjectOf: string;
  /** The title says only `taşınmaz`, so nobody can tell its kind. */
  readonly isUnnamed: boolean;
};

/** Draws the words for a piece of real estate, in the forms of real titles. */
export function drawAdSubject(random: Random, { subCategory }: Sale, estate: Estate): AdSubject {
  const [subject, subjectOf] = random.chance(0.8)
    ? [withoutDecimals(estate.subject), withoutDecimals(estate.subjectOf)]
    : [estate.subject, estate.subjectOf];
  const draw = random.next();
  if (FARM_LAND.has(subCategory) || subCategory === 'Arsa') {
    const area = squareMetres(estate.parcelArea);
    if (draw < 0.13) return { subject: `${area} taşınmaz`, subjectOf: `${area} taşınmazın`, isUnnamed: true };
  }
  if (FARM_LAND.has(subCategory) && draw < 0.3) {
    const [beside, besideOf] = random.pick(BESIDE.filter(([noun]) => !subject.endsWith(noun)));
    return { subject: `${subject} ve ${beside}`, subjectOf: `${subject} ve ${besideOf}`, isUnnamed: false };
  }
  if (subCategory === 'Otel' && draw < 0.3) return said(`${subjectOf} üst hakkı`, `${subjectOf} üst hakkının`);
  if (subCategory === 'Fabrika' && draw < 0.5) return said(`${subject} ve eklentileri`, `${subject} ve eklentilerinin`);
  if (subCategory === 'Daire' && draw < 0.03) return said(`${subject} ve arsa payı`, `${subject} ve arsa payının`);
  if (draw > 0.65) return said(...areaFirst(subject, subjectOf));
  return said(subject, subjectOf);
}

/** Clerks omit the decimals in the register. */
const withoutDecimals = (text: string): string => text.replace(/(\d),\d+ m²/u, '$1 m²');

const said = (subject: string, subjectOf: string): AdSubject => ({ subject, subjectOf, isUnnamed: false });

/** Puts the area first, like some clerks: `139 m² 3+1 daire`. */
function areaFirst(subject: string, subjectOf: string): [string, string] {
  const swapped = (text: string) => text.replace(ROOMS_AND_AREA, '$2 $1 ');
  return [swapped(subject), swapped(subjectOf)];
}

/**
 * The title of an ad of real estate. `share` is the size of the share for sale; an empty text if the title doesn't
 * state it.
 */
export function estateTitle(random: Random, sale: Sale, where: string, named: AdSubject, share: string | null): string {
  const verb = adVerb(random, sale);
  if (share === null) return `${where} ${named.subject} ${verb}${random.chance(0.02) ? ' (1/1 tam hisse)' : ''}`;
  if (random.chance(0.5)) return `${where} ${named.subjectOf} ${sized(share)}hissesi ${verb}`;
  const word = share !== '' && random.chance(0.3) ? 'pay' : 'hisse';
  return `${where} ${named.subject} ${verb} (${sized(share)}${word} satışı)`;
}

const sized = (share: string): string => (share === '' ? '' : `${share} `);

/** The title of an ad of a vehicle, with its brand: `2018 model Mercedes marka E200 icradan satılıktır`. */
export function vehicleTitle(random: Random, sale: Sale, where: string, { modelYear, name }: NamedVehicle): string {
  const [make = '', ...model] = name.split(' ');
  const lead = where === '' ? '' : `${where} `;
  const verb = adVerb(random, sale);
  if (model.length === 0 || /^\p{Ll}/u.test(make)) return `${lead}${modelYear} model ${name} ${verb}`;
  if (random.chance(0.3)) return `${lead}${make} marka ${model.join(' ')} araç ${verb}`;
  return `${lead}${modelYear} model ${make} marka ${model.join(' ')} ${verb}`;
}
type NamedVehicle = NonNullable<Lot['vehicle']>;

function adVerb(random: Random, sale: Sale): string {
  const verb = saleVerb(random, sale);
  return random.chance(0.6) ? verb.replace('(çoklu', '(Çoklu') : verb;
}

/** A title that consists only of the office, as newspapers print it. */
export function officeTitle(random: Random, office: string, file: string): string {
  const capitals = office.toLocaleUpperCase('tr-TR');
  return random.pick([
    capitals,
    `T.C. ${capitals}${capitals.endsWith('U') ? 'NDAN' : 'NDEN'} TAŞINMAZIN AÇIK ARTIRMA İLANI`,
    `${office} ${file} Dosyası`,
    `${office}, ${file}`,
  ]);
}

/** The title of an ad that corrects another: the area differs slightly. */
export function misprinted(title: string, factor: number): string {
  return title.replace(AREA, (area) => squareMetres(Math.round(numberOf(area) * factor)));
}

function numberOf(area: string): number {
  return Number(area.replace(' m²', '').replaceAll('.', '').replace(',', '.'));
}
