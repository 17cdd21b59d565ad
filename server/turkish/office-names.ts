import { findDistricts, findProvince } from '#shared/places/places.ts';
import { foldTurkish, titleCaseTurkish } from '#shared/text/turkish-text.ts';

/** Folded words that offices misspell or abbreviate, mapped to the proper word. */
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
 * Returns an office's name in the usual spelling: `MALATYA 4. SULH HUKUK MAHEMESİ SATIŞ MEMURLUĞU` →
 * `Malatya 4. Sulh Hukuk Mahkemesi Satış Memurluğu`. A name with small letters keeps its case.
 */
export function normaliseOfficeName(name: string): string {
  const isInCapitals = !/\p{Ll}/u.test(name);
  // The name was typed without Turkish letters: the list of places restores those of a town.
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

/** Whether the office sells for a court of peace (sulh), for example when co-owners part. */
export function isSulhOffice(name: string): boolean {
  return /sulh hukuk|satis memurlug/.test(foldTurkish(name));
}
