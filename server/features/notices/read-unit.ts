import { foldTurkish } from '#shared/turkish-text.ts';
import type { LabelledLot } from './lot-text.ts';
import type { NoticeLot } from './notice-reading.ts';
import { type Passage, sliceOf } from './passage.ts';
import { type Findings, type Statement, statementsOf } from './statement.ts';

const NUMBER = "(?<![\\d.,/])\\(?(?<printed>\\d{1,4}|[a-z]-?\\d{1,3})\\)? ?(?:no\\.? ?'? ?lu|numarali)";
/** What the deed calls it. Other units of the building are named by what they are. */
const UNIT_PATTERNS = [
  new RegExp(`${NUMBER} (?:bagimsiz bolum|b\\. ?b\\.)`, 'g'),
  /(?<![\d.,/])(?<printed>\d{1,4}) bagimsiz bolum (?:numarali|no\.? ?'? ?lu)/g,
  /bagimsiz bolum(?: no(?:su)?| numarasi)? ?: ?(?<printed>\d{1,4}|[a-z]-?\d{1,3})(?![\d/.])/g,
];
const HOME_PATTERNS = [new RegExp(`${NUMBER} (?:mesken|konut|daire|dukkan|isyeri|is yeri|buro|ofis|depo|villa)`, 'g')];
const BLOCK_PATTERNS = [
  /(?<![a-z0-9'’.])(?<printed>[a-z](?:-?\d{1,2})?|\d{1,3}\.) ?blok(?![a-z])/g,
  /(?<![a-z])blok(?: no| adi)? ?: ?(?<printed>[a-z](?:-?\d{1,2})?|\d{1,3})(?![a-z0-9])/g,
];
const FLOOR_PATTERNS = [
  /(?<![\d+.,/])(?<printed>\d{1,2}\. ?(?:bodrum |normal )?|(?:zemin|bodrum|asma|cati|giris) )kat(?:i|ta|taki|inda|indaki)?(?![a-z])(?! (?:irtifak|mulkiyet|yukseklig|izni|ilave))/g,
  /(?<![a-z])kat(?: no)? ?: ?(?<printed>\d{1,2}|zemin|bodrum|asma|cati|giris)(?![a-z\d])/g,
];
const FLOORS: Readonly<Record<string, string>> = {
  zemin: 'zemin',
  bodrum: 'bodrum',
  asma: 'asma',
  cati: 'çatı',
  giris: 'giriş',
};

/** A floor within this many characters of the unit's number is the unit's; others are those of the building. */
const NEAR_UNIT = 60;
const LONGEST_DEED = 4000;

/** Number, block and floor of a unit in a building. */
export function readUnit(lot: LabelledLot, findings: Findings): Pick<NoticeLot, 'unit' | 'block' | 'floor'> {
  const byDeed = readAll(lot.descriptive, UNIT_PATTERNS, upper);
  const unit = findings.agreed('unit', byDeed.length > 0 ? byDeed : readAll(lot.descriptive, HOME_PATTERNS, upper));
  const block = findings.agreed('block', readAll(lot.descriptive, BLOCK_PATTERNS, upper));
  const besideUnit = readAll(lot.descriptive.flatMap(nearUnits), FLOOR_PATTERNS, floorName);
  const floors = besideUnit.length > 0 ? besideUnit : readAll(lot.descriptive, FLOOR_PATTERNS, floorName);
  const floor = findings.agreed('floor', floors);
  return { ...(unit && { unit }), ...(block && { block }), ...(floor && { floor }) };
}

function readAll(
  texts: readonly Passage[],
  patterns: readonly RegExp[],
  value: (printed: string) => string,
): Statement<string>[] {
  return texts.flatMap((text) =>
    patterns.flatMap((pattern) =>
      statementsOf(text, pattern, (match) => {
        // By its letters in the notice: `Ç Blok` is no `C Blok`.
        const printed = match.groups?.printed ?? '';
        const start = match.index + match[0].indexOf(printed);
        return value(text.text.slice(start, start + printed.length).trim());
      }),
    ),
  );
}

function nearUnits(text: Passage): Passage[] {
  const found = [...text.folded.slice(0, LONGEST_DEED).matchAll(UNIT_PATTERNS[0] ?? /$^/g)].slice(0, 1);
  return found.map(({ index, 0: words }) =>
    sliceOf(text, Math.max(0, index - NEAR_UNIT), index + words.length + NEAR_UNIT),
  );
}

function upper(printed: string): string {
  return printed.toLocaleUpperCase('tr-TR').replace('.', '');
}

function floorName(printed: string): string {
  const folded = foldTurkish(printed);
  const number = /^\d+/.exec(folded)?.[0];
  if (number === undefined) return `${FLOORS[folded] ?? folded} kat`;
  return `${Number(number)}. ${folded.includes('bodrum') ? 'bodrum ' : ''}kat`;
}
