import { matchesIn } from '#server/turkish/matches-in.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import type { LabelledLot } from '../split/lot-text.ts';
import { type Passage, sentenceAt } from '../split/passage.ts';
import type { Findings } from './findings.ts';
import type { AuctionTime, Mention, NoticeLot } from './notice-reading.ts';
import {
  BEGINS,
  ENDS,
  HALL_HOURS,
  SAME_HOURS,
  SECOND_AFTER,
  SHARED_HOUR,
  TERM_OF_YEARS,
  TIME_TOKEN,
  timeOf,
  UNTIL_DAY,
} from './time-tokens.ts';

/** The maximum distance between a date and the word that says what it is. */
const REACH = 60;
/** How many characters after a date are examined. */
const AHEAD = 120;

type Slot = 'firstStart' | 'firstEnd' | 'secondStart' | 'secondEnd';
type Times = Record<Slot, Mention<AuctionTime>[]>;
type Hours = { from: string; to: string | undefined };
/**
 * What the words read so far say about the next date: its auction, whether it is a start or an end, and the last hours.
 */
type Walk = {
  round: 1 | 2 | undefined;
  role: 'start' | 'end' | 'both' | undefined;
  roundEnd: number;
  roleEnd: number;
  bareEnd: number;
  hours: Hours | undefined;
  hallHours: Hours | undefined;
};

/**
 * Returns start and end of the first and the second auction as instants; from the lot's own text, otherwise from the
 * text common to all lots.
 */
export function readTimes(
  lot: LabelledLot,
  common: readonly Passage[],
  stated: 1 | 2 | undefined,
  findings: Findings,
): Pick<NoticeLot, Slot> {
  const hallHours = hallHoursIn(lot.unencumbered) ?? hallHoursIn(common);
  const own = timesIn(lot.unencumbered, stated, hallHours);
  const times = Object.values(own).some((said) => said.length > 0) ? own : timesIn(common, stated, hallHours);
  const read: Pick<NoticeLot, Slot> = {};
  // safe: the keys of `times`
  for (const slot of Object.keys(times) as Slot[]) {
    const agreed = findings.agreed(slot, mostExact(times[slot]), ({ at }) => at.toISOString());
    if (agreed) read[slot] = agreed;
  }
  dropReversed(read, 'firstStart', 'firstEnd', findings);
  dropReversed(read, 'secondStart', 'secondEnd', findings);
  return read;
}

/** Drops a day without an hour if the same day is also printed with one. */
function mostExact(said: readonly Mention<AuctionTime>[]): readonly Mention<AuctionTime>[] {
  if (said.length < 2) return said;
  const timed = new Set(said.filter(({ value }) => !value.isDayOnly).map(({ value }) => istanbulDate(value.at)));
  return said.filter(({ value }) => !value.isDayOnly || !timed.has(istanbulDate(value.at)));
}

/** An auction cannot end before it starts: one of the two is a misprint, and it is unclear which. */
function dropReversed(read: Pick<NoticeLot, Slot>, start: Slot, end: Slot, findings: Findings): void {
  const [from, to] = [read[start], read[end]];
  if (!from || !to || from.value.at < to.value.at) return;
  const isDayOnly = from.value.isDayOnly || to.value.isDayOnly;
  if (isDayOnly && istanbulDate(from.value.at) === istanbulDate(to.value.at)) return;
  findings.conflicts.push({ field: end, sentences: [from.sentence, to.sentence] });
  delete read[start];
  delete read[end];
}

/** Returns the hours that are printed once for all days; `undefined` if they differ. */
function hallHoursIn(texts: readonly Passage[]): Hours | undefined {
  const found = texts.flatMap(({ folded }) => matchesIn(folded, HALL_HOURS));
  const { from, to } = found[0]?.groups ?? {};
  const isOne = found.every(({ groups }) => groups?.from === from && groups?.to === to);
  return isOne && from !== undefined ? { from, to } : undefined;
}

function timesIn(texts: readonly Passage[], stated: 1 | 2 | undefined, hallHours: Hours | undefined): Times {
  const times: Times = { firstStart: [], firstEnd: [], secondStart: [], secondEnd: [] };
  // A label and its value may be in two sections, so the state is kept between sections.
  const [never, nothing] = [Number.NEGATIVE_INFINITY, undefined];
  const ends = { roundEnd: never, roleEnd: never, bareEnd: never };
  const walk: Walk = { round: nothing, role: nothing, ...ends, hours: nothing, hallHours };
  let offset = 0;
  for (const text of texts) {
    for (const match of matchesIn(text.folded, TIME_TOKEN)) takeToken(match, text, offset, walk, times, stated);
    offset += text.folded.length;
  }
  return times;
}

function takeToken(
  match: RegExpExecArray,
  text: Passage,
  offset: number,
  walk: Walk,
  times: Times,
  stated: 1 | 2 | undefined,
): void {
  const { round, both, start, end, day } = match.groups ?? {};
  const tokenEnd = offset + match.index + match[0].length;
  if (round) Object.assign(walk, { round: /^(?:2|ik|ii)/.test(round) ? 2 : 1, role: undefined, roundEnd: tokenEnd });
  else if (both || start || end) {
    Object.assign(walk, { role: both ? 'both' : start ? 'start' : 'end', roleEnd: tokenEnd });
  } else if (day) {
    const which = takeDate(match, text, offset, walk, stated);
    for (const [role, time, round] of which) {
      const sentence = sentenceAt(text, match.index, match.index + match[0].length);
      if (time) times[`${round === 2 ? 'second' : 'first'}${role}`].push({ value: time, sentence });
    }
  } else walk.bareEnd = tokenEnd;
}

type Said = readonly [role: 'Start' | 'End', time: AuctionTime | undefined, round: 1 | 2];

/** Returns what a date means according to the words around it; empty for a date that is not of an auction. */
function takeDate(
  match: RegExpExecArray,
  text: Passage,
  offset: number,
  walk: Walk,
  stated: 1 | 2 | undefined,
): readonly Said[] {
  const { day = '', from, to, until } = match.groups ?? {};
  const at = offset + match.index;
  const tokenEnd = at + match[0].length;
  const after = text.folded.slice(match.index + match[0].length, match.index + match[0].length + AHEAD);
  const { role } = walk;
  const isNear = (end: number) => at - end <= REACH;
  const own = from === undefined ? SAME_HOURS.test(after) && walk.hours : { from, to: to ?? until };
  const hours = own || walk.hallHours;
  const isRoleNear = role !== undefined && isNear(walk.roleEnd);
  const isSecond = !isRoleNear && !isNear(walk.roundEnd) && SECOND_AFTER.test(after);
  const round = isSecond ? 2 : (walk.round ?? stated ?? 1);
  const time = timeOf(day, from);
  walk.role = undefined;
  if (TERM_OF_YEARS.test(after)) return [];
  if (own) walk.hours = own;
  const goOn = () => Object.assign(walk, { role: 'end', roleEnd: tokenEnd });
  if (isRoleNear) {
    if (role === 'both') goOn();
    return [[role === 'end' ? 'End' : 'Start', time, round]];
  }
  if (BEGINS.test(after)) {
    goOn();
    return [['Start', time, round]];
  }
  if (ENDS.test(after)) return [['End', time, round]];
  const isOfAuction = isNear(walk.roundEnd) || isSecond;
  if ((isOfAuction || (isNear(walk.bareEnd) && from)) && UNTIL_DAY.test(after)) {
    goOn();
    const shared = from === undefined ? SHARED_HOUR.exec(after)?.groups?.clock : undefined;
    return [['Start', shared === undefined ? time : timeOf(day, shared), round]];
  }
  // An auction in a hall, as before e-Satış: one day and a few minutes.
  const isInHall = isNear(walk.bareEnd) && own && own.to !== undefined;
  if (!isOfAuction && !isInHall) return [];
  if (!hours) return [['End', timeOf(day, undefined), round]];
  const start: Said = ['Start', timeOf(day, hours.from), round];
  // A single hour is the start; the end of an auction in a hall stays unknown.
  return hours.to === undefined ? [start] : [start, ['End', timeOf(day, hours.to), round]];
}
