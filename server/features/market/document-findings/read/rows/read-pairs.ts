import type { OwnSentence, PaperAround, Read } from '../paper-rule.ts';
import type { PaperSentence } from '../paper-sentences.ts';
import { readerOf } from './read-rows.ts';

/** A value, with the lines of its label and its own. */
type ReadPair = Read & { readonly sentence: PaperSentence };

const OF_OTHERS = /emsal|komsu|ornek satis/;
const LONGEST_LABEL = 60;

const labelOf = ({ folded }: OwnSentence) => folded.replace(/^[^a-z]+|[^a-z)²2]+$/g, '');
const isLabel = (sentence: OwnSentence | undefined) =>
  sentence !== undefined && sentence.folded.length <= LONGEST_LABEL && readerOf(labelOf(sentence)) !== undefined;
/** Whether it is in the next line of the page, and is neither a label nor a row. */
const isValueOf = (label: OwnSentence, value: OwnSentence) =>
  value.page === label.page && value.line !== label.line && !isLabel(value) && !/[:|]/.test(value.folded);

/** A heading in capitals that is not a label; it ends a passage about other properties. */
const isHeading = (sentence: OwnSentence) =>
  /^[^\p{Ll}\d]*\p{Lu}{4}[^\p{Ll}\d]*$/u.test(sentence.text) &&
  (!isLabel(sentence) || /takdir|sonuc/.test(sentence.folded));

/** A label before another one; headings don't count. */
const isColumn = (before: OwnSentence | undefined) => before !== undefined && isLabel(before) && !isHeading(before);

/**
 * Reads labels that are alone in their lines, each with its value in the next line. Consecutive labels are the head of
 * a table whose columns were lost, so it is unclear which value belongs to which.
 */
export function readPairs(sentences: readonly OwnSentence[], paper: PaperAround): ReadPair[] {
  const found: ReadPair[] = [];
  let isOfOthers = false;
  for (let at = 0; at < sentences.length - 1; at += 1) {
    const [before, label, value] = [sentences[at - 1], sentences[at], sentences[at + 1]];
    if (!label || !value) break;
    isOfOthers = OF_OTHERS.test(label.folded) || (isOfOthers && !isHeading(label));
    if (isOfOthers || !isLabel(label) || isColumn(before) || !isValueOf(label, value)) continue;
    const reads = readerOf(labelOf(label))?.(value.firm, paper) ?? [];
    const sentence = { ...label, text: `${label.text} ${value.text}`, isSure: label.isSure && value.isSure };
    found.push(...reads.map((read) => ({ ...read, rank: 2 as const, sentence })));
  }
  return found;
}
