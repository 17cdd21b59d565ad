import { findDistricts, findProvince } from '#shared/places/places.ts';
import { foldTurkish, titleCaseTurkish } from '#shared/text/turkish-text.ts';

/** Words that offices misspell or cut short, folded, and the word itself. */
const OFFICE_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ve: 've',
    icra: 'İcra',
    iflas: 'İflas',
    dairesi: 'Dairesi',
    satis: 'Satış',
    sulh: 'Sulh',
    hukuk: 'Hukuk',
    mahkemesi: 'Mahkemesi',
    gayrimenkul: 'Gayrimenkul',
    tasinmaz: 'Taşınmaz',
    asliye: 'Asliye',
    ticaret: 'Ticaret',
    'mah.': 'Mahkemesi',
    mah: 'Mahkemesi',
    mahemesi: 'Mahkemesi',
    mahkmesi: 'Mahkemesi',
    mahkemsi: 'Mahkemesi',
    mahkemeleri: 'Mahkemeleri',
    dairsi: 'Dairesi',
    dairesii: 'Dairesi',
    memurlugi: 'Memurluğu',
    memurlugu: 'Memurluğu',
    mudurlugu: 'Müdürlüğü',
    mudurlugi: 'Müdürlüğü',
  }),
);

/**
 * An office's name as a reader expects it: `MALATYA 4. SULH HUKUK MAHEMESİ SATIŞ MEMURLUĞU` →
 * `Malatya 4. Sulh Hukuk Mahkemesi Satış Memurluğu`. A name with small letters keeps its own.
 */
export function normaliseOfficeName(name: string): string {
  const isInCapitals = !/\p{Ll}/u.test(name);
  // Typed without Turkish letters: a town gets them back from the list of places.
  const isAscii = isInCapitals && !/[^\p{ASCII}]/u.test(name);
  const spelled = isInCapitals ? titleCaseTurkish(name) : name;
  return spelled
    .split(' ')
    .map((word) => OFFICE_WORDS.get(foldTurkish(word)) ?? (isAscii ? townName(word) : undefined) ?? word)
    .join(' ');
}

function townName(word: string): string | undefined {
  return findProvince(word) ?? findDistricts(word)[0]?.district;
}

/** True for the offices that sell for a court of peace, as when co-owners part. */
export function isSulhOffice(name: string): boolean {
  return /sulh hukuk|satis memurlug/.test(foldTurkish(name));
}
