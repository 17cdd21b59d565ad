import { normaliseFileNumber } from '#server/turkish/file-numbers.ts';
import { matchesIn } from '#server/turkish/matches-in.ts';
import { isSulhOffice, normaliseOfficeName } from '#server/turkish/office-names.ts';
import type { OfficeContact } from '#shared/listings.ts';
import { type Passage, sentenceAt, sliceOf } from '../split/passage.ts';
import type { NoticeLot } from './notice-reading.ts';
import { readOfficeContact } from './read-office-contact.ts';

/** The office's name is at the top of the notice. */
const HEAD_LENGTH = 600;
const LONGEST_NAME = 120;
const OFFICE =
  /(?:icra (?:ve iflas )?(?:dairesi mudurlugu|dairesi|mudurlugu)|iflas dairesi|iflas mudurlugu|(?:sulh hukuk|asliye hukuk|asliye ticaret|aile) mah[a-z]{0,10}\.?\)?(?:\s{1,2}\(?(?:izale-?i suyuu? )?satis memurlug[ui]\)?)?|satis (?:memurlug[ui]|mudurlug[ui]))/;
const FILE =
  /(?<![\d/.])((?:19|20)\d{2}) ?\/ ?(\d{1,7})(?![\d/.]\d)(?:[ \n-]{1,3}\(?(esas|tlmt?\.?|tal\.|talimat|satis|sat\.|iflas|izale|[et]\.)(?![a-z]))?/g;
const FILE_LABEL = /(?:dosya|(esas|talimat|satis|iflas)(?: dosya)?) ?(?:no|numarasi|sayisi)\s?:?\s?$/;
/** The number belongs to a judgment or to another office's file. */
const OTHER_BEFORE = /(?:nin|nun)['"]? ?$/;
const OTHER_AFTER = /^[^\n]{0,4}(?:,? ?(?:19|20)\d{2} ?\/ ?\d{1,7})? ?(?:k\.|karar)/;

type Office = Pick<NoticeLot, 'courtName' | 'dosyaBilgi' | 'sulhMahkeme'>;

/** Reads the selling office, its file and its contact from the top of a notice. */
export function readOffice(notice: Passage): { fields: Office; contact?: OfficeContact } {
  const head = sliceOf(notice, 0, HEAD_LENGTH);
  const found = OFFICE.exec(head.folded.replaceAll('\n', ' '));
  const fields: Office = {};
  const name = found && officeName(head, found.index, found.index + found[0].length);
  if (found && name) {
    const sentence = sentenceAt(head, found.index, found.index + found[0].length);
    fields.courtName = { value: name, sentence };
    fields.sulhMahkeme = { value: isSulhOffice(name), sentence };
  }
  const file = fileNumber(head);
  if (file) fields.dosyaBilgi = file;
  const contact = fields.courtName && found && readOfficeContact(notice, found.index + found[0].length);
  return { fields, ...(contact && { contact }) };
}

/** Returns the name from `T.C.`, or otherwise from the start of the line, up to the words for the kind of office. */
function officeName(head: Passage, start: number, end: number): string | undefined {
  const before = head.folded.slice(0, start);
  const state = /t\. ?c(?:\.|(?![a-z]))/g;
  let from = -1;
  for (const match of matchesIn(before, state)) from = match.index + match[0].length;
  if (from === -1) from = lineStart(head.text, start);
  const name = head.text
    .slice(from, end)
    .replace(/\(([^()]*memurluğu)\)?$/iu, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^ ?(?:ADALET BAKANLIĞI|Adalet Bakanlığı) /, '')
    .trim();
  if (name.length > LONGEST_NAME || /[:;]/.test(name) || !/^\p{Lu}|^\d{1,3}\. ?\p{Lu}/u.test(name)) return undefined;
  return normaliseOfficeName(name);
}

/** Returns the start of the line, or of the previous line if that has only the office's town. */
function lineStart(text: string, at: number): number {
  const own = text.lastIndexOf('\n', at - 1) + 1;
  if (own === 0 || !/^(?:\d|\p{L}+$)/u.test(text.slice(own, at).trim() || 'x')) return own;
  const before = text.lastIndexOf('\n', own - 2) + 1;
  return /^\p{Lu}[\p{L} ]{2,30}$/u.test(text.slice(before, own - 1)) ? before : own;
}

function fileNumber(head: Passage): NoticeLot['dosyaBilgi'] {
  for (const match of matchesIn(head.folded, FILE)) {
    const [whole, year, number, kind] = match;
    const before = head.folded.slice(Math.max(0, match.index - 40), match.index);
    const after = head.folded.slice(match.index + whole.length, match.index + whole.length + 40);
    const label = FILE_LABEL.exec(before);
    if ((!kind && !label) || OTHER_BEFORE.test(before) || OTHER_AFTER.test(after)) continue;
    const named = kind ?? label?.[1];
    const value = normaliseFileNumber(`${year}/${number}${named ? ` ${named}` : ''}`);
    return { value, sentence: sentenceAt(head, match.index, match.index + whole.length) };
  }
  return undefined;
}
