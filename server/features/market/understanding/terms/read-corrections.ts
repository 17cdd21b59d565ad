import { CORRECTION_DAYS } from '#shared/search-filters/search-values.ts';
import type { Sentence } from '../sentence.ts';
import { spanAt } from './read-term-amounts.ts';

const CORRECTED = 'duzeltilen duzeltilenler duzeltilmis'.split(' ');
/** Words of which one may follow: `ilanı düzeltilmiş olanlar`. */
const ENDINGS = ['olan', 'olanlar'];

/** Claims that the notice was corrected: `son 3 günde düzeltilen`, `düzeltilmiş`. Runs before dates claim the days. */
export function readCorrections(sentence: Sentence): void {
  for (let index = 0; index < sentence.length; index += 1) {
    const end = correctedSpan(sentence, index);
    if (end !== undefined) index = end - 1;
  }
}

function correctedSpan(sentence: Sentence, start: number): number | undefined {
  const from = sentence.isAt(start, 'son') ? start + 1 : start;
  const span = spanAt(sentence, from);
  const behind = span && (sentence.isAt(span.end, 'icinde') ? span.end + 1 : span.end);
  const at = behind ?? start;
  if (!sentence.isAt(at, ...CORRECTED)) return undefined;
  const end = sentence.isAt(at + 1, ...ENDINGS) ? at + 2 : at + 1;
  const days = Math.min(CORRECTION_DAYS.max, Math.max(CORRECTION_DAYS.min, span?.days ?? CORRECTION_DAYS.max));
  const label = `son ${days} günde düzeltilen`;
  sentence.claim(start, end, { type: 'text', part: 'measure', details: { correctedWithinDays: days }, label });
  return end;
}
