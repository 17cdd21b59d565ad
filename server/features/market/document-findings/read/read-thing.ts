import type { PaperField } from '#shared/read-documents/finding-fields.ts';
import { type PaperRule, type Read, there } from './paper-rule.ts';
import { areasIn, daysIn, liraIn, type Printed } from './printed-values.ts';

const FRACTION = '(?<![\\d/.,])(?<part>\\d{1,7}) ?/ ?(?<whole>\\d{1,8})(?![\\d/]|[.,]\\d)';
const SHARE = [
  new RegExp(`${FRACTION} ?'?(?:[a-z]{0,3} )?(?:oraninda(?:ki)? )?(?:pay|hisse)`),
  new RegExp(`(?<!arsa )(?<![a-z])(?:pay|hisse)(?!da )[a-z]*(?: orani| miktari)?[^\\d.;]{0,14}${FRACTION}`),
];
const WHOLE =
  /(?<![a-z])tam (?:hisse|pay)|(?:pay|hisse|malik)[^;|]{0,60}[:|–-] ?tam(?![a-z])|nitelikli tasinmazin tamami/;

/** The share that is sold, or that the debtor has; of a unit never its part of the ground. */
const shareIn: PaperRule = ({ folded, section }) => {
  const patterns = section === 'owners' ? [...SHARE, new RegExp(FRACTION)] : SHARE;
  for (const pattern of patterns) {
    const found = pattern.exec(folded);
    const { part = '', whole = '' } = found?.groups ?? {};
    const [size, of] = [Number(part), Number(whole)];
    const isFileNumber = /^(?:19|20)\d\d$/.test(part) && size > of;
    if (!found || isFileNumber || size === 0 || size > of) continue;
    if (
      /arsa pay[a-z]* ?:?$/.test(folded.slice(0, found.index + found[0].indexOf(part)).trimEnd()) ||
      /arsa pay/.test(found[0])
    )
      continue;
    return [there('share', { word: `${size}/${of}` })];
  }
  return WHOLE.test(folded) ? [there('share', { word: '1/1' })] : [];
};

const GROSS = /brut/;
const NET = /(?<![a-z])net(?![a-z])/;
const BY_DEED = /tapu(?:da| kayd| kayit)[a-z]*(?: (?:gore|kayitli))?[^.;]{0,20}alan/;
const OF_GROUND = /yuzolcum|(?<![a-z])(?:arsa|arazi|parsel|tarla|bag|bahce|zeytinlik)|buyuklug|tapuda/;
const OF_A_PART =
  /^ ?'?(?:lik|luk|si|sinin)? ?(?:kis[im]|kapali|teras|ilave|ek|depo|balkon|sundurma|kacak|tecavuz)|^[^.,;]{0,12}kisim/;

/** Areas by what they are of: gross, net, by the deed, of the ground. */
const areaIn: PaperRule = ({ folded }, { hasUnit }) => {
  const areas = areasIn(folded);
  return areas.flatMap((area, at): Read[] => {
    const before = folded.slice(Math.max(areas[at - 1]?.to ?? 0, area.from - 70), area.from);
    const after = folded.slice(area.to, Math.min(areas[at + 1]?.from ?? folded.length, area.to + 40));
    const field = areaField(before, after, hasUnit);
    return field ? [there(field, { number: area.value })] : [];
  });
};

function areaField(before: string, after: string, hasUnit: boolean): PaperField | undefined {
  if (OF_A_PART.test(after) || /(?:dekar|birim|m2 fiyat|yaklasik)[^,;]{0,12}$/.test(before)) return undefined;
  if (/^ ?\(?brut|^ ?brut alan/.test(after)) return 'grossM2';
  if (/^ ?\(?net(?![a-z])/.test(after)) return 'netM2';
  const [gross, net] = [before.search(GROSS), before.search(NET)];
  if (gross >= 0 || net >= 0) return gross > net ? 'grossM2' : 'netM2';
  if (hasUnit && BY_DEED.test(before)) return 'deedM2';
  const isGround =
    OF_GROUND.test(before) || /^ ?(?:yuzolcum|buyuklug|arsa|tarla|bag |bahce|parsel|"?kargir)/.test(after);
  return isGround && !/(?:kapali|insaat|kullanim|bina|yapi|taban)[a-z]* alan/.test(before) ? 'plotM2' : undefined;
}

const UNIT = [
  /(?<![\d./])(?<unit>\d{1,4}(?:\/[a-z])?) ?(?:\.|nolu|no ?'? ?lu|no\.? ?lu|numarali)? ?(?:bagimsiz bolum|b\.b\.)/,
  /bagimsiz bolum(?: no| numarasi)?\.? ?[:|]? ?(?:\d{1,2}\. ?kat,? )?(?<unit>\d{1,4})(?![\d/]|[.,]\d| ?m ?[2²])/,
  /bb ?no ?[:|]? ?[^\d]{0,3}(?:(?:\d{1,2}|zemin)\.? ?kat)?\/{0,3}(?<unit>\d{1,4})/,
  /(?<![\d./])(?<unit>\d{1,4}) ?(?:nolu|no'? ?lu|numarali) (?:daire|mesken|dukkan|isyeri|konut|buro)/,
  /(?<=\d\. ?kat,? )(?<unit>\d{1,4}) ?(?:numara|nolu)/,
];
const FLOOR =
  /bbno ?: ?[^/ ]{0,6}\/(?<printed>\d{1,2})\. ?kat|(?<![\d+./])(?<floor>\d{1,2})\. ?(?:normal )?kat(?:ta|inda|indaki|taki)?(?![a-z])|(?:bulundugu )?kat(?: no)? ?[:|] ?(?<row>\d{1,2}|zemin|bodrum)(?!\d|[.,]\d)|(?<![a-z])(?<named>zemin|bodrum) kat(?:ta|inda|taki)?(?![a-z])/;

const unitIn: PaperRule = ({ folded }) => {
  for (const pattern of UNIT) {
    const unit = pattern.exec(folded)?.groups?.['unit'];
    if (unit) return [there('unit', { word: unit })];
  }
  return [];
};

const floorIn: PaperRule = ({ folded }, { hasUnit }) => {
  const { floor, row, named, printed } = hasUnit ? (FLOOR.exec(folded)?.groups ?? {}) : {};
  const word = floor ?? row ?? named ?? printed;
  return word ? [there('floor', { word })] : [];
};

const WORTH = /deger|kiymet|rayic|fiyat|toplam|takdir|paha|muhammen|bedel/;
/** Sums that are something else than what the thing is worth. */
const OTHER_SUM =
  /borc(?!lu)|aidat|vergi|ucret|alaca[kg]|hasar|tramer|ipote[kg]|haciz|haczi|kira (?:bedel|gelir)|harc(?:i|in)|teminat|masraf|ceza|ruchan|derece/;
const OF_UNIT =
  /(?:dekar|birim|m2|metrekare|donum|adet|hektar)[a-z']*(?: [a-z]+)? (?:deger|kiymet|fiyat|bedel)[a-z]* ?[:|]?[^.;\d]{0,10}$|m2 (?:birim )?(?:deger|fiyat)[^\d]*$/;
const OF_PART =
  /(?<![a-z])(?:arsa|arsanin|bina|binanin|yapi|yapinin|zemin|muhdesat|agac|agaclarin|eklenti|tesis)(?: pay[a-z]*)?(?: (?:deger|kiymet|bedel)[a-z]*)? ?(?:toplami? )?[:|]? ?$/;
const EARLIER = /(?<![a-z])(?:kok rapor|onceki|eski|daha once|ilk rapor|evvelce)/;
const PER = /^ ?(?:\/|tl\/)? ?(?:m2|dekar|donum)/;

/** What it is worth, and each part of it. */
const worthIn: PaperRule = ({ folded }) => {
  if (!WORTH.test(folded) || OTHER_SUM.test(folded) || EARLIER.test(folded)) return [];
  return liraIn(folded).flatMap((sum): Read[] => {
    const before = folded.slice(Math.max(0, sum.from - 90), sum.from);
    if (OF_UNIT.test(before) || PER.test(folded.slice(sum.to))) return [];
    return [there(OF_PART.test(before) ? 'partValue' : 'appraisal', { number: sum.value })];
  });
};

const OF_LOOKING =
  /kesif|kesfe|kesfi|inceleme|mahallin|gidil|gezmis|gezil|(?<![a-z])rapor|deger(?:leme)? tarih|kiymet takdir|tespit|gorul/;
export const OTHER_DAY =
  /kira|kontrat|sozlesme|ruhsat|iskan|yev|tapu kayd|yazi(?:si|niz)|ilgi|satis tarih|haciz|ipotek|karar/;

/** The day of which the appraisal is. */
const dayIn: PaperRule = ({ folded }, { kind }) => {
  if (kind !== 'report' && !(kind === 'notice' && /kiymet takdir/.test(folded))) return [];
  const [day] = daysIn(folded) as [Printed<string>?]; // Safe: the first of the list, if there is one.
  if (!day) return [];
  const isHeading = /^\W*(?:rapor |kesif |inceleme |tespit |degerleme )?(?:tarih[a-z]*|gun[a-z]*) ?[:|]/.test(folded);
  if (!isHeading && (!OF_LOOKING.test(folded) || OTHER_DAY.test(folded.slice(0, day.to + 25)))) return [];
  return [there('appraisedOn', { day: day.value })];
};

export const readThing: PaperRule = (sentence, paper) => [
  ...shareIn(sentence, paper),
  ...areaIn(sentence, paper),
  ...unitIn(sentence, paper),
  ...floorIn(sentence, paper),
  ...(sentence.section === 'pledges' ? [] : worthIn(sentence, paper)),
  ...dayIn(sentence, paper),
];
