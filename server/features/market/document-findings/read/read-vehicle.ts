import { DENIES } from '#server/turkish/denials.ts';
import { isNot, type PaperRule, type Read, saidOf, there } from './paper-rule.ts';
import { liraIn, NUMBER, numberOf } from './printed-values.ts';
import { saidAfter } from './what-is-said.ts';

const NO_DENTS = new RegExp(`^[^.;,]{0,40}(?:yok|bulunma${DENIES}|gorulme${DENIES}|rastlan(?:il)?ma${DENIES})`);
const ENGINE_IS_SOUND = new RegExp(
  `ariza[a-z]* (?:kaydi |lambasi )?(?:yok|bulunma${DENIES}|gorulme${DENIES}|tespit edilme${DENIES}|rastlan(?:il)?ma${DENIES})|arizasiz|(?:isig|lamba|ikaz)[a-z]* yanm(?:am|iyor|ad)|(?:incelene|kontrol edile|test edile)m[ea]`,
);
const CHASSIS_IS_SOUND = new RegExp(
  `(?:islem|onarim|kaynak|hasar|ezik|duzeltme|mudahale|degis|egri|iz|cekme)[a-z]*(?: iz[a-z]*)? (?:yok|bulunma${DENIES}|gorulme${DENIES}|gorme(?:mis|dig)|tespit edilme${DENIES}|rastlan(?:il)?ma${DENIES}|saptanma${DENIES})|islemsiz|orijinal|hasarsiz`,
);

/** Vehicles: kilometres, damage record, key, papers, engine and chassis. */
export const readVehicle: PaperRule = ({ firm }, { isOfVehicle }) => {
  if (!isOfVehicle) return [];
  return [
    ...kmIn(firm),
    ...damageIn(firm),
    ...missing(firm, 'missingKey', /(?<!yedek )anahtar(?!lik|siz)[a-z]*/),
    ...missing(
      firm,
      'missingPapers',
      /(?<!yapi )ruhsat(?!siz|a islen|[a-z]* (?:sahib|fotokopi|suret|orneg))[a-z]*|tescil belgesi(?:ni|nin|nde)?|trafik belgesi/,
    ),
    ...engineIn(firm),
    ...chassisIn(firm),
  ];
};

const SPACED_KM = '(?<![\\d.,/-])(?<!\\d )\\d{2,3} \\d{3}(?![\\d.,/])';
const KM = new RegExp(
  `(?<name>gosterge[a-z]*|sayac[a-z]*|odometre[a-z]*)?[^.;:\\d]{0,25}?(?<![a-z])(?:km|kilometre)(?:si|de|sayaci|sinin)?(?: (?:saati|bilgisi|degeri|sayaci|gostergesi|olarak))?[^\\d.;,]{0,30}?(?<after>${SPACED_KM}|${NUMBER})(?! ?(?:tl|m2|model|yili|adet|tarih|lira)|[./]\\d)|(?<before>${SPACED_KM}|${NUMBER}) ?(?<thousand>bin )?'?(?:km|kilometre)(?<tail>[a-z']*)(?![²2/])`,
  'g',
);
const MOST_KM = 3_000_000;
const LEAST_KM = 1000;
/** Distances other than the vehicle's mileage. */
const OTHER_WAY =
  /^ ?(?:civar|dolay|uzak|mesafe|otede|ileri|gidil|hiz|icinde|menzil|yol(?:da|u)?(?![a-z])|daha|sonra|garanti|bakim|iken)|^\/ ?(?:h|s)/;
const OTHER_WAY_BEFORE =
  /(?:garanti|bakim[a-z]*|her|son bakim|kapsamin|sinir|lastik[a-z]*|yag degis[a-z]*|emsal[a-z]*)[^.;]{0,20}$/;

function kmIn(firm: string): Read[] {
  if (/tahmin|takili kal|dusurul|orijinal[a-z]* (?:km|kilometre)|(?:gosterge|sayac)[a-z]* (?:bozuk|degis)/.test(firm))
    return [];
  return [...firm.matchAll(KM)].flatMap(({ index, 0: found, groups = {} }): Read[] => {
    const printed = numberOf((groups.before ?? groups.after ?? '').replace(' ', ''));
    const km = printed !== undefined && groups.thousand ? printed * 1000 : printed;
    const rest = firm.slice(index + found.length, index + found.length + 25);
    if (OTHER_WAY.test(rest) || OTHER_WAY_BEFORE.test(firm.slice(Math.max(0, index - 30), index))) return [];
    if (km === undefined || km < LEAST_KM || km > MOST_KM || !Number.isInteger(km)) return [];
    return [there('km', { number: km }, /gosterge|sayac|saati|kilometresi ?:|km ?:/.test(found) ? 2 : 1)];
  });
}

const DENTS = /(?<![a-z])(?:ezi[kg]|kiri[kg]|gocu[kg]|vuru[kg]|hasarli|patlak|carpik|yamul)[a-z]*/;

function damageIn(firm: string): Read[] {
  const name = /tramer|hasar (?:kayd|gecmis|sorgu|tutar|bilgi|bedel)|hasar(?:i|lari)?(?![a-z])/.exec(firm);
  if (/agir hasar|(?<![a-z])pert(?![a-z])/.test(firm) && liraIn(firm).length === 0) {
    const heavy = /(?:agir hasar|(?<![a-z])pert)[a-z]*(?: ?\([^)]*\))?(?: (?:kayd|serh|kayit)[a-z]*)?/.exec(firm);
    // A vehicle that is not written off may still have lighter damage.
    return heavy && saidAfter(firm, heavy.index + heavy[0].length) === 'there' ? [there('damage', {}, 2)] : [];
  }
  if (/(?<![a-z])hasarsiz(?:dir| ol(?:dug|up)| durumda)/.test(firm) && liraIn(firm).length === 0)
    return [isNot('damage')];
  if (!name) return dentsIn(firm);
  const sums = liraIn(firm).filter(
    ({ from, to }) =>
      !/deger|kiymet|bedeli [^.;]{0,10}$/.test(firm.slice(Math.max(0, from - 22), from)) &&
      !/^[^.,;]{0,20}(?:deger|kiymet)/.test(firm.slice(to)),
  );
  const total = sums.filter(({ from }) => /toplam/.test(firm.slice(Math.max(0, from - 30), from)));
  const sum = sums.length > 1 ? total[0] : sums[0];
  if (sum) return [there('damage', { number: sum.value }, 3)];
  if (sums.length > 0) return [];
  const kept = /hasar[a-z]*(?: (?:kayd|gecmis|bilgi)[a-z]*)?/.exec(firm) ?? name;
  const said = saidAfter(firm, kept.index + kept[0].length);
  return said === undefined ? dentsIn(firm) : [said === 'there' ? there('damage', {}, 2) : isNot('damage', 2)];
}

/** Visible damage; an intact lamp or seat is not damage. */
function dentsIn(firm: string): Read[] {
  const found = DENTS.exec(firm);
  const rest = firm.slice(found ? found.index + found[0].length : 0);
  return found && !NO_DENTS.test(rest) ? [there('damage', {}, 1)] : [];
}

/** A key or a paper that is kept somewhere is not missing. */
const KEPT =
  /(?<=[a-z']{2}(?:d|t)[ae])(?:(?:dir|ydi)(?![a-z])|,|\W*$)|takili|uzerinde(?:dir)?(?![a-z])|birlikte|adet(?:tir)?(?![a-z])|tam(?:dir)?(?![a-z])/;

/** `Ruhsat sorulduğunda, …` does not yet say anything. */
const ASKED_FOR = /(?:anahtar|ruhsat)[a-z]* (?:soruldug[a-z]*|istendig[a-z]*),? /;

/** Whether something that belongs to a vehicle is missing. */
function missing(firm: string, field: 'missingKey' | 'missingPapers', name: RegExp): Read[] {
  const [said] = saidOf(field, firm.replace(ASKED_FOR, ''), name, KEPT);
  if (said) return [said.value.isThere ? isNot(field) : there(field)];
  const named = name.exec(firm);
  if (named && /^[^.;]{0,30}bulunama(?:mis|di)/.test(firm.slice(named.index + named[0].length))) return [there(field)];
  const without = field === 'missingKey' ? /anahtarsiz/ : /ruhsatsiz|tescil belgesiz/;
  return without.test(firm) ? [there(field)] : [];
}

const WHOLE_ENGINE =
  /(?<![a-z])motor(?:da|unda|un)? (?:herhangi bir )?ariza[a-z]* (?:yok(?:tur)?|bulunmamaktadir)(?![a-z])/;

function engineIn(firm: string): Read[] {
  const isOfEngine = /(?<![a-z])(?:motor(?!lu|in|siklet)|sanziman|vites kutusu)/.test(firm);
  const isBroken =
    /catla[kg]|calisma(?:d|z|m|yan|yip)|calismiyor|calistirilama|ariza|yag (?:kacag|sizint|yak|eksilt|kaciri)|sikis|yanik|kilitli|hararet|mars basm|(?:motor|sanziman)[a-z]*(?: blogu)? (?:yok|sokul|hasarli|dagil|bozuk|revizyon)|sokulmus|rektefiye (?:gerek|ihtiyac)|gayri ?faal/.test(
      firm,
    );
  const isOfOther =
    /(?:aku|anahtar)[a-z]* [^.;]{0,25}(?:ol|bulun|yok|bit|bos|zayif)[a-z]* ?(?:icin|dan|sebe|neden|den)/.test(firm);
  const isWhole = ENGINE_IS_SOUND.test(firm);
  if (WHOLE_ENGINE.test(firm)) return [isNot('engine')];
  // A list of machines mentions parts of each, next to its worth.
  const isOfList = /^\W*\d+ adet/.test(firm) && liraIn(firm).length > 0;
  return isOfEngine && isBroken && !isOfOther && !isWhole && !isOfList ? [there('engine')] : [];
}

const CHASSIS = /(?<![a-z])(?:sase|sasi|podye)[a-z]*/;
const WORKED =
  /islem(?! ?no)|onarim|kayna[kg]|egri|egil|hasar|ezik|degis|kesik|duzelt|cekil|mudahale|dogrult|bukul|carpil|tamir|kirik|curu/;

function chassisIn(firm: string): Read[] {
  const name = CHASSIS.exec(firm);
  if (!name || !WORKED.test(firm.slice(name.index))) return [];
  const isNone = CHASSIS_IS_SOUND.test(firm.slice(name.index));
  return [isNone ? isNot('chassis') : there('chassis')];
}
