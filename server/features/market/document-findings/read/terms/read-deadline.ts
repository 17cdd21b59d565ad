import type { Deadline } from '#shared/read-documents/finding-fields.ts';
import { type PaperAround, type PaperRule, there } from '../paper-rule.ts';
import { daysIn } from '../printed-values.ts';
import { lengthsIn } from './printed-lengths.ts';

/** What must be done: recognised by the verb after the time, or by the name before it. */
const ACTS: Readonly<Record<Deadline, { readonly verb: RegExp; readonly name: RegExp }>> = {
  payment: { verb: /(?<![a-z])(?:ode(?:[nymr]|$)|yatir)/, name: /ode(?:me|nme)(?:nin|si|sinin)?/ },
  handover: { verb: /teslim(?:i| al| ed)/, name: /teslim(?: alma| etme)?/ },
  vacating: {
    verb: /tahliye(?!(?:sini?)? (?:dava|taleb|talep|taahhu|emr|iste))|bosalt/,
    name: /tahliye(?:si)?|bosaltma(?:si)?/,
  },
  objection: {
    verb: /(?<![a-z])(?:itiraz|sikayet)|ihalenin feshi/,
    name: /itiraz(?: ve sikayet)?|sikayet(?: ve itiraz)?/,
  },
  remedy: { verb: /gideril|yikil|yiktir|ruhsata baglan/, name: /gideril(?:me|mesi)/ },
};
// Safe: Object.keys returns only the names of the object literal.
const NAMES = Object.keys(ACTS) as Deadline[];

const WITHIN = /^ ?(?:(?:kesin |yasal )?(?:sure|muddet)(?: ic|n)?[a-z]* )?(?:icinde|icerisinde|zarfinda)/;
const GIVEN = /^ ?(?:kesin )?(?:sure|muddet|mehil)[a-z]* (?:veril(?!e?me|ebil)|tanin(?!ma|abil))/;
const UNTIL = /^['’]?[a-z]{0,4} ?(?:(?:tarihine|gunune) (?:kadar|dek)|(?<=['’][a-z]{1,4} )kadar)/;
const AT_LATEST = /en gec $/;
/** `30.06.2027 tarihinde tahliye etmeyi taahhüt`. */
const PROMISED =
  /^['’]?[a-z]{0,4} ?(?:tarihinde|gunu) (?:[a-z]+ ){0,4}?(?:tahliye ed(?:ecek|ilecek)|tahliye etmeyi|bosaltmayi|bosalt(?:il)?acag)/;
/** Something that was done or not done within its time. */
const IS_PAST =
  /(?:mistir|m[iu]s(?![a-z])|[nl]m[ae]di(?![a-z])|(?:edil|alin|etti|oden|yatiril)di(?![a-z])|(?:dig|tig)i(?:nden|nin| gorul| anlas| belir| icin| ve ))/;
const STILL_TO_DO = /taahhu|ihtar|ihbar/;
/** Other payments. */
const OTHER_SUM = /aidat|kira|ceza|borc|teminat|avans|fatura|nafaka/;
const OF_SALE = /rapor|kiymet takd|ihale|satis|artirma|tutana|islem|karar|sartname|ilan/;
const OTHER_COMPLAINT = /odeme emri|icra emri|borca|imzaya/;

const CONTEXT: Readonly<Record<Deadline, (sentence: string, between: string, paper: PaperAround) => boolean>> = {
  payment: (sentence, between, { kind }) =>
    (kind === 'notice' || kind === 'conditions') &&
    /(?<!kira )bedel|odeme suresi/.test(sentence) &&
    !OTHER_SUM.test(between),
  handover: () => true,
  vacating: () => true,
  objection: (sentence) => OF_SALE.test(sentence) && !OTHER_COMPLAINT.test(sentence),
  remedy: (sentence) => /aykiri|ruhsat|kaca[kg]|proje/.test(sentence),
};

/**
 * The time that a paper gives to pay, to hand over, to move out, to complain, or to remedy a breach. A time in the
 * past, or one that may be given, does not count.
 */
export const readDeadline: PaperRule = ({ folded }, paper) => {
  const lengths = lengthsIn(folded).map(({ value, ...place }) => ({ ...place, value: { ...value } }));
  const days = daysIn(folded).map(({ value, ...place }) => ({ ...place, value: { day: value } }));
  return [...lengths, ...days].flatMap(({ value, from, to }) => {
    const [before, after] = [folded.slice(Math.max(0, from - 60), from), folded.slice(to, to + 150)];
    const act = 'day' in value ? actByDay(before, after) : (actAfter(after) ?? actBefore(before, after));
    if (!act || !CONTEXT[act.name](folded, act.between, paper)) return [];
    return [there('deadline', { ...value, word: act.name })];
  });
};

type Act = { readonly name: Deadline; readonly between: string };

/** `7 gün içinde …` before the first verb of an act. */
function actAfter(after: string): Act | undefined {
  const within = WITHIN.exec(after);
  return within ? firstAct(after.slice(within[0].length)) : undefined;
}

function firstAct(rest: string): Act | undefined {
  const clause = rest.slice(0, /[.;](?: |$)/.exec(rest)?.index ?? rest.length);
  const found = NAMES.flatMap((name) => {
    const at = clause.search(ACTS[name].verb);
    return at < 0 ? [] : [{ name, at }];
  }).toSorted((one, other) => one.at - other.at)[0];
  if (!found) return undefined;
  const said = clause.slice(found.at);
  if (IS_PAST.test(said) && !STILL_TO_DO.test(said)) return undefined;
  return { name: found.name, between: clause.slice(0, found.at) };
}

function actByDay(before: string, after: string): Act | undefined {
  if (PROMISED.test(after)) return { name: 'vacating', between: '' };
  const until = UNTIL.exec(after);
  return until || AT_LATEST.test(before) ? firstAct(after.slice(until?.[0].length ?? 0)) : undefined;
}

/** `Teslim süresi : 10 gün`, `tahliye için 15 gün süre verilmiştir`. */
const NAMED = NAMES.map((name) => {
  const { source } = ACTS[name].name;
  return {
    name,
    term: new RegExp(
      `(?<![a-z])(?:${source}) (?:sure|muddet|mehl|mehil)[a-z]*(?: ise| teblig(?: tarihin|)den itibaren)? ?[:|(]? ?$`,
    ),
    given: new RegExp(`(?<![a-z])(?:${source})(?: (?:et|yap)m[ae](?:si|leri)?)? icin(?: [a-z]+){0,2} ?$`),
  };
});

function actBefore(before: string, after: string): Act | undefined {
  const found = NAMED.find(({ term, given }) => term.test(before) || (GIVEN.test(after) && given.test(before)));
  return found && { name: found.name, between: '' };
}
