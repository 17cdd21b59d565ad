import { findDistricts, findProvince } from '#shared/places.ts';
import { foldTurkish, titleCaseTurkish } from '#shared/turkish-text.ts';

/** What offices write for the kind of a file, folded, and the word itself. */
const FILE_KINDS: Readonly<Record<string, string>> = {
  esas: 'Esas',
  e: 'Esas',
  talimat: 'Talimat',
  tal: 'Talimat',
  tlm: 'Talimat',
  t: 'Talimat',
  tlmt: 'Talimat',
  satis: 'Satış',
  sat: 'Satış',
  iflas: 'İflas',
};
const FILE_NUMBER = /^((?:19|20)\d{2})\s*\/\s*(\d{1,7})(?:\s+(\p{L}+)\.?)?(.*)$/u;

/** `2026/31 TLMT.` → `2026/31 Talimat`; a text that is no file number stays as it is. */
export function normaliseFileNumber(text: string): string {
  const found = FILE_NUMBER.exec(text);
  if (!found) return text;
  const [, year, number, kind = '', rest] = found;
  const known = FILE_KINDS[foldTurkish(kind)] ?? kind;
  return `${year}/${number}${known ? ` ${known}` : ''}${rest}`;
}

/** Words that offices misspell or cut short, folded, and the word itself. */
const OFFICE_WORDS: Readonly<Record<string, string>> = {
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
};

/**
 * An office's name as a reader expects it: `MALATYA 4. SULH HUKUK MAHEMESİ SATIŞ MEMURLUĞU` →
 * `Malatya 4. Sulh Hukuk Mahkemesi Satış Memurluğu`. A name with small letters keeps its own.
 */
export function normaliseOfficeName(name: string): string {
  const isShouted = !/\p{Ll}/u.test(name);
  // Typed without Turkish letters: then the town's are known from its name.
  const isPlain = isShouted && !/[^\p{ASCII}]/u.test(name);
  const spelled = isShouted ? titleCaseTurkish(name) : name;
  return spelled
    .split(' ')
    .map((word) => OFFICE_WORDS[foldTurkish(word)] ?? (isPlain ? townName(word) : undefined) ?? word)
    .join(' ');
}

function townName(word: string): string | undefined {
  return findProvince(word) ?? findDistricts(word)[0]?.district;
}

/** True for the offices that sell for a court of peace, as when co-owners part. */
export function isSulhOffice(name: string): boolean {
  return /sulh hukuk|satis memurlug/.test(foldTurkish(name));
}

const SHARE = /(\d{1,9})\s*\/\s*(\d{1,9})(?:['’]?\p{L}{0,4})?\s*(?:oranında\s*)?(?:arsa\s+)?(?:hisse|pay)/iu;

/** The share that a title offers, as the notice writes it (`1/3`); `undefined` when the whole is sold. */
export function findShare(title: string): string | undefined {
  const found = SHARE.exec(title);
  const [part, whole] = [Number(found?.[1]), Number(found?.[2])];
  return part > 0 && part < whole ? `${part}/${whole}` : undefined;
}

const PLACE_NAME = '((?:\\p{Lu}[\\p{L}.]*\\s+|\\d{1,4}\\.?\\s+){1,4})';
const QUARTER = new RegExp(`${PLACE_NAME}(Mahallesi|MAHALLESİ|Mah\\.|MAH\\.|Köyü|KÖYÜ)(?!\\p{L})`, 'u');
const LOCALITY = new RegExp(`${PLACE_NAME}(Mevkii|MEVKİİ|Mevkisi|MEVKİSİ|Mevki|MEVKİ)(?!\\p{L})`, 'u');
const PLACE_KINDS: Readonly<Record<string, string>> = {
  mahallesi: 'Mahallesi',
  'mah.': 'Mahallesi',
  koyu: 'Köyü',
  mevkii: 'Mevkii',
  mevkisi: 'Mevkii',
  mevki: 'Mevkii',
};

/** The neighbourhood or village that a title names (`Yakınca Mahallesi`), without the places around it. */
export function findQuarter(title: string, around: readonly (string | null)[]): string | undefined {
  return placeName(QUARTER.exec(title), around);
}

/** The locality that a title names (`Tekkedüzü Mevkii`): no neighbourhood, many fields of one village share it. */
export function findLocality(title: string, around: readonly (string | null)[]): string | undefined {
  return placeName(LOCALITY.exec(title), around);
}

function placeName(found: RegExpExecArray | null, around: readonly (string | null)[]): string | undefined {
  if (!found) return undefined;
  const [, name = '', kind = ''] = found;
  const words = name.trim().split(/\s+/);
  const outer = new Set(around.filter((place) => place !== null).map(foldTurkish));
  while (words.length > 1 && outer.has(foldTurkish(words[0] ?? ''))) words.shift();
  const own = words.join(' ');
  return `${/\p{Ll}/u.test(own) ? own : titleCaseTurkish(own)} ${PLACE_KINDS[foldTurkish(kind)] ?? kind}`;
}
