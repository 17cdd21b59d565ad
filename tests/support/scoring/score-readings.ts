import type { AuctionTime, NoticeLot } from '#server/features/intake/notices/read/notice-reading.ts';
import { readNotice } from '#server/features/intake/notices/read-notice.ts';
import { noticeText } from '#server/features/intake/notices/text/notice-text.ts';
import { ISTANBUL_OFFSET_MS, istanbulDate } from '#shared/text/dates.ts';
import type { LabelledNotice } from './labelled-notices.ts';

/** Right: equal to the label. Wrong: a different value, or a value without a label. Missed: a label without a value. */
export type FieldScore = { right: number; wrong: number; missed: number };
export type Mistake = { notice: string; lot: number; field: string; expected: string; given: string };
export type Scores = { fields: Map<string, FieldScore>; mistakes: Mistake[]; sentencesOutside: string[] };

/** Compares the values read from labelled notices with their labels. */
export async function scoreReadings(notices: readonly LabelledNotice[]): Promise<Scores> {
  const scores: Scores = { fields: new Map(), mistakes: [], sentencesOutside: [] };
  for (const notice of notices) {
    const got = await noticeText(notice.content);
    if ('reason' in got) throw new Error(`${notice.name}: ${got.reason}`);
    const { lots } = readNotice(got.text);
    for (let at = 0; at < Math.max(lots.length, notice.lots.length); at += 1) {
      scoreLot(notice, at, printedLot(lots[at] ?? {}), scores);
      for (const { sentence } of Object.values(lots[at] ?? {})) {
        if (!got.text.includes(sentence)) scores.sentencesOutside.push(`${notice.name}: ${sentence}`);
      }
    }
  }
  return scores;
}

export function precisionOf({ right, wrong }: FieldScore): number {
  return right + wrong === 0 ? 1 : right / (right + wrong);
}

export function recallOf({ right, wrong, missed }: FieldScore, labels: number = right + wrong + missed): number {
  return labels === 0 ? 1 : right / labels;
}

export function totalOf(fields: ReadonlyMap<string, FieldScore>): FieldScore {
  const total = { right: 0, wrong: 0, missed: 0 };
  for (const { right, wrong, missed } of fields.values()) {
    total.right += right;
    total.wrong += wrong;
    total.missed += missed;
  }
  return total;
}

function scoreLot(notice: LabelledNotice, lot: number, given: ReadonlyMap<string, string>, scores: Scores): void {
  const labels = notice.lots[lot] ?? new Map<string, string>();
  for (const field of new Set([...labels.keys(), ...given.keys()])) {
    const score = scores.fields.get(field) ?? { right: 0, wrong: 0, missed: 0 };
    scores.fields.set(field, score);
    const [expected, value] = [labels.get(field), given.get(field)];
    if (expected === value) score.right += 1;
    else {
      // A value that differs from the label counts only as wrong; recall still counts the label as not found.
      if (value !== undefined) score.wrong += 1;
      if (expected !== undefined && value === undefined) score.missed += 1;
      scores.mistakes.push({ notice: notice.name, lot, field, expected: expected ?? '–', given: value ?? '–' });
    }
  }
}

const PRINTED: Readonly<Record<string, string>> = {
  appraisalKurus: 'appraisal',
  kaydindakiSerhler: 'encumbrances',
  modelText: 'model',
};

/** Writes the values of a lot in the notation of the labels. */
function printedLot(lot: NoticeLot): Map<string, string> {
  const printed = new Map<string, string>();
  for (const [name, field] of Object.entries(lot)) {
    const text = printedValue(name, lot);
    if (field && text !== undefined) printed.set(PRINTED[name] ?? name, text);
  }
  return printed;
}

/** Read since the sets were labelled, and tested by separate sentences (terms-of-notices.test.ts). */
const UNLABELLED: ReadonlySet<string> = new Set([
  'grossM2',
  'netM2',
  'occupancy',
  'annotations',
  'appraisedOn',
  'priorClaims',
  'isShareSale',
  'right',
]);

function printedValue(name: string, lot: NoticeLot): string | undefined {
  if (UNLABELLED.has(name)) return undefined;
  if (name === 'appraisalKurus') return lira(lot.appraisalKurus?.value ?? 0);
  if (name === 'sulhMahkeme') return lot.sulhMahkeme?.value ? '1' : undefined;
  if (name === 'brand') return lot.brand?.value.code ?? lot.brand?.value.name;
  if (name === 'areaOfWhole') return lot.areaOfWhole?.value ? 'yes' : 'no';
  if (name === 'deposit') {
    const { percent = null, amountKurus = null } = lot.deposit?.value ?? {};
    return [percent === null ? '' : `%${percent}`, amountKurus === null ? '' : lira(amountKurus)]
      .filter(Boolean)
      .join(' / ');
  }
  if (name === 'firstStart' || name === 'firstEnd' || name === 'secondStart' || name === 'secondEnd') {
    return lot[name] && printedTime(lot[name].value);
  }
  const field = Object.entries(lot).find(([key]) => key === name)?.[1];
  return field && String(field.value).replace(/\s+/g, ' ');
}

function lira(kurus: number): string {
  return (kurus / 100).toFixed(2);
}

function printedTime({ at, isDayOnly }: AuctionTime): string {
  const day = istanbulDate(at);
  return isDayOnly ? day : `${day} ${new Date(at.getTime() + ISTANBUL_OFFSET_MS).toISOString().slice(11, 16)}`;
}
