import { needing } from '#server/turkish/matches-in.ts';
import { findDistrictIn, findProvince } from '#shared/places/places.ts';
import { foldTurkish, titleCaseTurkish } from '#shared/text/turkish-text.ts';
import { type LabelledLot, labelValues } from '../split/lot-text.ts';
import { type Passage, sliceOf } from '../split/passage.ts';
import type { Findings } from './findings.ts';
import { mentionsIn } from './mentions.ts';
import type { Mention, NoticeLot } from './notice-reading.ts';
import { properQuarter } from './quarter-names.ts';

const WORD = "[\\p{L}\\d.]+(?:['’]\\p{L}+)?";
/** `Malatya İl`, `Malatya İli`. In `İzmir'in Gaziemir ilçesi` only the district has a word that says what it is. */
const PROVINCE = needing([' il'], /(?<![a-z])([a-z]{2,20})(?:'[a-z]{1,4})? il(?:i|inde|inin|ine|indeki)?(?![a-z'])/g);
const OWNING_PROVINCE = needing(
  [' ilce'],
  /(?<![a-z])([a-z]{2,20})(?:'[a-z]{1,4})?,? (?:[a-z0-9]{2,20} ){1,2}ilce(?:si)?(?![a-z])/g,
);
const DISTRICT = needing(
  [' ilce'],
  /(?<![a-z0-9])((?:[a-z0-9]{2,20} )?[a-z]{1,20})(?:'[a-z]{1,4})? ilce(?:si|sinde|sinin|sine|sindeki)?(?![a-z'])/g,
);
/** `Yeşilyurt / MALATYA` at the end of an address. */
const SLASHED = needing(['/'], /(?<![a-z])([a-z]{2,20}) ?\/ ?([a-z]{2,20})(?![a-z])/g);
/** `Ankara, Mamak, …` and `Malatya Yeşilyurt Yakınca Mahallesi`. */
const NEXT_TO = /(?<![a-z'])([a-z]{2,20}),? ([a-z]{2,20})(?![a-z])/g;
const QUARTER = needing(
  ['mah', 'mh.', 'koyu'],
  /(?<![a-z])(mah(?:alle|\.)? ?\/ ?koyu?|koyu? ?\/ ?mahallesi?|mahallesi|mahalle|mah(?=[ .,])\.?|mh\.|koyu)(?:'?n[dei][a-z]{0,4})?(?!(?:[a-z]|\s?yolu| ?:))/g,
);
/** One label per line, as in forms. */
const LABELLED_PROVINCE = needing(['il:', 'il :', 'ili:', 'ili :'], /(?<![a-z/])il[i]? ?: ?([a-z]{2,20})(?![a-z])/g);
const LABELLED_DISTRICT = needing(['ilce'], /(?<![a-z/])ilce(?:si)? ?: ?([a-z0-9]{2,20}(?: [a-z]{2,20})?)(?![a-z])/g);
const LABELLED_QUARTER = needing(
  ['mah', 'koy'],
  /(?<![a-z/])(mahalle ?\/ ?koy|mahallesi|mahalle|mah\.|koyu|koy)(?: adi)? ?: ?([^\n,;:()]{2,60})/g,
);
/** Words before `Mahallesi` that are not part of a quarter's name. */
const NOT_OF_NAME = new Set([
  'il',
  'ili',
  'ilce',
  'ilcesi',
  'ilcesine',
  'ada',
  'parsel',
  'kat',
  'blok',
  'no',
  'bolum',
  'adresi',
  'adres',
  'merkez',
  'nolu',
  'hukuk',
  'ceza',
  'ticaret',
  'asliye',
  'sulh',
]);
const LONGEST_QUARTER = 4;
/** A notice that was typed with Turkish letters has one within this many characters. */
const TELLING_LENGTH = 3000;

type Place = Pick<NoticeLot, 'il' | 'ilce' | 'mahalleKoy'>;

/**
 * Reads the place of a lot from its own text, or from the common text before the lots. Never from the office: the
 * property may be in another town.
 */
export function readPlace(lot: LabelledLot, shared: Passage | undefined, findings: Findings): Place {
  const address = labelValues(lot, 'address', 300);
  const texts = [...lot.descriptive, ...address];
  const own = provincesIn(texts);
  const common = shared && own.length === 0 ? fromPlaceOn(shared) : [];
  const il = findings.agreed('il', own.length > 0 ? own : common.flatMap((text) => provincesNamed(text)));
  if (!il) return withQuarter(lot.descriptive, address, findings, {});
  const said = districtsIn(texts, il.value);
  const ilce = findings.agreed('ilce', said.length > 0 ? said : districtsNamed(common, il.value));
  const place = withQuarter(lot.descriptive, address, findings, { il, ...(ilce && { ilce }) });
  return place.mahalleKoy || common.length === 0 ? place : withQuarter(common, [], findings, place);
}

/** Returns the text from the first named province or district on; before it is the office with its town. */
function fromPlaceOn(text: Passage): Passage[] {
  const at = text.folded.search(/(?<![a-z])[a-z]{2,20}(?:'[a-z]{1,4})? (?:ili|ilcesi)(?:n[a-z]{1,5})?(?![a-z])/);
  return at === -1 ? [] : [sliceOf(text, at)];
}

function withQuarter(texts: readonly Passage[], address: readonly Passage[], findings: Findings, place: Place): Place {
  const around = new Set([place.il, place.ilce].flatMap((field) => (field ? [foldTurkish(field.value)] : [])));
  const printed = readQuarter(texts, address, around, findings);
  const value =
    printed && properQuarter(printed.value, place.il?.value, place.ilce?.value, isWithoutTurkishLetters(texts));
  const mahalleKoy = printed && value !== undefined ? { ...printed, value } : undefined;
  return { ...place, ...(mahalleKoy && { mahalleKoy }) };
}

function isWithoutTurkishLetters([text]: readonly Passage[]): boolean {
  return text !== undefined && !/[çğıöşüÇĞİÖŞÜ]/.test(text.source.slice(0, TELLING_LENGTH));
}

function provincesIn(texts: readonly Passage[]): Mention<string>[] {
  const named = texts.flatMap(provincesNamed);
  if (named.length > 0) return named;
  const owning = texts.flatMap((text) => mentionsIn(text, OWNING_PROVINCE, ([, name = '']) => findProvince(name)));
  if (owning.length > 0) return owning;
  const slashed = texts.flatMap((text) =>
    mentionsIn(
      text,
      SLASHED,
      ([, district = '', name = '']) => provinceWith(name, district) ?? provinceWith(district, name),
    ),
  );
  if (slashed.length > 0) return slashed;
  return texts.flatMap((text) =>
    mentionsIn(text, NEXT_TO, ([, name = '', district = '']) => provinceWith(name, district)),
  );
}

function provincesNamed(text: Passage): Mention<string>[] {
  return [LABELLED_PROVINCE, PROVINCE].flatMap((pattern) =>
    mentionsIn(text, pattern, ([, name = '']) => findProvince(name)),
  );
}

function provinceWith(name: string, district: string): string | undefined {
  const province = findProvince(name);
  return province && findDistrictIn(province, district) ? province : undefined;
}

function districtsIn(texts: readonly Passage[], province: string): Mention<string>[] {
  const named = districtsNamed(texts, province);
  if (named.length > 0) return named;
  const slashed = texts.flatMap((text) =>
    mentionsIn(text, SLASHED, ([, one = '', other = '']) => districtBeside(province, other, one)),
  );
  if (slashed.length > 0) return slashed;
  return texts.flatMap((text) =>
    mentionsIn(text, NEXT_TO, ([, name = '', district = '']) =>
      findProvince(name) === province ? findDistrictIn(province, district) : undefined,
    ),
  );
}

/** Returns the district in `Amasra / Bartın` or `Bartın / Amasra`. */
function districtBeside(province: string, one: string, other: string): string | undefined {
  if (findProvince(one) === province) return findDistrictIn(province, other);
  return findProvince(other) === province ? findDistrictIn(province, one) : undefined;
}

function districtsNamed(texts: readonly Passage[], province: string): Mention<string>[] {
  return texts.flatMap((text) =>
    [LABELLED_DISTRICT, DISTRICT].flatMap((pattern) =>
      mentionsIn(text, pattern, ([, name = '']) => districtNamed(province, name)),
    ),
  );
}

/** The name has one word, or two, as in `19 Mayıs`. */
function districtNamed(province: string, name: string): string | undefined {
  const [first = '', last = first] = name.split(' ');
  return findDistrictIn(province, name) ?? findDistrictIn(province, last) ?? findDistrictIn(province, first);
}

function readQuarter(
  descriptive: readonly Passage[],
  address: readonly Passage[],
  around: ReadonlySet<string>,
  findings: Findings,
): Mention<string> | undefined {
  const read = (text: Passage) => [
    ...mentionsIn(text, LABELLED_QUARTER, labelledQuarter),
    ...mentionsIn(text, QUARTER, (match, passage) => quarterNamed(match, passage, around)),
  ];
  const named = descriptive.flatMap(read);
  const byDeed = descriptive.flatMap((text) =>
    mentionsIn(text, QUARTER, (match, passage) =>
      isBesideParcel(match, passage) ? quarterNamed(match, passage, around) : undefined,
    ),
  );
  // If several quarters are named, the one next to the parcel counts: others belong to an address or a neighbour.
  const said = byDeed.length > 0 && new Set(named.map(({ value }) => bareQuarter(value))).size > 1 ? byDeed : named;
  // An address is written by hand and may be the owner's, so it counts only if the description names no quarter.
  const mentions = said.length > 0 ? said : address.flatMap(read);
  const best = mentions.find(({ value }) => value.includes(' Ma') || value.endsWith(' Köyü'));
  const agreed = findings.agreed('mahalleKoy', mentions, bareQuarter);
  return agreed && (best ?? agreed);
}

function isBesideParcel(match: RegExpExecArray, { folded }: Passage): boolean {
  const end = match.index + match[0].length;
  return (
    /^[^.\n]{0,50}?(?<![a-z])ada(?![a-z])/.test(folded.slice(end, end + 60)) ||
    /parsel[a-z]{0,3},? ?(?:\S+ ){0,3}$/.test(folded.slice(Math.max(0, match.index - 60), match.index))
  );
}

function bareQuarter(value: string): string {
  return foldTurkish(value).replace(/ (?:mahallesi|koyu)$/, '');
}

function labelledQuarter(match: RegExpExecArray, { text }: Passage): string | undefined {
  const start = match.index + match[0].length - (match[2] ?? '').length;
  const end = start + (match[2] ?? '').length;
  // `MAHALLE: DUTLUCA MEVKİ: …`: the last word is the next label.
  const printed = text
    .slice(start, end)
    .trim()
    .replace(text[end] === ':' ? / ?\S+$/ : /$^/, '');
  const [, name = printed, kind] = /^(.*?) ?(Mahallesi|Mah\.|Köyü|MAHALLESİ|MAH\.|KÖYÜ)?$/u.exec(printed) ?? [];
  if (!/^\p{Lu}/u.test(name) || name.split(' ').length > LONGEST_QUARTER) return undefined;
  const spelled = /\p{Ll}/u.test(name) ? name : titleCaseTurkish(name);
  const label = kind ? foldTurkish(kind) : (match[1] ?? '');
  if (label.includes('/')) return spelled;
  return `${spelled} ${label.startsWith('koy') ? 'Köyü' : 'Mahallesi'}`;
}

/** Returns the capitalised words before `Mahallesi`, back to a comma or to the name of the province or district. */
function quarterNamed(match: RegExpExecArray, { text }: Passage, around: ReadonlySet<string>): string | undefined {
  const before =
    text
      .slice(Math.max(0, match.index - 80), match.index)
      .split(/[,;:()\n]/)
      .at(-1) ?? '';
  const words: string[] = [];
  for (const word of before.trim().split(' ').toReversed()) {
    const folded = foldTurkish(word);
    if (!isNameWord(word) || NOT_OF_NAME.has(folded) || around.has(folded) || words.length === LONGEST_QUARTER) break;
    words.unshift(word);
  }
  const name = words.join(' ');
  if (!/\p{L}{2}/u.test(name)) return undefined;
  const spelled = /\p{Ll}/u.test(name) ? name : titleCaseTurkish(name);
  const kind = match[1] ?? '';
  if (kind.includes('/')) return spelled;
  return `${spelled} ${kind === 'koyu' ? 'Köyü' : 'Mahallesi'}`;
}

const NAME_WORD = new RegExp(`^(?:\\p{Lu}${WORD.replace('+', '*')}|\\d{1,4}\\.?)$`, 'u');

function isNameWord(word: string): boolean {
  return NAME_WORD.test(word);
}
