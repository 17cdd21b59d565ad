import { ORDINALS } from '#server/turkish/number-words.ts';
import type { CreditorKind } from '#shared/read-documents/finding-fields.ts';
import { isNot, type PaperRule, type Read, there } from './paper-rule.ts';
import { liraIn, type Printed } from './printed-values.ts';
import { saidAfter } from './what-is-said.ts';

/** Names of a pledge in an entry. */
export const PLEDGE = /(?<![a-z])(?:ipote[kg]|rehin|rehni|rehi[nm])/;
const DEGREE = new RegExp(
  `(?<![\\d.,/])(?<digit>[1-9])(?:\\.|'? ?(?:inci|nci|uncu|ncu|ci|cu))? ?(?:derece|d\\.(?= ?\\d{1,2}\\.? ?s\\.))(?! bos)|derece(?:si)? ?[:|]? ?(?<after>[1-9])(?![\\d.,/])|(?<![\\d/.])(?<place>[1-9])\\/\\d{1,2} ?derece|(?<word>${ORDINALS.join('|')}) derece(?! bos)`,
  'g',
);
/** Degree and place as the register prints them: `1/0`. */
const DEGREE_AND_PLACE = /(?<![\d/.])(?<digit>[1-9])\/\d{1,2}(?![\d/])/g;
const CREDITORS: readonly (readonly [CreditorKind, RegExp])[] = [
  ['bank', /(?<![a-z])(?:[a-z]{0,14}bank(?!acilik duzenleme)|banka|[a-z]* ?katilim(?! pay))/],
  [
    'public',
    /(?<![a-z])(?:hazine|maliye|vergi dairesi|belediye|sgk|s\.g\.k|sosyal guvenlik|gumruk|kamu|toki|toplu konut idaresi|tmsf|bakanlig|defterdarlig|malmudur|mal mudur|il ozel idare|kosgeb)/,
  ],
  [
    'company',
    /(?<![a-z])(?:a\.? ?s\.?|a\. ?o\.?|ltd|limited|anonim|sirket[a-z]*|holding|kooperatif[a-z]*|faktoring|finans[a-z]*|leasing|varlik yonetim[a-z]*|san\.|tic\.|sanayi|ticaret|insaat)(?![a-z])/,
  ],
];
/** A person as masked papers write one, `K... D... lehine`, or by words that a register uses for people. */
const PERSON =
  /(?:\p{Lu}\.{3} ?){2}(?:['’]\p{Ll}+ )?(?:\([^)]{0,30}\) )?(?:adına|lehine)|(?:isimli|adlı) (?:şahıs|kişi)|gerçek kişi|\(?T\.?C\.?(?:KN|:| ?\d)/u;
const OTHER_SUM = /(?:masraf|faiz|kiymet|deger|bakiye|guncel borc|kalan borc|tarihli bakiye)[^,.;]{0,20}$/;

/** A row under `Rehinler`; an earthquake zone also has a degree, but no sum. */
const BEGINS_WITH_DEGREE =
  /^\W*(?:[a-z0-9]{1,2} ?[.)-] ?)?[1-9]\. ?derece(?:de|den)?(?![a-z]| (?:deprem|sit|arkeolojik))/;
const OTHER_ENTRY = /hac[iz]|tedbir|serh|intifa|irtifa/;

/** One sum for `birinci ve ikinci derecede`: it is unclear how it is divided. */
const SEVERAL_DEGREES = /(?:birinci|ikinci|[1-9]\.?) ?(?:ve|ile|,) ?(?:ikinci|ucuncu|[1-9]\.?) ?derece/;

type Part = { readonly from: number; readonly to: number };

/** Each pledge in a sentence with its degree, creditor and sum. */
export const readPledges: PaperRule = ({ firm, text, section }) => {
  if (section === 'removed' || /ruchan/.test(firm)) return [];
  const name = PLEDGE.exec(firm);
  const isRow =
    section === 'pledges' &&
    (firm.search(DEGREE_AND_PLACE) >= 0 || firm.search(DEGREE) >= 0) &&
    liraIn(firm).length > 0;
  const isEntry =
    ((section === 'entries' && BEGINS_WITH_DEGREE.test(firm)) ||
      (section === 'liens' && firm.search(DEGREE) >= 0 && !OTHER_ENTRY.test(firm))) &&
    liraIn(firm).length > 0;
  if ((!name && !isRow && !isEntry) || SEVERAL_DEGREES.test(firm)) return [];
  const said = name ? saidAfter(firm, name.index + name[0].length) : 'there';
  if (said === 'not') return isOfRest(firm.slice(0, name?.index)) ? [] : [isNot('pledge', 2)];
  const only = onlyCreditor(firm);
  return partsOf(firm).flatMap(({ from, to }) => {
    const printed = text.length === firm.length ? text.slice(from, to) : text;
    return pledgeIn(firm.slice(from, to), printed, { isSaid: said === 'there', isRow, only });
  });
};

/** The common creditor of several pledges: `Banka lehine 1. dereceden … ve 2. dereceden …`. */
function onlyCreditor(firm: string): CreditorKind | undefined {
  const [head, ...rest] = firm.split(' lehine');
  return rest.length === 1 ? creditorOf(head ?? '') : undefined;
}

/** `Başkaca haciz yoktur`: there are no others than those named. */
export const isOfRest = (before: string) => /baska(?:ca)?|diger|bunun disinda|haricinde/.test(before);

/** The kind of creditor that folded words name. */
export const creditorOf = (firm: string): CreditorKind | undefined =>
  CREDITORS.find(([, pattern]) => pattern.test(firm))?.[0];

function pledgeIn(
  firm: string,
  text: string,
  { isSaid, isRow, only }: { isSaid: boolean; isRow: boolean; only: CreditorKind | undefined },
): Read[] {
  const sum = sumsIn(firm)[0];
  const found = [...firm.matchAll(DEGREE), ...(isRow ? firm.matchAll(DEGREE_AND_PLACE) : [])][0]?.groups ?? {};
  const { digit, after, place, word } = found;
  const degree = word === undefined ? Number(digit ?? after ?? place ?? Number.NaN) : ORDINALS.indexOf(word) + 1;
  const hasDegree = !Number.isNaN(degree);
  const isEntry =
    /ipote[kg](?:i|li|idir)?(?![a-z])|lehine|rehin (?:kayd|serh|hakk)|rehinli(?:dir)|(?:rehin|rehni)(?= ?[:-]| \d)/.test(
      firm,
    );
  if (!hasDegree && !isSaid && !(sum && isEntry)) return [];
  if (!hasDegree && !sum && !SAID_PLAINLY.test(firm)) return [];
  const kind = creditorOf(firm) ?? only;
  const creditor = kind ?? (isRow || PERSON.test(text) ? 'person' : undefined);
  return [
    there('pledge', {
      ...(hasDegree && { degree }),
      ...(creditor && { word: creditor }),
      ...(sum && { number: sum.value }),
    }),
  ];
}

const SAID_PLAINLY =
  /lehine|ipotekler|(?:ipotek|rehin)(?: (?:kaydi|serhi|hakki|tesisi|serhleri|kayitlari))?[^.;]{0,30}(?<![a-z])(?:var|mevcut|bulun(?:makta|dug|mus|uyor))/;

const sumsIn = (firm: string): Printed<number>[] =>
  liraIn(firm).filter(
    ({ from, to }) =>
      !/^ ?(?:tutarindaki |kalan )?borc/.test(firm.slice(to, to + 24)) &&
      !OTHER_SUM.test(firm.slice(Math.max(0, from - 40), from)),
  );

/**
 * Splits a sentence with several pledges: each part begins with the same item as the first: its degree, its sum or its
 * creditor.
 */
function partsOf(firm: string): Part[] {
  const degrees = [...firm.matchAll(DEGREE)].map(({ index, 0: found }) => ({ from: index, to: index + found.length }));
  const sums = sumsIn(firm);
  if (degrees.length < 2) return [{ from: 0, to: firm.length }];
  // If the numbers of degrees and sums differ, it is unclear which belong together.
  if (sums.length !== degrees.length) return [];
  const [degree, sum] = [degrees[0]?.from ?? 0, sums[0]?.from ?? 0];
  const creditor = CREDITORS.reduce((least, [, pattern]) => {
    const at = firm.search(pattern);
    return at >= 0 && at < least ? at : least;
  }, firm.length);
  if (creditor < Math.min(degree, sum)) {
    const ends = degrees.map(({ to }, at) => Math.max(to, sums[at]?.to ?? 0));
    return ends.map((end, at) => ({ from: ends[at - 1] ?? 0, to: at === ends.length - 1 ? firm.length : end }));
  }
  const starts = degree < sum ? degrees : sums;
  return starts.map(({ from }, at) => ({ from: at === 0 ? 0 : from, to: starts[at + 1]?.from ?? firm.length }));
}
