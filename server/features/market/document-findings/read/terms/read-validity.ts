import type { PaperValue, Validity } from '#shared/read-documents/finding-fields.ts';
import { type PaperAround, type PaperRule, type Read, there } from '../paper-rule.ts';
import { daysIn } from '../printed-values.ts';
import { LEAVES_OPEN } from '../what-is-said.ts';
import { lengthsIn } from './printed-lengths.ts';

/** Names of permits that may be limited in time. A vehicle's `ruhsat` has no time limit. */
const LICENCE = /(?<!calisma )(?<!acma )(?<!kullanma )(?<!iskan )(?<![a-z])(?:yapi |insaat )?ruhsat(?!siz)/;
const INSPECTION = /(?<![a-z])(?:fenni |periyodik |arac )?muayene(?!ye)/;
const RIGHT = /(?<![a-z])ust (?:\(? ?insaat ?\)? )?hakk|(?<![a-z])tahsis(?! edil(?!en))/;
const PAPER = /(?<![a-z])(?:is ?)?bu (?:belge|yazi|imar (?:durum[a-z]*|capi)(?: belgesi)?)(?![a-z])/;

/** Words after or before a day that make it the last day. */
const LAST_AFTER =
  /^['’]?[a-z]{0,4} ?(?:(?:tarihine|gunune|yilina)? ?(?:kadar|dek) (?:gecerli|muteber|yururluk)|tarihinde (?:dol|sona er|bit)|(?:gunu|tarihi itibar[a-z]* ?(?:ile)?) (?:dol|sona er|bit))/;
const LAST_BEFORE =
  /(?:gecerli(?:lik|gi|ligi)(?: suresi(?:nin)?)?(?: (?:son|bitis|bitim))?|(?:suresi(?:nin)?|muayene(?:si|nin)?|vizesi) (?:bitis|bitim|son)i?)[a-z]*(?: (?:tarih|gun)[a-z]*)?(?: ise)? ?[:|(]? ?$/;
const LENGTH_AFTER = /^ ?(?:(?:sure ?(?:yle| ile)|muddetle) )?gecerli/;
const LENGTH_BEFORE = /(?:gecerli(?:lik|gi|ligi) suresi|(?:ruhsat|muayene)(?:in|nin)? suresi)(?: ise)? ?[:|(]? ?$/;
const UNTIL =
  /^['’]?[a-z]{0,4} ?(?:tarihine|gunune|yilina)? ?(?:kadar|dek)(?![a-z])|^['’]?[a-z]{0,4} ?tarihinde (?:sona er|bit|dol)/;
const ENDS = /(?:bitis|bitim|sona erme)[a-z]*(?: tarih[a-z]*)? ?[:|(]? ?$/;
const LEFT_BEFORE = /kal(?:an|di[a-z]*) sure(?:si)?(?: ise)? ?[:|]? ?$/;
const LEFT_AFTER = /^ ?(?:sure(?:si|nin)? )?kal(?:an|di|mis|mak)/;

/** Until when a permit, an inspection, a right on state land or the paper itself is valid, as a day or a length. */
export const readValidity: PaperRule = ({ folded }, paper) => [...ofPermit(folded, paper), ...ofRight(folded)];

function ofPermit(folded: string, paper: PaperAround): Read[] {
  const name = permitOf(folded, paper);
  if (!name || LEAVES_OPEN.test(folded)) return [];
  const days = daysIn(folded).filter(({ from, to }) =>
    isMarked(folded, { from, to, before: LAST_BEFORE, after: LAST_AFTER }),
  );
  const lengths = lengthsIn(folded).filter(({ from, to }) =>
    isMarked(folded, { from, to, before: LENGTH_BEFORE, after: LENGTH_AFTER }),
  );
  const [day, length] = [days[0], lengths[0]];
  if (days.length > 1 || lengths.length > 1) return [];
  return day ? [validity(name, { day: day.value }, 2)] : length ? [validity(name, length.value)] : [];
}

function permitOf(folded: string, { isOfVehicle, kind }: PaperAround): Validity | undefined {
  if (isOfVehicle) return INSPECTION.test(folded) ? 'inspection' : undefined;
  if (PAPER.test(folded)) return kind === 'zoning' || kind === 'letter' ? 'paper' : undefined;
  return LICENCE.test(folded) ? 'licence' : undefined;
}

/** The day on which it ends; otherwise the remaining time, which differs from its whole length. */
function ofRight(folded: string): Read[] {
  if (!RIGHT.test(folded) || LEAVES_OPEN.test(folded)) return [];
  const days = daysIn(folded).filter(({ from, to }) => isMarked(folded, { from, to, before: ENDS, after: UNTIL }));
  const left = lengthsIn(folded).filter(({ from, to }) =>
    isMarked(folded, { from, to, before: LEFT_BEFORE, after: LEFT_AFTER }),
  );
  const [day, length] = [days[0], left[0]];
  if (days.length > 1 || left.length > 1) return [];
  return [
    ...(day ? [validity('right', { day: day.value }, 2)] : []),
    ...(length ? [validity('rightLeft', length.value)] : []),
  ];
}

type Mark = { readonly from: number; readonly to: number; readonly before: RegExp; readonly after: RegExp };

const isMarked = (folded: string, { from, to, before, after }: Mark) =>
  before.test(folded.slice(Math.max(0, from - 50), from)) || after.test(folded.slice(to, to + 50));

const validity = (word: Validity, value: Omit<PaperValue, 'isThere'>, rank: 1 | 2 = 1): Read =>
  there('validity', { ...value, word }, rank);
