import type { PaperField } from '#shared/read-documents/finding-fields.ts';
import { there } from '../paper-rule.ts';
import { NUMBER, numberOf } from '../printed-values.ts';
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
  const { part, whole } =
    /^\W{0,3}(?:[a-z. ]{0,40}\W{0,3})?(?<part>\d{1,7}) ?\/ ?(?<whole>\d{1,8})(?![\d/]|[.,]\d)/.exec(value)?.groups ??
    {};
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

/** The share that is sold, which unit it is, and its areas. */
export const PLACE_ROWS: readonly Row[] = [
  {
    label:
      /(?:satilan |borclu(?:nun)? |satisa konu |tapu |malik )?(?:hisse|pay)(?:si|i)?(?: orani| miktari| durumu)?(?: ?\(?pay ?\/ ?payda\)?)?/,
    read: share,
  },
  { label: /(?:tapu )?malik(?:i|ler|leri)?(?: ve hisse[a-z]*| \/ hisse[a-z]*| - hisse)?/, read: share },
  { label: /(?:bagimsiz bolum|b\. ?b\.?|bb|bolum)(?: no(?:su)?| numarasi)?\.?/, read: unit },
  { label: /(?:daire|dukkan|isyeri)(?: no(?:su)?| numarasi)\.?/, read: unit },
  { label: /(?:bulundugu |bulunan |oldugu )?kat(?:i| no| numarasi)?/, read: floor },
  {
    label:
      /(?:bagimsiz bolum )?brut(?: kullanim| kapali| insaat)?(?: alan[a-z]*| m[2²]| yuz ?olcum[a-z]*)?(?: ?\(m[2²]\))?/,
    read: area('grossM2'),
  },
  {
    label: /(?:bagimsiz bolum )?net(?: kullanim| kapali)?(?: alan[a-z]*| m[2²]| yuz ?olcum[a-z]*)?(?: ?\(m[2²]\))?/,
    read: area('netM2'),
  },
  {
    label: /tapu(?:daki| kaydindaki|ya gore)? (?:alan[a-z]*|m[2²])(?: \(m[2²]\))?/,
    read: (value, paper) => (paper.hasUnit ? area('deedM2')(value, paper) : area('plotM2')(value, paper)),
  },
  {
    label:
      /(?:(?:arsa|parsel|arazi|tarla|tasinmazin|ana tasinmaz|at) )?(?:yuz ?olcumu?|yuzolcum miktari|buyuklugu)(?: ?\(m[2²]\))?/,
    read: area('plotM2'),
  },
  {
    label: /(?:arsa|parsel|arazi|tarla|ana tasinmaz) (?:alan[a-z]*|miktari|m[2²])(?: \(m[2²]\))?/,
    read: area('plotM2'),
  },
  {
    label: /(?:alan[i]?|miktari?)(?: \(m[2²]\))?/,
    read: (value, paper) => (paper.hasUnit || paper.isOfSeveral ? [] : area('plotM2')(value, paper)),
  },
];
