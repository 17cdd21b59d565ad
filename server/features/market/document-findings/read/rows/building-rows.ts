import type { PaperField } from '#shared/read-documents/finding-fields.ts';
import { there } from '../paper-rule.ts';
import { issueAfter, withIssue } from '../terms/permit-issue.ts';
import { being, type Reader, type Row, UNKNOWN } from './row-reader.ts';

const PERMIT =
  /^\W*(?:var(?:dir)?(?![a-z])|evet|mevcut(?! degil)|alinmis|alindi|\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4} ?[/-] ?\d+|(?:19|20)\d\d)/;

/** A permit with the day and number in its row. */
const permit =
  (field: PaperField): Reader =>
  (value, paper) =>
    withIssue(being(field, PERMIT)(value, paper), issueAfter(value));

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

const age: Reader = (value, { isOfVehicle }) => {
  const years = /^\W*(?:yaklasik |takriben |tahminen )?(?<years>\d{1,3})(?: (?:yil|yas)[a-z]*| ?\W*$)/.exec(value)
    ?.groups?.years;
  return years && !isOfVehicle && Number(years) > 0 && Number(years) < 250
    ? [there('buildingAge', { number: Number(years) }, 2)]
    : [];
};

const OF_BUILDING =
  (read: Reader): Reader =>
  (value, paper) =>
    paper.isOfVehicle ? [] : read(value, paper);

/** Rows about the user, the age of the building and its permits. */
export const BUILDING_ROWS: readonly Row[] = [
  {
    label:
      /(?:fiili |halihazir(?:daki)? |mevcut )?(?:kullanim|isgal|fiili|doluluk|iskal)(?: kullanim)?(?: (?:durumu|sekli|hali))?|(?:tasinmazi |halen |halihazirda |fiilen )?kullan(?:an|ici)(?: kisi)?|kim tarafindan kullanildigi|zilyed?t?i?|tasarruf eden|(?:icinde |halen |tasinmazda )?(?:kim(?:in)? )?otur(?:an(?:lar)?|dugu)|(?:halihazir )?durumu/,
    read: occupant,
  },
  {
    label: /(?:bina(?:nin)?|yapi(?:nin)?|ana ?tasinmaz(?:in)?|insaat|ana ?yapi(?:nin)?)(?: tahmini| yaklasik)? yasi/,
    read: age,
  },
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
];
