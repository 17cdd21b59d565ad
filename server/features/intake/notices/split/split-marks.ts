import { matchesIn } from '#server/turkish/matches-in.ts';
import { ORDINALS } from '#server/turkish/number-words.ts';
import { type Passage, sliceOf } from './passage.ts';
import { linesOf } from './passage-lines.ts';
import { conditionsFrom, MOST_LOTS, type SplitNotice } from './split-notice.ts';

const THINGS = '(?:tasinmaz|tasinir|gayrimenkul|arac|tasit|menkul|mal)';
/** `1 NO'LU TAŞINMAZIN`, as printed by the offices' program. */
const MARK = new RegExp(
  `(?<![\\d.,/])(\\d{1,3}) ?(?:\\. ?)?(?:no ?'? ?lu|no\\. ?lu|numarali|sirali|sira no ?'? ?lu) ${THINGS}[a-z]{0,5}(?![a-z])`,
  'g',
);
const LINE = '(?<=(?:^|\\n)(?:[-–•*] ?)?)';
const HEADED = `(?: ?[:;.)-]|(?=\\n|$)| (?=oze?llik|bilgi|tapu))`;
/** Headings written by people: `1. TAŞINMAZ`, `TAŞINMAZ NO: 1`, `LOT 2`, `Birinci taşınmaz`, `A) TAŞINMAZ`. */
const NUMBERED = [
  new RegExp(
    `${LINE}(\\d{1,3}) ?(?:[.)-] ?|inci |nci |no'?lu |\\. ?sira(?:daki)? )?(?:${THINGS}[a-z]{0,4}|lot|kalem|parca)${HEADED}`,
    'g',
  ),
  new RegExp(
    `${LINE}(?:${THINGS}[a-z]{0,3}|lot|kalem|sira) ?(?:no|numarasi|sira no)? ?[:.(-]? ?(\\d{1,3})(?![\\d./,])(?: ?[:;.)-]{1,2}|(?=\\n|$))`,
    'g',
  ),
  new RegExp(`${LINE}(${ORDINALS.join('|')}) ${THINGS}[a-z]{0,4}${HEADED}`, 'g'),
  new RegExp(`${LINE}([a-h]) ?[.)-] ?${THINGS}[a-z]{0,4}${HEADED}`, 'g'),
  new RegExp(
    `${LINE}(\\d{1,3}|[a-h]) ?[.)-] ?(?=(?:${THINGS}[a-z]{0,3} )?(?:cinsi?|niteligi|vasfi|tapu (?:kaydi|bilgileri)|oze?llikleri|plakasi?|ili?|ada|adi)[a-z ]{0,20}:)`,
    'g',
  ),
];
const ORDER: readonly (readonly string[])[] = [ORDINALS, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']];
/** Headings without a number that are repeated for each lot. */
const REPEATED = [
  new RegExp(
    `${LINE}(?:satisa konu |satilacak |satilan )?${THINGS}(?:in)?(?: oze?llikleri| bilgileri| tapu kaydi)?(?: ?[:;]|(?=\\n))`,
    'g',
  ),
  new RegExp(`${LINE}(?:oze?llikleri|tapu kaydi|tapu bilgileri|plaka(?:si| no)?) ?:`, 'g'),
];
const THING = /parsel|plaka|marka|bagimsiz bolum|adet|cinsi|niteli|vasfi/;
const WORTH = /kiymet|bedel|deger/;

type Start = { at: number; end: number };

/**
 * Divides a notice at the headings of its lots; `undefined` if it has none, or if they may be headings of something
 * else.
 */
export function splitByMarks(notice: Passage): SplitNotice | undefined {
  const marked = startsBy(notice, MARK).filter(({ at, end }) => isHeading(notice, at, end));
  const inOrder = marked.filter((start, index) => orderOf(start.number) === index + 1);
  if (inOrder.length > 0) return splitAt(notice, sequence(marked));
  for (const pattern of NUMBERED) {
    const split = splitWhole(notice, sequence(startsBy(notice, pattern)));
    if (split) return split;
  }
  for (const pattern of REPEATED) {
    const split = splitWhole(
      notice,
      startsBy(notice, pattern).map(({ at }) => ({ at, end: at })),
    );
    // Not if the description of a lot begins before its heading, because the lot would be divided.
    if (split && !/(?:cins|niteli|vasf|parsel|plaka)[^\n]{0,40}:/.test(split.head.folded)) return split;
  }
  return undefined;
}

function startsBy(notice: Passage, pattern: RegExp): (Start & { number: string })[] {
  return matchesIn(notice.folded, pattern).map((match) => ({
    at: match.index,
    end: match.index + match[0].length,
    number: match[1] ?? '',
  }));
}

function orderOf(printed: string): number {
  const named = ORDER.map((names) => names.indexOf(printed)).find((at) => at !== -1);
  return named === undefined ? Number(printed) : named + 1;
}

/** Returns the headings that count 1, 2, 3 …; a number out of order belongs to something else. */
function sequence(starts: readonly (Start & { number: string })[]): Start[] {
  const counted: Start[] = [];
  for (const start of starts) {
    if (orderOf(start.number) === counted.length + 1) counted.push(start);
    if (counted.length === MOST_LOTS) break;
  }
  return counted;
}

/** Distinguishes a heading from a lot that is only mentioned in running text. */
function isHeading({ folded }: Passage, start: number, end: number): boolean {
  if (start === 0 || folded[start - 1] === '\n') return true;
  return /^\s{0,3}:?\s{0,3}oze?llik/.test(folded.slice(end, end + 20));
}

/** Uses such headings only if there are at least two parts and each names a thing and its value. */
function splitWhole(notice: Passage, starts: readonly Start[]): SplitNotice | undefined {
  if (starts.length < 2 || starts.length > MOST_LOTS) return undefined;
  const split = splitAt(notice, starts);
  return split?.lots.every(({ body }) => THING.test(body.folded) && WORTH.test(body.folded)) ? split : undefined;
}

const TERM =
  /^(?:[-–•*] ?)?(?:(?:birinci|ikinci|[12] ?\.?|acik|tum|her|satislarin) ?){0,3}(art|ihale|satis gun|satis tarih|basla|teminat|kdv)/;

/**
 * Returns the text after the last lot that applies to all: the lines by which the last lot is longer than any other,
 * and terms that no other lot states.
 */
function afterLast(lots: readonly Passage[]): Passage[] {
  const last = lots.at(-1);
  if (!last || lots.length < 2) return [];
  const others = lots.slice(0, -1);
  const longest = Math.max(...others.map(({ text }) => text.trimEnd().split('\n').length));
  const lines = linesOf(last);
  const beyond = lines[longest];
  const termOf = ({ folded }: Passage) => TERM.exec(folded)?.[1];
  const stated = new Set(others.flatMap(linesOf).map(termOf));
  const said = lines.find((line) => termOf(line) !== undefined && !stated.has(termOf(line)));
  const from = Math.min(beyond?.start ?? last.text.length, said?.start ?? last.text.length);
  return from < last.text.length ? [sliceOf(last, from)] : [];
}

function splitAt(notice: Passage, starts: readonly Start[]): SplitNotice | undefined {
  const [first] = starts;
  if (!first) return undefined;
  const tail = conditionsFrom(notice, starts.at(-1)?.end ?? first.end);
  const lots = starts.map(({ end }, index) => ({ body: sliceOf(notice, end, starts[index + 1]?.at ?? tail) }));
  const head = sliceOf(notice, 0, first.at);
  return { head, lots, common: [head, ...afterLast(lots.map(({ body }) => body)), sliceOf(notice, tail)] };
}
