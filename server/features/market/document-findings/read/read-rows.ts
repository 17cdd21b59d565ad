import type { DebtKind, PaperField } from '#shared/read-documents/finding-fields.ts';
import { isNot, type PaperAround, type PaperRule, type Rank, type Read, there } from './paper-rule.ts';
import { daysIn, liraIn, NUMBER, numberOf } from './printed-values.ts';

/** Reads the value that stands after a label. */
export type Reader = (value: string, paper: PaperAround) => readonly Read[];
type Row = { readonly label: RegExp; readonly read: Reader };

const IS_THERE =
  /^\W*(?:(?:\d+|bir|iki) (?:adet|tane)|var(?:dir)?(?![a-z])|mevcut(?:tur)?(?![a-z])(?! degil)|alinmis(?:tir)?(?![a-z])|bulunmaktadir|bulunuyor|evet|tam(?:dir)?(?![a-z]))/;
const IS_NOT =
  /^\W*(?:(?:herhangi bir )?(?:kayit|kaydi|serh|takyidat|bilgi)? ?(?:yok(?:tur)?(?![a-z])|bulunma(?:makta|dig|mis|di)|mevcut degil|alinmamis|hayir|rastlanma|duzenlenmemis|tespit edilmedi|eksik))/;
const UNKNOWN = /bilinm|belirlenem|okunam|alinam|tespit edilem|incelenem|ogrenilem|^\W*$|^\W*-/;

const being =
  (field: PaperField, isThere: RegExp = IS_THERE): Reader =>
  (value) => {
    if (UNKNOWN.test(value.slice(0, 60))) return [];
    if (IS_NOT.test(value)) return [isNot(field, 2)];
    return isThere.test(value) ? [there(field, {}, 2)] : [];
  };

/** What is told of a vehicle is that it lacks a thing. */
const lacking =
  (field: PaperField): Reader =>
  (value) => {
    if (UNKNOWN.test(value.slice(0, 60))) return [];
    if (IS_NOT.test(value) || /^\W*(?:kayip|teslim (?:edil|alin)ma|teslim edilme|verilme)/.test(value))
      return [there(field, {}, 2)];
    return IS_THERE.test(value) || /teslim alin(?!ma)|(?:d|t)[ae](?:dir)?(?![a-z])/.test(value.slice(0, 60))
      ? [isNot(field, 2)]
      : [];
  };

const area =
  (field: PaperField): Reader =>
  (value) => {
    const printed = new RegExp(`^\\W*(?<digits>${NUMBER}) ?(?:m ?[2²]|metre ?kare|mt2|\\W*$)`).exec(value)?.groups?.[
      'digits'
    ];
    const number = numberOf(printed ?? '');
    return printed !== undefined && number ? [there(field, { number }, 3)] : [];
  };

const permit = (field: PaperField) =>
  being(
    field,
    /^\W*(?:var(?:dir)?(?![a-z])|mevcut(?! degil)|alinmis|alindi|\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4} ?[/-] ?\d+|(?:19|20)\d\d)/,
  );

/** `12.400,00 m² x 3.000,00 TL =` before what it comes to. */
const PRODUCT =
  /^\W*[\d.,]+ ?(?:m ?[2²]|adet|ad|dekar|da|kok)?\.? ?x ?[\d.,]+ ?tl(?: ?\/ ?(?:m ?[2²]|adet|ad|da|dekar|donum|kok))?(?: ?x ?%? ?[\d.,/]+)* ?= ?/;
const worth =
  (field: 'appraisal' | 'partValue', rank: Rank): Reader =>
  (value, paper) => {
    const sums = liraIn(value);
    const product = PRODUCT.exec(value)?.[0].length;
    const result = sums.at(-1);
    if (product !== undefined && result?.from === product) return [there(field, { number: result.value }, rank)];
    const sum =
      sums.length === 1 && (sums[0]?.from ?? 9) < 4 && !['register', 'zoning'].includes(paper.kind)
        ? sums[0]
        : undefined;
    // A column or label says that its sums are lira.
    const bare = /^\W*(?<digits>\d{1,3}(?:\.\d{3}){1,4}(?:,\d{2})?)\W*$/.exec(value)?.groups?.['digits'];
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

const OCCUPANT_ROWS: readonly (readonly [string, RegExp])[] = [
  ['empty', /^\W*bos(?:tur)?(?![a-z]| olmad)/],
  ['tenant', /^\W*(?:kiraci|kirada|kiralik degil|kiraya)/],
  [
    'owner',
    /^\W*(?:borclu|malik|mal sahibi|sahibi|ev sahibi)(?:nun|nin|in|ler|lar)?(?! ?(?:nun|nin|in)? (?:annesi|babasi|kardesi|oglu|kizi|yakini|akraba))/,
  ],
  ['other', /^\W*(?:isgal|fuzuli|ucuncu (?:kisi|sahis)|3\. (?:kisi|sahis))/],
];

const occupant: Reader = (value, { isOfVehicle }) => {
  const who = OCCUPANT_ROWS.find(([, pattern]) => pattern.test(value))?.[0];
  return who && !isOfVehicle && !UNKNOWN.test(value) ? [there('occupancy', { word: who }, 2)] : [];
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
  )?.groups?.['unit'];
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
  const ordinal = WORDS_OF_FLOORS.indexOf(said?.['word'] ?? '') + 1;
  const word = said?.['floor'] ?? said?.['named'] ?? (ordinal > 0 ? String(ordinal) : undefined);
  return word && hasUnit ? [there('floor', { word }, 3)] : [];
};

const km: Reader = (value, { isOfVehicle }) => {
  const printed = new RegExp(`^\\W*(?<digits>${NUMBER})(?! ?(?:tl|saat))`).exec(value)?.groups?.['digits'];
  const number = numberOf(printed ?? '');
  return isOfVehicle && number && number >= 10 && Number.isInteger(number) ? [there('km', { number }, 3)] : [];
};

const leaseDay: Reader = (value) => {
  const days = daysIn(value);
  const [day] = days;
  return day && days.length === 1 && day.from < 25 ? [there('lease', { day: day.value }, 2)] : [];
};

const age: Reader = (value, { isOfVehicle }) => {
  const years = /^\W*(?:yaklasik |takriben |tahminen )?(?<years>\d{1,3})(?: (?:yil|yas)[a-z]*| ?\W*$)/.exec(value)
    ?.groups?.['years'];
  return years && !isOfVehicle && Number(years) > 0 && Number(years) < 250
    ? [there('buildingAge', { number: Number(years) }, 2)]
    : [];
};

const damage: Reader = (value, { isOfVehicle }) => {
  if (!isOfVehicle) return [];
  const sums = liraIn(value);
  if (sums.length === 1) return [there('damage', { number: sums[0]?.value ?? 0 }, 3)];
  if (sums.length > 1) return [];
  if (
    /^\W*(?:gozle gorulur |herhangi bir |tespit edilen )?(?:hasar[a-z]* |kayit )?(?:kaydi )?yok(?:tur)?(?![a-z])|^\W*(?:hasarsiz|bulunma)/.test(
      value,
    )
  )
    return [isNot('damage', 2)];
  return IS_THERE.test(value) ? [there('damage', {}, 2)] : [];
};

const OF_VEHICLE =
  (read: Reader): Reader =>
  (value, paper) =>
    paper.isOfVehicle ? read(value, paper) : [];
const OF_BUILDING =
  (read: Reader): Reader =>
  (value, paper) =>
    paper.isOfVehicle ? [] : read(value, paper);

/** A total of debts, where a letter is about one kind of them; else of a worth. */
const total: Reader = (value, paper) => {
  const [kind, another] = paper.debtKinds;
  if (!kind) return worth('appraisal', 2)(value, paper);
  const [sum, second] = liraIn(value);
  return !another && sum && !second ? [there('debt', { word: kind, number: sum.value }, 3)] : [];
};

/** Labels as forms, tables and lists print them; each stands alone before its colon, bar or equals sign. */
const ROWS: readonly Row[] = [
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
  {
    label:
      /(?:takdir (?:edilen|olunan) |tespit edilen |belirlenen |takdir edilen toplam |guncel |piyasa |rayic |muhammen |toplam |nihai |sonuc |satisa esas |kiymet takdiri )*(?:deger|kiymet|bedel)i?(?: \(tl\))?/,
    read: worth('appraisal', 2),
  },
  {
    label: /(?:hisse(?:ye|sine|nin)?|pay(?:a|ina|in)?)(?: (?:dusen|isabet eden))? (?:deger|kiymet|bedel)i?/,
    read: worth('appraisal', 3),
  },
  { label: /(?:genel )?toplam(?: borc[a-z]*)?|sonuc/, read: total },
  {
    label:
      /(?:arsa|bina(?:lar)?|makine(?:ler| parki)?|yapi(?:lar)?|zemin|muhdesat|(?:meyve |zeytin )?agac(?:lar)?|eklenti(?:ler)?|(?:bag |koy |kargir |kerpic )?evi?|depo|ahir|havuz|sera)(?:nin|in|larin|lerin)?(?: (?:pay|hisse)[a-z]*)?(?: (?:deger|kiymet|bedel)i?)?(?: toplami)?/,
    read: worth('partValue', 1),
  },
  {
    label:
      /(?:arac(?:in)? )?(?:gosterge[a-z]* |guncel )?(?:km|kilometre)(?:si)?(?: bilgisi| saati| sayaci)?|gosterge(?:deki)?(?: km)?/,
    read: km,
  },
  { label: /(?:kontak |arac )?anahtar(?:i|lari)?(?: durumu)?/, read: OF_VEHICLE(lacking('missingKey')) },
  {
    label: /(?:arac )?(?:ruhsat(?:i|name)?|tescil belgesi)(?: durumu| \(ruhsati?\))?/,
    read: OF_VEHICLE(lacking('missingPapers')),
  },
  {
    label: /(?:arac |tramer )?hasar(?:i| kaydi| durumu| bilgisi| gecmisi)?(?: \(tramer\))?|tramer(?: kaydi| sorgusu)?/,
    read: damage,
  },
  {
    label:
      /(?:kullanim|isgal|fiili|doluluk|iskal)(?: kullanim)? (?:durumu|sekli|hali)|kullanim|kullan(?:an|ici)(?: kisi)?|zilyed?t?i?|(?:icinde |halen )?oturan(?:lar)?|durumu/,
    read: occupant,
  },
  { label: /(?:bina(?:nin)?|yapi(?:nin)?|ana tasinmaz(?:in)?|insaat) yasi/, read: age },
  {
    label: /(?:yapi |insaat )?ruhsat(?:i)?(?: tarih[a-z]*| var mi)?(?: ?(?:ve|\/) ?(?:no|sayi)(?:su)?)?/,
    read: OF_BUILDING(permit('licence')),
  },
  {
    label:
      /iskan(?:i| belgesi| ruhsati| durumu)?|yapi kullan(?:ma|im) iz(?:in|ni)(?: belgesi)?(?: \(iskan\))?(?: tarih[a-z]*)?|ykib/,
    read: OF_BUILDING(permit('occupancyPermit')),
  },
  {
    label: /(?:proje(?:si|sin)?e |imara |mevzuata )?aykiri(?:lik|liklar)|kacak yapi(?:lasma)?|imara aykiri yapi/,
    read: OF_BUILDING(being('unpermitted')),
  },
  {
    label: /ipotek(?:ler)?(?: kaydi| bilgisi)?|rehin(?:ler)?(?: hakki| kaydi)?/,
    read: (value) => (IS_NOT.test(value) ? [isNot('pledge', 2)] : []),
  },
  {
    label: /kaydindaki serh(?:ler)?|takyidat(?:lar)?(?: durumu| bilgisi| bilgileri)?/,
    read: (value) => (IS_NOT.test(value) ? [isNot('pledge', 2), isNot('seizure', 2)] : []),
  },
  {
    label: /haciz(?:ler)?(?: serhi| serhleri| kaydi)?/,
    read: (value) => (IS_NOT.test(value) ? [isNot('seizure', 2)] : []),
  },
  { label: /aile konutu(?: serhi)?/, read: being('familyHome') },
  { label: /intifa(?: hakki)?/, read: being('usufruct') },
  { label: /(?:irtifak|gecit)(?: hakki| haklari)?/, read: being('easement') },
  { label: /(?:ihtiyati )?tedbir(?: serhi| kaydi)?/, read: being('precaution') },
  {
    label: /ruchanli alaca[kg](?:lar|i|lari)?|oncelikli alaca[kg](?:lar)?/,
    read: (value) => (IS_NOT.test(value) ? [isNot('priorClaim', 2)] : []),
  },
  {
    label:
      /(?:kira )?(?:sozlesme(?:si)?|kontrat)(?:nin)?(?: baslangic| duzenleme)? tarihi(?: ve baslangici)?|kira(?:nin)? baslangic(?: tarihi|i)?|(?:sozlesme )?baslangic(?:i| tarihi)/,
    read: (value, paper) => leaseDay(value, paper),
  },
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
    label: /(?:birikmis |toplam |islemis )?(?:yediemin|otopark|muhafaza)(?: ucreti)?(?: borcu)?/,
    read: debt('keeping'),
  },
];
const LABELS = ROWS.map(({ label, read }) => ({ label: new RegExp(`^(?:${label.source})$`), read }));
/** How the column or row of that name is read. */
export function readerOf(name: string): Reader | undefined {
  return LABELS.find(({ label }) => label.test(name))?.read;
}

/** Where a value of a row begins: after a colon, a bar or an equals sign; before it stands its label. */
const MARK = / ?(?:[:|]|(?<!(?:\d|tl|m2|m²|\/ ?(?:adet|ad|da|dekar|donum|kok)|\)) ?)=) ?/g;
const LONGEST_LABEL = 60;
/** A lease has a beginning only where the paper is about one. */
const OF_LEASE = /kira|sozlesme|kontrat/;

/** `başlık: değer`, alone in its line, in a row of a table, or several of them in one line. */
export const readRows: PaperRule = ({ firm }, paper) => {
  const marks = [...firm.matchAll(MARK)];
  return marks.flatMap(({ index, 0: mark }, at) => {
    const from = (marks[at - 1]?.index ?? -2) + (marks[at - 1]?.[0].length ?? 2);
    const label = firm.slice(Math.max(from, index - LONGEST_LABEL), index);
    const next = marks[at + 1];
    const value = firm.slice(index + mark.length, next ? labelStart(firm, index + mark.length, next.index) : undefined);
    return readRow(label, value, paper);
  });
};

/** The words before a next mark are its label, if they are one. */
function labelStart(firm: string, from: number, to: number): number {
  const words = firm.slice(from, to);
  const starts = [...words.matchAll(/(?:^| )(?=[a-z])/g)].map(({ index, 0: gap }) => index + gap.length).slice(-5);
  const start = starts.find((begin) => LABELS.some(({ label }) => label.test(words.slice(begin))));
  return from + (start ?? words.length);
}

function readRow(words: string, value: string, paper: PaperAround): readonly Read[] {
  const clean = words.replace(/^[^a-z]*(?:\d{1,2} ?[-.)] ?|[a-z] ?\) ?)?[^a-z]*/, '').trimEnd();
  const starts = [0, ...[...clean.matchAll(/ (?=[a-z])/g)].map(({ index }) => index + 1).slice(-4)];
  for (const start of starts) {
    // Words before a label in the same line belong to the value before it.
    const label = clean.slice(start);
    if (
      start > 0 &&
      !/[\d"”),;] $/.test(clean.slice(0, start)) &&
      !/^(?:parsel|ada|yuz|nitel|brut|net|hisse|kat|bagimsiz)/.test(label)
    )
      continue;
    const row = LABELS.find((one) => one.label.test(label) || one.label.test(label.replace(/ ?\([^)]*\)$/, '')));
    if (!row) continue;
    const found = row.read(value, paper);
    return found.filter(({ field }) => field !== 'lease' || OF_LEASE.test(label) || paper.isOfLease);
  }
  return [];
}
