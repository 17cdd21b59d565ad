import type { ZoneName } from '#shared/read-documents/finding-fields.ts';
import { isNot, type PaperRule, type Read, saidOf, there } from './paper-rule.ts';
import type { PaperSentence } from './paper-sentences.ts';

const ZONES: readonly (readonly [ZoneName, RegExp])[] = [
  ['farming', /tarim|tarla|zeytin|mera/],
  ['industry', /sanayi|depolama|imalat/],
  ['tourism', /turizm/],
  ['green', /park(?! yer)|yesil|rekreasyon|agaclandir/],
  ['public', /egitim|saglik|resmi|okul|ibadet|belediye hizmet|sosyal tesis/],
  ['road', /yol(?![a-z])|otopark/],
  ['trade', /ticar|merkezi is|mia/],
  ['housing', /konut|mesken|iskan/],
];
const NAMES = ZONES.map(([, words]) => words.source).join('|');
const OF_A_PLAN =
  /imar|nazim|uygulama plan|lejant|fonksiyon|plan karari|(?<![a-z])plan(?:da|in)?(?: ?:|da)|plan notu|mutlak tarim|tarimsal nitelig/;
const ZONE = new RegExp(
  `(?:${NAMES})[a-z]*(?:(?: ?[+/-] ?| ve )(?:${NAMES})[a-z]*)?(?: (?:niteligi|arazi|tesis|kullanim|yerlesim|dis[a-z]*|korunacak|hizmet|bolge|alan)[a-z]*){0,4}`,
  'g',
);
const IS_ZONE = /(?:alan|bolge|arazi)[a-z]*$|niteligi korunacak/;
const NO_PLAN = /imar plan[a-z]* (?:yapilmam|bulunma|yok)|imar plani? disinda|plansiz alan|imarsiz|imari yok/;

const zoningIn: PaperRule = ({ folded }) => {
  if (!OF_A_PLAN.test(folded)) return [];
  const isRow = /(?:fonksiyon|imar durumu|lejant|plan karari|kullanim karari)[a-z]* ?[:|]/.test(folded);
  const found = [...folded.matchAll(ZONE)].map(([text]) => text).filter((text) => isRow || IS_ZONE.test(text));
  const names = new Set(found.flatMap((text) => ZONES.filter(([, words]) => words.test(text)).map(([name]) => name)));
  // A plan's `ticaret + konut` is one zone; several plans in one sentence are not told apart.
  const word = names.has('trade') && names.has('housing') ? 'mixed' : [...names][0];
  if (word !== undefined && (names.size === 1 || word === 'mixed')) return [there('zoning', { word })];
  return NO_PLAN.test(folded) && names.size === 0 ? [there('zoning', { word: 'unplanned' })] : [];
};

const BREACH =
  /kaca[kg](?! elektrik| su)[a-z]*|(?:proje|ruhsat|imar|mimari)[a-z]* (?:(?:ve|ile) (?:proje|ruhsat|eki|ekler)[a-z]* )?aykiri[a-z]*|(?:proje|ruhsat)[a-z]*(?: proje[a-z]*)? (?:bulunmayan|olmayan|yer almayan|islenmemis)|yapi tatil|ruhsatsiz (?:olarak )?(?:yapi|ilave|ek|insa|bina)[a-z]*|(?:yapi|bina)[a-z]* ruhsatsiz|izinsiz (?:ilave|yapi|ek)|onayli proje[a-z]* (?:disinda|aykiri)/;

const unpermittedIn: PaperRule = ({ folded }, { isOfVehicle }) => {
  const found = isOfVehicle ? null : BREACH.exec(folded);
  if (!found) return [];
  const rest = folded.slice(found.index, found.index + found[0].length + 60);
  if (/(?:edile|belirlene|incelene)m[ea]|olup olma|bilinme/.test(rest)) return [];
  return [
    /(?:aykiri|kaca[kg])[a-z]*(?:[ |:]+[a-z]+){0,3}[ |:]+(?:yok|bulunma|gorulme|tespit edilme|rastlan)/.test(rest)
      ? isNot('unpermitted')
      : there('unpermitted'),
  ];
};

const LICENCE = /(?<!kullanma )(?:yapi |insaat )?ruhsat(?:i|inin|in|name)?(?! ?proje|a aykiri|siz)[a-z]*(?! proje)/;
const OCCUPANCY_PERMIT =
  /yapi kullan(?:ma|im) izn?i?n?[a-z]*(?: belge[a-z]*)?|(?<![a-z])iskan(?!li|siz)(?: (?:rapor|belge|ruhsat)[a-z]*)?[a-z]*|oturma (?:izn|ruhsat)[a-z]*/;

const permitsIn: PaperRule = (sentence, { isOfVehicle }) => {
  const { folded } = sentence;
  if (isOfVehicle) return [];
  return [
    ...(/(?:yapi(?:nin)?|bina(?:nin)?) ruhsatsiz|ruhsatsiz (?:yapi|bina)/.test(folded)
      ? [isNot('licence')]
      : licenceIn(sentence)),
    ...(/(?<![a-z])iskanli(?:dir)?(?![a-z])/.test(folded) ? [there('occupancyPermit')] : []),
    ...(/(?<![a-z])iskansiz/.test(folded) ? [isNot('occupancyPermit')] : []),
    ...saidOf('occupancyPermit', sentence, OCCUPANCY_PERMIT),
  ];
};

/** A licence only: what is said of its project is another thing. */
function licenceIn(sentence: PaperSentence): Read[] {
  return saidOf('licence', sentence, LICENCE);
}

const AGE =
  /(?<![\d.,/])(?<before>\d{1,3}) ?(?:-\d{1,3} ?)?(?:yasinda|yasindadir|senelik|yillik)(?![a-z]{6})|(?<![a-z])yas(?:i|inin)?(?:nin)?(?: yaklasik| tahmini| takriben)? ?[:|']? ?(?<after>\d{1,3})(?![\d.,/])/;
const OLDEST = 250;

const ageIn: PaperRule = ({ folded }, { isOfVehicle }) => {
  const { before, after } = AGE.exec(folded)?.groups ?? {};
  const age = Number(before ?? after ?? Number.NaN);
  const isOfBuilding = /(?<![a-z])(?:bina|yapi|ev(?![a-z])|apartman|insaat|mesken|konut|villa|depo|senelik)/.test(
    folded,
  );
  if (isOfVehicle || !isOfBuilding || !(age <= OLDEST) || /sure(?:yle|li)|kira|faiz|vade/.test(folded)) return [];
  return [there('buildingAge', { number: age })];
};

export const readPlanning: PaperRule = (sentence, paper) => [
  ...zoningIn(sentence, paper),
  ...unpermittedIn(sentence, paper),
  ...permitsIn(sentence, paper),
  ...ageIn(sentence, paper),
];
