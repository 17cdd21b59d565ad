import type { Passage } from './passage.ts';

/** The part of a notice about one lot. */
export type LotText = { body: Passage };
/** The text before the lots, the lots, and the texts that apply to all of them. */
export type SplitNotice = { head: Passage; lots: readonly LotText[]; common: readonly Passage[] };

export const MOST_LOTS = 500;

export const CONDITIONS =
  /^(?:satis sartlari|ihale sartlari|birinci ve ikinci art|(?:artt?irmaya|ihaleye|satisa) (?:istirak|katil|girecek)|(?:(?:katilmak|girmek) )?isteklilerin|\d ?[-)] ?(?:ihale(?! ?(?:tarih|gun|yer|bas|bit))|satis(?:,| (?!gun|tarih|yer|bas|bit)))|\d\. ?satis, |yukarida oze?llikleri)/m;

/**
 * Returns the position after `from` at which the conditions of the sale begin; the end of the notice if there are none.
 */
export function conditionsFrom(notice: Passage, from: number): number {
  const at = notice.folded.slice(from).search(CONDITIONS);
  return at === -1 ? notice.folded.length : from + at;
}
