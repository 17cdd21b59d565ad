import { needing } from '#server/turkish/matches-in.ts';
import { NUMBER_IN_WORDS, readNumberWords } from '#server/turkish/number-words.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import { type LabelledLot, labelValues } from '../split/lot-text.ts';
import type { Passage } from '../split/passage.ts';
import type { Findings } from './findings.ts';
import { mentionsIn } from './mentions.ts';
import type { Mention } from './notice-reading.ts';
import { HALF_IN_WORDS, PRINTED_NUMBER, readHalfInWords, readKurus, WHOLE_NUMBER } from './read-numbers.ts';

/** `1.250.000,00 (BirMilyonİkiYüzElliBin) TL`. */
const CURRENCY = '(?: ?\\([a-z ]{0,90}\\))? ?(?:[.,]? ?-{1,2})? ?(?:y?tl|₺|try|turk lirasi|lira)(?![a-z])';
const CURRENCIES = ['tl', '₺', 'try', 'lira'];
const DIGITS = `${WHOLE_NUMBER}(?<digits>${PRINTED_NUMBER})(?![\\d%])`;
const MONEY = `(?:(?<half>${HALF_IN_WORDS})|${DIGITS}|(?<![a-z])(?<words>${NUMBER_IN_WORDS}))${CURRENCY}(?: ?(?<kurus>${NUMBER_IN_WORDS}|\\d{1,2} ?)kurus)?`;
const PAID = needing(CURRENCIES, new RegExp(MONEY, 'g'));
/** Directly after a label, a number needs no currency. */
const BARE = new RegExp(`^[ :=₺]{0,4}(?:tl ?)?${DIGITS}(?! ?(?:adet|m2|kg)|[./]| ?[.,]? ?\\d)`, 'g');
const WORTH =
  '(?:muhammen (?:bedel|kiymet|deger)[a-z]{0,5}|(?:takdir|tahmin|tespit) (?:edilen|olunan) (?:bedel|kiymet|deger)[a-z]{0,5}|tahmini (?:deger|kiymet|bedel)[a-z]{0,4}|(?<!(?:arsa|bina|yapi|agac|zemin|muhdesat|birim|m2|binanin|yapinin|arsanin|zeminin|muhdesatin|agaclarin) )(?<![a-z])(?:kiymeti|degeri))';
const SAID = needing(
  CURRENCIES,
  new RegExp(
    `${WORTH}(?: ?[:=]| ?\\([^()\\d\\n]{0,30}\\))?(?:(?!yuz ?de|yari|teminat)[^\\d.;\\n%₺]){0,30}?₺? ?${MONEY}`,
    'g',
  ),
);
const SAID_LIRA = needing(['₺'], new RegExp(`${WORTH} ?[:=]? ?₺ ?${DIGITS}`, 'g'));
const SAID_BEFORE = needing(
  CURRENCIES,
  new RegExp(
    `${MONEY}['a-z]{0,5}\\)? (?:olarak )?(?:muhammen |degerinde|kiymet takdir|deger takdir|bedel takdir|kiymetinde|paha bic|(?:deger|kiymet|bedel) (?:bic|tespit|belirlen|konul)|muhammen bedelle|kiymetli|degerli|olarak takdir)`,
    'g',
  ),
);
/** The amount is the value of a part, not of the whole thing. */
const OF_PART = /(?<![a-z])(?:arsa|bina|yapi|zemin|muhdesat|agac|makine|tesis|eklenti)[a-z]{0,6}(?: icin)?[ :=]{0,3}$/;
/** `bina ve arsa için 9.800.000 TL, makine için 1.450.000 TL olmak üzere toplam 11.250.000 TL`. */
const TOTAL = needing(['olmak uzere'], new RegExp(`olmak uzere,? toplam(?: [a-z]{1,12}){0,3} ?:? ?${MONEY}`, 'g'));
const OF_WHOLE = /tamami(?:nin)?[^.;\n]{0,40}$|tam(?:am)? (?:deger|kiymet|bedel)[a-z]{0,3} ?:? ?$/;

const LONGEST_WORTH = 300;

type Worth = { kurus: number; isOfWhole: boolean; isOfPart: boolean };

/** Returns the appraisal in kuruş; in a share sale that of the share, if the notice prints both. */
export function readAppraisal(
  lot: LabelledLot,
  common: readonly Passage[],
  isShareSale: boolean,
  findings: Findings,
): Mention<number> | undefined {
  const own = amountsOf(lot);
  const amounts = own.length > 0 ? own : common.flatMap(saidIn);
  const fitting = isShareSale ? amounts.filter(({ value }) => !value.isOfWhole) : amounts;
  const agreed = findings.agreed('appraisalKurus', fitting, ({ kurus }) => String(kurus));
  return agreed && { value: agreed.value.kurus, sentence: agreed.sentence };
}

function amountsOf(lot: LabelledLot): Mention<Worth>[] {
  const labels = labelValues(lot, 'appraisal', LONGEST_WORTH);
  const totals = labels.flatMap(totalIn);
  if (totals.length > 0) return totals;
  const paid = labels.map((text) => amountsIn(text, PAID));
  // Values of parts without their sum: the value of the whole is unknown.
  if (paid.some(([first, second]) => first?.value.isOfPart && second)) return [];
  const fromLabels = paid.flatMap((said, at) => {
    const label = labels[at];
    return (said.length > 0 || !label ? said : amountsIn(label, BARE)).slice(0, 1);
  });
  return [...fromLabels, ...lot.unencumbered.flatMap(saidIn)];
}

/** A total that is printed after its parts. */
function totalIn(text: Passage): Mention<Worth>[] {
  const said = amountsIn(text, TOTAL);
  if (said.length > 0) return said;
  const paid = amountsIn(text, PAID);
  const last = paid.at(-1);
  const sum = paid.slice(0, -1).reduce((before, { value }) => before + value.kurus, 0);
  return last && paid.length > 2 && sum === last.value.kurus ? [last] : [];
}

function saidIn(text: Passage): Mention<Worth>[] {
  return [SAID, SAID_LIRA, SAID_BEFORE].flatMap((pattern) => amountsIn(text, pattern));
}

function amountsIn(text: Passage, pattern: RegExp): Mention<Worth>[] {
  return mentionsIn(text, pattern, (match) => {
    const kurus = kurusOf(match);
    if (kurus === undefined || kurus === 0) return undefined;
    const at = text.offset + match.index;
    // The label before a value is outside the passage, so the text before it is read from the source.
    const before = foldTurkish(text.source.slice(Math.max(0, at - 80), at));
    return { kurus, isOfWhole: OF_WHOLE.test(before), isOfPart: OF_PART.test(before) };
  });
}

function kurusOf({ groups = {} }: RegExpExecArray): number | undefined {
  const { half, digits, words, kurus } = groups;
  if (half !== undefined) return readHalfInWords(half) * 100;
  if (digits !== undefined) return readKurus(digits);
  const lira = words === undefined ? undefined : readNumberWords(words);
  const rest = kurus === undefined ? 0 : (readNumberWords(kurus) ?? Number(kurus));
  return lira === undefined || Number.isNaN(rest) ? undefined : lira * 100 + rest;
}
