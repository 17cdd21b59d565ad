import type { StoredFinding } from '#shared/read-documents/finding-fields.ts';
import type { PaperKind } from '#shared/read-documents/paper-kinds.ts';
import type { WordsOfPage } from './layout/laid-lines.ts';
import { ownWords, subjectOf } from './own-words.ts';
import { type PaperAround, type PaperRule, there } from './paper-rule.ts';
import { type PaperSentence, paperSentences } from './paper-sentences.ts';
import { daysIn } from './printed-values.ts';
import { readAreas } from './read-areas.ts';
import { debtKindsIn, readClaims } from './read-claims.ts';
import { OTHER_DAY, readDay } from './read-day.ts';
import { readEntries } from './read-entries.ts';
import { readExtractDay } from './read-extract-day.ts';
import { readLease } from './read-lease.ts';
import { readOccupant } from './read-occupant.ts';
import { readPermits } from './read-permits.ts';
import { readFloor, readUnit } from './read-place.ts';
import { readPledges } from './read-pledges.ts';
import { readShare } from './read-share.ts';
import { readVehicle } from './read-vehicle.ts';
import { readWorth } from './read-worth.ts';
import { readZone } from './read-zone.ts';
import { readPledgeRows, readPledgeTables } from './rows/pledge-rows.ts';
import { readPairs } from './rows/read-pairs.ts';
import { readBareRows, readRows } from './rows/read-rows.ts';
import { readTables } from './rows/read-tables.ts';
import { readSumTables } from './rows/sum-tables.ts';
import { type Placed, settled } from './settle.ts';
import { readDeadline } from './terms/read-deadline.ts';
import { readLeaseEnd } from './terms/read-lease-end.ts';
import { readValidity } from './terms/read-validity.ts';

export type ReadPaper = {
  readonly kind: PaperKind;
  /** The day of the paper, if it contains one. */
  readonly day: string | undefined;
  readonly findings: readonly StoredFinding[];
};

const RULES: readonly PaperRule[] = [
  readPledges,
  readEntries,
  readClaims,
  readLease,
  readOccupant,
  readVehicle,
  readZone,
  readPermits,
  readShare,
  readAreas,
  readUnit,
  readFloor,
  readWorth,
  readDay,
  readExtractDay,
  readLeaseEnd,
  readValidity,
  readDeadline,
  readRows,
  readBareRows,
];
const HEAD_LENGTH = 1500;
const KINDS: readonly (readonly [PaperKind, RegExp])[] = [
  [
    'register',
    /takyidat(?:li)? (?:belge|liste|kay|bilgi|yazi|ornegi)|^\W*(?:t\. ?c\.?\s*)?[a-z ]{0,40}\s?tapu mudurlugu(?!n)|(?:^|\n)[a-z /.]{0,40}tapu mudurlugu\W*(?:\n|$)|^\W*(?:tapu )?kayit ornegi|tapu (?:kayit|kaydi|sicil) ?(?:bilgi|ornegi|kayd|\W|belge)|takbis/,
  ],
  ['zoning', /imar durumu?(?: belgesi)?|imar capi|imar ve sehircilik|plan (?:ve )?proje/],
  ['notice', /a[cç]ik art?tirma ilani|satis ilani|artt?irma ilani/],
  ['conditions', /sartname/],
  ['minutes', /tutana[kg]|zabt|zabit/],
  ['report', /(?<![a-z])rapor|bilirkisi|deger tespit|degerleme|ekspertiz|kiymet takdir/],
];
const OF_REVIEW = /kiymet takdirine itiraz|itirazin konusu|itiraza konu|itiraz (?:uzerine|davasi)|sikayet(?:e|in) konu/;
const LONGEST_SENTENCE = 600;

/**
 * Reads a paper of an auction by rules, using only sure words: a pure function whose time grows linearly with the
 * length. What is not said, or what the writer could not find out, is not read.
 */
export function readPaper(pages: readonly WordsOfPage[]): ReadPaper {
  const printed = paperSentences(pages);
  const whole = printed.map(({ folded }) => folded).join('\n');
  const kind = kindOf(whole.slice(0, HEAD_LENGTH));
  const paper = aroundOf(whole, kind);
  const isReview = kind === 'report' && OF_REVIEW.test(whole.slice(0, HEAD_LENGTH));
  const subject = subjectOf(printed, { isOfSeveral: paper.isOfSeveral, isReview });
  const sentences = printed
    // In a letter of a zoning office `emsal` is the floor area ratio.
    .filter(({ section }) => section !== 'compared' || kind === 'zoning')
    .map((sentence) => ({ ...sentence, printed: sentence.folded, ...ownWords(sentence.folded, subject) }));
  const found = sentences.flatMap((sentence) =>
    RULES.flatMap((rule) => rule(sentence, paper)).map((read) => ({ ...read, ...placeOf(sentence) })),
  );
  const isDated = kind !== 'report' || found.some(({ field }) => field === 'appraisedOn');
  const cells = [
    ...readTables(printed, paper),
    ...readPairs(sentences, paper),
    ...readPledgeRows(sentences),
    ...readPledgeTables(sentences),
    ...readSumTables(sentences, paper),
  ];
  const units = new Set(cells.filter(({ field }) => field === 'unit').map(({ value }) => value.word));
  const all = [...found, ...cells.map(({ sentence, ...read }) => ({ ...read, ...placeOf(sentence) }))];
  return {
    kind,
    day: dayOf(printed),
    findings: settled(isDated ? all : [...all, ...onlyDay(sentences)], paper.isOfSeveral || units.size > 1),
  };
}

const OF_VEHICLE =
  /(?<![a-z])(?:plaka|arac(?:in|i|a|ta|la)?(?![a-z])|otomobil|sase|sasi|cekici|kamyon|kamyonet|minibus|otobus|motosiklet|traktor|is makine|ekskavator|forklift|loder|kepce|bicerdover|greyder|dozer|dorse|makine(?:nin|si(?!z)[a-z]*|ye|de)?(?![a-z])(?! (?:yuk|muh)))/;
const OF_LAND = /bagimsiz bolum|(?<![a-z])parsel/;
const OF_UNIT =
  /bagimsiz bolum|(?<![a-z])(?:bb|b\. ?b\.?) ?(?:no|[:|])|bag\. ?bol\. ?no|(?<![a-z])kat ?[:.] ?\d{1,2},? no ?[:.] ?\d{1,4} (?:mesken|daire|dukkan)|\d\)? ?(?:nolu|no'? ?lu|no\.? ?lu|numarali) (?:(?:(?:cati )?(?:dubleks|tripleks|piyesli)|[a-z]{3,9}l[iu]) )?(?:b\.b|bb(?![a-z])|daire|mesken|dukkan|isyeri|konut|buro|ofis|magaza)|daire no/;
const OF_SEVERAL =
  /(?<![a-z\d])(?:iki|uc|dort|bes|alti|[2-9]|\d\d) (?:adet|ayri|tane)? ?(?:\([a-z]+\) )?(?:adet )?(?:bagimsiz bolum|tasinmaz|daire(?!de|si)|dukkan(?!da)|mesken|parsel)/;
const UNIT_ROW = /(?:^|\n)\W*(?:bagimsiz bolum|b\. ?b\.?|bb)(?: no(?:su)?| numarasi)?\.? ?[:|] ?\d/g;

function aroundOf(whole: string, kind: PaperKind): PaperAround {
  const hasUnit = OF_UNIT.test(whole);
  const isOfSale =
    /satisa konu|asagida|tabloda|bolumdur|bolumlerdir|tasinmazlar|degerlemeye konu|(?:adet|ayri) (?:ayri )?bagimsiz bolum/.test(
      whole,
    );
  return {
    kind,
    isOfVehicle: OF_VEHICLE.test(whole) && !OF_LAND.test(whole) && !hasUnit,
    hasUnit,
    isOfSeveral: (whole.match(UNIT_ROW)?.length ?? 0) > 1 || (hasUnit && isOfSale && OF_SEVERAL.test(whole)),
    debtKinds: kind === 'letter' ? debtKindsIn(whole) : [],
    hasTenancy:
      /kiraci|kira sozlesme|kira kontrat/.test(whole) && !/satis vaadi|kredi sozlesme|karsiligi insaat/.test(whole),
    isOfLease: /^\W*kira (?:sozlesme|kontrat)/m.test(whole.slice(0, HEAD_LENGTH)),
  };
}

/** If a report names only one day, that is the day of the appraisal. */
function onlyDay(sentences: readonly PaperSentence[]): Placed[] {
  const dated = sentences.filter(({ folded }) => !OTHER_DAY.test(folded) && daysIn(folded).length > 0);
  const days = new Set(dated.flatMap(({ folded }) => daysIn(folded).map(({ value }) => value)));
  const [sentence] = dated;
  const [day] = days;
  return sentence && day && days.size === 1 ? [{ ...there('appraisedOn', { day }), ...placeOf(sentence) }] : [];
}

/** The same for a text that is not a document: all of its words are sure. */
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
