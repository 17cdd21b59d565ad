import { matchesIn, needing } from '#server/turkish/matches-in.ts';
import { ORDINALS } from '#server/turkish/number-words.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import type { LabelledLot } from '../split/lot-text.ts';
import { type Passage, sliceOf } from '../split/passage.ts';
import type { Findings } from './findings.ts';
import { mentionsIn } from './mentions.ts';
import type { Mention, NoticeLot } from './notice-reading.ts';

const OF_NUMBER = "(?:no\\.? ?'? ?lu|numarali)";
const NUMBER = `(?<![\\d.,/])\\(?(?<printed>\\d{1,4}|[a-z]-?\\d{1,3})\\)? ?${OF_NUMBER}`;
const UNIT = '(?:bagimsiz (?:bolum|b\\.)|bag(?:\\.|ims(?:iz|\\.)) ?bol(?:um|\\.)|b\\.? ?b\\.?(?![a-z]))';
const UNIT_WORDS = ['bag', 'bb', 'b b', 'b.b', 'b. b'];
/** A unit in the deed's words; other units of the building are called by their kind (daire, dükkan). */
const UNIT_PATTERNS = [
  new RegExp(`${NUMBER} ${UNIT}`, 'g'),
  new RegExp(`(?<![\\d.,/])(?<printed>\\d{1,4}) ${UNIT} ${OF_NUMBER}`, 'g'),
  new RegExp(
    `${UNIT}(?:(?: no(?:su)?\\.?| numarasi) ?[:.]? ?| ?: ?)(?<printed>\\d{1,4}|[a-z]-?\\d{1,3})(?![\\d/.]|[a-z]| ?(?:no\\.? ?'? ?lu|numarali|adet))`,
    'g',
  ),
].map((pattern) => needing(UNIT_WORDS, pattern));
const HOME =
  '(?:mesken|konut|daire|dukkan|isyeri|is yeri|buro|ofis|depo|villa|dubleks|tripleks|magaza|ticarethane|bodrum|tasinmaz)';
const HOME_PATTERNS = [
  new RegExp(`${NUMBER},? (?:(?!parsel|ada |blok|tasinmaz)[a-z]{3,12} ){0,2}(?!tasinmaz)${HOME}`, 'g'),
].map((pattern) => needing(['no', 'numarali'], pattern));
const BLOCK_PATTERNS = [
  /(?<![a-z0-9'’.])(?<printed>[a-z](?:-?\d{1,2})?|\d{1,3}\.)[ -]?blok(?:ta|taki|un)?(?![a-z])/g,
  /(?<![a-z])blok(?: no(?:su)?| adi)? ?: ?(?<printed>[a-z](?:-?\d{1,2})?|\d{1,3})(?![a-z0-9])/g,
].map((pattern) => needing(['blok'], pattern));
const KAT = '(?:kat(?:i|ta|taki|inda|indaki)?(?![a-z])(?! ?(?:irtifak|mulkiyet|yukseklig|izni|ilave|adedi|:)))';
const PLAIN = '(?:zemin|bodrum|asma|cati|giris)';
const FLOOR_PATTERNS = [
  new RegExp(
    `(?<![\\d.,/]|\\+ ?)(?<printed>\\d{1,2} ?(?:\\.|inci|nci|uncu|ncu|'?[iu]nci)? ?(?:bodrum |normal )?|(?:${PLAIN}|${ORDINALS.join('|')}) )${KAT}`,
    'g',
  ),
  /(?<![a-z])kat[i]?(?: no(?:su)?)? ?: ?(?<printed>\d{1,2}(?:\. ?bodrum)?|(?:zemin|bodrum|asma|cati|giris))(?![a-z\d])(?! ?\+)/g,
].map((pattern) => needing(['kat'], pattern));
/** Two floors of one flat. For a building, the same words state its height. */
const FLOORS_OF_UNIT = [
  new RegExp(
    `(?<![\\d.,/])(?<printed>(?:${PLAIN}|\\d{1,2}\\.?)(?: kat)? ?(?:\\+|ve|-) ?(?:${PLAIN}|\\d{1,2}\\.?) ?(?:normal )?)${KAT}`,
    'g',
  ),
  new RegExp(
    `(?<![a-z])kat[i]?(?: no(?:su)?)? ?: ?(?<printed>(?:${PLAIN}|\\d{1,2}\\.?) ?\\+ ?(?:cati|\\d{1,2}))(?![a-z\\d])`,
    'g',
  ),
].map((pattern) => needing(['kat'], pattern));
const FLOORS: Readonly<Record<string, string>> = {
  zemin: 'zemin',
  bodrum: 'bodrum',
  asma: 'asma',
  cati: 'çatı',
  giris: 'giriş',
};

/** A floor within this many characters of the unit's number belongs to the unit; others belong to the building. */
const NEAR_UNIT = 60;
const LONGEST_DEED = 4000;

/** Reads number, block and floor of a unit in a building. */
export function readUnit(lot: LabelledLot, findings: Findings): Pick<NoticeLot, 'unit' | 'block' | 'floor'> {
  const byDeed = readAll(lot.descriptive, UNIT_PATTERNS, upper);
  const unit = findings.agreed('unit', byDeed.length > 0 ? byDeed : readAll(lot.descriptive, HOME_PATTERNS, upper));
  const block = findings.agreed('block', readAll(lot.descriptive, BLOCK_PATTERNS, upper));
  const beside = lot.descriptive.flatMap(nearUnits);
  const several = readAll(beside, FLOORS_OF_UNIT, floorsName);
  const besideUnit = several.length > 0 ? several : readAll(beside, FLOOR_PATTERNS, floorName);
  const floors =
    besideUnit.length > 0 ? besideUnit : readAll(lot.descriptive.map(withoutRooms), FLOOR_PATTERNS, floorName);
  const floor = findings.agreed('floor', floors);
  return { ...(unit && { unit }), ...(block && { block }), ...(floor && { floor }) };
}

function readAll(
  texts: readonly Passage[],
  patterns: readonly RegExp[],
  value: (printed: string) => string,
): Mention<string>[] {
  return texts.flatMap((text) =>
    patterns.flatMap((pattern) =>
      mentionsIn(text, pattern, (match) => {
        // From the unfolded text: folded, `Ç Blok` would become `C Blok`.
        const printed = match.groups?.printed ?? '';
        const start = match.index + match[0].indexOf(printed);
        return value(text.text.slice(start, start + printed.length).trim());
      }),
    ),
  );
}

function nearUnits(text: Passage): Passage[] {
  const deed = text.folded.slice(0, LONGEST_DEED);
  const found = [...UNIT_PATTERNS, ...HOME_PATTERNS].flatMap((pattern) => matchesIn(deed, pattern, 1));
  return found
    .slice(0, 1)
    .map(({ index, 0: words }) => sliceOf(text, Math.max(0, index - NEAR_UNIT), index + words.length + NEAR_UNIT));
}

/** Blanks out floors within the unit: `zemin katta salon ve mutfak` does not say on which floor the unit is. */
function withoutRooms(text: Passage): Passage {
  return {
    ...text,
    folded: text.folded.replace(/ kat(?:ta|inda)(?! ?(?:bulunan|yer alan|kain|kayitli|olan))/g, (words) =>
      ' '.repeat(words.length),
    ),
  };
}

function upper(printed: string): string {
  return printed.toLocaleUpperCase('tr-TR').replace('.', '');
}

/** `zemin + 1. kat`. */
function floorsName(printed: string): string {
  const parts = foldTurkish(printed).match(/\d+|zemin|bodrum|asma|cati|giris/g) ?? [];
  return `${parts.map((part) => FLOORS[part] ?? `${Number(part)}.`).join(' + ')} kat`;
}

function floorName(printed: string): string {
  const folded = foldTurkish(printed).trim();
  const ordinal = ORDINALS.indexOf(folded);
  if (ordinal !== -1) return `${ordinal + 1}. kat`;
  const number = /^\d+/.exec(folded)?.[0];
  if (number === undefined) return `${FLOORS[folded] ?? folded} kat`;
  return `${Number(number)}. ${folded.includes('bodrum') ? 'bodrum ' : ''}kat`;
}
