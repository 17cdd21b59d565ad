import type { PaperAround, PaperRule, Read } from '../paper-rule.ts';
import { BUILDING_ROWS } from './building-rows.ts';
import { PLACE_ROWS } from './place-rows.ts';
import { REGISTER_ROWS } from './register-rows.ts';
import type { Reader } from './row-reader.ts';
import { VEHICLE_ROWS } from './vehicle-rows.ts';
import { DEBT_ROWS, WORTH_ROWS } from './worth-rows.ts';

/** Labels as forms, tables and lists print them; a label is everything before the colon, bar or equals sign. */
const ROWS = [...PLACE_ROWS, ...WORTH_ROWS, ...VEHICLE_ROWS, ...BUILDING_ROWS, ...REGISTER_ROWS, ...DEBT_ROWS];
const LABELS = ROWS.map(({ label, read }) => ({ label: new RegExp(`^(?:${label.source})$`), read }));
/** The reader of the column or row with that name. */
export function readerOf(name: string): Reader | undefined {
  return LABELS.find(({ label }) => label.test(name))?.read;
}

/** The mark between a label and its value: a colon, a bar or an equals sign. */
const MARK = / ?(?:[:|]|(?<!(?:\d|tl|m2|m²|\/ ?(?:adet|ad|da|dekar|donum|kok)|\)) ?)=) ?/g;
const LONGEST_LABEL = 60;
/** Elsewhere a beginning is that of a lease only if the paper is about one. */
const OF_LEASE = /kira|sozlesme|kontrat/;

/** `başlık: değer`: alone in its line, in a row of a table, or several in one line. */
export const readRows: PaperRule = ({ firm }, paper) => {
  const marks = [...firm.matchAll(MARK)];
  return marks.flatMap(({ index, 0: mark }, at) => {
    const from = (marks[at - 1]?.index ?? -2) + (marks[at - 1]?.[0].length ?? 2);
    const label = firm.slice(Math.max(from, index - LONGEST_LABEL), index);
    const next = marks[at + 1];
    const value = firm.slice(index + mark.length, next ? labelStart(firm, index + mark.length, next.index) : undefined);
    return readRow(label, value, paper);
  });
};

const LONGEST_BARE_ROW = 90;
const MOST_LABEL_WORDS = 6;
const MOST_VALUE_WORDS = 4;

/** A row of a form with only space between label and value: `BULUNDUĞU KAT      ZEMİN`. */
export const readBareRows: PaperRule = ({ firm }, paper) => {
  if (firm.length > LONGEST_BARE_ROW || /[:|=;]|\.$/.test(firm)) return [];
  const words = firm
    .trim()
    .replace(/^[-•*] /, '')
    .split(' ');
  for (let count = Math.min(MOST_LABEL_WORDS, words.length - 1); count > 0; count -= 1) {
    const read = readerOf(words.slice(0, count).join(' '));
    if (!read) continue;
    if (words.length - count > MOST_VALUE_WORDS || /^(?:numara|no)/.test(words[count + 1] ?? '')) return [];
    const found = read(words.slice(count).join(' '), paper);
    return found
      .filter(({ field }) => field !== 'lease' || paper.isOfLease)
      .map((one) => ({ ...one, rank: 2 as const }));
  }
  return [];
};

/** The start of the label before the next mark; the end of the words if they contain no label. */
function labelStart(firm: string, from: number, to: number): number {
  const words = firm.slice(from, to);
  const starts = [...words.matchAll(/(?:^| )(?=[a-z])/g)].map(({ index, 0: gap }) => index + gap.length).slice(-5);
  const start = starts.find((begin) => LABELS.some(({ label }) => label.test(words.slice(begin))));
  return from + (start ?? words.length);
}

/** Words before a label in the same line that say what it belongs to. */
const OF_THING =
  /^(?:(?:konu |satisa konu |dava konusu )?(?:tasinmaz|arac|bina|yapi|daire|dukkan|bagimsiz bolum|ana ?tasinmaz)(?:in|nin|un|da|ta|de|ya ait|a ait|da bulunan)? )(?=[a-z])/;
/** A column in thousands or in another currency. */
const OTHER_SCALE = /\([^)]*(?:(?<![a-z])bin(?![a-z])|x ?1\.?000|milyon|usd|eur|dolar|avro|sterlin|[€$])[^)]*\)/;

function readRow(words: string, value: string, paper: PaperAround): readonly Read[] {
  const clean = words.replace(/^[^a-z]*(?:\d{1,2} ?[-.)] ?|[a-z] ?\) ?)?[^a-z]*/, '').trimEnd();
  if (OTHER_SCALE.test(clean)) return [];
  const starts = [0, ...[...clean.matchAll(/ (?=[a-z])/g)].map(({ index }) => index + 1).slice(-4)];
  const ofThing = OF_THING.exec(clean)?.[0].length ?? 0;
  for (const start of starts) {
    // Words before a label in the same line belong to the previous value.
    const label = clean.slice(start);
    if (
      start > 0 &&
      start !== ofThing &&
      !/(?:[\d"”),;²]|m2|tl) $/.test(clean.slice(0, start)) &&
      !/^(?:parsel|ada|yuz|nitel|brut|net|hisse|kat|bagimsiz)/.test(label)
    )
      continue;
    const isOfBuilding = /^(?:\w+ konu )?(?:bina|yapi|daire|dukkan|bagimsiz)/.test(clean) && start > 0;
    const found = readNamed(label, value, isOfBuilding ? { ...paper, hasUnit: true } : paper);
    if (found) return found;
  }
  return [];
}

/** Reads the value of a label; a label may consist of several names with slashes, as in `Kat / BB No: 3 / 12`. */
function readNamed(label: string, value: string, paper: PaperAround): readonly Read[] | undefined {
  const row = LABELS.find((one) => one.label.test(label) || one.label.test(label.replace(/ ?\([^)]*\)$/, '')));
  if (row)
    return row.read(value, paper).filter(({ field }) => field !== 'lease' || OF_LEASE.test(label) || paper.isOfLease);
  const names = label.split('/').map((name) => name.trim());
  const values = [value.split(' / '), value.split('/')].find(({ length }) => length === names.length);
  if (names.length < 2 || !values) return undefined;
  const readers = names.map(readerOf);
  if (readers.every((reader) => reader === undefined)) return undefined;
  return readers.flatMap((read, at) => read?.(values[at]?.trim() ?? '', paper) ?? []);
}
