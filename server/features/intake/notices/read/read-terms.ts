import { matchesIn, needing } from '#server/turkish/matches-in.ts';
import { readNumberWords } from '#server/turkish/number-words.ts';
import { type LabelledLot, labelValues } from '../split/lot-text.ts';
import { type Passage, sentenceAt } from '../split/passage.ts';
import type { Findings } from './findings.ts';
import { mentionsIn } from './mentions.ts';
import type { Deposit, Mention, NoticeLot } from './notice-reading.ts';
import { PRINTED_NUMBER, readKurus, WHOLE_NUMBER } from './read-numbers.ts';

const PERCENT =
  "(?:% ?(\\d{1,2})(?![\\d.,]\\d)|yuz ?de ((?:on ?)?bes|on|yirmi|otuz|\\d{1,2})(?:si|[iu])?)(?:'?[a-z]{1,3})?";
const DEPOSIT = needing(
  ['teminat', 'pey akcesi'],
  new RegExp(
    `${PERCENT}(?: \\(% ?\\d{1,2}\\))? ?(?:oranind[ae]ki|oraninda|nispetinde|tutarinda|kadar)?(?:[^.,;\\n%]{0,25}?(?:teminat|pey akcesi)| ?(?:nakit|nakdi|pey akcesi) (?:veya|ya da) [^.,;\\n%]{0,60}?teminat)`,
    'g',
  ),
);
const DEPOSIT_AFTER = needing(
  ['teminat'],
  new RegExp(`teminat(?: miktari| orani| bedeli)?,? ?:? ?(?:[^.\\n%]|\\.(?=\\d)){0,60}${PERCENT}`, 'g'),
);
const AMOUNT_SAID = needing(
  ['teminat'],
  new RegExp(
    `teminat (?:miktari|tutari|bedeli) ?:? ?(${PRINTED_NUMBER})(?![\\d%]) ?(?:,-|-)? ?(?:tl|₺|lira)|${WHOLE_NUMBER}(?<!% ?)(${PRINTED_NUMBER}) ?(?:,-|-)? ?(?:tl|₺|lira)'?(?: tutarinda(?:ki)?| nakit| gecici){0,2} teminat(?:i|in)?(?! mektub) [^.;\\n\\d]{0,60}?(?:yatir|odenme)`,
    'g',
  ),
);
const AMOUNT = new RegExp(`${WHOLE_NUMBER}(?<!% ?)(${PRINTED_NUMBER})(?![\\d%]) ?(?:,-|-)? ?(?:tl|₺|lira|$)`, 'g');
const RATE =
  /% ?(\d{1,2}(?:,\d{1,2})?)|(?<![a-z])yuz ?de (\d{1,2}(?!\d)|(?:on ?)?bes|on|yirmi|otuz)|(?<![\d.,])(\d{1,2}) ?%/g;
const EXEMPT = /istisna|muaf|mustesna|tabi degil/;
const KDV = '(?<![a-z])(?:k\\.? ?d\\.? ?v\\.?|katma deger vergisi)';
const KDV_WORDS = ['kd', 'k.d', 'k. d', 'k d', 'katma deger'];
const KDV_RATE = '(?:% ?(\\d{1,2})(?!\\d)|yuz ?de (\\d{1,2}(?!\\d)|on|yirmi|bir|sekiz))';
const KDV_SAID = needing(
  KDV_WORDS,
  new RegExp(
    `${KDV}'?(?:si|nin|ye)? ?(?:orani?(?:nin)? ?(?:ise |olarak )?)?(?:(?:her|tum|butun) (?:[a-z]{2,12} ){0,2}icin )?[:=(]? ?${KDV_RATE}`,
    'g',
  ),
);
const KDV_BEFORE = needing(KDV_WORDS, new RegExp(`${KDV_RATE} ?(?:oran(?:inda|li) )?${KDV}(?![a-z])`, 'g'));
const KDV_EXEMPT = needing(
  KDV_WORDS,
  new RegExp(`${KDV}'?(?:den|dan|ye|si)? (?:istisna|muaf|mustesna|tabi degil)`, 'g'),
);
const LONGEST_RATE = 120;

/** Returns the deposit; an amount among the conditions counts only in a notice with one lot. */
export function readDeposit(
  lot: LabelledLot,
  common: readonly Passage[],
  isOnly: boolean,
  findings: Findings,
): Mention<Deposit> | undefined {
  const labels = labelValues(lot, 'deposit');
  const read = ([, after, before = '']: RegExpExecArray) => readKurus(after ?? before);
  const labelledAmounts = labels.flatMap((text) => mentionsIn(text, AMOUNT, read).slice(0, 1));
  const amounts =
    labelledAmounts.length > 0
      ? labelledAmounts
      : [...lot.unencumbered, ...(isOnly ? common : [])].flatMap((text) => mentionsIn(text, AMOUNT_SAID, read));
  const percents = labels.flatMap((text) => mentionsIn(text, RATE, percentOf).slice(0, 1));
  const own = percents.length > 0 ? percents : lot.unencumbered.flatMap(percentsIn);
  const said = own.length > 0 || (amounts.length > 0 && !isOnly) ? own : common.flatMap(percentsIn);
  const amount = findings.agreed('deposit', amounts);
  const percent = findings.agreed('deposit', said);
  const first = amount ?? percent;
  if (!first) return undefined;
  return { value: { percent: percent?.value ?? null, amountKurus: amount?.value ?? null }, sentence: first.sentence };
}

function percentsIn(text: Passage): Mention<number>[] {
  const before = mentionsIn(text, DEPOSIT, (match, { folded }) =>
    // The percentage belongs to KDV: `KDV %20 teminat %10`.
    /kdv[^%\n]{0,12}$/.test(folded.slice(Math.max(0, match.index - 20), match.index)) ? undefined : percentOf(match),
  );
  return before.length > 0 ? before : mentionsIn(text, DEPOSIT_AFTER, percentOf);
}

function percentOf(match: RegExpExecArray): number | undefined {
  const printed = match.slice(1).find((group) => group !== undefined) ?? '';
  const percent = readNumberWords(printed) ?? Number(printed.replace(',', '.'));
  return percent > 0 && percent <= 100 ? percent : undefined;
}

/** Returns the printed rate of KDV. It is never derived from the law: the notice decides. */
export function readKdv(lot: LabelledLot, common: readonly Passage[], findings: Findings): NoticeLot['kdv'] {
  const fromLabels = labelValues(lot, 'kdv', LONGEST_RATE).flatMap(printedRates);
  if (fromLabels.length > 0) return findings.agreed('kdv', fromLabels);
  const own = lot.unencumbered.flatMap(saidRates);
  return findings.agreed('kdv', own.length > 0 ? own : common.flatMap(saidRates));
}

function printedRates(text: Passage): Mention<string>[] {
  const sentence = sentenceAt(text, 0, text.text.length);
  const rates = matchesIn(text.folded, RATE).map(rateOf);
  if (rates.length > 0) return [{ value: [...new Set(rates)].join(' / '), sentence }];
  // A column `KDV (%)` prints only the number.
  if (/^\d{1,2}$/.test(text.folded.trim())) return [{ value: `%${text.folded.trim()}`, sentence }];
  return EXEMPT.test(text.folded) ? [{ value: 'istisna', sentence }] : [];
}

/** `%0` is a rate too. */
function rateOf(match: RegExpExecArray): string {
  const printed = match.slice(1).find((group) => group !== undefined) ?? '';
  return `%${readNumberWords(printed) ?? printed}`;
}

function saidRates(text: Passage): Mention<string>[] {
  return [
    ...[KDV_SAID, KDV_BEFORE].flatMap((pattern) => mentionsIn(text, pattern, rateOf)),
    ...mentionsIn(text, KDV_EXEMPT, () => 'istisna'),
  ];
}

/** Returns the annotations of the title, in full; `undefined` if the section is empty. */
export function readEncumbrances(lot: LabelledLot): NoticeLot['kaydindakiSerhler'] {
  const texts = lot.sections
    .filter(({ name }) => name === 'encumbrances')
    .map(({ passage }) =>
      passage.text
        .trim()
        .replace(/\n(?:-{5,}[\s\S]*|\d{1,2} ?[.)-]|[-–•*·])$/, '')
        .trim(),
    )
    .filter((text) => /\p{L}/u.test(text));
  const [only, ...more] = [...new Set(texts)];
  if (only === undefined) return undefined;
  return more.length === 0 ? { value: only, sentence: only } : { value: [only, ...more].join('\n'), sentence: only };
}
