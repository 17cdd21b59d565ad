import type { DebtKind } from '#shared/read-documents/finding-fields.ts';
import { type Rank, there } from '../paper-rule.ts';
import { liraIn, numberOf } from '../printed-values.ts';
import { IS_NOT, type Reader, type Row } from './row-reader.ts';

/** `12.400,00 m² x 3.000,00 TL =` before the result. */
const PRODUCT =
  /^\W*[\d.,]+ ?(?:m ?[2²]|adet|ad|dekar|da|kok)?\.? ?x ?[\d.,]+ ?tl(?: ?\/ ?(?:m ?[2²]|adet|ad|da|dekar|donum|kok))?(?: ?x ?%? ?[\d.,/]+)* ?= ?/;
/** Unsure digits before the same sum in words. */
const UNSURE_DIGITS = /^ ?…+ ?(?:tl)? ?\((?:yalniz )?/;
const worth =
  (field: 'appraisal' | 'partValue', rank: Rank): Reader =>
  (value, paper) => {
    const sums = liraIn(value);
    const product = PRODUCT.exec(value)?.[0].length;
    const result = sums.at(-1);
    if (product !== undefined && result?.from === product) return [there(field, { number: result.value }, rank)];
    const unsure = UNSURE_DIGITS.exec(value)?.[0].length ?? 0;
    const sum =
      sums.length === 1 && (sums[0]?.from ?? 9) - unsure < 4 && !['register', 'zoning'].includes(paper.kind)
        ? sums[0]
        : undefined;
    // The column or label says that its sums are in lira. `1.250.` may be half a sum.
    const bare = /^\W*(?<digits>\d{1,3}(?:\.\d{3}){1,4}(?:,\d{2}|(?![.,])))\W*$/.exec(value)?.groups?.digits;
    const number = sum?.value ?? (bare ? numberOf(bare) : undefined);
    return number ? [there(field, { number }, rank)] : [];
  };

const debt =
  (kind: DebtKind): Reader =>
  (value) => {
    const sums = liraIn(value);
    if (
      sums.length === 1 &&
      (sums[0]?.from ?? 9) < 25 &&
      !/^[^.;]{0,14}(?:\/|aylik|gunluk)/.test(value.slice(sums[0]?.to))
    )
      return [there('debt', { word: kind, number: sums[0]?.value ?? 0 }, 2)];
    return sums.length === 0 && IS_NOT.test(value)
      ? [{ field: 'debt', value: { isThere: false, word: kind }, rank: 2 }]
      : [];
  };

/** A total of debts in a letter about a single kind of debt; otherwise a total worth. */
const total: Reader = (value, paper) => {
  const [kind, another] = paper.debtKinds;
  if (!kind) return worth('appraisal', 2)(value, paper);
  const [sum, second] = liraIn(value);
  return !another && sum && !second ? [there('debt', { word: kind, number: sum.value }, 3)] : [];
};

/** Rows about the worth and its parts. */
export const WORTH_ROWS: readonly Row[] = [
  {
    label:
      /(?:(?:takdir (?:edilen|olunan)|tespit edilen|belirlenen|bulunan|hesaplanan|guncel|bugunku|piyasa|pazar|rayic|muhammen|tahmini|toplam|nihai|sonuc|uyumlastirilmis|yuvarlatilmis|satisa esas|kiymet takdiri|(?:tasinmaz|arac|daire|dukkan|parsel|gayrimenkul)(?:in|nin|un)?) )*(?:deger|kiymet|bedel)i?(?: \(tl\))?|kiymet takdiri|takdir (?:edilen|olunan)/,
    read: worth('appraisal', 2),
  },
  {
    label:
      /(?:borclu(?:nun)? )?(?:\d{1,5} ?\/ ?\d{1,6} )?(?:hisse|pay)(?:si)?(?:n?[aei]|nin|in|sinin|inin|sine|ina)?(?: (?:dusen|isabet eden))?(?: (?:deger|kiymet|bedel)i?)(?: \(tl\))?/,
    read: worth('appraisal', 3),
  },
  { label: /(?:genel )?toplam(?: borc[a-z]*)?|sonuc(?: deger[i]?)?/, read: total },
  {
    label:
      /(?:arsa|bina(?:lar)?|makine(?:ler| parki)?|yapi(?:lar)?|zemin|muhdesat|(?:meyve |zeytin )?agac(?:lar)?|eklenti(?:ler)?|(?:bag |koy |kargir |kerpic )?evi?|depo|ahir|havuz|sera)(?:nin|in|larin|lerin)?(?: (?:pay|hisse)[a-z]*)?(?: (?:deger|kiymet|bedel)i?)?(?: toplami)?/,
    read: worth('partValue', 1),
  },
];

/** Rows about debts, by kind. */
export const DEBT_ROWS: readonly Row[] = [
  { label: /(?:birikmis |toplam |odenmemis )?(?:aidat|ortak gider)(?: borcu)?/, read: debt('dues') },
  {
    label:
      /(?:birikmis |toplam |odenmemis )?(?:emlak vergisi|motorlu tasitlar vergisi|mtv|vergi)(?: \(mtv\))?(?: borcu)?/,
    read: debt('tax'),
  },
  {
    label: /(?:odenmemis |birikmis )?(?:idari para|trafik(?: idari para)?|para) cezasi?(?: borcu)?/,
    read: debt('fine'),
  },
  {
    label:
      /(?:odenmemis |birikmis )?(?:su|elektrik|dogal ?gaz)(?: (?:ve|\/) (?:su|elektrik|dogal ?gaz|atik su))?(?: fatura| abonelik| tuketim)?(?: borcu| bedeli)/,
    read: debt('utilities'),
  },
  {
    label:
      /(?:birikmis |toplam |islemis )?(?:(?:yediemin|muhafaza)(?: ucreti)?(?: borcu)?|otopark (?:ucreti(?: borcu)?|borcu))/,
    read: debt('keeping'),
  },
];
