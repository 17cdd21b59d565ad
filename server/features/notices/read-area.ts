import { type LabelledLot, labelled } from './lot-text.ts';
import type { Field } from './notice-reading.ts';
import { NUMBER, readNumber, SQUARE_METRES } from './read-numbers.ts';
import { type Findings, statementsOf } from './statement.ts';

/** Square metres of a unit of land: a decare is what is called a dönüm today. */
const LAND_UNITS: Readonly<Record<string, number>> = { ha: 10_000, hektar: 10_000, dekar: 1000, da: 1000, donum: 1000 };
const LAND_UNIT = '(?:hektar|ha|dekar|da|donum)(?:l[iu]k)?(?![a-z])';
/** Parts of a square metre are printed with up to four digits. */
const PARTED = `(?:${NUMBER}|\\d{1,9},\\d{3,4})`;
const METRES = `${PARTED} ?(?:${SQUARE_METRES})(?![a-z])`;
/** `1.240,00 m²`, `27,5 dönüm`, `1 hektar 2.350 m²`. */
const AMOUNT = `(?<![\\d.,])(?<amount>(?:${PARTED} ?${LAND_UNIT} ?(?:ve )?){1,3}(?:${METRES})?|${METRES})`;
const LABELLED_AREA = new RegExp(`^(?:.{0,30}? )??${AMOUNT}|^(?<amount>${NUMBER})$`, 'g');
const MEASURE = '(?:yuz ?olcum|miktar|alanli|buyuklug|genislig)';
/** What says that it is the measure in the title deed. */
const STATED = [
  new RegExp(`${AMOUNT}[' ]{0,2}(?:l?[iu]k )?${MEASURE}`, 'g'),
  new RegExp(
    `(?:yuz ?olcumu?|yuz ?olcumlu|arsa alani|parsel alani|tapu alani|tapu miktari|tapudaki miktari|tapudaki alani)(?: olarak)? ?:? ?${AMOUNT}`,
    'g',
  ),
];
/** `6.469,19 m² arsa`, as titles and lists write it. */
const OF_KIND = new RegExp(
  `${AMOUNT}(?:l[iu]k)? (?:[a-z]{1,20} ){0,2}(?:arsa|tarla|bahce|bag|zeytinlik|daire|mesken|dukkan|tasinmaz|parsel)(?!si? uzerinde|[a-z]{0,3} uzerinde)`,
  'g',
);

/** Square metres of the title deed; of what is printed several times in different ways, only what its label says. */
export function readArea(lot: LabelledLot, findings: Findings): Field<number> | undefined {
  const read = (match: RegExpExecArray) => squareMetresOf(match.groups?.amount ?? '');
  const fromLabels = labelled(lot, 'area').flatMap((text) => statementsOf(text, LABELLED_AREA, read).slice(0, 1));
  if (fromLabels.length > 0) return findings.agreed('areaM2', fromLabels);
  for (const patterns of [STATED, [OF_KIND]]) {
    const stated = lot.descriptive.flatMap((text) => patterns.flatMap((pattern) => statementsOf(text, pattern, read)));
    if (stated.length > 0) return findings.agreed('areaM2', stated);
  }
  return undefined;
}

const PART = new RegExp(`(${PARTED}) ?(hektar|ha|dekar|da|donum)?`, 'g');

/** The sum of the printed parts, in square metres to the hundredth of one. */
function squareMetresOf(amount: string): number | undefined {
  let sum = 0;
  for (const [, digits = '', unit = ''] of amount.replace(/m ?2|mt2/g, 'm²').matchAll(PART)) {
    const value = readNumber(digits);
    if (value === undefined) return undefined;
    sum += value * (LAND_UNITS[unit] ?? 1);
  }
  return sum > 0 ? Math.round(sum * 100) / 100 : undefined;
}
