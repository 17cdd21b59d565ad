import { DENIES } from '#server/turkish/denials.ts';
import { NUMBER_IN_WORDS, readNumberWords } from '#server/turkish/number-words.ts';
import { isNot, type PaperRule, type Read, saidOf, there } from './paper-rule.ts';
import { issueOf, withIssue } from './terms/permit-issue.ts';
import { LEAVES_OPEN, saidAfter } from './what-is-said.ts';

const UNLICENSED = new RegExp(
  `(?:yapi(?:nin|lar)?|bina(?:nin|lar)?|tasinmaz)(?: tamamen)? ruhsatsiz(?:dir| ol)|(?<!sonradan )ruhsatsiz (?:yapi|bina)(?![^.;]{0,40}(?:tespit edilme${DENIES}|yok(?![a-z])|yoktur|bulunma${DENIES}|rastlan(?:il)?ma${DENIES}|gorulme${DENIES}))`,
);

const BREACH =
  /ruhsatsiz(?:dir| olup| oldug)|kaca[kg](?! elektrik| su| kullan)[a-z]*|(?:proje|ruhsat|imar|mimari|mevzuat|plan)[a-z]* (?:(?:ve|ile) (?:proje|ruhsat|eki|ekler|mevzuat)[a-z]* )?aykiri[a-z]*|(?:proje|ruhsat)[a-z]*(?: (?:proje|ve)[a-z]*)*(?: gor(?:ulmeyen|unmeyen)| bulunmayan| olmayan| yer almayan| islenmemis)|yapi tatil|ruhsatsiz (?:olarak )?(?:yapi|ilave|ek|insa|bina|depo|kat)[a-z]*|(?:yapi|bina)[a-z]* ruhsatsiz|izinsiz (?:olarak )?(?:ilave|yapi|ek|insa|kapat)|onayli proje[a-z]* (?:disinda|aykiri|haric)|proje(?:de|sinde|lerde|lerinde) (?:yok(?:tur)?(?![a-z])|yer alma(?:dig|yan|makta)|bulunma(?:dig|yan|makta)|gosterilme|islenme|olma(?:dig|yan)|gorulme|gorunme)|proje dis[a-z]* (?:olarak )?(?:imalat|ilave|yapi|ek|insa)|proje(?:si)? haricinde|sonradan (?:ruhsatsiz|izinsiz)|projesiz(?:dir| ol| insa| yap)/;
const NO_BREACH = new RegExp(
  `(?:aykiri|kaca[kg])[a-z]*(?:[ |:]+[a-z]+){0,4}?[ |:]+(?:yok|bulunma(?!yan|k(?!siz)|si(?!z))|gorulme${DENIES}|tespit edilme${DENIES}|rastlan(?:il)?ma${DENIES}|mevcut degil|saptanma${DENIES}|gozlenme${DENIES}|olmadig|soz konusu degil)`,
);

/** Unpermitted parts, licence and occupancy permit, and the age of the building. */
export const readPermits: PaperRule = ({ firm, printed }, { isOfVehicle }) => {
  if (isOfVehicle) return [];
  return [
    ...unpermittedIn(firm),
    ...(LAPSED.test(printed) ? [] : issued('licence', licenceIn(firm), firm)),
    ...issued('occupancyPermit', occupancyPermitIn(firm, printed), firm),
    ...ageIn(firm),
  ];
};

function unpermittedIn(firm: string): Read[] {
  const found =
    BREACH.exec(firm) ??
    (/proje|ruhsat|imar/.test(firm)
      ? /aykirilik[a-z]*/.exec(firm)
      : /aykiri (?:bir )?(?:imalat|yapi|durum|husus|ilave)[a-z]*/.exec(firm));
  if (!found) return [];
  const rest = firm.slice(found.index, found.index + found[0].length + 70);
  if (/(?:edile|belirlene|incelene|anlasila)m[ea]|olup olma|bilinme/.test(rest)) return [];
  return [NO_BREACH.test(rest) ? isNot('unpermitted') : there('unpermitted')];
}

/** A licence that is no longer valid. */
const LAPSED =
  /ruhsat[^.;]{0,90}(?:hukumsuz|iptal edil(?:mis|di)|suresi(?:nin)? (?:[\d./-]{6,10} tarihinde )?(?:dol(?!acak)|gec(?!erli)|bit(?!ecek)))/;
const LICENCE =
  /(?<!kullanma )(?<!kullanim )(?<!iskan )(?<!calisma )(?<!acma )(?<!yikim )(?:yapi |insaat )?ruhsat(?!landir|a bagl|a aykiri|siz|li(?![a-z])|lidir| eki| ve ek| tarih| proje)(?:i|inin|in|name|namesi)?(?! ?proje)[a-z]*(?! proje)/;
const OCCUPANCY_PERMIT =
  /yapi kullan(?:ma|im) izn?i?n?[a-z]*(?: belge[a-z]*)?|(?<![a-z])iskan(?!li|siz| alan| imar)(?: (?:rapor|belge|ruhsat|izn)[a-z]*)?[a-z]*|oturma (?:izn|ruhsat)[a-z]*/;
/** A part of the property; the licence of a part does not say anything about the rest. */
const OF_A_PART = /kis[im]|ilave|sundurma|eklenti|teras|balkon|havuz|pergola|asma kat|cati kat|degisiklik|tadilat/;
/** If a row contains a permit's number or day, the permit exists. */
const PRINTED =
  /^[a-z' ]{0,22} ?(?:[:|(]+ ?)?(?:\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4} ?[/-] ?\d+|(?<=[:|(] ?)(?:19|20)\d\d(?!\d))/;

/** Names of permits with their own day and number, excluding permits for a part, a renewal or a project. */
const ISSUED = {
  licence:
    /(?<!kullanma )(?<!kullanim )(?<!iskan )(?<!calisma )(?<!acma )(?<!yikim )(?<!tadilat )(?<!yenileme )(?<!ilave )(?<!ek )(?<!proje )(?<![a-z])(?:yapi |insaat )?ruhsat(?!landir|a bagl|a aykiri|siz| eki| ve ek| proje)[a-z]*/g,
  occupancyPermit:
    /(?<!kismi )(?:yapi kullan(?:ma|im) izn?i?n?[a-z]*(?: belge[a-z]*)?|(?<![a-z])iskan(?!siz| alan| imar)(?: (?:rapor|belge|ruhsat|izn)[a-z]*)?[a-z]*)/g,
} as const;
/** A permit that is only applied for, no longer valid, or for a part. */
const NOT_HELD = /basvur|muracaat|talep|iptal|hukumsuz|redde|yenile|kism[ie]/;

/** Permits with the day and number of their issue. A permit with these exists, whatever else is said. */
function issued(field: keyof typeof ISSUED, said: readonly Read[], firm: string): readonly Read[] {
  const issue = issueOf(firm, ISSUED[field]);
  if (!issue) return said;
  if (said.length > 0) return withIssue(said, issue);
  return LEAVES_OPEN.test(firm) || NOT_HELD.test(firm) || OF_A_PART.test(firm) ? [] : [there(field, issue)];
}

/** Statements about the licence only; its project is something else. */
function licenceIn(firm: string): Read[] {
  if (UNLICENSED.test(firm)) return [isNot('licence')];
  if (/ruhsatlandiril(?:mis|dig|di(?![a-z]))|ruhsat[a-z]* tarihi(?: ise)? ?[:|]? ?\d/.test(firm))
    return [there('licence')];
  const name = LICENCE.exec(firm);
  if (!name)
    return /(?<![a-z])ruhsatli(?:dir)(?![a-z])|(?:bina|yapi|tasinmaz) ruhsatli(?![a-z])/.test(firm)
      ? [there('licence')]
      : [];
  if (PRINTED.test(firm.slice(name.index + name[0].length))) return [there('licence', {}, 2)];
  const said = saidOf('licence', firm, LICENCE);
  const isPart = OF_A_PART.test(firm.slice(Math.max(0, name.index - 45), name.index));
  return said.filter(({ value }) => value.isThere || !isPart);
}

function occupancyPermitIn(firm: string, printed: string): Read[] {
  if (/(?<![a-z])iskanli(?:dir|lar)?(?![a-z])/.test(firm)) return [there('occupancyPermit')];
  if (/(?<![a-z])iskansiz/.test(firm)) return [isNot('occupancyPermit')];
  const name = OCCUPANCY_PERMIT.exec(firm);
  if (!name) return SAME_PERMIT_LACKS.test(firm) && onlyOccupancyPermit(printed) ? [isNot('occupancyPermit')] : [];
  if (/^[^.;]{0,20}kism[ie]/.test(firm.slice(name.index + name[0].length))) return [];
  if (PRINTED.test(firm.slice(name.index + name[0].length))) return [there('occupancyPermit', {}, 2)];
  // `iskânı (yapı kullanma izin belgesi) alınmamıştır` names the permit twice.
  const end = /^ ?\([^)]*\)/.exec(firm.slice(name.index + name[0].length))?.[0].length ?? 0;
  const said = saidAfter(firm, name.index + name[0].length + end);
  return said === undefined ? [] : [said === 'there' ? there('occupancyPermit') : isNot('occupancyPermit')];
}

/** `bu belgeyi almadığı`, after a neighbour that has the permit. */
const SAME_PERMIT_LACKS =
  /(?<![a-z])(?:bu|soz konusu|anilan|ayni) (?:belge|izin|izn)[a-z]* (?:[a-z]+ )?(?:al(?:in)?ma(?:dig|mis)|yok(?:tur)?(?![a-z])|bulunma(?:dig|makta)|olmadig|mevcut degil)/;
const onlyOccupancyPermit = (printed: string) => OCCUPANCY_PERMIT.test(printed) && !LICENCE.test(printed);

const AGE = new RegExp(
  `(?<![\\d.,/-])(?<before>\\d{1,3}) ?'?(?:yasinda|yasindadir|senelik|yillik|yasli)(?![a-z]{6})|(?<![a-z])yas(?:i|inin)?(?:nin)?(?: yaklasik| tahmini| tahminen| takriben| da| ise)* ?[:|'=]? ?(?<after>\\d{1,3})(?! ?-? ?\\d|[.,/]\\d)|(?<![a-z])(?<words>${NUMBER_IN_WORDS}) ?(?:\\(\\d{1,3}\\) ?)?(?:yasinda|yillik|senelik)`,
);
const OLDEST = 250;
const OF_BUILDING =
  /(?<![a-z])(?:bina|yapi(?!l)|ev(?![a-z])|evin|apartman|insaat|mesken|konut|villa|depo|senelik|dukkan|tesis|blok|fabrika|ana ?tasinmaz|ana ?gayrimenkul)/;
const OF_PERSON = /borclu|malik|kiraci|sahib|muris|cocu[kg]|(?<![a-z])(?:anne|baba|kisi|es[i]?)(?![a-z])/;
const OTHER_YEARS =
  /sure(?:yle|li|si)|kira|faiz|vade|kredi|garanti|gelir|agac|sozlesme|ipotek|vekalet|ortalama|amortisman/;

/** `30'un üzerindedir` is not an age. */
const MORE_OR_LESS = /^['’]?[a-z]{0,3} (?:uzerinde|ustunde|altinda|asan(?![a-z])|askin)/;

function ageIn(firm: string): Read[] {
  const found = AGE.exec(firm);
  if (found && MORE_OR_LESS.test(firm.slice(found.index + found[0].length))) return [];
  const { before, after, words } = found?.groups ?? {};
  const age = words === undefined ? Number(before ?? after ?? Number.NaN) : (readNumberWords(words) ?? Number.NaN);
  const isAlone =
    firm.length < 90 &&
    !OF_PERSON.test(firm) &&
    /(?:yasinda|yillik|senelik)(?:dir|tir| (?:oldug[a-z]* )?(?:tahmin|kabul|hesap|tespit|belirlen|anlasil|degerlendir))/.test(
      firm,
    );
  if (!(OF_BUILDING.test(firm) || isAlone) || !(age <= OLDEST) || age === 0 || OTHER_YEARS.test(firm)) return [];
  return [there('buildingAge', { number: age })];
}
