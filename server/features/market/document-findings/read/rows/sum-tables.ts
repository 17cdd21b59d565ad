import type { OwnSentence, PaperAround, Read } from '../paper-rule.ts';
import type { PaperSentence } from '../paper-sentences.ts';
import { readerOf } from './read-rows.ts';

type ReadSum = Read & { readonly sentence: PaperSentence };

/** `Kalem   Miktar   Birim (TL)   Tutar (TL)`: the sums in the last column have no unit. */
const HEADER = /(?:tutar|deger|bedel|kiymet)[a-z]* ?\((?:tl|₺)\)\W*$/;
const ROW =
  /^\W*(?<label>[a-z]+(?: [a-z]+)?(?: (?:deger|kiymet|bedel)[a-z]*)?|(?:genel )?toplam(?: deger[a-z]*)?) (?:[^|]* )?(?<sum>\d{1,3}(?:\.\d{3}){1,4}(?:,\d{2}|(?![.,])))\W*$/;
const OF_OTHERS = /emsal|komsu|ornek satis|parsel/;
const MOST_ROWS = 12;

/** Reads the rows of tables whose last column is named as lira. */
export function readSumTables(sentences: readonly OwnSentence[], paper: PaperAround): ReadSum[] {
  let rows = 0;
  let hasBars = false;
  return sentences.flatMap((sentence) => {
    if (HEADER.test(sentence.folded)) {
      rows = OF_OTHERS.test(sentence.folded) ? 0 : MOST_ROWS;
      hasBars = sentence.folded.includes('|');
      return [];
    }
    if (rows === 0) return [];
    rows -= 1;
    const { label, sum } =
      ROW.exec(hasBars ? sentence.firm.replaceAll('|', ' ').replaceAll(/ +/g, ' ') : sentence.firm)?.groups ?? {};
    const found = label && sum ? (readerOf(label)?.(sum, paper) ?? []) : [];
    return found
      .filter(({ field }) => field === 'partValue' || field === 'appraisal')
      .map((read) => ({ ...read, sentence }));
  });
}
