import { DENIES } from '#server/turkish/denials.ts';
import type { ZoneName } from '#shared/read-documents/finding-fields.ts';
import { type PaperRule, there } from './paper-rule.ts';

const ZONES: readonly (readonly [ZoneName, RegExp])[] = [
  ['farming', /tarim|tarla|zeytin|mera/],
  ['industry', /sanayi|depolama|imalat|lojistik/],
  ['tourism', /turi[zs]/],
  ['green', /park(?! yer|i? alani yer)|yesil|rekreasyon|agaclandir|cocuk bahce/],
  [
    'public',
    /egitim|(?:ilk|orta)?ogretim|lise|universite|saglik|resmi|(?:ilk|orta|ana)?okul|ibadet|cami|belediye hizmet|sosyal tesis|kamu hizmet|kulturel tesis|kres/,
  ],
  ['road', /yol(?![a-z])|yolda(?= kal|$)|otopark/],
  ['trade', /tica[rs]|ticari|merkezi is|mia(?![a-z])|akaryakit/],
  ['housing', /konut(?! dis)|mesken|meskun|iskan|tick/],
];
const NAMES = ZONES.map(([, words]) => words.source).join('|');
const OF_A_PLAN =
  /imar|nazim|uygulama plan|lejan[td]|fonksiyon|(?:plan|kullanim|arazi kullanim) karar|plan degisiklig|(?<![a-z])plan(?:da|in)?(?: ?:|da)|planinda|planda|plan notu|mutlak tarim|tarimsal nitelig|olarak planl|sanayi parsel|(?<![a-z])parsel(?: ?\([^)]*\))? ?: ?[a-z ,+-]{3,40}(?:alan|bolge)|(?<![a-z])parsel(?:in tamami|in)? [a-z ,+-]{3,40}(?:alan|bolge)[a-z]*(?:nda(?:dir|(?: yer al| bulun))|idir)|(?:alan|bolge)[a-z]*(?: ?\([^)]*\))? kal(?:dig|makta|iyor|an(?![a-z]))|(?<![a-z])(?:kaks|taks|emsal ?[:=]|e ?[:=] ?\d|hmaks|hmax|yencok)/;
const ZONE = new RegExp(
  `(?<![a-z])(?:${NAMES})[a-z]*(?:(?: ?[+/-] ?| ve | ya da | alti |, )(?:${NAMES})[a-z]*){0,2}(?: ?\\([a-z0-9 -]{1,14}\\))?(?: (?:niteligi|nitelikli|arazi|tesis|kullanim|yerlesim|dis[a-z]*|korunacak|hizmet|bolge|alan|saha|parsel|gelisme|merkez|karma|isyeri|kurum|servis|istasyon)[a-z]*| ve servis istasyonu){0,4}`,
  'g',
);
const IS_ZONE = /(?:alan|bolge|arazi|saha)[a-z]*$|parsel(?:i|inde|idir)$|niteligi korunacak|^yolda$/;
const IS_PLANNED =
  /^"?”? ?\)? ?(?:olarak (?:plan|ayr|belirlen|tanim|goster|isaret)|lejan[td]|fonksiyon|imarli|kullanim kararli|plan karari)/;
/** `konut + ticaret kullanımında`, about a plan. */
const IS_USE = /^[a-z ]*\)? ?kullanim(?:inda(?:dir)?|li)(?![a-z])/;
const USE_ENDS = / kullanim(?:inda(?:dir)?|li)$/;
const IS_ROW =
  /(?:fonksiyon|imar durum|lejan[td]|plan karari|kullanim karari|kullanim amaci|kullanim sekli|plandaki|imar[a-z]* ?:)[a-z]*(?: \([^)]*\))? ?[:|]/;
/** A row without a colon, alone in its line. */
const IS_BARE_ROW =
  /^\W*(?:kullanim(?: amaci| karari| sekli)?|(?:plan )?fonksiyonu?|lejan[td]i?|imar durumu) (?=[a-z][^.;]{3,50}$)/;
const NO_PLAN = new RegExp(
  `imar plan[a-z]* (?:yapilmam|bulunma${DENIES}|yok|mevcut degil|olmad|olmayan)|(?:imar|uygulama) plan[a-z]* (?:sinir[a-z]* |kapsam[a-z]* |alan[a-z]* )?dis(?:ind|i(?:na)? |idir|ida)|imar plan[a-z]* (?:kapsam|sinir|alan)[a-z]* (?:icinde |icerisinde )?(?:kalma(?:ma|dig|yan)|bulunma${DENIES}|girme${DENIES}|degil|yer alma)|plansiz(?:dir| alan| bolge| saha)|imar durumu[^.;]{0,40} plan[i]? yok(?:tur)?(?![a-z])|imarsiz|imari yok|imar uygulamasi gormemis|(?:plan|imar plani) yapilma(?:mis|dig)`,
);

/** `konut alanında iken`; `ticaret alanına alınması için`. */
const WAS = /(?<![a-z])(?:[a-z]+ ){1,3}(?:alan|bolge)[a-z]*["”]? iken(?![a-z])/;
const ONCE = /(?<![a-z])(?:[a-z]+ ){1,3}(?:alan|bolge)[a-z]*ydi(?![a-z])/;
const MIGHT_BE = /(?<![a-z])(?:[a-z]+ ){1,3}(?:alan|bolge)[a-z]*na (?:alinma|donusturulme|cevrilme)[a-z]*/;
/** A plus sign that a scan has lost: `konut + ticaret` is one zone. */
const SIDE_BY_SIDE = /(?<![a-z])(konut|ticaret) (?=(?:konut|ticaret)(?![a-z]))/g;
const blank = (text: string) => ';'.repeat(text.length);

/** The plan's zone of the land. A plan's `ticaret + konut` is one zone; if there are several zones, none is read. */
export const readZone: PaperRule = ({ firm: whole }, { kind }) => {
  const firm = whole.replace(SIDE_BY_SIDE, '$1+').replace(WAS, blank).replace(ONCE, blank).replace(MIGHT_BE, blank);
  if (
    !(OF_A_PLAN.test(firm) || IS_ROW.test(firm) || (kind === 'zoning' && IS_BARE_ROW.test(firm))) ||
    /organize sanayi bolgesi mudurlug/.test(firm)
  )
    return [];
  const row = IS_ROW.exec(firm) ?? (kind === 'zoning' ? IS_BARE_ROW.exec(firm) : null);
  const found = [...firm.matchAll(ZONE)]
    .filter(
      ({ index, 0: text }) =>
        (row && index >= row.index) ||
        IS_ZONE.test(text) ||
        IS_PLANNED.test(firm.slice(index + text.length)) ||
        ((USE_ENDS.test(text) || IS_USE.test(firm.slice(index + text.length))) &&
          /plan[a-z]*[^;.]{0,60}$/.test(firm.slice(0, index))),
    )
    .map(([text]) => text);
  const names = new Set(found.flatMap((text) => ZONES.filter(([, words]) => words.test(text)).map(([name]) => name)));
  const isMixed = names.has('trade') && names.has('housing');
  const word = isMixed ? 'mixed' : [...names][0];
  if (/kismen/.test(firm)) return [];
  // Two plans that differ: it is unclear which one applies.
  if (
    ((/nazim/.test(firm) && /uygulama/.test(firm)) || (firm.match(/olcekli/g)?.length ?? 0) > 1) &&
    allNamesIn(firm) > 1 &&
    !isMixed
  )
    return [];
  if (word !== undefined && (names.size === 1 || (isMixed && names.size === 2)))
    return [there('zoning', { word }, row ? 2 : 1)];
  return NO_PLAN.test(firm) && names.size === 0 ? [there('zoning', { word: 'unplanned' })] : [];
};

const allNamesIn = (firm: string) => ZONES.filter(([name, words]) => name !== 'road' && words.test(firm)).length;
