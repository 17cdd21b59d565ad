import { findDistricts, findProvince } from '#shared/places/places.ts';
import { AFTER_NAME, BEFORE_NAME, NEXT_IN_LIST, NEXT_LINE } from './around-names.ts';
import { foldInPlace } from './fold-in-place.ts';
import { isClearGivenName, isGivenName } from './given-names.ts';
import { findKnownNames } from './known-names.ts';
import { isBody, isBodyWord, isFamilyFirm, isNoticeWord, isPlaceWord } from './name-words.ts';
import { WordFinder } from './word-finder.ts';
import {
  leadingName,
  nameEnd,
  REACH,
  type Span,
  skip,
  trailingName,
  type Word,
  wordsFrom,
  wordsUpTo,
} from './words-around.ts';

const NAME_MASK = '***';
const MOST_NAMES = 40;

/** Folded words that say whose name follows. */
const ROLES =
  `borclu malik hissedar paydas davali davaci alacakli muris mirasci muteveffa kiraci kefil muflis vekil sahibi
zilyet yediemin bilirkisi lehtar kisitli kayyim isgalci av. avukat vasisi vasi: vasi gorevlisi yoneticisi`.split(/\s+/);
/**
 * Professions of people who write or say something in a file. Notices use these words in many other ways, so a known
 * name must follow.
 */
const PROFESSIONS = 'muhendis noter muhtar mimar eksper teknisyen tekniker memur mudur katip komsu hakim doktor'.split(
  ' ',
);
/** Words that may be between such a word and its colon: `Borçlunun adı soyadı / unvanı :`. */
const CALLED = '(?:adi?|soyadi?|isim|ismi|unvan[a-z]*|ve|veya|adres[a-z]*|kimlik|bilgi[a-z]*|tc|no|lar|ler|nin|nun)';
const ROLE_LABEL = new RegExp(
  `(?!malikane|vasi[ft])[a-z.]{2,25}(?:[ /(),.'-]{1,3}${CALLED}){0,6}[ )]{0,3}(?::| -(?= ))`,
  'y',
);
const ROLE_WORD = /(?!malikane|vasi[ft])[a-z.]{2,25}(?: (?:olarak|olan))?(?= )/y;
/** Labels whose value is only a name. */
const NAME_LABEL =
  /(?:(?:kizlik|onceki) soyad[a-z]{0,6} ?:?|(?:soyad[a-z]{0,6}|adi(?=[^\n]{1,80}soyad))[ )]{0,3}:|(?:baba|anne|ana) adi[ )]{0,3}:?)/y;
/** Words that follow an owner's name. */
const OWNED = ['adina', 'lehine', 'aleyhine', 'uhdesinde', 'uzerine kayitli', 'mulkiyetinde'];
const OWNED_BY_SUFFIX =
  /'[a-z]{1,4} (?:ait|hisse|pay|mulkiyet|borc|malik|sahib|uhde|adina|uzerine kayit|tasinmaz|arac)/y;

const CHILD_WORD = /(?:oglu|kizi|evladi)(?![a-z])/y;

type FindNames = (text: string, folded: string, at: number, names: Span[]) => void;

/** Words next to a name, each with the function that finds the name from there. */
const clues = new WordFinder<FindNames>([
  ...ROLES.map((word) => [word, namesOfRole] as const),
  ...PROFESSIONS.map((word) => [word, namesOfProfession] as const),
  ...['kizlik soyad', 'onceki soyad', 'soyad', 'baba adi', 'anne adi', 'ana adi', 'adi'].map(
    (word) => [word, namesOfLabel] as const,
  ),
  ...OWNED.map((word) => [word, namesBefore] as const),
  ...['oglu', 'kizi', 'evladi'].map((word) => [word, parentAndChild] as const),
  ...['adina', 'lehine', 'hissesi', 'payi'].map((word) => [word, smallLettersBefore] as const),
  ...['hissesi', 'payi'].map((word) => [word, givenNameBefore] as const),
]);

/** Masks the names of persons where a notice says whose debt, property or inheritance it is about. */
export function maskNames(text: string): string {
  const folded = foldInPlace(text);
  const names: Span[] = [];
  clues.forEach(folded, (find, at) => find(text, folded, at, names));
  for (let at = folded.indexOf("'"); at !== -1; at = folded.indexOf("'", at + 1)) {
    if (skip(OWNED_BY_SUFFIX, folded, at) > at) namesBefore(text, folded, at, names);
  }
  findKnownNames(text, folded, names);
  return replaceSpans(text, names);
}

function namesOfLabel(text: string, folded: string, at: number, names: Span[]): void {
  const end = skip(NAME_LABEL, folded, at);
  if (end > at) namesAfter(text, folded, end, { fewestWords: 1, isList: false }, names);
}

function namesOfRole(text: string, folded: string, at: number, names: Span[]): void {
  const labelEnd = skip(ROLE_LABEL, folded, at);
  if (labelEnd > at) {
    const isList = /l[ae]r|paydas/.test(folded.slice(at, labelEnd));
    namesAfter(text, folded, labelEnd, { fewestWords: 1, isList }, names);
    smallLetters(text, folded, labelEnd, names);
    return;
  }
  const wordEnd = skip(ROLE_WORD, folded, at);
  if (wordEnd === at) return;
  // `mirasçılar Ahmet ve Ayşe Kaya`: a single word is a name too. Not in capitals, where any word could follow.
  const isPlural = /^[a-z]+l[ae]r/.test(folded.slice(at, wordEnd)) && /\p{Ll}/u.test(text.slice(at, wordEnd));
  namesAfter(text, folded, wordEnd, { fewestWords: isPlural ? 1 : 2, isList: false }, names);
  smallLetters(text, folded, skip(BEFORE_NAME, folded, wordEnd), names);
}

/** `harita mühendisi Gül Sezer`. */
function namesOfProfession(text: string, folded: string, at: number, names: Span[]): void {
  const wordEnd = skip(ROLE_WORD, folded, at);
  const start = skip(BEFORE_NAME, folded, wordEnd);
  const [first] = wordsFrom(text, folded, start, start + REACH);
  if (wordEnd === at || !first?.isName || !isGivenName(first.folded)) return;
  namesAfter(text, folded, wordEnd, { fewestWords: 2, isList: false }, names);
}

/** `Yağmur Kaya hissesi`: names that are also ordinary words. */
function givenNameBefore(text: string, folded: string, before: number, names: Span[]): void {
  const from = Math.max(0, before - REACH);
  const [first] = trailingName(wordsUpTo(text, folded, from, before - 1));
  if (first && isGivenName(first.folded)) namesBefore(text, folded, before, names);
}

/** Finds one name or a list of names after a word such as `borçlu`. */
function namesAfter(
  text: string,
  folded: string,
  from: number,
  { fewestWords, isList }: { fewestWords: number; isList: boolean },
  names: Span[],
): void {
  let at = from;
  for (let count = 0; count < MOST_NAMES; count += 1) {
    at = skip(BEFORE_NAME, folded, at);
    const words = oneParty(text, wordsFrom(text, folded, at, at + REACH));
    const [first, second] = words;
    // `Hakkı` means a right, and is also a given name: it is a name between a role and a surname.
    if (first && /^Hakkı$/.test(text.slice(first.start, first.end)) && second?.isName) first.isName = true;
    const name = withoutNation(leadingName(words), words);
    const last = name.at(-1);
    if (isBody(saidOf(text, name, words).map((word) => word.folded))) {
      // A company's name stays; the list continues after it.
      at = words.at(-1)?.end ?? at;
    } else if (last && name.length >= fewestWords && isPersonName(name, words[name.length])) {
      const end = goesOn(text, folded, name) ?? nameEnd(text, last);
      names.push({ start: at, end });
      at = Math.max(last.end, end);
      if (last.endsSentence) return;
    } else return;
    at = skip(AFTER_NAME, folded, at);
    const next = skip(NEXT_IN_LIST, folded, at);
    const nextLine = isList ? skip(NEXT_LINE, folded, at) : at;
    if (next === at && nextLine === at) return;
    at = Math.max(next, nextLine);
  }
}

/** Removes a nationality from the end of a name: `Johann Müller Alman uyrukludur`. */
function withoutNation(name: Word[], words: readonly Word[]): Word[] {
  const isNation = name.length > 2 && /^(?:uyruk|vatandas)/.test(words[name.length]?.folded ?? '');
  return isNation ? name.slice(0, -1) : name;
}

const NEXT_LINE_OF_NAME = / ?\n/y;
const OTHER_SURNAME = / \(/y;
const SHARE_BEHIND = / ?\d{1,6}\/\d/y;

/**
 * Returns the end of a name that continues in brackets (`Ayşe Kaya (Şahin)`) or, after a single given name, in the next
 * line.
 */
function goesOn(text: string, folded: string, name: readonly Word[]): number | undefined {
  const [first] = name;
  const last = name.at(-1);
  if (!first || !last || last.endsSentence) return undefined;
  const inBrackets = skip(OTHER_SURNAME, folded, last.end);
  const inNextLine = skip(NEXT_LINE_OF_NAME, folded, last.end);
  const isAlone = name.length === 1 && isClearGivenName(first.folded);
  const start = inBrackets > last.end ? inBrackets : isAlone ? inNextLine : last.end;
  if (start === last.end) return undefined;
  const [word, second] = wordsFrom(text, folded, start, start + REACH);
  const isOne = word?.isName === true && second === undefined;
  if (!isOne || !(isPersonName([word], undefined) || skip(SHARE_BEHIND, folded, word.end) > word.end)) return undefined;
  if (inBrackets > last.end) return text[word.end] === ')' ? word.end + 1 : undefined;
  return isGivenName(word.folded) ? undefined : word.end;
}

/**
 * Returns a name with the words after it, up to a small word of the sentence: in `Ali Kaya arasındaki ortaklık` no
 * partnership is named.
 */
function saidOf(text: string, name: readonly Word[], words: readonly Word[]): readonly Word[] {
  const isOver = ({ start, folded }: Word) =>
    /^\p{Ll}/u.test(text.charAt(start)) && isNoticeWord(folded) && !isBodyWord(folded);
  const end = words.findIndex((word, at) => at >= name.length && isOver(word));
  return end === -1 || name.length < 2 ? words : words.slice(0, end);
}

const SMALL_WORDS = /(?<blank> *)(?<first>[a-z]{2,20})(?: [a-z]{2,20}){1,2}/y;

/** Finds a name typed without capitals after a label: `Borçlu : ahmet yılmaz`. */
function smallLetters(text: string, folded: string, from: number, names: Span[]): void {
  SMALL_WORDS.lastIndex = from;
  const { blank = '', first = '' } = SMALL_WORDS.exec(folded)?.groups ?? {};
  const start = from + blank.length;
  if (!isClearGivenName(first) || /\p{Lu}/u.test(text.slice(start, start + first.length))) return;
  const words = folded.slice(start, SMALL_WORDS.lastIndex).split(' ');
  if (isBody(words)) return;
  const end = words.findIndex((word, at) => at > 0 && isNoticeWord(word));
  if (end !== 1) names.push({ start, end: start + words.slice(0, end === -1 ? undefined : end).join(' ').length });
}

const SMALL_NAMES = [3, 2].map(
  (words) => new RegExp(`(?<![\\p{L}\\p{M}.-])(?<first>[a-z]{2,20})(?<others>(?: [a-z]{2,20}){${words - 1}}) $`, 'u'),
);

/** Finds a name typed without capitals before a word for ownership: `kemal sunar hissesi`. */
function smallLettersBefore(text: string, folded: string, before: number, names: Span[]): void {
  const from = Math.max(0, before - REACH);
  for (const pattern of SMALL_NAMES) {
    const { groups: { first = '', others = '' } = {}, index = 0 } = pattern.exec(folded.slice(from, before)) ?? {};
    const words = [first, ...others.trim().split(' ')];
    const start = from + index;
    if (!isClearGivenName(first) || words.some(isNoticeWord) || isBody(words)) continue;
    if (!/\p{Lu}/u.test(text.slice(start, before))) return void names.push({ start, end: before - 1 });
  }
}

/**
 * Returns the words of one person or company: up to `ve`, or to the end of the capitals in `AHMET YILMAZ` followed by
 * other words.
 */
function oneParty(text: string, words: readonly Word[]): Word[] {
  const isCapitals = ({ start, end }: Word) => !/\p{Ll}/u.test(text.slice(start, end));
  const beginsInCapitals = words[0] !== undefined && isCapitals(words[0]);
  const end = words.findIndex(
    (word, at) =>
      (/^(?:ve|ile)$/.test(word.folded) && !isFamilyFirm(words.slice(at))) ||
      // The place that a person runs, not a company's name, which has a capital: `yediemin Osman Kasap otoparkında`.
      (at > 1 && /^(?:otopark|galeri|depo)/.test(word.folded) && /^\p{Ll}/u.test(text.slice(word.start, word.end))) ||
      (beginsInCapitals && at > 1 && !isCapitals(word) && !isBodyWord(word.folded)),
  );
  return end === -1 ? [...words] : words.slice(0, end);
}

function isPersonName(name: readonly Word[], next: Word | undefined): boolean {
  if (next && isPlaceWord(next.folded)) return false;
  return !name.every(({ folded }) => findProvince(folded) !== undefined || findDistricts(folded).length > 0);
}

/** Finds names that end before a word such as `adına`: `AHMET YILMAZ ve AYŞE KAYA adına`. */
function namesBefore(text: string, folded: string, before: number, names: Span[]): void {
  let end = before;
  for (let count = 0; count < MOST_NAMES; count += 1) {
    const from = Math.max(0, end - REACH);
    const gap = /(?:'[a-z]{1,4})?(?: ?\([^()\n]{0,60}\))?(?: \d+\/\d+(?: hisse[a-z]*)?)? ?$/.exec(
      folded.slice(from, end),
    );
    end -= gap?.[0].length ?? 0;
    const words = wordsUpTo(text, folded, from, end);
    const name = trailingName(words);
    const [first] = name;
    const stop = words.at(-name.length - 1);
    const isCalled = stop !== undefined && /^(?:borclu|malik|hissedar|davali|muris|paydas|kiraci)/.test(stop.folded);
    if (!first || name.length < (isCalled ? 1 : 2) || !isPersonName(name, undefined)) return;
    if (isBody(name.map((word) => word.folded))) return;
    names.push({ start: first.start, end });
    const link = /(?: ve | ile | ?[,;] ?)$/.exec(folded.slice(Math.max(0, first.start - 6), first.start));
    if (!link) return;
    end = first.start - link[0].length;
  }
}

const BEFORE_CHILD = / ?[:-]?(?: ?(?:19|20)\d{2} (?:dogumlu|d\.lu))? ?/y;

/** `AHMET YILMAZ : MEHMET oğlu`, `Mehmet kızı Ayşe Yılmaz`. */
function parentAndChild(text: string, folded: string, start: number, names: Span[]): void {
  const end = skip(CHILD_WORD, folded, start);
  // Part of a longer word, as in Kızılay.
  if (end === start) return;
  const parentEnd = start - (folded[start - 1] === ' ' ? 1 : 0);
  const parent = trailingName(wordsUpTo(text, folded, Math.max(0, start - REACH), parentEnd));
  const [firstOfParent] = parent;
  if (!firstOfParent) return;
  const wordsAfter = wordsFrom(text, folded, skip(BEFORE_CHILD, folded, end), end + REACH);
  const child = leadingName(wordsAfter);
  if (isBody(wordsAfter.map((word) => word.folded))) return;
  names.push({ start: firstOfParent.start, end: parentEnd });
  const [firstOfChild] = child;
  const lastOfChild = child.at(-1);
  if (firstOfChild && lastOfChild) names.push({ start: firstOfChild.start, end: nameEnd(text, lastOfChild) });
  const colon = / ?[:-] ?$/.exec(folded.slice(Math.max(0, firstOfParent.start - 3), firstOfParent.start));
  if (!colon) return;
  const ownEnd = firstOfParent.start - colon[0].length;
  const own = trailingName(wordsUpTo(text, folded, Math.max(0, ownEnd - REACH), ownEnd));
  if (own[0]) names.push({ start: own[0].start, end: ownEnd });
}

function replaceSpans(text: string, spans: Span[]): string {
  if (spans.length === 0) return text;
  spans.sort((a, b) => a.start - b.start || b.end - a.end);
  let masked = '';
  let from = 0;
  for (const { start, end } of spans) {
    if (end <= from) continue;
    masked += start < from ? '' : text.slice(from, start) + NAME_MASK;
    from = end;
  }
  return masked + text.slice(from);
}
