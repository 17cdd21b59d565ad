import { readOfficePhone } from '#server/turkish/office-phone.ts';
import type { OfficeContact } from '#shared/listings.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import type { Passage } from '../split/passage.ts';

/** The maximum distance of the contact after the office's name. */
const REACH = 500;
const SHORTEST_ADDRESS = 10;
const LONGEST_ADDRESS = 200;
const LABEL =
  /(?<![a-z])(?:(adres)i?|(tel)(?:efon)?(?:u|lari)?(?: ?no(?:su)?)?|(fa(?:ks|x))(?: ?no)?|(e-?(?:posta|mail)|mail|kep)(?: ?adresi)?)\s?(?:\.\s?:?|:)\s*/g;
/** Text that may be between the name and the contact: separators and the number of the file. */
const BETWEEN =
  /^(?:[\s,;|()–-]+|(?:dosya ?(?:no|numarasi|sayisi)\s?:?\s*)?(?:19|20)\d{2} ?\/ ?\d{1,7}(?![\d/])|(?:esas|talimat|tlmt\.?|satis|iflas)(?: (?:no|sayili dosya(?:si)?))?(?![a-z]))+/;
/** What follows the heading of a notice. */
const STOP =
  /(?<![\d/])(?:19|20)\d{2} ?\/ ?\d{1,7} (?:esas|talimat|tlmt|satis|iflas)|(?:(?:tasinmaz|tasinir|arac)[a-z]* )?(?:elektronik )?acik artt?irma/;
const HOLDS_PHONE = /(?:\d[ ()./-]{0,2}){9}/;
/** `Çankaya / ANKARA`: the end of an address that continues in a separate line. */
const TOWN_LINE = /^\p{L}[\p{L} ]{1,30}\s?\/\s?\p{L}{3,20}\s*$/u;
/** Only addresses of offices: a personnel number means a single official. */
const MAIL = /^[a-z0-9][\w.+-]{0,60}@(?:[a-z0-9-]+\.){1,4}(?:gov|kep)\.tr/;
const PERSONNEL_MAIL = /^ab\d+@/;
/** Words for people and their representatives. A value with one of them is not the office's. */
const PERSON =
  /(?<![a-z])(?:av\.|avukat|vekil|alacakl|borclu|malik|hissedar|yediemin|bilirkisi|muhtar|emlak|mudur(?!lu[gk])|memur(?!lu[gk])|katib|katip|yetkili|sayin|gsm|(?:bay|bayan|cep)(?![a-z]))/;

type Known = { -readonly [Part in keyof OfficeContact]: OfficeContact[Part] };

/**
 * Reads the contact of the office at the top of a notice: only labelled values directly after its name (`from` is the
 * end of the name) or after the number of its file. Stops at anything else, so that the number of a lawyer, an owner or
 * an official is never taken for the office's (D18, D29).
 */
export function readOfficeContact(notice: Passage, from: number): OfficeContact | undefined {
  const text = notice.text.slice(from, from + REACH);
  const folded = notice.folded.slice(from, from + REACH);
  const known: Known = { address: null, phone: null, email: null };
  for (let at = 0; ; ) {
    at += BETWEEN.exec(folded.slice(at))?.[0].length ?? 0;
    const { kind, length } = labelAt(folded, at);
    const end = valueEnd(text, folded, at + length, kind === 'address');
    const value = text
      .slice(at + length, end)
      .replace(/\s+/g, ' ')
      .replace(/[ ,;|–-]+$/, '');
    if (!take(known, kind, value)) break;
    at = end;
  }
  return known.address === null && known.phone === null && known.email === null ? undefined : known;
}

type Kind = 'address' | 'phone' | 'fax' | 'email';

/** Returns the label at a position. A number without a label, directly after the name, is a telephone number. */
function labelAt(folded: string, at: number): { kind: Kind; length: number } {
  LABEL.lastIndex = at;
  const label = LABEL.exec(folded);
  if (label?.index !== at) return { kind: 'phone', length: 0 };
  const [{ length }, address, phone, fax] = label;
  if (address !== undefined) return { kind: 'address', length };
  if (phone !== undefined) return { kind: 'phone', length };
  return { kind: fax === undefined ? 'email' : 'fax', length };
}

/**
 * Returns the end of a value: before the next label, the number of a file or the notice's title, or at the end of the
 * line.
 */
function valueEnd(text: string, folded: string, start: number, isAddress: boolean): number {
  LABEL.lastIndex = start;
  const next = LABEL.exec(folded)?.index ?? text.length;
  const line = text.indexOf('\n', start);
  let end = line === -1 ? text.length : line;
  const following = text.slice(end + 1).split('\n', 1)[0] ?? '';
  if (isAddress && line !== -1 && TOWN_LINE.test(following)) end += 1 + following.length;
  const stop = STOP.exec(folded.slice(start, end));
  return Math.min(end, next, stop ? start + stop.index : end);
}

/** Stores a value. Returns false if it names a person or doesn't fit its label, which ends the reading. */
function take(known: Known, kind: Kind, value: string): boolean {
  const folded = foldTurkish(value);
  if (PERSON.test(folded)) return false;
  if (kind === 'address') {
    const isAddress = value.length >= SHORTEST_ADDRESS && value.length <= LONGEST_ADDRESS && !HOLDS_PHONE.test(value);
    if (isAddress) known.address ??= value;
    return isAddress;
  }
  if (kind === 'email') {
    const mail = MAIL.exec(folded)?.[0];
    if (mail === undefined || mail !== folded || PERSONNEL_MAIL.test(mail)) return false;
    known.email ??= mail;
    return true;
  }
  const read = readOfficePhone(value);
  // Letters after a number may name its owner, and a mobile number after it belongs to a person.
  if (!read || /\p{L}|\d{7}|(?:^|\D)0?5\d{2}\D/u.test(read.rest)) return false;
  if (kind === 'phone') known.phone ??= read.phone;
  return true;
}
