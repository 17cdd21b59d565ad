import { NUMBER_IN_WORDS, readNumberWords } from '#server/turkish/number-words.ts';
import type { TermUnit } from '#shared/read-documents/finding-fields.ts';
import type { Printed } from '../printed-values.ts';

type Length = { readonly number: number; readonly unit: TermUnit };

const UNITS: Readonly<Record<string, TermUnit>> = {
  gun: 'day',
  'is gunu': 'workday',
  hafta: 'week',
  ay: 'month',
  yil: 'year',
};
const MONTHS_OF_YEAR = 12;
const LENGTH = new RegExp(
  `(?<![a-z\\d.,/…-])(?:(?<digits>\\d{1,3})(?: ?\\((?<repeated>[a-z ]{2,40})\\))?|(?<words>${NUMBER_IN_WORDS})(?:\\((?<inDigits>\\d{1,3})\\))?) ?(?<unit>is gunu|gun|hafta|ay|yil)(?:l[iu](?:k|gina))?(?:[dt][iu]r)?(?![a-z])(?: (?<months>\\d{1,2}) ay(?:lik)?(?![a-z]))?`,
  'g',
);

/**
 * Lengths of time: `7 gün`, `yedi (7) iş günü`, `3 yıllığına`, `19 yıl 10 aylık` (in months). A length whose words and
 * digits differ is omitted.
 */
export function lengthsIn(folded: string): Printed<Length>[] {
  return [...folded.matchAll(LENGTH)].flatMap(({ index, 0: text, groups = {} }) => {
    const { digits, repeated, words, inDigits, unit = '', months } = groups;
    const said = words === undefined ? Number(digits) : readNumberWords(words);
    const again = repeated === undefined ? inDigits && Number(inDigits) : readNumberWords(repeated);
    const name = UNITS[unit];
    if (!said || !name || (again !== undefined && again !== said)) return [];
    const [from, to] = [index, index + text.length];
    if (months === undefined) return [{ value: { number: said, unit: name }, from, to }];
    if (name !== 'year') return [];
    return [{ value: { number: said * MONTHS_OF_YEAR + Number(months), unit: 'month' }, from, to }];
  });
}
