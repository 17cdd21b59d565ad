import { type Brand, brandNamed } from '#server/features/intake/notices/index.ts';
import { VEHICLE_MAKES } from '#shared/kinds/vehicle-models.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

export type TitleVehicle = { readonly brand?: Brand; readonly modelText?: string; readonly modelYear?: number };

const YEAR = /(?<![\d/])((?:19|20)\d{2})(?![\d/]) ?(?:model|yapimi|yili|[a-z])/;
const MAKES = [
  ...VEHICLE_MAKES,
  ...['Mercedes-Benz', 'Mercedes Benz', 'Ford Otosan', 'Tofaş-Fiat', 'Claas', 'Fruehauf', 'Krone', 'Schmitz', 'Tırsan'],
]
  .map(foldTurkish)
  .toSorted((a, b) => b.length - a.length);
const MAKE = new RegExp(`(?<![a-z0-9])(?:${MAKES.join('|')})(?![a-z0-9])`);
/** Words after a model that don't belong to its name. */
const NOT_A_MODEL =
  /^(?:marka|model|arac|otomobil|kamyon|kamyonet|cekici|dorse|romork|minibus|otobus|panelvan|motosiklet|motorsiklet|traktor|icradan|satilik|satilikt|satilacak|mahkeme|tip|is|ticari|binek|plakali|hususi|adet|ve|yari|cift|tek|damper|biçer|bicer|forklift|ekskavator|jip|suv)/;
const MOST_WORDS = 3;

/** Returns make, model and year of a vehicle; a make that is not in the list only before `marka`. */
export function readTitleVehicle(title: string): TitleVehicle {
  const folded = foldTurkish(title);
  const year = YEAR.exec(folded)?.[1];
  const make = makeIn(title, folded);
  const modelText = make && modelBehind(title.slice(make.end));
  return {
    ...(make && { brand: make.brand }),
    ...(modelText && { modelText }),
    ...(year !== undefined && { modelYear: Number(year) }),
  };
}

function makeIn(title: string, folded: string): { brand: Brand; end: number } | undefined {
  const known = MAKE.exec(folded);
  if (known) {
    const end = known.index + known[0].length;
    const brand = brandNamed(title.slice(known.index, end));
    return brand && { brand, end: end + (/^ marka(?:li)?(?![a-z])/.exec(folded.slice(end))?.[0].length ?? 0) };
  }
  const said = /(?<![a-z])([a-z][a-z-]{1,20}) marka(?:li)?(?![a-z])/.exec(folded);
  const brand = said && brandNamed(title.slice(said.index, said.index + (said[1] ?? '').length));
  return brand ? { brand, end: said.index + said[0].length } : undefined;
}

/** Returns the words directly after the make that look like a name. */
function modelBehind(after: string): string | undefined {
  const words: string[] = [];
  for (const word of after.trim().split(/\s+/)) {
    const folded = foldTurkish(word);
    if (words.length === MOST_WORDS || NOT_A_MODEL.test(folded) || /^(?:19|20)\d{2}$/.test(word)) break;
    if (!/^[\p{Lu}\d][\p{L}\d.+/-]*$|^\p{Ll}\d[\p{L}\d.]*$/u.test(word)) break;
    words.push(word);
  }
  return words.join(' ') || undefined;
}
