import type { PaperField, StoredFinding } from '#shared/read-documents/finding-fields.ts';
import type { PaperKind } from '#shared/read-documents/paper-kinds.ts';
import { type PaperAround, type PaperRule, type Read, there } from './paper-rule.ts';
import { type PaperSentence, paperSentences, type WordsOfPage } from './paper-sentences.ts';
import { daysIn } from './printed-values.ts';
import { readBurdens, readLease } from './read-burdens.ts';
import { readPlanning } from './read-planning.ts';
import { OTHER_DAY, readThing } from './read-thing.ts';
import { readUse } from './read-use.ts';

export type ReadPaper = {
  readonly kind: PaperKind;
  /** The day of the paper, where it says so. */
  readonly day: string | undefined;
  readonly findings: readonly StoredFinding[];
};

const RULES: readonly PaperRule[] = [readBurdens, readLease, readUse, readPlanning, readThing];
/** Fields of which a paper can say one thing alone: what it says in two ways, it does not say. */
const SINGLE: ReadonlySet<PaperField> = new Set([
  'share',
  'appraisal',
  'appraisedOn',
  'grossM2',
  'netM2',
  'deedM2',
  'plotM2',
  'unit',
  'floor',
  'zoning',
  'buildingAge',
  'km',
]);
const HEAD_LENGTH = 1500;
const KINDS: readonly (readonly [PaperKind, RegExp])[] = [
  ['register', /takyidat (?:belge|liste|kay|bilgi)|tapu (?:kayit|kaydi|sicil) ?(?:bilgi|ornegi|kayd|\W|belge)|takbis/],
  ['zoning', /imar durumu?(?: belgesi)?|imar capi|imar ve sehircilik|plan proje/],
  ['notice', /a[cç]ik art?tirma ilani|satis ilani|artt?irma ilani/],
  ['conditions', /sartname/],
  ['minutes', /tutana[kg]|zabt|zabit/],
  ['report', /(?<![a-z])rapor|bilirkisi|deger tespit|kiymet takdir/],
];
const LONGEST_SENTENCE = 600;

/**
 * Reads what a paper of an auction says by rules, from sure words alone: pure, its time grows with its length. What is
 * not said, or could not be found out by its writer, is not read.
 */
export function readPaper(pages: readonly WordsOfPage[]): ReadPaper {
  const sentences = paperSentences(pages);
  const head = sentences
    .map(({ folded }) => folded)
    .join('\n')
    .slice(0, HEAD_LENGTH);
  const kind = kindOf(head);
  const whole = sentences.map(({ folded }) => folded).join('\n');
  const paper: PaperAround = {
    kind,
    isOfVehicle:
      /(?<![a-z])(?:plaka|arac(?:in|i)?(?![a-z])|otomobil|sase|cekici|kamyon|motosiklet)/.test(whole) &&
      !/bagimsiz bolum|(?<![a-z])parsel/.test(whole),
    hasUnit: /bagimsiz bolum|bb ?no|nolu daire|numarali daire|nolu mesken/.test(whole),
  };
  const found = sentences.flatMap((sentence) =>
    RULES.flatMap((rule) => rule(sentence, paper)).map((read) => ({ ...read, ...placeOf(sentence) })),
  );
  const isDated = kind !== 'report' || found.some(({ field }) => field === 'appraisedOn');
  return { kind, day: dayOf(sentences), findings: settled(isDated ? found : [...found, ...onlyDay(sentences)]) };
}

/** A report that names one day alone is of that day. */
function onlyDay(sentences: readonly PaperSentence[]): StoredFinding[] {
  const dated = sentences.filter(({ folded }) => !OTHER_DAY.test(folded) && daysIn(folded).length > 0);
  const days = new Set(dated.flatMap(({ folded }) => daysIn(folded).map(({ value }) => value)));
  const [sentence] = dated;
  const [day] = days;
  return sentence && day && days.size === 1 ? [{ ...there('appraisedOn', { day }), ...placeOf(sentence) }] : [];
}

/** The same of a text that is no document: all of its words are sure. */
export function readPaperText(text: string): ReadPaper {
  const lines = text.split('\n').map((line) => line.split(/\s+/).filter((word) => word !== ''));
  const words = lines.flatMap((line, at) => line.map((word) => ({ text: word, line: at, isSure: true })));
  return readPaper([{ page: 1, words }]);
}

function placeOf({ text, page, line, isSure }: PaperSentence) {
  return { sentence: text.slice(0, LONGEST_SENTENCE), page, line, isSure };
}

function kindOf(head: string): PaperKind {
  const found = KINDS.map(([kind, pattern]) => ({ kind, at: head.search(pattern) })).filter(({ at }) => at >= 0);
  return found.toSorted((one, other) => one.at - other.at)[0]?.kind ?? 'letter';
}

function dayOf(sentences: readonly PaperSentence[]): string | undefined {
  const dated = sentences.find(
    ({ folded }) =>
      /(?:^|[ |])(?:tarih|rapor tarihi|duzenleme|belge tarihi)[a-z]* ?[:|]/.test(folded) && daysIn(folded).length > 0,
  );
  return dated ? daysIn(dated.folded)[0]?.value : undefined;
}

/** Each thing once. Of a worth the total counts; what stays in two ways is dropped. */
function settled(found: readonly StoredFinding[]): StoredFinding[] {
  const once = [...new Map(found.map((one) => [keyOf(one), one] as const).reverse()).values()].reverse();
  const total = once.filter(
    ({ field, sentence }) => field === 'appraisal' && /toplam|sonu[cç]|netice|tamam/i.test(sentence),
  );
  return once.filter((one) => {
    const { field } = one;
    if (!SINGLE.has(field)) return true;
    const same = once.filter((other) => other.field === field);
    if (field === 'appraisal' && total.length === 1) return one === total[0];
    return same.length === 1;
  });
}

function keyOf({ field, value }: Read): string {
  return JSON.stringify([field, value.isThere, value.number, value.day, value.word, value.degree]);
}
