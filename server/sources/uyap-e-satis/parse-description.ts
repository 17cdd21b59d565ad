import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import { findDistrictIn, findProvince } from '#shared/places/places.ts';
import { titleCaseTurkish } from '#shared/text/turkish-text.ts';

export type DescribedPlace = {
  readonly il: string | null;
  readonly ilce: string | null;
  readonly mahalleKoy: string | null;
  readonly ada: string | null;
  readonly parsel: string | null;
  /** Real estate when the description has a block or a parcel; otherwise undefined. */
  readonly kind: CategoryNumber | undefined;
};

const NUMBER = String.raw`(\d[\d.]{0,9}(?:\/\d{1,6})?)`;
const ADA = new RegExp(`(?:^|[,\\s])${NUMBER}\\s*ada(?![\\p{L}])`, 'iu');
const PARSEL = new RegExp(`(?:^|[,\\s])${NUMBER}\\s*parsel(?![\\p{L}])`, 'iu');

/** Reads the location of a lot from `malAciklama`: “X İl, Y İlçe, Z Mahalle/Köy, … n Ada, m Parsel, …”. */
export function placeInDescription(description: string): DescribedPlace {
  const parts = description.split(',').map((part) => part.trim());
  const named = (ending: RegExp) => {
    const part = parts.find((candidate) => ending.test(candidate));
    return part?.replace(ending, '').trim() || undefined;
  };
  const il = findProvince(named(/\s+İl[i]?$/iu) ?? '') ?? null;
  const county = named(/\s+İlçe(?:si)?$/iu);
  const ilce = (il !== null && county !== undefined && findDistrictIn(il, county)) || null;
  const quarter = named(/\s+(?:Mahalle(?:si)?\/Köy[üu]?|Mahallesi|Mahalle|Köyü|Köy|Mah\.?)$/iu);
  const ada = ADA.exec(description)?.[1] ?? null;
  const parsel = PARSEL.exec(description)?.[1] ?? null;
  return {
    il,
    ilce,
    mahalleKoy: quarter ? titleCaseTurkish(quarter) : null,
    ada,
    parsel,
    kind: parsel !== null || ada !== null ? '1' : undefined,
  };
}
