import { type PaperRule, there } from './paper-rule.ts';
import { daysIn } from './printed-values.ts';

/** Before the day on which a register extract was printed, wherever it stands. */
const PRINTED =
  /(?:^|[ |(])(?:duzenleme(?: tarihi)?|(?:belge|cikti|sorgu(?:lama)?) (?:tarihi|zamani)|suret(?:in)? cikarildigi tarih)\W{1,4}$/;
/** The same above the lists of entries, of which each has a day. */
const HEAD = /^\W*tarihi?\W{1,4}$/;
const OF_ENTRY = /yev|sayili|haciz|ipotek|serh|tesis/;

/** The day of which an extract of the register is. */
export const readExtractDay: PaperRule = ({ folded, section }, { kind }) => {
  if (kind !== 'register' || OF_ENTRY.test(folded)) return [];
  const day = daysIn(folded).find(({ from }) => {
    const before = folded.slice(0, from);
    return PRINTED.test(before) || (section === '' && HEAD.test(before));
  });
  return day ? [there('extractOn', { day: day.value })] : [];
};
