import { type PaperRule, type Rank, there } from './paper-rule.ts';

const FRACTION = '(?<![\\d/.,])(?<part>\\d{1,7}) ?/ ?(?<whole>\\d{1,8})(?![\\d/]|[.,]\\d)';
const EACH = /(?<![\d/.,])(\d{1,7}) ?\/ ?(\d{1,8})(?![\d/]|[.,]\d)/g;
const HALVES: readonly string[] = [
  'ikide',
  'ucte',
  'dortte',
  'beste',
  'altida',
  'yedide',
  'sekizde',
  'dokuzda',
  'onda',
];
const PARTS: readonly string[] = ['bir', 'iki', 'uc', 'dort', 'bes', 'alti', 'yedi', 'sekiz', 'dokuz'];
const IN_WORDS = new RegExp(
  `(?<![a-z])(?<of>${HALVES.join('|')}) (?<part>${PARTS.join('|')})(?:'?[a-z]{0,4})? ?(?:oran[a-z]* )?(?:hisse|pay)`,
);
const SHARE = [
  /(?<!arsa )(?<![a-z])pay ?[:=|] ?(?<part>\d{1,7})[ ,;|-]{1,4}payda ?[:=|] ?(?<whole>\d{1,8})(?!\d)/,
  new RegExp(
    `(?<![a-z])borclu(?!lar)[^;,\\d]{0,60}?${FRACTION}(?! ?(?:olcek|sayili|e(?:sas)?(?![a-z])|no|ada|parsel|arsa pay))`,
  ),
  new RegExp(`${FRACTION} ?'?\\)?(?:[a-z]{0,4} )?(?:oran(?:inda(?:ki)?|li)? )?(?:pay(?!da|das)|hisse(?!dar ol))`),
  new RegExp(
    `(?<!arsa )(?<![a-z])(?:pay(?!da|das)|hisse(?!dar))(?!da )[a-z']*(?: orani| miktari| bilgisi| durumu)?(?: ?pay/payda)?[^\\d.;]{0,16}${FRACTION}`,
  ),
  new RegExp(`${FRACTION} ?(?:oran(?:inda|iyla) )?(?:hissedar|pay ?sahib|malik)`),
  new RegExp(`(?<![a-z])(?:malik(?:i|ler|leri)?|hissedar(?:i|lar)?)(?![a-z])[^;|\\d]{0,80}[:|][^;|]{0,80}?${FRACTION}`),
  new RegExp(`${FRACTION} ?'?(?:[a-z]{0,3} )?(?:oran(?:inda|iyla) |(?:hisse|pay)[a-z]* )?(?:ile )?borclu(?!lar)`),
  new RegExp(`(?<![a-z])malik[a-z]* [^;\\d]{0,50}\\(${FRACTION}\\)`),
  new RegExp(`adina (?:kayitli )?\\(?${FRACTION}`),
];
const WHOLE = new RegExp(
  [
    `(?<![a-z])tam(?:am)? (?:hisse|pay|mulkiyet)(?!dar)`,
    `(?:pay|hisse)[^;|\\d]{0,40}[:|–-] ?(?:tam|tamami)(?![a-z])`,
    `(?:malik)[^;|]{0,80}[:|–-] ?(?:\\()?tam(?![a-z])`,
    `hisse(?:si)? (?:orani )?tam(?:dir)?(?![a-z])`,
    `(?<![a-z])malik[^;|]{0,80}\\(tam(?:ami)?\\)`,
    `nitelikli tasinmazin tamami(?!nin)`,
    `\\(1\\/1\\)`,
    `(?:bagimsiz bolum|parsel|tasinmaz)[a-z]* ?\\(tam(?:ami)?\\)`,
    `(?<!arsa pay[a-z]{0,3} ?[:=]? ?)tamami(?:[^.;\\d]|(?<=\\.)\\.|\\.(?=\\.)){0,50}(?:adina|kayitli|satilacak|satisa konu|borclu|malik)(?![^.;]{0,30}deger)`,
    `(?:mustakil(?:en)?|tek basina) (?:malik|kayitli|adina)|tek malik|mustakilen`,
  ].join('|'),
);
const OF_SALE =
  /borclu|satis(?! (?:yoluyla|suretiyle|ile) (?:devr|edin|gec|al))|satil(?!mis|di)|takip|hisse(?:si|lik)? ?[:|]|muflis|dosya/;
/** The share is explicitly named as the one that is sold. */
const IS_SOLD =
  /sati[sl][a-z]* (?:istenen|konu(?: olan)?|karar verilen|cikarilan|talep edilen) (?:olan )?(?:hisse|pay)/;
/** The whole is sold, whatever each owner has. */
const ALL_IS_SOLD =
  /sati[sl][a-z]* [^.;]{0,40}tamam(?:i|ini|ina|inin)(?: ?\(1\/1\))? (?:kapsa|konu|uzerin|icin|yapil)|tamam[a-z]*(?: ?\(1\/1\))? (?:satilacak|satisa cikar|satisa konu)|butun (?:olarak|hal[a-z]*) satil(?:acak|mas)/;
/** A list of the owners' shares. */
const OF_EACH_OWNER =
  /(?<![a-z])(?:paydas|hissedar|malik|mirasci|ortak)lar(?![a-z]{0,3}d[ae]n)[^.;:|\d]{0,30}\d+ ?\/ ?\d+[^.;:|\d]{0,20}\d+ ?\/ ?\d/;
const ARSA = /arsa pay[a-z]* ?(?:orani)? ?[:=]?[^\d]{0,4}$/;

/** Shares of different owners that add up to the whole; none of them is named as the one that is sold. */
export function isListOfOwners(folded: string): boolean {
  if (/borclu|sati[sl]|takip/.test(folded)) return false;
  const sizes = [...folded.matchAll(EACH)].map(([, part, whole]) => Number(part) / Number(whole));
  const sum = sizes.reduce((total, size) => total + size, 0);
  return new Set(sizes).size > 1 && Math.abs(sum - 1) < 1e-6;
}

/** The share that is sold, or that the debtor has; never a unit's share of the ground. */
export const readShare: PaperRule = ({ folded, section }) => {
  if (ALL_IS_SOLD.test(folded) && /paydas|hissedar|malik/.test(folded)) return [there('share', { word: '1/1' }, 3)];
  if (isListOfOwners(folded)) return [];
  if (OF_EACH_OWNER.test(folded) && !/borclu|sati[sl]/.test(folded)) return [];
  const rank: Rank = IS_SOLD.test(folded) ? 3 : OF_SALE.test(folded) ? 2 : 1;
  const patterns = section === 'owners' ? [...SHARE, new RegExp(FRACTION)] : SHARE;
  for (const pattern of patterns) {
    const found = pattern.exec(folded);
    const { part = '', whole = '' } = found?.groups ?? {};
    const [size, of] = [Number(part), Number(whole)];
    const isFileNumber =
      (/^(?:19|20)\d\d$/.test(part) && size > of) || /^1\/(?:1000|5000|25000|100000)$/.test(`${part}/${whole}`);
    if (!found || isFileNumber || size === 0 || size > of) continue;
    if (ARSA.test(folded.slice(0, found.index + found[0].indexOf(part))) || /arsa pay/.test(found[0])) continue;
    return [there('share', { word: `${size}/${of}` }, rank)];
  }
  const { of, part } = IN_WORDS.exec(folded)?.groups ?? {};
  if (of !== undefined && part !== undefined) {
    const [size, whole] = [PARTS.indexOf(part) + 1, HALVES.indexOf(of) + 2];
    return size < whole ? [there('share', { word: `${size}/${whole}` }, rank)] : [];
  }
  if (/(?<![a-z])yari(?:si)? (?:hisse|pay)|(?:hisse|pay)[a-z]* yarisi/.test(folded))
    return [there('share', { word: '1/2' }, rank)];
  return WHOLE.test(folded) ? [there('share', { word: '1/1' }, rank)] : [];
};
