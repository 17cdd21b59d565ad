import type { PaperAround, PaperRule, Read } from '../paper-rule.ts';
import { BUILDING_ROWS } from './building-rows.ts';
import { PLACE_ROWS } from './place-rows.ts';
import { REGISTER_ROWS } from './register-rows.ts';
import type { Reader } from './row-reader.ts';
import { VEHICLE_ROWS } from './vehicle-rows.ts';
import { DEBT_ROWS, WORTH_ROWS } from './worth-rows.ts';

/** Labels as forms, tables and lists print them; each stands alone before its colon, bar or equals sign. */
const ROWS = [...PLACE_ROWS, ...WORTH_ROWS, ...VEHICLE_ROWS, ...BUILDING_ROWS, ...REGISTER_ROWS, ...DEBT_ROWS];
const LABELS = ROWS.map(({ label, read }) => ({ label: new RegExp(`^(?:${label.source})$`), read }));
/** How the column or row of that name is read. */
export function readerOf(name: string): Reader | undefined {
  return LABELS.find(({ label }) => label.test(name))?.read;
}

/** Where a value of a row begins: after a colon, a bar or an equals sign; before it stands its label. */
const MARK = / ?(?:[:|]|(?<!(?:\d|tl|m2|m²|\/ ?(?:adet|ad|da|dekar|donum|kok)|\)) ?)=) ?/g;
const LONGEST_LABEL = 60;
/** A lease has a beginning only where the paper is about one. */
const OF_LEASE = /kira|sozlesme|kontrat/;

/** `başlık: değer`, alone in its line, in a row of a table, or several of them in one line. */
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

/** The words before a next mark are its label, if they are one. */
function labelStart(firm: string, from: number, to: number): number {
  const words = firm.slice(from, to);
  const starts = [...words.matchAll(/(?:^| )(?=[a-z])/g)].map(({ index, 0: gap }) => index + gap.length).slice(-5);
  const start = starts.find((begin) => LABELS.some(({ label }) => label.test(words.slice(begin))));
  return from + (start ?? words.length);
}

function readRow(words: string, value: string, paper: PaperAround): readonly Read[] {
  const clean = words.replace(/^[^a-z]*(?:\d{1,2} ?[-.)] ?|[a-z] ?\) ?)?[^a-z]*/, '').trimEnd();
  const starts = [0, ...[...clean.matchAll(/ (?=[a-z])/g)].map(({ index }) => index + 1).slice(-4)];
  for (const start of starts) {
    // Words before a label in the same line belong to the value before it.
    const label = clean.slice(start);
    if (
      start > 0 &&
      !/[\d"”),;] $/.test(clean.slice(0, start)) &&
      !/^(?:parsel|ada|yuz|nitel|brut|net|hisse|kat|bagimsiz)/.test(label)
    )
      continue;
    const row = LABELS.find((one) => one.label.test(label) || one.label.test(label.replace(/ ?\([^)]*\)$/, '')));
    if (!row) continue;
    const found = row.read(value, paper);
    return found.filter(({ field }) => field !== 'lease' || OF_LEASE.test(label) || paper.isOfLease);
  }
  return [];
}
