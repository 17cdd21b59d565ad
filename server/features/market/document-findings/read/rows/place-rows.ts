import type { PaperField } from '#shared/read-documents/finding-fields.ts';
import { there } from '../paper-rule.ts';
import { liraIn, NUMBER, numberOf } from '../printed-values.ts';
import { isListOfOwners } from '../read-share.ts';
import type { Reader, Row } from './row-reader.ts';

const area =
  (field: PaperField): Reader =>
  (value) => {
    const printed = new RegExp(`^\\W*(?<digits>${NUMBER}) ?(?:m ?[2²]|metre ?kare|mt2|\\W*$)`).exec(value)?.groups
      ?.digits;
    const number = numberOf(printed ?? '');
    return printed !== undefined && number ? [there(field, { number }, 3)] : [];
  };

const share: Reader = (value) => {
  if (isListOfOwners(value)) return [];
  const [sum, another] = liraIn(value);
  // `Borçlu hissesi (1/4): 1.787.500 TL` states the worth of the share.
  if (sum && sum.from < 4) return another ? [] : [there('appraisal', { number: sum.value }, 3)];
  const { part, whole } =
    /^\W{0,3}(?:[a-z. ]{0,40}\W{0,3})?(?<part>\d{1,7}) ?\/ ?(?<whole>\d{1,8})(?![\d/]|[.,]\d)/.exec(value)?.groups ??
    {};
  // `12/2024` is a month.
  if (whole && /^(?:19|20)\d\d$/.test(whole)) return [];
  if (part && whole && Number(part) > 0 && Number(part) <= Number(whole) && !/arsa pay/.test(value))
    return [there('share', { word: `${Number(part)}/${Number(whole)}` }, 2)];
  return /^\W*(?:tam(?:ami|dir)?|tam hisse|tam mulkiyet)(?![a-z])|\((?:tam|tamami|tam hisse)\)/.test(value)
    ? [there('share', { word: '1/1' }, 2)]
    : [];
};

const unit: Reader = (value) => {
  const number = /^\W{0,3}(?:no ?[:.]? ?)?(?<unit>\d{1,4}(?:\/[a-z])?)(?![\d/]|[.,]\d| ?m ?[2²]| adet|\.? ?kat)/.exec(
    value,
  )?.groups?.unit;
  return number ? [there('unit', { word: number }, 3)] : [];
};

const WORDS_OF_FLOORS = [
  'birinci',
  'ikinci',
  'ucuncu',
  'dorduncu',
  'besinci',
  'altinci',
  'yedinci',
  'sekizinci',
  'dokuzuncu',
];
const floor: Reader = (value, { hasUnit }) => {
  const said =
    /^\W{0,3}(?:(?<floor>\d{1,2})(?![\d/,+]|\.\d)\.?|(?<named>zemin|bodrum)(?! ?[+])|(?<word>[a-z]+nci|[a-z]+uncu))(?: (?:normal )?kat)?(?! ?(?:ve|ile|[+-])? ?(?:\d|zemin|cati| ve))/.exec(
      value,
    )?.groups;
  const ordinal = WORDS_OF_FLOORS.indexOf(said?.word ?? '') + 1;
  const word = said?.floor ?? said?.named ?? (ordinal > 0 ? String(ordinal) : undefined);
  return word && hasUnit ? [there('floor', { word }, 3)] : [];
};

/** `Brüt alan`, `Dairenin net kullanım alanı (m²)`, `Alan (brüt)`. */
const sized = (name: string) =>
  new RegExp(
    `(?:(?:bagimsiz bolum|b\\. ?b\\.?|bb|daire|mesken|konut|dukkan|isyeri|bina|yapi|tasinmaz)(?:in|nin|un|unun)? |toplam )?${name}(?: kullanim| kapali| insaat)?(?: alan[a-z]*| m[2²]| yuz ?olcum[a-z]*)?(?: ?\\(m[2²]\\))?|(?:kullanim |kapali |insaat )?alan[i]? ?\\(${name}\\)`,
  );

/** Rows about the share that is sold, the unit and the areas. */
export const PLACE_ROWS: readonly Row[] = [
  {
    label:
      /(?:(?:satilan|satilacak|satisi istenen|satisa (?:konu|cikarilan)|takibe konu|takip konusu|hacizli|borclu(?:nun)?|tapu(?:daki)?|malik|mulkiyet)(?: olan)? )?(?:hisse|pay)(?:si|i)?(?: orani| miktari| durumu| bilgisi)?(?: ?\(?pay ?\/ ?payda\)?)?|mulkiyet(?: durumu| sekli)?/,
    read: share,
  },
  { label: /(?:tapu )?malik(?:i|ler|leri)?(?: ve hisse[a-z]*| \/ hisse[a-z]*| - hisse)?/, read: share },
  { label: /(?:bagimsiz bolum|bag\.? ?bol\.?|b\. ?bolum|b\. ?b\.?|bb|bolum)(?: ?no(?:su)?| numarasi)?\.?/, read: unit },
  { label: /(?:daire|mesken|dukkan|isyeri|ofis|buro)(?: no(?:su)?| numarasi)\.?/, read: unit },
  { label: /(?:bulundugu |bulunan |oldugu )?kat(?:i| no| numarasi| bilgisi)?/, read: floor },
  { label: sized('brut'), read: area('grossM2') },
  { label: sized('net'), read: area('netM2') },
  {
    label: /tapu(?:daki| kaydindaki|ya gore)? (?:alan[a-z]*|m[2²])(?: \(m[2²]\))?/,
    read: (value, paper) => (paper.hasUnit ? area('deedM2')(value, paper) : area('plotM2')(value, paper)),
  },
  {
    label:
      /(?:(?:arsa|parsel|arazi|tarla|tasinmaz|ana ?tasinmaz|ana gayrimenkul|at|tapu)(?:nin|in|un)? )?(?:yuz ?olcumu?|yuzolcum miktari|buyuklugu)(?: ?\(m[2²]\))?/,
    read: area('plotM2'),
  },
  {
    label: /(?:arsa|parsel|arazi|tarla|ana tasinmaz) (?:alan[a-z]*|miktari|m[2²])(?: \(m[2²]\))?/,
    read: area('plotM2'),
  },
  {
    label: /(?:alan[i]?|miktari?)(?: \(m[2²]\))?/,
    read: (value, paper) =>
      (paper.hasUnit && paper.kind !== 'register') || paper.isOfSeveral ? [] : area('plotM2')(value, paper),
  },
];
