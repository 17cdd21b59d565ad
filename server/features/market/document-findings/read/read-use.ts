import type { Occupant } from '#shared/read-documents/finding-fields.ts';
import { isNot, type PaperRule, type Read, saidOf, there } from './paper-rule.ts';
import type { PaperSentence } from './paper-sentences.ts';
import { liraIn, NUMBER, numberOf } from './printed-values.ts';
import { saidAfter } from './what-is-said.ts';

const USES =
  '(?:otur(?!mam|mad|muyor|um)|otur[a-z]*ldug|ikamet (?:et(?!mem|medi|miyor)|edil(?!mem|medi))|kullan(?!ma izn|ma izin|ilmam|mam)|yas(?:iyor|adig|amakta)|isletil|isletmekte|faaliyet|barin|bulun(?:makta|dug|uyor|mus)|ek(?:ip|mekte|ildig)|isgal)';
const GAP = '[^.;]{0,70}?';
const WORDINGS: readonly (readonly [Occupant, RegExp])[] = [
  [
    'empty',
    /(?<![a-z])bos(?:t?tur|tu| durumda| vaziyette| (?:bir )?halde| oldug| olup| olarak (?:tespit|gorul|bulun)|(?=\W*$))(?! oda)|kullanim durumu ?[:|]? ?bos|kimse(?:nin)? (?:[a-z]+ )?(?:oturma(?:makta|dig)|ikamet etme(?:mekte|dig)|kullanma(?:makta|dig)|kullaniminda degil)|(?:oturan|ikamet eden) (?:kimse |kisi )?(?:yok|bulunma)/,
  ],
  [
    'relative',
    new RegExp(
      `(?:borclu|malik)(?:nun|in)? (?:annesi|babasi|kardesi|oglu|kizi|akrabasi|yakini|kayin[a-z]+|damadi|gelini|abisi|ablasi|amcasi|dayisi)${GAP}${USES}`,
    ),
  ],
  [
    'other',
    new RegExp(
      `isgal(?:ci| et| alt|inde)|fuzuli|(?:komsu(?:su)?|ucuncu (?:kisi|sahis)|baskasi)(?:nun|nin|in|lar|larin)?${GAP}${USES}`,
    ),
  ],
  [
    'owner',
    new RegExp(
      `(?<![a-z])(?:borclu(?:nun|lar|larin)?|malik(?:i|in|inin)?|hissedar(?:lar|larin)?)(?![a-z])(?: tarafindan)?(?:(?! (?:adina|annesi|babasi|kardesi|oglu |kizi |koyden|komsu|ile ilgisi|kiraci))[^.;]){0,60}? ${USES}`,
    ),
  ],
  [
    'tenant',
    new RegExp(
      `(?<![a-z])kiraci(?:lar|si|nin|n)?${GAP}(?:${USES}|(?:mevcut|var)(?:tur|dir)?(?![a-z]))|kira (?:sozlesmesine|kontratina) (?:dayan|istinad|bagli)|(?<![a-z])kirada(?:dir)?(?![a-z])|kiraya veril(?:mis|mek)|(?<![a-z])kiracili(?![a-z])|kullanim durumu ?[:|]? ?kira`,
    ),
  ],
];
const TAKEN_BACK =
  /(?:edile|belirlene|anlasila|alina|ogrenile)m[ea]|olup olma|bilinme|kiraci[a-z]* (?:bulunma|yok|olmad)|kiraci (?:degil)|iddia|halinde tahliye/;
const NO_USER = /abone|adina|beyanname|mukellef/;

/** Who uses it. What nobody could find out is not read. */
const occupantIn: PaperRule = ({ folded }, { isOfVehicle }) => {
  if (isOfVehicle || TAKEN_BACK.test(folded)) return [];
  for (const [who, pattern] of WORDINGS) {
    const found = pattern.exec(folded);
    if (!found || (who === 'owner' && NO_USER.test(found[0]))) continue;
    return [there('occupancy', { word: who })];
  }
  return [];
};

const KM = new RegExp(
  `(?:km|kilometre)(?:si|de|sayaci)?(?: saati)?[^\\d.;]{0,30}?(?<after>${NUMBER})(?! ?(?:tl|m2))|(?<before>${NUMBER}) ?'?(?:km|kilometre)(?![a-z²2])`,
);
const MOST_KM = 3_000_000;
const LEAST_KM = 10;

/** Vehicles: kilometres, damage record, key, papers, engine and chassis. */
const vehicleIn: PaperRule = (sentence, { isOfVehicle }) => {
  if (!isOfVehicle) return [];
  const { folded } = sentence;
  return [
    ...kmIn(folded),
    ...damageIn(folded),
    ...missing(sentence, 'missingKey', /anahtar[a-z]*/),
    ...missing(sentence, 'missingPapers', /(?<!yapi )ruhsat[a-z]*|tescil belgesi(?:ni|nin)?/),
    ...(/(?<![a-z])(?:motor|sanziman)/.test(folded) &&
    /catla[kg]|calisma(?:d|z|m)|ariza|yag (?:kacag|yak)|sikis|yanik|kilitli|hararet|motor(?:u)? (?:yok|sokul|hasarli)/.test(
      folded,
    ) &&
    !/ariza[a-z]* (?:yok|bulunma|gorulme)/.test(folded)
      ? [there('engine')]
      : []),
    ...(/(?<![a-z])(?:sase|sasi)/.test(folded) &&
    /islem(?:li|i)|onarim|kayna[kg]|egri|hasar|ezik|degis|kesik/.test(folded)
      ? [
          /(?:islem|onarim|kaynak|hasar|ezik)[a-z]* (?:yok|bulunma|gorulme)|islemsiz|orijinal/.test(folded)
            ? isNot('chassis')
            : there('chassis'),
        ]
      : []),
  ];
};

function kmIn(folded: string): Read[] {
  const { after, before } = KM.exec(folded)?.groups ?? {};
  const km = numberOf(before ?? after ?? '');
  return km !== undefined && km >= LEAST_KM && km <= MOST_KM && Number.isInteger(km)
    ? [there('km', { number: km })]
    : [];
}

function damageIn(folded: string): Read[] {
  const name = /tramer|hasar (?:kayd|gecmis|sorgu)/.exec(folded);
  if (!name) return [];
  const sum = liraIn(folded)[0];
  if (sum) return [there('damage', { number: sum.value })];
  const kept = /hasar kayd[a-z]*/.exec(folded) ?? name;
  const said = saidAfter(folded, kept.index + kept[0].length);
  return said === undefined ? [] : [said === 'there' ? there('damage') : isNot('damage')];
}

/** A thing that belongs to a vehicle: what is told is that it is missing. */
function missing(sentence: PaperSentence, field: 'missingKey' | 'missingPapers', name: RegExp): Read[] {
  const [said] = saidOf(field, sentence, name);
  if (said) return [said.value.isThere ? isNot(field) : there(field)];
  return /anahtarsiz|ruhsatsiz/.test(sentence.folded) && name.test(sentence.folded) ? [there(field)] : [];
}

export const readUse: PaperRule = (sentence, paper) => [...occupantIn(sentence, paper), ...vehicleIn(sentence, paper)];
