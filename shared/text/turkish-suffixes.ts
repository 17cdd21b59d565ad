/** Case endings after names, abbreviations and numbers: `Ankara'da`, `Gölbaşı'nda`, `TL'ye`, `2026'da`, `%17'si`. */

/** The properties of a spoken word that decide its endings. */
type Ending = {
  readonly vowel: 'a' | 'ı' | 'o' | 'u' | 'e' | 'i' | 'ö' | 'ü';
  readonly endsInVowel: boolean;
  readonly isVoiceless: boolean;
  /** The name is itself a possessive compound (`Gölbaşı`, `Huzur Mahallesi`) and needs an n before case endings. */
  readonly isCompound: boolean;
};

const VOWELS = 'aıoueiöü';
const VOICELESS = 'fstkçşhp';
const WIDE: Readonly<Record<string, string>> = { a: 'a', ı: 'a', o: 'a', u: 'a', e: 'e', i: 'e', ö: 'e', ü: 'e' };
const NARROW: Readonly<Record<string, string>> = { a: 'ı', ı: 'ı', o: 'u', u: 'u', e: 'i', i: 'i', ö: 'ü', ü: 'ü' };
/** A back vowel before a palatal l gets front endings: `Termal'de`, `Kemal'in`. */
const PALATAL: Readonly<Record<string, Ending['vowel']>> = { a: 'e', ı: 'i', o: 'ö', u: 'ü' };
const PALATAL_WORDS =
  /(?:^|\s)(?:(?:mustafa|namık|yahya|orhan)?kemal|cemal|celal|bilal|hilal|nihal|ikbal|istiklal|termal|sahil|petrol|alkol|gol|hal)$/u;

/**
 * Place names that are possessive compounds, by their last part. A pattern instead of a list, so that it also works for
 * neighbourhoods (`Kotangölü'nde`, `Bayramuşağı'nda`).
 */
const COMPOUND_PLACE =
  /\S(?:başı|pazarı|dağı|düzü|adası|altı|hanı|özü|oğlu|hisarı|uşağı|şehri|yeri|yolu|madeni|ovası|ereğlisi|gölü|suyu|içi|burnu|tepesi|kapısı|deresi|çayırı|yaylası|kalesi|camii|köprüsü|pınarı|köyü|bağları|tarlası|kuyusu|kayası)$/u;
/**
 * Compounds that no pattern can recognise: other names in -eli (`Kocaeli'de`, `Tunceli'de`) and -önü (`İnönü'de`) are
 * treated as plain words.
 */
const COMPOUND_NAMES = new Set([
  'kırklareli',
  'yıldızeli',
  'çayeli',
  'türkeli',
  'yusufeli',
  'oğuzeli',
  'polateli',
  'osmaneli',
  'orhaneli',
  'yavuzeli',
  'otlukbeli',
  'sarayönü',
  'hanönü',
  'günyüzü',
  'eminönü',
]);
/** Head nouns in the names of streets, offices and institutions: `Akçadağ İcra Dairesi'nde`, `Tekkedüzü Mevkii'nde`. */
const COMPOUND_HEAD =
  /^(?:mahallesi|köyü|beldesi|caddesi|sokağı|bulvarı|mevkii|mevkisi|meydanı|dairesi|daireleri|memurluğu|mahkemesi|mahkemeleri|bankası|bölgesi|sitesi|apartmanı|evleri|konutları|blokları|belediyesi|bakanlığı|üniversitesi|hastanesi|okulu|lisesi|fakültesi|enstitüsü|kurumu|kurulu|merkezi|ilçesi|ili|vergi dairesi|kanunu|gazetesi|portalı|ofisi|şirketi|kooperatifi|\p{L}+(?:lığı|liği|luğu|lüğü))$/u;

/** How an abbreviation or symbol is pronounced if not letter by letter. */
const READ_AS: Readonly<Record<string, string>> = {
  'm²': 'metrekare',
  m2: 'metrekare',
  km: 'kilometre',
  kg: 'kilogram',
  '₺': 'lira',
  tl: 'tele',
};
const UNIT_WORDS = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
const TEN_WORDS = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan'];
const POWER_WORDS = ['', 'bin', 'milyon', 'milyar', 'trilyon', 'katrilyon'];

/** `Ankara'da`, `Tokat'ta`, `Huzur Mahallesi'nde`, `2026'da`: in or at. */
export function locative(name: string | number): string {
  return withSuffix(name, (end) => (end.isCompound ? 'n' : '') + dental(end) + WIDE[end.vowel]);
}

/** `Ankara'dan`, `Tokat'tan`, `Gölbaşı'ndan`, `2024'ten`: from. */
export function ablative(name: string | number): string {
  return withSuffix(name, (end) => `${end.isCompound ? 'n' : ''}${dental(end)}${WIDE[end.vowel]}n`);
}

/** `Ankara'nın`, `Tokat'ın`, `Gölbaşı'nın`, `2026'nın`: of. */
export function genitive(name: string | number): string {
  return withSuffix(name, (end) => `${end.endsInVowel ? 'n' : ''}${NARROW[end.vowel]}n`);
}

/** `Ankara'ya`, `Tokat'a`, `Gölbaşı'na`, `TL'ye`: to. */
export function dative(name: string | number): string {
  return withSuffix(name, (end) => buffer(end) + WIDE[end.vowel]);
}

/** `%17'si`, `%10'u`, `3'ü`: that many of something. */
export function possessive(name: string | number): string {
  return withSuffix(name, (end) => (end.endsInVowel ? 's' : '') + NARROW[end.vowel]);
}

/** Replaces the apostrophe by the typographic one: `Ankara’da`. */
export function typographic(text: string): string {
  return text.replaceAll("'", '’');
}

function withSuffix(name: string | number, suffix: (end: Ending) => string): string {
  const text = String(name);
  return `${text}'${suffix(endingOf(text))}`;
}

function dental(end: Ending): 't' | 'd' {
  return end.isVoiceless ? 't' : 'd';
}

function buffer(end: Ending): '' | 'n' | 'y' {
  if (end.isCompound) return 'n';
  return end.endsInVowel ? 'y' : '';
}

function endingOf(name: string): Ending {
  const spoken = spokenForm(name);
  const vowel = lastVowel(spoken);
  const last = spoken.at(-1) ?? '';
  return {
    vowel: PALATAL_WORDS.test(spoken) ? (PALATAL[vowel] ?? vowel) : vowel,
    endsInVowel: VOWELS.includes(last),
    isVoiceless: VOICELESS.includes(last),
    isCompound: isCompound(spoken),
  };
}

/** The pronounced name, in lower-case Turkish letters without circumflex, up to its last letter. */
function spokenForm(name: string): string {
  const bare = name.normalize('NFC').replace(/[^\p{L}\p{N}₺²]+$/u, '');
  const lastWord = bare.split(/\s/u).at(-1) ?? '';
  const number = /(\d[\d.,:/]*)$/u.exec(lastWord)?.[1];
  const lower = lowerTurkish(bare);
  const read = READ_AS[lowerTurkish(lastWord)];
  if (read !== undefined) return read;
  if (number !== undefined) return spokenNumber(number);
  return isSpelledOut(lastWord) ? letterName(lower.at(-1) ?? '') : lower;
}

function lowerTurkish(text: string): string {
  return text
    .replaceAll('I', 'ı')
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replaceAll('â', 'a')
    .replaceAll('î', 'i')
    .replaceAll('û', 'u');
}

/** `KDV` and `A.Ş.` are pronounced letter by letter, `UYAP`, `TOKİ` and `VAN` as words. */
function isSpelledOut(word: string): boolean {
  const letters = word.replaceAll('.', '');
  if (letters.length < 2 || letters !== letters.toLocaleUpperCase('tr-TR') || !/^\p{L}+$/u.test(letters)) return false;
  if (word.includes('.')) return true;
  const lower = lowerTurkish(letters);
  if (lower.length === 3) return !/^[^aıoueiöü][aıoueiöü][^aıoueiöü]$/u.test(lower);
  return lower.length < 3 ? lower !== 'of' : !/[aıoueiöü]/u.test(lower);
}

function letterName(letter: string): string {
  return VOWELS.includes(letter) ? letter : `${letter}e`;
}

/** The last word of a number when spoken: `12.480` → seksen, `3,5` → beş, `11:22` → iki, `1.000.000` → milyon. */
function spokenNumber(text: string): string {
  const last = text.replace(/\.(?=\d{3}(?!\d))/gu, '').split(/[^\d]+/u);
  const digits = (last.filter((part) => part !== '').at(-1) ?? '0').replace(/^0+(?=\d)/u, '');
  const zeros = /0*$/u.exec(digits)?.[0].length ?? 0;
  if (digits === '0') return UNIT_WORDS[0] ?? '';
  if (zeros >= 3) return POWER_WORDS[Math.floor(zeros / 3)] ?? 'katrilyon';
  if (zeros === 2) return 'yüz';
  const figure = Number(digits.at(-1 - zeros));
  return (zeros === 1 ? TEN_WORDS : UNIT_WORDS)[figure] ?? '';
}

function lastVowel(spoken: string): Ending['vowel'] {
  for (let index = spoken.length - 1; index >= 0; index -= 1) {
    const letter = spoken[index] ?? '';
    // VOWELS contains exactly the members of the union.
    if (VOWELS.includes(letter)) return letter as Ending['vowel'];
  }
  return 'e';
}

function isCompound(spoken: string): boolean {
  const words = spoken.split(/\s/u);
  const last = words.at(-1) ?? '';
  return COMPOUND_NAMES.has(last) || COMPOUND_PLACE.test(last) || (words.length > 1 && COMPOUND_HEAD.test(last));
}
