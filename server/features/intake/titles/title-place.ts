import { districtOfQuarter, hasQuarter, quartersOf } from '#server/turkish/quarters.ts';
import { findDistrictIn, findDistricts, findProvince } from '#shared/places/places.ts';
import { foldTurkish, titleCaseTurkish } from '#shared/text/turkish-text.ts';
import type { TitleWord } from './title-words.ts';

/** The place that the source states separately from the title. */
export type GivenPlace = { readonly il: string | null; readonly ilce: string | null };

export type TitlePlace = {
  readonly il?: string | undefined;
  readonly ilce?: string | undefined;
  readonly mahalleKoy?: string | undefined;
  readonly locality?: string | undefined;
  /** The indices of the words that name the place; the others describe the thing. */
  readonly used: ReadonlySet<number>;
};

/** Words after the name of a quarter, a village, a locality or a street. */
const QUARTER_WORD = /^(?:mahalle(?:si)?|mah\.?|mh\.?|koyu)(?:'[a-z]+|n(?:d[ae](?:ki|n)?|[ae]|[iu]n))?$/;
const LOCALITY_WORD = /^mevki(?:i|si)?(?:'[a-z]+|n[dei][a-z]*)?$/;
const STREET_WORD = /^(?:cadde|cad\.|sokag|sokak|sok\.|bulvar|yolu|sitesi|belediye|universite|organize)/;
/** Next to one of these, a town's name belongs to an office, a company or a field, not to the place of the thing. */
const NOT_A_PLACE =
  /^(?:icra|genel|gayrimenkul|banka|sulh|asliye|satis|belediye|buyuksehir|valilig|defterdarlig|universite|ticaret|mahkeme|tapu)/;
const PROVINCE_WORD = /^il(?:i|inde|inin|ine)?$/;
const DISTRICT_WORD = /^ilce(?:si|sinde|sinin|sine)?$/;
/** Districts that are also ordinary words of titles; without an ending they count only after their province. */
const ORDINARY = new Set(
  'bahce kale of han tire merkez guney cay altin pazar arac genc maden saray konak bor can ula sur soma gole'.split(
    ' ',
  ),
);
const LONGEST_NAME = 5;

/**
 * Finds the place that a title names in the list of places. The title has priority over the source, whose own field may
 * be that of the office or `MERKEZ`, which a metropolitan province does not have.
 */
export function readTitlePlace(words: readonly TitleWord[], given: GivenPlace): TitlePlace {
  const found = placeIn(words, given);
  const il = found.il ?? given.il ?? undefined;
  const named = il ? namedDistrict(words, il) : undefined;
  const used = new Set([...found.used, ...(named?.used ?? [])]);
  const ilce = found.ilce ?? named?.ilce;
  const from = Math.max(-1, ...used) + 1;
  const quarter = nameBefore(words, QUARTER_WORD, from);
  const locality = nameBefore(words, LOCALITY_WORD, from);
  const bare = quarter ? undefined : bareQuarter(words, from, il, ilce ?? given.ilce ?? undefined);
  for (const index of [...(quarter?.used ?? []), ...(locality?.used ?? []), ...(bare?.used ?? [])]) used.add(index);
  const ofQuarter = quarter && il && !ilce && !given.ilce ? districtOfQuarter(il, quarter.name) : undefined;
  return {
    il: found.il,
    ilce: ilce ?? ofQuarter,
    mahalleKoy: quarter ? `${quarter.name} ${isVillage(words, quarter.end) ? 'Köyü' : 'Mahallesi'}` : bare?.name,
    locality: locality && `${locality.name} Mevkii`,
    used,
  };
}

type Found = { il?: string | undefined; ilce?: string | undefined; used: readonly number[] };

/** Returns the first province or district among the words, with the words that belong to it. */
function placeIn(words: readonly TitleWord[], given: GivenPlace): Found {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word || !isPlaceWord(words, at)) continue;
    const province = findProvince(word.bare);
    const reversed = reversedAt(words, at);
    if (reversed) return reversed;
    if (province !== undefined && !isQuarterName(words, at)) return provinceAt(words, at, province);
    const district = districtAt(words, at, given.il);
    if (district) return district;
  }
  return { used: [] };
}

function isPlaceWord(words: readonly TitleWord[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (word?.isName !== true) return false;
  return !next || word.hasEnding || !NOT_A_PLACE.test(next.folded) || isStartOfQuarter(words, at + 1);
}

/** Whether a common word begins the name of a quarter: `Üniversite Mahallesi`, `Organize Sanayi Bölgesi Mahallesi`. */
function isStartOfQuarter(words: readonly TitleWord[], at: number): boolean {
  const end = words.findIndex(({ folded }, index) => index > at && QUARTER_WORD.test(folded));
  return end !== -1 && end - at <= LONGEST_NAME && words.slice(at, end).every(isPartOfName);
}

/** `Yazıhan / Malatya’da`. */
function reversedAt(words: readonly TitleWord[], at: number): Found | undefined {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !next?.isName || word.hasEnding || !isPlaceWord(words, at + 1)) return undefined;
  const province = findProvince(next.bare);
  const ilce = province && findDistrictIn(province, word.bare);
  if (!ilce || (findProvince(word.bare) && findDistrictIn(findProvince(word.bare) ?? '', next.bare))) return undefined;
  return { il: province, ilce, used: [at, at + 1] };
}

function provinceAt(words: readonly TitleWord[], at: number, province: string): Found {
  const used = [at];
  let next = at + 1;
  if (PROVINCE_WORD.test(words[next]?.folded ?? '')) {
    used.push(next);
    next += 1;
  }
  // `Malatya Merkez Yeşilyurt`: a metropolitan province has no district of that name.
  if (words[next]?.bare === 'merkez' && !findDistrictIn(province, 'Merkez')) {
    used.push(next);
    next += 1;
  }
  for (const length of [2, 1]) {
    const run = words.slice(next, next + length);
    if (run.length < length || !run.every(({ isName }) => isName)) continue;
    const ilce = findDistrictIn(province, run.map(({ bare }) => bare).join(' '));
    if (ilce === undefined || isQuarterName(words, next + length - 1)) continue;
    used.push(...run.map((_, index) => next + index));
    if (DISTRICT_WORD.test(words[next + length]?.folded ?? '')) used.push(next + length);
    return { il: province, ilce, used };
  }
  return { il: province, used };
}

/** Returns a district without its province before it: in the source's province, or in the only one that has it. */
function districtAt(words: readonly TitleWord[], at: number, il: string | null): Found | undefined {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || isQuarterName(words, at) || /^\d/.test(word.bare)) return undefined;
  const [one, another] = findDistricts(word.bare);
  const own = il === null ? undefined : findDistrictIn(il, word.bare);
  const isMarked = word.hasEnding || DISTRICT_WORD.test(next?.folded ?? '');
  if (!isMarked && (ORDINARY.has(word.bare) || !isFollowedByName(words, at))) return undefined;
  if (own !== undefined) return { ilce: own, used: [at] };
  // A province different from the source's counts only if no other province has a district of that name.
  if (!one || another || (il !== null && !word.hasEnding)) return undefined;
  return { il: one.province, ilce: one.district, used: [at] };
}

/** A district is at the beginning, or before a name or a number; a word in the middle of a headline is not one. */
function isFollowedByName(words: readonly TitleWord[], at: number): boolean {
  const next = words[at + 1];
  return at === 0 || (next !== undefined && (next.isName || /^\d/.test(next.folded)));
}

/** `Yazıhan ilçesinde`, anywhere in the title. */
function namedDistrict(words: readonly TitleWord[], il: string): { ilce: string; used: number[] } | undefined {
  const at = words.findIndex(({ folded }) => DISTRICT_WORD.test(folded));
  const ilce = at > 0 ? findDistrictIn(il, words[at - 1]?.bare ?? '') : undefined;
  return ilce === undefined ? undefined : { ilce, used: [at - 1, at] };
}

function isQuarterName(words: readonly TitleWord[], at: number): boolean {
  const next = words[at + 1]?.folded ?? '';
  const isBeforeStreet = STREET_WORD.test(next) && !isStartOfQuarter(words, at + 1);
  const isBeforeKind = QUARTER_WORD.test(next) || LOCALITY_WORD.test(next) || isBeforeStreet;
  return isBeforeKind && !words[at]?.hasEnding;
}

function isVillage(words: readonly TitleWord[], at: number): boolean {
  return words[at]?.folded.startsWith('koy') === true;
}

/** Returns the name before such a word: a few words with capitals. */
function nameBefore(
  words: readonly TitleWord[],
  kind: RegExp,
  from: number,
): { name: string; end: number; used: number[] } | undefined {
  const end = words.findIndex(({ folded }, index) => index >= from && kind.test(folded));
  if (end === -1) return undefined;
  let start = end;
  while (start > from && end - start < LONGEST_NAME && isPartOfName(words[start - 1])) start -= 1;
  const own = words.slice(start, end);
  const name = spelled(own.map(({ text }) => text).join(' '));
  if (!/\p{L}{2}/u.test(name)) return undefined;
  return { name, end, used: Array.from({ length: end - start + 1 }, (_, index) => start + index) };
}

function isPartOfName(word: TitleWord | undefined): boolean {
  if (word === undefined || !word.isName || word.hasEnding || /[)(]/.test(word.text)) return false;
  return !QUARTER_WORD.test(word.folded) && !/^(?:tatil|icradan|satilik|mahkemeden)$/.test(word.folded);
}

/** `Akçadağ Kotangölü’nde`: a name with an ending after the district, if the district has a quarter of that name. */
function bareQuarter(
  words: readonly TitleWord[],
  from: number,
  il: string | undefined,
  ilce: string | undefined,
): { name: string; used: number[] } | undefined {
  if (!il || !ilce || from === 0) return undefined;
  for (let length = 1; length <= LONGEST_NAME; length += 1) {
    const run = words.slice(from, from + length);
    if (run.length < length || !run.every(({ isName }) => isName)) return undefined;
    const last = run.at(-1);
    if (!last?.hasEnding) continue;
    const name = [...run.slice(0, -1).map(({ text }) => text), last.text.split(/['’ʼ`‘]/)[0] ?? ''].join(' ');
    if (!hasQuarter(il, ilce, name)) return undefined;
    const proper = quartersOf(il, ilce).find((quarter) => foldTurkish(quarter) === foldTurkish(name));
    return { name: `${proper} Mahallesi`, used: run.map((_, index) => from + index) };
  }
  return undefined;
}

function spelled(name: string): string {
  return /\p{Ll}/u.test(name) && /\p{Lu}/u.test(name) ? name : titleCaseTurkish(name);
}
