import type { NoticeLot } from './notice-reading.ts';
import { isSulhOffice, normaliseFileNumber, normaliseOfficeName } from './notice-spelling.ts';
import { type Passage, sentenceAt, sliceOf } from './passage.ts';

/** An office names itself at the top. */
const HEAD_LENGTH = 600;
const LONGEST_NAME = 120;
const OFFICE =
  /(?:icra dairesi mudurlugu|icra dairesi|icra mudurlugu|iflas dairesi|iflas mudurlugu|(?:sulh hukuk|asliye hukuk|asliye ticaret) mah[a-z]{0,10}\.?\)?(?:\s{1,2}satis memurlug[ui])?|satis memurlug[ui])/;
const FILE =
  /(?<![\d/.])((?:19|20)\d{2}) ?\/ ?(\d{1,7})(?![\d/.]\d)(?:[ \n](esas|tlmt\.?|talimat|satis|iflas)(?![a-z]))?/g;
const FILE_LABEL = /dosya (?:no|numarasi|sayisi)\s?:?\s?$/;

/** The office that sells and its file, from the top of a notice. */
export function readOffice(notice: Passage): Pick<NoticeLot, 'courtName' | 'dosyaBilgi' | 'sulhMahkeme'> {
  const head = sliceOf(notice, 0, HEAD_LENGTH);
  const found = OFFICE.exec(head.folded.replaceAll('\n', ' '));
  const fields: Pick<NoticeLot, 'courtName' | 'dosyaBilgi' | 'sulhMahkeme'> = {};
  const name = found && officeName(head, found.index, found.index + found[0].length);
  if (found && name) {
    const sentence = sentenceAt(head, found.index, found.index + found[0].length);
    fields.courtName = { value: name, sentence };
    fields.sulhMahkeme = { value: isSulhOffice(name), sentence };
  }
  const file = fileNumber(head);
  if (file) fields.dosyaBilgi = file;
  return fields;
}

/** From `T.C.`, or else from the start of the line, to the words that make it an office. */
function officeName(head: Passage, start: number, end: number): string | undefined {
  const before = head.folded.slice(0, start);
  const state = /t\. ?c(?:\.|(?![a-z]))/g;
  let from = -1;
  for (const match of before.matchAll(state)) from = match.index + match[0].length;
  if (from === -1) from = before.lastIndexOf('\n') + 1;
  const name = head.text.slice(from, end).replace(/\s+/g, ' ').trim();
  if (name.length > LONGEST_NAME || /[:;]/.test(name) || !/^\p{Lu}|^\d{1,3}\. ?\p{Lu}/u.test(name)) return undefined;
  return normaliseOfficeName(name);
}

function fileNumber(head: Passage): NoticeLot['dosyaBilgi'] {
  for (const match of head.folded.matchAll(FILE)) {
    const [whole, year, number, kind] = match;
    const isNamed = FILE_LABEL.test(head.folded.slice(Math.max(0, match.index - 30), match.index));
    if (!kind && !isNamed) continue;
    const value = normaliseFileNumber(`${year}/${number}${kind ? ` ${kind}` : ''}`);
    return { value, sentence: sentenceAt(head, match.index, match.index + whole.length) };
  }
  return undefined;
}
