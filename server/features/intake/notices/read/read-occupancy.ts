import { DENIES } from '#server/turkish/denials.ts';
import { needing } from '#server/turkish/matches-in.ts';
import { LAND } from '#shared/kinds/kinds.ts';
import type { Occupancy } from '#shared/search-filters/search-values.ts';
import type { LabelledLot } from '../split/lot-text.ts';
import type { Passage } from '../split/passage.ts';
import { Findings } from './findings.ts';
import { mentionsIn } from './mentions.ts';
import type { Mention, NoticeLot } from './notice-reading.ts';

/** Stays within a sentence; a full stop in a date or number does not end it. */
const BETWEEN = '(?:[^.;\\n]|\\.(?=\\d))';
/** Only affirmative verbs: `oturmaktadır`, never `oturmamaktadır`. */
const USES =
  '(?:kullanil(?!mam|madi|miyor)|kullaniminda|kullanmakta|kullaniyor|isletil(?!mem|medi)|oturul(?!mam)|otur(?!mam|madi|muyor|ma[ns]|um)|ikamet (?:et(?!mem|medi|miyor)|edil(?!mem|medi|miyor)))';
const OWNER =
  '(?<![a-z])(?:borclu(?:nun|su|lar|larin)?|malik(?:i|in|inin|ler|leri|lerin)?|(?:mal|mulk|ev|tasinmaz) sahib(?:i|inin)|hissedar(?:lar|larin)?)';
const WORDINGS: Readonly<Record<Occupancy, RegExp>> = {
  empty: needing(
    ['bos', 'ikamet eden', 'oturan', 'kimse'],
    new RegExp(
      `(?<!uzeri |uzerinde |[a-z])bos(?:t?tur?(?![a-z])|tu(?![a-z])| durumda| vaziyette| (?:bir )?halde|(?: olarak)? bulun(?!mam)| oldug| olup| olarak (?:tespit|gorul)| ve (?:bakimli|kullanilma)| (?:daire|mesken|konut|dukkan)(?:dir|tir)?(?![a-z]))|(?:ikamet eden|oturan)(?: kimse| kisi)? (?:yok|bulunma${DENIES})|kimse (?:oturma|ikamet etme)[a-z]*`,
      'g',
    ),
  ),
  tenant: needing(
    ['kirac', 'kirada', 'kiraya'],
    new RegExp(
      `(?<![a-z])kiraci(?:si|lar|lari)?(?:nin|n)?,? (?:${BETWEEN}{0,80}?${USES}|(?:mevcut|var)(?:tur|dir)?(?![a-z])|bulunmakta(?!n)|bulundug)|(?<![a-z])kirada(?:dir)?(?![a-z])|(?<![a-z])kiraya veril(?:mis|mek|di)|(?<![a-z])kiracili(?![a-z])`,
      'g',
    ),
  ),
  owner: needing(
    ['kullan', 'isletil', 'otur', 'ikamet'],
    new RegExp(
      `${OWNER} (?:(?:ve ailesi|bizzat|halen|esi|kendisi) ){0,2}(?:tarafindan (?:[a-z]{2,14} ){0,5})?${USES}`,
      'g',
    ),
  ),
};
/** Words after the statement that revoke it or leave it open. */
const TAKEN_BACK =
  /^[a-z]{0,12}(?: [a-z]{2,14}){0,3}? ?(?:olmadig|olup olmad|degil|bulunmadig|anlasilam|tespit edilem|belirlenem|bilinm|iddia|halinde|durumunda (?:tahliye|alici)|teslim)/;
const FORMERLY = /(?:onceden|daha once|evvelce|eskiden|gecmiste|bir donem)[^.;\n]{0,40}$/;
/** A room, a floor or an outdoor area directly before it: then it is not about the whole. */
const PART =
  /(?<![a-z])(?:oda|bodrum|otopark|parsel|arsa|bahce|depo|alan|zemin|kat)[a-z]*(?: (?!daire|mesken|konut|dukkan|isyeri|buro|ofis|bolum|tasinmaz|bina|yapi|villa|ev[^a-z])[a-z]+){0,2} $/;
const NEIGHBOUR = /(?<![a-z])(?:bitisi[gk]|yanindaki|komsu|karsisindaki|arkasindaki)[^.;\n]{0,40}$/;
/** Within a statement about a tenant: denied, only claimed, or another person's use. */
const NOT_A_TENANT = /bulunma[my]|olma[dy]|(?<![a-z])yok(?![a-z])|degil|iddia|malik|borclu/;

/**
 * Returns who uses a building or a unit, if the notice says so. If it names several users (one per floor), the use of
 * the whole is unknown. Never for land.
 */
export function readOccupancy(lot: LabelledLot, tur: string | undefined): NoticeLot['occupancy'] {
  // Land is called empty if nothing is built on it.
  if (tur !== undefined && LAND.has(tur)) return undefined;
  // safe: the keys of WORDINGS
  const all = (Object.keys(WORDINGS) as Occupancy[]).flatMap((who) =>
    lot.unencumbered.flatMap((text) => saidIn(text, who)),
  );
  // Several users are both true, so this is not a conflict.
  return new Findings().agreed('occupancy', all);
}

function saidIn(text: Passage, who: Occupancy): Mention<Occupancy>[] {
  return mentionsIn(text, WORDINGS[who], (match, { folded }) => {
    const end = match.index + match[0].length;
    const before = folded.slice(Math.max(0, match.index - 60), match.index);
    const isOfAnother = PART.test(before) || NEIGHBOUR.test(before) || FORMERLY.test(before);
    const isTaken = TAKEN_BACK.test(folded.slice(end, end + 80)) || (who === 'tenant' && NOT_A_TENANT.test(match[0]));
    const isSaid = !isOfAnother && !isTaken;
    return isSaid ? who : undefined;
  });
}
