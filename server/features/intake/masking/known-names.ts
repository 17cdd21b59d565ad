import { matchesIn } from '#server/turkish/matches-in.ts';
import { findDistricts, findProvince } from '#shared/places/places.ts';
import { AFTER_NAME, NEXT_IN_LIST } from './around-names.ts';
import { isClearGivenName, isGivenName } from './given-names.ts';
import { isBody, isBodyWord, isFamilyFirm, isHonour, isNoticeWord, isPlaceWord } from './name-words.ts';
import { isPlaceNamedLikePerson } from './places-named-like-people.ts';
import { leadingName, nameEnd, REACH, type Span, skip, type Word, wordsFrom } from './words-around.ts';

const CAPITALISED = /(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}]+/gu;
/** How many words after a name may show that it is the name of a place: `Cahit Sıtkı Tarancı Kültür Merkezi`. */
const SAYING_WORDS = 2;
const MOST_SURNAMES = 2;
const SHARE = /^ (?<part>\d{1,6})\/(?<whole>\d{1,6})(?= ?(?:[,;.]|$| ve | pay| hisse))/;

/** Finds given names followed by a surname, whatever the context (D18). Streets, schools and companies stay. */
export function findKnownNames(text: string, folded: string, names: Span[]): void {
  let end = 0;
  for (const { index, 0: written } of matchesIn(text, CAPITALISED)) {
    if (index < end || !isClearGivenName(folded.slice(index, index + written.length))) continue;
    const words = wordsFrom(text, folded, index, index + REACH);
    const name = fullName(words);
    const last = name.at(-1);
    if (!last || name.length < 2) continue;
    end = last.end;
    if (isFamilyFirm(words.slice(name.length))) continue;
    if (isShare(folded, last) || !isElsewhere(name, words.slice(name.length, name.length + SAYING_WORDS))) {
      names.push({ start: index, end: nameEnd(text, last) });
      besides(text, folded, last, names);
    }
  }
}

/** Whether a share follows the name, which is impossible for a place: `Bayram Köy 6/24`. Not `12/45 parsel`. */
function isShare(folded: string, { end }: Word): boolean {
  const { groups: { part = '', whole = '' } = {} } = SHARE.exec(folded.slice(end, end + REACH)) ?? {};
  return part !== '' && Number(part) <= Number(whole) && Number(whole) > 1;
}

/** Finds the name after a known one: `Işık Ay ile Yıldız Ay`, `Hans Müller 1/2 ve Greta Müller`. */
function besides(text: string, folded: string, known: Word, names: Span[]): void {
  const at = skip(AFTER_NAME, folded, nameEnd(text, known));
  const start = skip(NEXT_IN_LIST, folded, at);
  if (start === at) return;
  const words = wordsFrom(text, folded, start, start + REACH);
  const name = leadingName(words);
  const [first] = name;
  const last = name.at(-1);
  if (!first || !last || name.length < 2) return;
  const isPerson = name.length === 2 && isGivenName(first.folded) && / (?:ve|ile) $/.test(folded.slice(at, start));
  if (!isPerson && last.folded !== known.folded) return;
  if (!isElsewhere(name, words.slice(name.length, name.length + SAYING_WORDS))) {
    names.push({ start, end: nameEnd(text, last) });
  }
}

/** Returns the given names and at most two surnames: in a text in capitals any word could follow. */
function fullName(words: readonly Word[]): Word[] {
  const name = leadingName(words);
  const givenNames = name.findIndex(({ folded }) => !isGivenName(folded));
  return givenNames === -1 ? name : name.slice(0, givenNames + MOST_SURNAMES);
}

/**
 * Returns the words after a name up to a word that belongs to the sentence: `lehine tesis` says nothing about the name
 * before it.
 */
function sayingWords(next: readonly Word[]): string[] {
  const words = next.map(({ folded }) => folded);
  const end = words.findIndex((word) => isNoticeWord(word) && !isPlaceWord(word) && !isBodyWord(word));
  return end === -1 ? words : words.slice(0, end);
}

/** Whether a name is that of a place or a company. */
function isElsewhere(name: readonly Word[], next: readonly Word[]): boolean {
  const words = name.map(({ folded }) => folded);
  const following = sayingWords(next);
  const [behind] = next.map(({ folded }) => folded);
  // `Hamza Bey ile görüşülür` is a person, `Hamza Bey Mahallesi` a place.
  if (name.length === 2 && isHonour(words[1] ?? '')) return behind !== 'ile';
  // A name with a share is not a place: `İlknur Tepe payı`.
  const hasShare = /^(?:pay|hisse)/.test(behind ?? '');
  if (isBody([...words, ...following]) || (!hasShare && [...words.slice(1), ...following].some(isPlaceWord)))
    return true;
  if (words.every((word) => findProvince(word) !== undefined || findDistricts(word).length > 0)) return true;
  return isPlaceNamedLikePerson(words);
}
