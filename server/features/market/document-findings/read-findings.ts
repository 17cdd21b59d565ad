import { readNotice } from '#server/features/intake/notices/index.ts';
import type { NoticeValues } from '#shared/notice-values.ts';
import type { FindingField } from '#shared/read-documents/document-findings.ts';
import type { PageText } from '#shared/read-documents/document-texts.ts';
import { pageLines } from '#shared/read-documents/read-pages.ts';

/** The values that are compared, in the units of a notice's values. */
export type FoundValues = { [Name in FindingField]?: NonNullable<NoticeValues['values'][Name]>['value'] };
export type Found = { readonly field: FindingField; readonly sentence: string; readonly page: number };
export type ReadFindings = {
  readonly values: FoundValues;
  readonly found: readonly Found[];
  /** The parcel that the document is about, where it says so. */
  readonly parcel: { readonly ada?: string; readonly parsel?: string };
};

/** Stands where a word is not sure: no rule reads a value over it. */
const UNSURE = '…';
/** As much of a document as the rules read: a notice is never longer. */
const LONGEST_TEXT = 200_000;
/** As much of a sentence as is looked for to find its page. */
const SENTENCE_START = 40;

/**
 * Reads what a document says of the lot by the rules that read notices, from sure words alone. A document of several
 * lots says nothing: which of them is for sale here it does not say.
 */
export function readFindings(pages: readonly PageText[]): ReadFindings | undefined {
  const texts = pages.map(({ page, words }) => ({ page, text: sureText(words) }));
  const whole = texts.map(({ text }) => text).join('\n');
  const { lots } = readNotice(whole.slice(0, LONGEST_TEXT));
  const [lot, second] = lots;
  if (!lot || second) return undefined;
  const values: FoundValues = {
    ...(lot.share && { share: lot.share.value }),
    ...(lot.appraisalKurus && { appraisal: lot.appraisalKurus.value / 100 }),
    ...(lot.appraisedOn && { appraisedOn: lot.appraisedOn.value }),
    ...(lot.grossM2 && { grossM2: lot.grossM2.value }),
    ...(lot.netM2 && { netM2: lot.netM2.value }),
    ...(lot.plotM2 && { plotM2: lot.plotM2.value }),
    ...(lot.unit && { unit: lot.unit.value }),
    ...(lot.floor && { floor: lot.floor.value }),
    ...(lot.occupancy && { occupancy: lot.occupancy.value }),
    ...(lot.annotations && { annotations: lot.annotations.value }),
    ...(lot.priorClaims && {
      priorClaims: lot.priorClaims.value.map(({ kind, amountKurus }) => ({ kind, amount: amountKurus / 100 })),
    }),
    ...(lot.km && { km: lot.km.value }),
  };
  // Safe: the names of the object above.
  const fields = Object.keys(values) as FindingField[];
  const found = fields.map((field) => {
    const sentence = lot[field === 'appraisal' ? 'appraisalKurus' : field]?.sentence ?? '';
    return { field, sentence, page: pageOf(sentence, texts) };
  });
  const parcel = { ...(lot.ada && { ada: lot.ada.value }), ...(lot.parsel && { parsel: lot.parsel.value }) };
  return { values, found, parcel };
}

function sureText(words: PageText['words']): string {
  return pageLines(words)
    .map((line) => line.map(({ text, isSure }) => (isSure ? text : UNSURE)).join(' '))
    .join('\n');
}

function pageOf(sentence: string, texts: readonly { readonly page: number; readonly text: string }[]): number {
  const start = oneLine(sentence).slice(0, SENTENCE_START);
  return (texts.find(({ text }) => oneLine(text).includes(start)) ?? texts[0])?.page ?? 1;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
