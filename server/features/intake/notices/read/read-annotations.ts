import { DENIES } from '#server/turkish/denials.ts';
import { matchesIn, needing } from '#server/turkish/matches-in.ts';
import { ANNOTATIONS, type Annotation } from '#shared/search-filters/search-values.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import type { LabelledLot } from '../split/lot-text.ts';
import { type Passage, sentenceAt } from '../split/passage.ts';
import type { Findings } from './findings.ts';
import type { AnnotationsSaid, NoticeLot } from './notice-reading.ts';
import { isStruckOut } from './struck-out.ts';

/** Folded names of the entries. */
const NAMES: Readonly<Record<Annotation, string>> = {
  mortgage: 'ipotek|ipoteg|rehin',
  seizure: 'haciz|hacz',
  familyHome: 'aile konut',
  usufruct: 'intifa(?!k)',
  injunction: 'tedbir',
  lease: 'kira(?: serh| sozlesme|[^a-z])',
};
const ANY = new RegExp(`(?<![a-z])(?:${Object.values(NAMES).join('|')})`, 'g');
const PATTERNS = ANNOTATIONS.map((name) => [name, new RegExp(`^(?:${NAMES[name]})`)] as const);

const DENIED = `(?<![a-z])(?:yok(?:tur)?(?![a-z])|bulunma(?:makta|yip|mis|dig)|bulunmuyor|mevcut degil|rastlanma${DENIES}|gorulme(?:mis|di)|islenme(?:mis|di))`;
const AFFIRMED =
  '(?<![a-z])(?:var(?:dir)?(?![a-z])|mevcut(?:tur)?(?![a-z ]{0,8}degil)|bulun(?:makta|dug|mus)|islen(?:mis|dig))';
/** Refers to another document for the entries, so it states nothing. */
const ELSEWHERE =
  'bakiniz|gorulebilir|incelenebilir|dosya(?:si)?(?:nda|da)(?:dir)?(?![a-z])|kaydindaki gibi|tapudaki gibi';
const SAID_DENIED = new RegExp(DENIED);
const SAID_ELSEWHERE = new RegExp(ELSEWHERE);
const VERB = new RegExp(`(?<no>${DENIED})|(?<elsewhere>${ELSEWHERE})|(?<yes>${AFFIRMED})`);
/** Words that are listed together with names of entries: `haciz, ipotek ve intifa hakkı yoktur`. */
const BESIDE =
  'serh|haciz|icrai|kamu haciz|ipotek|rehin|intifa|hakk|ihtiyati|tedbir|aile konutu|kira|kayd|takyidat|herhangi bir|hicbir|bir(?![a-z])';
const TOGETHER = `^[a-z]{0,8}(?<between>(?:,? (?:(?:ve|veya|ya da|ile|gibi) )?(?:${BESIDE})[a-z]{0,8}){0,6}) ?[:-]? ?`;
/** In running text a verb counts only directly after the names of entries. In lists, this holds for denials. */
const VERB_IN_TEXT = new RegExp(`${TOGETHER}(?:(?<no>${DENIED})|(?<yes>${AFFIRMED}))`);
/** The only words that may precede a name in its entry if a comma means `and`: not `2 adet haciz, ipotek yoktur`. */
const BARE = new RegExp(`^(?:(?:ve|veya|ya|da|ile)$|tapu|tasinmaz|uzerinde|herhangi|${BESIDE})`);
const START_OF_ENTRY = /[^;\n.:]*$/;
/** Denies only some entries of a name: `başkaca haciz yoktur`. */
const SOME_ONLY =
  /(?<![a-z])(?:baska(?:ca)?|diger|lehine|derece[a-z]*)(?: (?:herhangi bir|hicbir|bir|icrai|kamu|banka))? $/;
/** Up to the end of the entry; a full stop after a number, date or abbreviation does not end it. */
const REST_OF_ENTRY = /^(?:[^;\n.]|\.(?! ?[a-z0-9]{4}| ?$)){0,300}/;
/** Says that there are no entries at all: `Takyidat yoktur`, `takyidatsız`. */
const NOTHING_AT_ALL = needing(
  ['takyidat', 'serh', 'kisitl', 'sinirlama', 'uzerinde hicbir', 'uzerinde herhangi'],
  new RegExp(
    `(?<![a-z])(?:(?:takyidat|serh|kisitlama|kisitlilik|sinirlama)[a-z]{0,4}(?:,? (?:ve|veya|ya da|ile)? ?(?:beyan|rehin|takyidat|serh|kisitlama|hak)[a-z]{0,6}){0,3} ${DENIED}|takyidatsiz(?! (?:olarak|bir sekilde|sekilde|satil|teslim|devr))|uzerinde (?:hicbir|herhangi bir) [a-z ]{0,30}(?:takyidat|serh|kisitlama|yuk)[a-z]{0,4} ${DENIED})`,
    'g',
  ),
);
/** Makes an exception before the denial: `ipotek dışında takyidat yoktur`. */
const EXCEPT = /(?<![a-z])(?:disinda|haric|baska|diger|ayrica)[^.;\n]*$/;
/** Not every restriction is in the land register: `imar planında kısıtlılık yoktur`. */
const RESTRICTION = /^(?:kisitl|sinirl)/;
const OF_THE_REGISTER = /(?<![a-z])(?:tapu|takyidat|serh|mulkiyet)[^.;\n]*$/;
/** The whole text after the label of the list denies all entries. */
const EMPTY_LIST = new RegExp(
  `^[\\s:.-]*(?:(?:herhangi bir|hicbir) )?(?:(?:kayit|serh|takyidat)[a-z]{0,2} )?${DENIED}[a-z]*[\\s.]*$`,
);
const LONGEST_LABEL = 60;

/** `isThere` is undefined if an entry is mentioned but nothing says whether it exists. */
type Said = { readonly name: Annotation; readonly isThere: boolean | undefined; readonly sentence: string };

/**
 * Returns the entries of the land register that a notice names and those that it denies. An entry that it does not
 * mention is unknown, however long the list; one that it both names and denies is unknown and a conflict.
 */
export function readAnnotations(lot: LabelledLot, findings: Findings): NoticeLot['annotations'] {
  const lists = lot.sections.filter(({ name }) => name === 'encumbrances').map(({ passage }) => passage);
  const said = [...lists.flatMap(inList), ...lot.unencumbered.flatMap(inText)];
  const value: AnnotationsSaid = { present: [], absent: [] };
  for (const name of ANNOTATIONS) {
    const [yes, no] = [true, false].map((isThere) => said.find((one) => one.name === name && one.isThere === isThere));
    if (yes && no) findings.conflicts.push({ field: 'annotations', sentences: [yes.sentence, no.sentence] });
    else if (yes) value.present.push(name);
    else if (no) value.absent.push(name);
  }
  const nothing = nothingAtAll([...lists, ...lot.unencumbered]);
  if (nothing !== undefined && said.length === 0)
    return { value: { present: [], absent: [...ANNOTATIONS] }, sentence: nothing };
  const first = said.find(({ name, isThere }) => (isThere ? value.present : value.absent).includes(name));
  return first && { value, sentence: first.sentence };
}

/** In a list of entries every name is an entry, unless the text denies it. */
function inList(text: Passage): Said[] {
  const label = labelOf(text);
  const labelled = PATTERNS.filter(([, pattern]) => wordsOf(label).some((word) => pattern.test(`${word} `)));
  const sentence = sentenceAt(text, 0, Math.min(text.text.length, 200));
  if (EMPTY_LIST.test(text.folded)) return labelled.map(([name]) => ({ name, isThere: false, sentence }));
  const said = saidIn(text, true);
  const [only, ...others] = labelled;
  const isEntry = only && others.length === 0 && /[a-z]/.test(text.folded) && !SAID_ELSEWHERE.test(text.folded);
  return isEntry && !said.some(({ name }) => name === only[0]) && !SAID_DENIED.test(text.folded)
    ? [...said, { name: only[0], isThere: true, sentence }]
    : said;
}

/** In running text only names with a verb that affirms or denies count, because conditions mention mortgages too. */
function inText(text: Passage): Said[] {
  return saidIn(text, false);
}

function saidIn(text: Passage, isList: boolean): Said[] {
  const said: Said[] = [];
  for (const match of matchesIn(text.folded, ANY)) {
    const name = PATTERNS.find(([, pattern]) => pattern.test(match[0]))?.[0];
    const end = match.index + match[0].length;
    const after = text.folded.slice(end, end + 300);
    if (name === undefined || isStruckOut(text.folded, match.index, end)) continue;
    const together = VERB_IN_TEXT.exec(after)?.groups;
    if (!isList && together === undefined) continue;
    const verb = isList ? VERB.exec(REST_OF_ENTRY.exec(after)?.[0] ?? '')?.groups : together;
    const isDenied = verb?.no !== undefined;
    const isSure = isDenied
      ? isDeniedWhole(text.folded.slice(0, match.index), together)
      : verb?.elsewhere === undefined;
    const sentence = sentenceAt(text, match.index, end);
    said.push({ name, isThere: isSure ? !isDenied : undefined, sentence });
  }
  return said;
}

/** Whether a denial means every entry of the name, and not only some of them. */
function isDeniedWhole(before: string, together: Partial<Record<string, string>> | undefined): boolean {
  const near = before.slice(-300);
  if (together?.no === undefined || SOME_ONLY.test(near)) return false;
  const entry = START_OF_ENTRY.exec(near)?.[0] ?? '';
  return !together.between?.includes(',') || (entry.match(/[a-z0-9]+/g) ?? []).every((word) => BARE.test(word));
}

/** Returns the sentence that says that there are no entries at all. */
function nothingAtAll(texts: readonly Passage[]): string | undefined {
  for (const text of texts) {
    for (const found of matchesIn(text.folded, NOTHING_AT_ALL)) {
      const before = text.folded.slice(Math.max(0, found.index - 120), found.index);
      const isOther = RESTRICTION.test(found[0]) && !OF_THE_REGISTER.test(before);
      if (!isOther && !EXCEPT.test(before)) return sentenceAt(text, found.index, found.index + found[0].length);
    }
    const isList =
      EMPTY_LIST.test(text.folded) &&
      !PATTERNS.some(([, pattern]) => wordsOf(labelOf(text)).some((word) => pattern.test(`${word} `)));
    if (isList && /serh|takyidat|kisitlama/.test(labelOf(text)))
      return sentenceAt(text, 0, Math.min(text.text.length, 200));
  }
  return undefined;
}

/** Returns the label before a list, which is outside its passage. */
function labelOf({ source, offset }: Passage): string {
  const before = source.slice(Math.max(0, offset - LONGEST_LABEL), offset);
  return foldTurkish(before.trimEnd().split('\n').at(-1) ?? '');
}

function wordsOf(folded: string): string[] {
  return folded.split(/[^a-z]+/).filter((word) => word !== '');
}
