import type { CreditorKind } from '#shared/read-documents/finding-fields.ts';
import { type OwnSentence, type Read, there } from '../paper-rule.ts';
import type { PaperSentence } from '../paper-sentences.ts';
import { liraIn } from '../printed-values.ts';
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

/** A pledge whose creditor, degree and sum stand in separate lines, of which one names it. */
export function readPledgeRows(sentences: readonly OwnSentence[]): ReadPledge[] {
  const parts = sentences.map(partOf);
  return sentences.flatMap((sentence, at) => {
    const first = parts[at];
    // A pledge begins with its creditor, or with its degree where no creditor stands just before.
    if (!first || first.kind === 'sum' || (first.kind === 'degree' && parts[at - 1]?.kind === 'creditor')) return [];
    const next = parts.findIndex((part, place) => place > at && part?.kind === first.kind);
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

function partOf({ firm }: OwnSentence): Part | undefined {
  for (const [kind, pattern] of LABELS) {
    const value = pattern.exec(firm)?.groups?.value;
    if (value !== undefined) return { kind, value, isNamed: /^\W*(?:ipotek|rehin)/.test(firm) };
  }
  return undefined;
}
