import { fileKindOf } from '#server/turkish/file-numbers.ts';
import { titleCaseTurkish } from '#shared/text/turkish-text.ts';
import type { Sentence } from '../sentence.ts';
import { properNameOf } from './place-names.ts';

/** A number with this many digits can't be a parcel or a flat. */
const AUCTION_NUMBER = /^(?:[a-z]{2,4})?\d{5,14}$/;
const NUMBER_LABELS = ['no', 'nosu', 'nolu', 'numara', 'numarasi', 'numarali', 'id'];
const AUCTION_NOUNS = ['ihale', 'ilan', 'kayit', 'satis', 'ihalesi', 'ilani', 'kaydi', 'basin'];
const LEAST_LONE_ADA = 2100;
const FILE_NOUNS = new Set(['dosya', 'dosyasi', 'dosyali']);
const OFFICES = new Set(['daire', 'mudurluk', 'mudurlugu', 'md', 'mud']);
const OFFICE_LEADS = ['genel', 'gayrimenkul', 'satis', 'anadolu', 'bati', 'kapatilan', 'banka'];

/** Claims file numbers, parcels and enforcement offices as text, with their values as details. */
export function readFiles(sentence: Sentence): void {
  for (let index = 0; index < sentence.length; index += 1) {
    readFileNumber(sentence, index);
    readAdaAndParsel(sentence, index);
    readCourt(sentence, index);
    readAuctionNumber(sentence, index);
  }
}

/** `ihale no 12345678`, `kayıt numarası: ILN01234567`, `12345678 nolu ihale`: only the number is searched for. */
function readAuctionNumber(sentence: Sentence, index: number): void {
  const token = sentence.free(index);
  if (token === undefined || token.kind === 'sign' || !AUCTION_NUMBER.test(token.folded)) return;
  const isBehind = sentence.isAt(index + 1, ...NUMBER_LABELS);
  const colon = sentence.isAt(index - 1, ':') ? index - 1 : index;
  const label = sentence.isAt(colon - 1, ...NUMBER_LABELS) ? colon - 1 : undefined;
  if (!isBehind && label === undefined) return;
  const start = label === undefined ? index : sentence.isAt(label - 1, ...AUCTION_NOUNS) ? label - 1 : label;
  const end = isBehind ? index + (sentence.isAt(index + 2, ...AUCTION_NOUNS) ? 3 : 2) : index + 1;
  sentence.claim(start, end, { type: 'text', text: token.text });
}

/** `2024/1867 talimat`, `dosya no 2022/10045`, `2025/345 esas sayılı dosya`. */
function readFileNumber(sentence: Sentence, index: number): void {
  const number = slashed(sentence, index);
  if (number === undefined || !/^(19|20)\d\d$/.test(number.first)) return;
  let end = index + 3;
  const kind = kindNamedBy(sentence.free(end)?.folded);
  if (kind !== undefined) {
    end += 1;
    if (sentence.isAt(end, '.') && sentence.free(end)?.isGlued) end += 1;
    if (sentence.isAt(end, 'sayili')) end += 1;
  }
  if (sentence.stemAt(end, FILE_NOUNS) !== undefined) end += 1;
  let start = index;
  if (sentence.isAt(start - 1, ':')) start -= 1;
  if (sentence.isAt(start - 1, 'no', 'nolu', 'numarasi', 'numarali', 'numara')) start -= 1;
  if (sentence.isAt(start - 1, 'dosya', 'esas', 'talimat')) start -= 1;
  const kindBefore = kind === undefined ? kindNamedBy(sentence.free(start)?.folded) : kind;
  const fileNumber = `${number.first}/${number.second}${kindBefore ? ` ${kindBefore}` : ''}`;
  sentence.claim(start, end, { type: 'text', part: 'file', label: `Dosya ${fileNumber}`, details: { fileNumber } });
}

/** The kind of file that a word names, in lower case; empty for `sayılı`, which names none. */
function kindNamedBy(word: string | undefined): string | undefined {
  if (word === 'sayili') return '';
  return word === undefined ? undefined : fileKindOf(word)?.toLocaleLowerCase('tr-TR');
}

function slashed(sentence: Sentence, index: number): { first: string; second: string } | undefined {
  const [first, sign, second] = [0, 1, 2].map((offset) => sentence.free(index + offset));
  const isSlash = sign?.text === '/' && sign.isGlued && second?.isGlued;
  if (first?.kind !== 'number' || second?.kind !== 'number' || !isSlash) return undefined;
  const digits = /^\d{1,7}$/;
  return digits.test(first.folded) && digits.test(second.folded)
    ? { first: first.folded, second: second.folded }
    : undefined;
}

/** `123 ada 4 parsel`, `ada 123 parsel 4`, `101/25 parsel`, `12 nolu parsel`. */
function readAdaAndParsel(sentence: Sentence, index: number): void {
  const both = slashed(sentence, index);
  const afterBoth = both === undefined ? index : skipNo(sentence, index + 3);
  const adaAt = isWord(sentence, afterBoth, 'ada') ? afterBoth + 1 : afterBoth;
  const isNamed = isWord(sentence, adaAt, 'parsel');
  if (both !== undefined && (isNamed || isParcelByItself(both))) {
    claimParcel(sentence, index, isNamed ? adaAt + 1 : index + 3, { ada: both.first, parsel: both.second });
    return;
  }
  const ada = numbered(sentence, index, 'ada');
  const parsel = numbered(sentence, ada?.end ?? index, 'parsel');
  if (ada === undefined && parsel === undefined) return;
  const end = parsel?.end ?? ada?.end ?? index;
  claimParcel(sentence, index, sentence.isAt(end - 1, ',') ? end - 1 : end, {
    ...(ada === undefined ? {} : { ada: ada.number }),
    ...(parsel === undefined ? {} : { parsel: parsel.number }),
  });
}

/** `20149/37`: the number before the slash is too large for a year, a share or a date. */
function isParcelByItself({ first }: { first: string }): boolean {
  return Number(first) >= LEAST_LONE_ADA;
}

function claimParcel(sentence: Sentence, start: number, end: number, details: { ada?: string; parsel?: string }): void {
  const words = [details.ada && `${details.ada} ada`, details.parsel && `${details.parsel} parsel`];
  sentence.claim(start, end, { type: 'text', part: 'parcel', label: words.filter(Boolean).join(' '), details });
}

/** `123 ada`, `12 nolu parsel`, `ada 123`, `ada no: 123`; a comma may follow. */
function numbered(sentence: Sentence, start: number, noun: string): { number: string; end: number } | undefined {
  const token = sentence.free(start);
  const number = plainDigits(sentence, start);
  const nounAt = skipNo(sentence, start + 1);
  if (number !== undefined && isWord(sentence, nounAt, noun)) return { number, end: skipComma(sentence, nounAt + 1) };
  if (token?.folded !== noun) return undefined;
  const numberAt = skipNo(sentence, start + 1);
  const after = plainDigits(sentence, numberAt);
  return after === undefined ? undefined : { number: after, end: skipComma(sentence, numberAt + 1) };
}

function plainDigits(sentence: Sentence, index: number): string | undefined {
  const digits = sentence.free(index)?.folded ?? '';
  return /^\d{1,6}$/.test(digits) ? digits : undefined;
}

function isWord(sentence: Sentence, index: number, word: string): boolean {
  return sentence.stemAt(index, new Set([word])) !== undefined;
}

function skipNo(sentence: Sentence, start: number): number {
  let index = start;
  while (sentence.isAt(index, 'no', 'nolu', 'numarali', 'numara', 'sayili', ':', '.')) index += 1;
  return index;
}

function skipComma(sentence: Sentence, index: number): number {
  return sentence.isAt(index, ',', '/', '-') ? index + 1 : index;
}

/** `Ankara 3. İcra Dairesi`: the office remains text; its town is also read as a place. */
function readCourt(sentence: Sentence, index: number): void {
  if (!sentence.isAt(index, 'icra', 'iflas')) return;
  const officeAt = sentence.isAt(index + 1, 'iflas') ? index + 2 : index + 1;
  const office = sentence.stemAt(officeAt, OFFICES);
  // `ankara 14. icra`: with a number no further word is needed for an office.
  const isShort = office === undefined && sentence.free(index - 1)?.isOrdinal === true;
  // `icra daireleri` are flats, `icra dairesi` is an office.
  const isOffice = office && !office.features.isPlural && (office.stem !== 'daire' || office.features.isPossessive);
  if (isShort) claimCourt(sentence, index, officeAt);
  else if (isOffice) claimCourt(sentence, index, officeAt + 1);
}

/** Claims an office, including the words before `icra` that belong to its name. */
function claimCourt(sentence: Sentence, index: number, end: number): void {
  let start = index;
  while (sentence.isAt(start - 1, ...OFFICE_LEADS)) start -= 1;
  const before = sentence.free(start - 1);
  const hasNumber = before?.kind === 'number' && /^\d{1,3}$/.test(before.folded);
  if (hasNumber) start -= 1;
  while (sentence.isAt(start - 1, ...OFFICE_LEADS)) start -= 1;
  const words = [...townBefore(sentence, start)];
  for (const token of sentence.tokens.slice(start, index))
    words.push(token.kind === 'number' ? `${token.folded}.` : token.text);
  const name = sentence.isAt(index, 'iflas') ? 'iflas dairesi' : 'icra dairesi';
  const court = titleCaseTurkish(`${words.join(' ')} ${name}`.trim());
  sentence.claim(start, end, {
    type: 'text',
    part: 'court',
    label: court,
    ...(words.length > 0 ? { details: { court } } : {}),
  });
}

/** The proper name of the town before the office: `istanbul`, `gebze`. */
function townBefore(sentence: Sentence, start: number): string[] {
  const words: string[] = [];
  for (let index = start - 1; index >= Math.max(0, start - 1); index -= 1) {
    const token = sentence.free(index);
    if (token?.kind !== 'word') break;
    const properName = properNameOf(token.stems.map(({ stem }) => stem));
    if (properName === undefined) break;
    words.unshift(properName);
  }
  return words;
}
