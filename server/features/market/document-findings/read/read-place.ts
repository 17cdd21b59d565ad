import { ORDINALS } from '#server/turkish/number-words.ts';
import { type PaperRule, there } from './paper-rule.ts';

const NO = `(?:\\.|'? ?nolu|no ?'? ?lu|no\\.? ?lu|numarali|no'lu|nolu)`;
const THING =
  '(?:(?:(?:asma|batar|galeri) katli|(?:ters |bahce |cati )?(?:dubleks|tripleks|piyesli)|cati arali|(?:bahceli|depolu|terasli|koseli|kose)) )?(?:daire|mesken|dukkan|isyeri|is yeri|konut|buro|ofis|magaza)';
/** Floor and unit in one row: `Blok/Kat/BB No: -/3/8`. */
const FLOOR_AND_UNIT =
  /(?:kat ?(?:no)? ?\/ ?(?:bb|b\. ?b\.?|bagimsiz bolum|daire)(?: ?no)?\.? ?[:|] ?(?:[a-z-]{1,3} ?\/ ?)?|kat ?\/ ?giris ?\/ ?bb ?no ?[:|] ?[^/ ]{0,8}\/ ?|(?<![a-z])kat ?[:.] ?(?=(?:\d{1,2}|zemin|bodrum),? no ?[:.] ?\d{1,4} (?:mesken|daire|dukkan|konut|isyeri|buro|ofis)))(?<floor>\d{1,2}|zemin|bodrum)(?:\. ?kat)?(?: ?\/(?:[^/ ]{0,8}\/)? ?|,? no ?[:.] ?)(?<unit>\d{1,4})(?![\d/])/;
const UNIT = [
  new RegExp(
    `(?<![\\d./,])(?<unit>\\d{1,4}(?:\\/[a-z](?![a-z]))?)\\)? ?${NO}? ?(?:(?:[a-z]+ ){0,4}(?:vasifli|nitelikli) )?(?:bagimsiz bolum|b\\. ?b\\.|bb(?![a-z]))`,
  ),
  /bagimsiz bolum(?:un)?(?: no(?:su)?| numarasi)?\.? ?[:|]? ?(?:(?:\d{1,2}\. ?|zemin |bodrum )kat,? )?(?:no(?:su)? ?[:.] ?)?(?<unit>\d{1,4})(?![\d/]|[.,]\d| ?m ?[2²]| ?adet|\. ?kat)/,
  /(?<![a-z])(?:bb|b\. ?b\.?) ?(?:no)? ?[:|]? ?[^\d]{0,3}(?:(?:\d{1,2}|zemin)\.? ?kat)?\/{0,3}(?<unit>\d{1,4})(?![\d/]|[.,]\d| ?m ?[2²])/,
  new RegExp(`(?<![\\d./,])(?<unit>\\d{1,4})\\)? ?${NO} ?["“”']?${THING}`),
  /(?<=\d\. ?kat(?:ta|inda|taki|indaki)?,? )(?<unit>\d{1,4}) ?(?:numara|nolu|no\.? ?lu)/,
];
/** Things that are not the unit also have numbers and floors. */
const OF_AN_EXTRA = /eklenti|siginak|otopark yeri|kapici|ortak alan/;
const FLOOR = new RegExp(
  [
    `bbno ?: ?[^/ ]{0,6}\\/(?<printed>\\d{1,2})\\. ?kat`,
    `(?<![\\d+./,-])(?<!ve )(?<floor>\\d{1,2})(?:\\.|'? ?(?:inci|nci|uncu|ncu))[ ]?(?:normal )?kat(?:ta|inda|indaki|taki|tadir|indadir)?(?![a-z])`,
    `(?<![a-z])(?<word>${ORDINALS.join('|')}) (?:normal )?kat(?:ta|inda|indaki|taki|tadir|indadir)?(?![a-z])`,
    `(?:bulundugu |bulunan )?(?<![a-z])kat(?:i| no)? ?[:|] ?(?<row>\\d{1,2}|zemin|bodrum)(?!\\d|[.,]\\d|[a-z]*[+]| ?\\/)`,
    `(?<![a-z])(?<!\\d\\. )(?<!yuksek )(?<named>zemin|bodrum) kat(?:ta|inda|indaki|taki|tadir|indadir)?(?![a-z])`,
  ].join('|'),
  'g',
);
const NEAR = 45;

/** The number of the unit in the building. */
export const readUnit: PaperRule = ({ folded }) => {
  const both = FLOOR_AND_UNIT.exec(folded)?.groups?.unit;
  if (both) return [there('unit', { word: both }, 3)];
  for (const pattern of UNIT) {
    const found = pattern.exec(folded);
    const unit = found?.groups?.unit;
    if (!found || !unit || unit === '0') continue;
    if (isCount(folded, found) || isOfPair(folded, found) || IS_HEADING.test(folded)) continue;
    if (OF_AN_EXTRA.test(folded.slice(Math.max(0, found.index - 25), found.index + found[0].length + 20))) continue;
    return [there('unit', { word: unit }, pattern === UNIT[3] ? 1 : 2)];
  }
  return [];
};

/** `3 ve 4 nolu bağımsız bölümler` does not say which of them is sold. */
const isOfPair = (folded: string, { index, 0: text }: RegExpExecArray) =>
  /\d ?(?:ve|ile|-) $/.test(folded.slice(Math.max(0, index - 6), index)) ||
  /^(?:l[ae]r)/.test(folded.slice(index + text.length));

/** In `7. Bağımsız bölümün özellikleri` the number is that of the report's section. */
const IS_HEADING =
  /^\W*\d{1,2}(?:\.\d)*[.)-]? ?bagimsiz bolum[a-z]* (?:(?:ic|genel|fiziki|teknik|mimari) )?(?:ozellik|bilgi|nitelik|tanim|durum|deger|hakkinda|acikla)/;
/** `toplam 17 bağımsız bölüm mevcuttur` says how many there are. */
function isCount(folded: string, { index, 0: text }: RegExpExecArray): boolean {
  if (!/^\d+ bagimsiz bolum/.test(text)) return false;
  const [before, after] = [folded.slice(Math.max(0, index - 20), index), folded.slice(index + text.length)];
  return (
    /(?:toplam(?:da)?|tamami|uzere) $/.test(before) ||
    /^(?:l[ue]|d[ae]n|den| (?:mevcut|bulun|var|yer al|olus|ibaret))/.test(after)
  );
}

/** If several floors are used by several people, none is read as the unit's floor. */
const FLOORS = /(?:zemin|bodrum|alt|ust|\d\.)(?: normal)? kat/g;
const isNear = (unit: number | undefined, at: number) => unit !== undefined && Math.abs(unit - at) < NEAR;

/** The floor of the unit: if several are named, the one near the unit's number. */
export const readFloor: PaperRule = (sentence, paper) => {
  if (!paper.hasUnit) return [];
  const { folded } = sentence;
  const both = FLOOR_AND_UNIT.exec(folded)?.groups?.floor;
  if (both) return [there('floor', { word: both }, 3)];
  const unit = UNIT.map((pattern) => pattern.exec(folded)).find((found) => found)?.index;
  return [...folded.matchAll(FLOOR)].flatMap(({ index, 0: text, groups = {} }) => {
    const { floor, row, named, printed, word: ordinal } = groups;
    const word = floor ?? row ?? named ?? printed ?? (ordinal ? String(ORDINALS.indexOf(ordinal) + 1) : undefined);
    const around = folded.slice(Math.max(0, index - 20), index + text.length + 25);
    const after = folded.slice(index + text.length);
    if (
      !word ||
      OF_AN_EXTRA.test(around) ||
      /^ ?\d{1,2}(?:,|['’]| ?adet| daire| dukkan)|^ ?(?:ve|ile) (?:\d|zemin|bodrum|asma)|^[a-z]* (?:depo|siginak|otopark)/.test(
        after,
      )
    )
      return [];
    if (
      !(row || printed) &&
      !isNear(unit, index) &&
      (folded.match(FLOORS)?.length ?? 0) > 1 &&
      /otur|kullan|ikamet/.test(folded)
    )
      return [];
    return [there('floor', { word }, row || printed ? 3 : isNear(unit, index) ? 2 : 1)];
  });
};
