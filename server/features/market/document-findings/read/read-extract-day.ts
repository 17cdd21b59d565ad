import { type PaperRule, there } from './paper-rule.ts';
import { daysIn } from './printed-values.ts';

/** Words before the day on which an extract of the register was printed, anywhere in a sentence. */
const PRINTED =
  /(?:^|[ |(])(?:duzenleme(?: tarihi)?|(?:belge|cikti|sorgu(?:lama)?) (?:tarihi|zamani)|suret(?:in)? cikarildigi tarih)\W{1,4}$/;
/** Such words above the lists of entries, each of which has its own day. */
const HEAD = /^\W*tarihi?\W{1,4}$/;
const OF_ENTRY = /yev|sayili|haciz|ipotek|serh|tesis/;

/** The day on which an extract of the register was printed. */
export const readExtractDay: PaperRule = ({ folded, section }, { kind }) => {
  if (kind !== 'register' || OF_ENTRY.test(folded)) return [];
  const day = daysIn(folded).find(({ from }) => {
    const before = folded.slice(0, from);
    return PRINTED.test(before) || (section === '' && HEAD.test(before));
  });
  return day ? [there('extractOn', { day: day.value })] : [];
};
