import { type LabelledLot, labelled } from './lot-text.ts';
import type { Field } from './notice-reading.ts';
import { NUMBER, readNumber, SQUARE_METRES } from './read-numbers.ts';
import { type Findings, statementsOf } from './statement.ts';

const LABELLED_AREA = new RegExp(`(?<![\\d.,])(${NUMBER}) ?(?:${SQUARE_METRES}|$)`, 'g');
const AMOUNT = `(?<![\\d.,])(${NUMBER}) ?(?:${SQUARE_METRES})`;
/** What says that it is the measure in the title deed. */
const STATED = [
  new RegExp(`${AMOUNT}[' ]{0,2}(?:l?[iu]k )?(?:yuz ?olcum|miktar|alanli)`, 'g'),
  new RegExp(`(?:yuz ?olcumu?|yuz ?olcumlu|arsa alani|parsel alani|tapu alani) ?:? ?${AMOUNT}`, 'g'),
];
/** `6.469,19 m² arsa`, as titles and lists write it. */
const OF_KIND = new RegExp(
  `${AMOUNT} (?:[a-z]{1,20} ){0,2}(?:arsa|tarla|bahce|bag|zeytinlik|daire|mesken|dukkan|tasinmaz)(?!si? uzerinde|[a-z]{0,3} uzerinde)`,
  'g',
);

/** Square metres of the title deed; of what is printed several times in different ways, only what its label says. */
export function readArea(lot: LabelledLot, findings: Findings): Field<number> | undefined {
  const read = (match: RegExpExecArray) => {
    const area = readNumber(match[1] ?? '');
    return area !== undefined && area > 0 ? area : undefined;
  };
  const fromLabels = labelled(lot, 'area').flatMap((text) => statementsOf(text, LABELLED_AREA, read).slice(0, 1));
  if (fromLabels.length > 0) return findings.agreed('areaM2', fromLabels);
  for (const patterns of [STATED, [OF_KIND]]) {
    const stated = lot.descriptive.flatMap((text) => patterns.flatMap((pattern) => statementsOf(text, pattern, read)));
    if (stated.length > 0) return findings.agreed('areaM2', stated);
  }
  return undefined;
}
