import type { OutcomeCounts } from '#shared/outcomes/area-outcomes.ts';
import { LEAST_MONTHS, LEAST_PRICES } from '#shared/outcomes/outcome-rules.ts';
import type { Counted, MonthRow } from './count-outcomes.ts';

/** A share in whole per cent. */
const percent = (share: number) => Math.round(share * 100);

/** The quartiles of sale price by appraisal, in per cent; undefined for too few prices. */
export function ratioOf({ prices, quartiles }: Counted) {
  const shown = quartilesOf(prices, quartiles, percent);
  return shown && { prices, ...shown };
}

/** The quartiles of days from the first notice to the sale; undefined for too few sales. */
export function daysOf({ timed, dayQuartiles }: Counted) {
  const shown = quartilesOf(timed, dayQuartiles, Math.round);
  return shown && { sales: timed, ...shown };
}

/** The quartiles of the bids of a sale; undefined for too few sales. */
export function bidsOf({ bid, bidQuartiles }: Counted) {
  const shown = quartilesOf(bid, bidQuartiles, Math.round);
  return shown && { sales: bid, ...shown };
}

function quartilesOf(count: number, quartiles: readonly number[] | null, round: (value: number) => number) {
  const [lower, median, upper] = quartiles ?? [];
  if (count < LEAST_PRICES || lower === undefined || median === undefined || upper === undefined) return undefined;
  return { lower: round(lower), median: round(median), upper: round(upper) };
}

/** The medians of the months in per cent; empty if there are too few months. */
export function monthsOf(rows: readonly MonthRow[]): MonthRow[] {
  return rows.length < LEAST_MONTHS ? [] : rows.map((row) => ({ ...row, median: percent(row.median) }));
}

/** Only the counts. */
export function countsOf(counted: Counted): OutcomeCounts {
  const { ended, sold, unsold, unknown, withdrawn, secondRounds, untoldRounds } = counted;
  return { ended, sold, unsold, unknown, withdrawn, secondRounds, untoldRounds };
}
