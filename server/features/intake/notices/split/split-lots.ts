import { type Passage, sliceOf } from './passage.ts';
import { splitByLines, splitByParcels } from './split-lines.ts';
import { splitByMarks } from './split-marks.ts';
import { conditionsFrom, type SplitNotice } from './split-notice.ts';
import { splitByRows } from './split-rows.ts';

/** Conditions have a few thousand characters; they are read again for each lot. */
const LONGEST_COMMON = 20_000;

/**
 * Divides a notice into its lots: by headings such as `1 NO'LU TAŞINMAZIN`, by the rows of a table, by numbered lines,
 * by parcels with an amount each; otherwise it is one lot.
 */
export function splitLots(notice: Passage): SplitNotice {
  const split =
    splitByMarks(notice) ??
    splitByRows(notice) ??
    splitByLines(notice) ??
    splitByParcels(notice) ??
    splitNowhere(notice);
  return { ...split, common: split.common.map((text) => sliceOf(text, 0, LONGEST_COMMON)) };
}

function splitNowhere(notice: Passage): SplitNotice {
  const tail = conditionsFrom(notice, 0);
  // In a notice with one lot, the heading belongs to the lot too.
  return { head: notice, lots: [{ body: sliceOf(notice, 0, tail) }], common: [sliceOf(notice, tail)] };
}
