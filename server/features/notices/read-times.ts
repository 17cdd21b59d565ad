import type { LabelledLot } from './lot-text.ts';
import type { AuctionTime, NoticeLot } from './notice-reading.ts';
import { parseDate } from './parse-date.ts';
import { type Passage, sentenceAt } from './passage.ts';
import type { Findings, Statement } from './statement.ts';

const CLOCK = '\\d{1,2}[:.]\\d{2}(?!\\d|[./]\\d)';
/** Ordinals of auctions, words for beginning and end, and dates with an hour or from one hour to another. */
const TOKEN = new RegExp(
  `(?<![\\d./]|/ )(?<round>1|2|birinci|ikinci) ?[.)]? ?(?:artt?irma|satis|ihale)(?![a-z]*dan)|(?<start>(?<![a-z])basla(?:ngic|ma))|(?<end>(?<![a-z])(?:bitis|sona er(?:me|is)))|(?<![\\d./])(?<day>\\d{1,2}[./]\\d{1,2}[./]\\d{4})(?:[ ,]{0,2}(?:gunu|tarihi(?:nde)?))?[ ,]{0,2}(?:saat )?(?:- |– |-)?(?:(?<from>${CLOCK})(?:(?:'?d?[ae]n)? ?(?:-|–|ile) ?(?:saat )?(?<to>${CLOCK})|'?d[ae]n (?<until>${CLOCK}))?)?`,
  'g',
);
/** How far a date may stand from the word that says what it is. */
const REACH = 60;
const BEGINS = /^[^\n.;]{0,12}basla(?!ngic)/;
/** `27.10.2026 09:00 - 03.11.2026 09:00`: from one day to another. */
const UNTIL_DAY = /^ ?(?:-|–|ile|ila) ?(?=\d{1,2}[./]\d{1,2}[./]\d{4})/;
const ENDS = /^[^\n.;]{0,12}(?:sona er|bit|son bul)/;

type Slot = 'firstStart' | 'firstEnd' | 'secondStart' | 'secondEnd';
type Times = Record<Slot, Statement<AuctionTime>[]>;
type Walk = { round: 1 | 2 | undefined; role: 'start' | 'end' | undefined; roundEnd: number; roleEnd: number };

/** Start and end of the first and the second auction, as instants; what the lot does not say is taken from what is said of all. */
export function readTimes(
  lot: LabelledLot,
  common: readonly Passage[],
  stated: 1 | 2 | undefined,
  findings: Findings,
): Pick<NoticeLot, Slot> {
  const own = timesIn(lot.unencumbered, stated);
  const times = Object.values(own).some((said) => said.length > 0) ? own : timesIn(common, stated);
  const read: Pick<NoticeLot, Slot> = {};
  // Keys of a record of slots.
  for (const slot of Object.keys(times) as Slot[]) {
    const agreed = findings.agreed(slot, times[slot], ({ at }) => at.toISOString());
    if (agreed) read[slot] = agreed;
  }
  dropReversed(read, 'firstStart', 'firstEnd', findings);
  dropReversed(read, 'secondStart', 'secondEnd', findings);
  return read;
}

/** An auction that ends before it starts: one of the two is a misprint, and none can be told from the other. */
function dropReversed(read: Pick<NoticeLot, Slot>, start: Slot, end: Slot, findings: Findings): void {
  const [from, to] = [read[start], read[end]];
  if (!from || !to || from.value.at < to.value.at) return;
  findings.conflicts.push({ field: end, sentences: [from.sentence, to.sentence] });
  delete read[start];
  delete read[end];
}

function timesIn(texts: readonly Passage[], stated: 1 | 2 | undefined): Times {
  const times: Times = { firstStart: [], firstEnd: [], secondStart: [], secondEnd: [] };
  // A label and its value may stand in two sections, so the walk goes on through them.
  const walk: Walk = { round: undefined, role: undefined, roundEnd: 0, roleEnd: 0 };
  let offset = 0;
  for (const text of texts) {
    for (const match of text.folded.matchAll(TOKEN)) takeToken(match, text, offset, walk, times, stated);
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
  const { round, start, end, day, from, to, until } = match.groups ?? {};
  const at = offset + match.index;
  const tokenEnd = at + match[0].length;
  if (round) {
    Object.assign(walk, { round: round === '2' || round === 'ikinci' ? 2 : 1, role: undefined, roundEnd: tokenEnd });
  } else if (start || end) {
    Object.assign(walk, { role: start ? 'start' : 'end', roleEnd: tokenEnd });
  } else if (day) {
    const put = (role: 'Start' | 'End', time: AuctionTime | undefined, which: 1 | 2) => {
      const sentence = sentenceAt(text, match.index, match.index + match[0].length);
      if (time) times[`${which === 2 ? 'second' : 'first'}${role}`].push({ value: time, sentence });
    };
    const after = text.folded.slice(match.index + match[0].length, match.index + match[0].length + 40);
    const isRoleNear = walk.role !== undefined && at - walk.roleEnd <= REACH;
    const isRoundNear = walk.round !== undefined && at - walk.roundEnd <= REACH;
    const which = walk.round ?? stated ?? 1;
    if (isRoleNear) put(walk.role === 'start' ? 'Start' : 'End', timeOf(day, from), which);
    else if (BEGINS.test(after)) put('Start', timeOf(day, from), which);
    else if (ENDS.test(after)) put('End', timeOf(day, from), which);
    else if (isRoundNear && UNTIL_DAY.test(after)) {
      put('Start', timeOf(day, from), which);
      Object.assign(walk, { role: 'end', roleEnd: tokenEnd });
      return;
    } else if (isRoundNear) {
      // The old auction in a hall: a day and its minutes.
      if (from) put('Start', timeOf(day, from), which);
      put('End', timeOf(day, to ?? until), which);
    }
    walk.role = undefined;
  }
}

function timeOf(day: string, clock: string | undefined): AuctionTime | undefined {
  return parseDate(clock ? `${day} ${clock.replace('.', ':')}` : day);
}
