import { ORDINALS } from '#server/turkish/number-words.ts';
import type { CreditorKind } from '#shared/read-documents/finding-fields.ts';
import { type OwnSentence, type Read, there } from '../paper-rule.ts';
import type { PaperSentence } from '../paper-sentences.ts';
import { liraIn, numberOf } from '../printed-values.ts';
import { creditorOf } from '../read-pledges.ts';

type ReadPledge = Read & { readonly sentence: PaperSentence };
type Part = { readonly kind: 'creditor' | 'degree' | 'sum'; readonly isNamed: boolean; readonly value: string };

const NAMED = '(?:(?:ipotek|rehin)(?:in|li)? )?';
const LABELS: readonly (readonly [Part['kind'], RegExp])[] = [
  ['creditor', new RegExp(`^\\W*${NAMED}(?:alacakli(?:si)?|lehtari?)(?: adi| unvani)? ?[:|] ?(?<value>.+)`)],
  ['degree', new RegExp(`^\\W*${NAMED}derece(?:si)?(?: ?[/-] ?sira(?:si)?)? ?[:|] ?(?<value>[1-9])(?!\\d)`)],
  ['sum', new RegExp(`^\\W*${NAMED}(?:bedeli?|borcu?|tutari?|miktari?|limiti?) ?[:|] ?(?<value>.+)`)],
];
const LONGEST_PLEDGE = 6;
const ALONE = new RegExp(`^\\W*(?:[\\d.]+ )?(?:(?<digit>[1-9])\\.|(?<word>${ORDINALS.join('|')})) derece\\W*$`);

/** Reads pledges whose creditor, degree and sum are in separate lines, one of which names the pledge. */
export function readPledgeRows(sentences: readonly OwnSentence[]): ReadPledge[] {
  const parts = sentences.map(partOf);
  return sentences.flatMap((sentence, at) => {
    const first = parts[at];
    if (!first || !isStart(parts, at)) return [];
    const next = parts.findIndex((_, place) => place > at && isStart(parts, place));
    const end = Math.min(at + LONGEST_PLEDGE, next < 0 ? parts.length : next);
    const own = parts.slice(at, end).filter((part) => part !== undefined);
    const isNamed = own.some((part) => part.isNamed) || sentence.section === 'liens' || sentence.section === 'pledges';
    const of = (kind: Part['kind']) => own.find((part) => part.kind === kind)?.value;
    const [degree, creditor, sum] = [of('degree'), of('creditor'), liraIn(of('sum') ?? '')[0]];
    if (!isNamed || !degree || !sum) return [];
    const word: CreditorKind | undefined = creditor ? creditorOf(creditor) : undefined;
    return [
      {
        ...there('pledge', { degree: Number(degree), ...(word && { word }), number: sum.value }, 3),
        sentence: {
          ...sentence,
          text: sentences
            .slice(at, end)
            .map(({ text }) => text)
            .join(' '),
        },
      },
    ];
  });
}

/** Whether a pledge begins here: with its creditor or its degree, whichever is first. */
function isStart(parts: readonly (Part | undefined)[], at: number): boolean {
  const [before, part] = [parts[at - 1], parts[at]];
  return part !== undefined && part.kind !== 'sum' && (before === undefined || before.kind === 'sum');
}

function partOf({ firm }: OwnSentence): Part | undefined {
  const { digit, word } = ALONE.exec(firm)?.groups ?? {};
  if (digit || word)
    return { kind: 'degree', isNamed: false, value: digit ?? String(ORDINALS.indexOf(word ?? '') + 1) };
  for (const [kind, pattern] of LABELS) {
    const value = pattern.exec(firm)?.groups?.value;
    if (value !== undefined) return { kind, value, isNamed: /^\W*(?:ipotek|rehin)/.test(firm) };
  }
  return undefined;
}

const COLUMNS: Readonly<Record<Part['kind'], RegExp>> = {
  degree: /^derece/,
  creditor: /^(?:alacakli|lehtar|lehdar)/,
  sum: /^(?:ipotek |rehin )?(?:borc|tutar|bedel|miktar|limit)/,
};

/** Reads the rows of tables with columns for degree, creditor and sum. */
export function readPledgeTables(sentences: readonly OwnSentence[]): ReadPledge[] {
  let places: Readonly<Record<Part['kind'], number>> | undefined;
  return sentences.flatMap((sentence) => {
    const cells = sentence.firm.split('|').map((cell) => cell.trim());
    const placeOf = (kind: Part['kind']) => cells.findIndex((cell) => COLUMNS[kind].test(cell));
    const named = { degree: placeOf('degree'), creditor: placeOf('creditor'), sum: placeOf('sum') };
    if (cells.length > 2 && named.degree >= 0 && named.sum >= 0) {
      places = named;
      return [];
    }
    if (cells.length < 2) places = undefined;
    if (!places) return [];
    const degree = /^(?<degree>[1-9])(?!\d)/.exec(cells[places.degree] ?? '')?.groups?.degree;
    const printed = cells[places.sum] ?? '';
    const sum = liraIn(printed)[0]?.value ?? (GROUPED.test(printed) ? numberOf(printed) : undefined);
    const word = creditorOf(cells[places.creditor] ?? '');
    return degree && sum
      ? [{ ...there('pledge', { degree: Number(degree), ...(word && { word }), number: sum }, 3), sentence }]
      : [];
  });
}
const GROUPED = /^\d{1,3}(?:\.\d{3}){1,4}(?:,\d{2})?$/;
