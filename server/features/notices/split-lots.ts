import { type Passage, passageOf, sliceOf } from './passage.ts';

/** The part of a notice about one lot; `row` is the line it was printed as in a table, before its cells got their labels. */
export type LotText = { body: Passage; row?: string };
/** What stands before the lots, the lots, and what is said of all of them. */
export type SplitNotice = { head: Passage; lots: readonly LotText[]; common: readonly Passage[] };

const MOST_LOTS = 500;
/** Conditions are a few thousand characters, and read again for each lot. */
const LONGEST_COMMON = 20_000;
const MARK =
  /(?<![\d.,/])(\d{1,3}) ?(?:\. ?)?(?:no ?'? ?lu|no\. ?lu|numarali|sirali|sira no ?'? ?lu) (?:tasinmaz|tasinir|gayrimenkul|arac|tasit|menkul|mal)[a-z]{0,5}(?![a-z])/g;
const NUMBERED_LINE = /^(\d{1,3}) ?[.)-] ?(?=\S)/;
const LOT_LINE = /parsel|plaka|marka|bagimsiz bolum|adet/;
const CONDITIONS =
  /^(?:satis sartlari|birinci ve ikinci art|(?:artt?irmaya|ihaleye|satisa) (?:istirak|katil)|\d ?- ?ihale|yukarida ozellikleri|isteklilerin)/m;

/** Cuts a notice into its lots: by `1 NO'LU TAŞINMAZIN`, by the rows of a table, by numbered lines; else it is one lot. */
export function splitLots(notice: Passage): SplitNotice {
  const split = splitByMarks(notice) ?? splitByRows(notice) ?? splitByLines(notice) ?? splitNowhere(notice);
  return { ...split, common: split.common.map((text) => sliceOf(text, 0, LONGEST_COMMON)) };
}

function splitByMarks(notice: Passage): SplitNotice | undefined {
  const starts: { at: number; end: number }[] = [];
  for (const match of notice.folded.matchAll(MARK)) {
    const end = match.index + match[0].length;
    if (Number(match[1]) !== starts.length + 1 || !isHeading(notice, match.index, end)) continue;
    starts.push({ at: match.index, end });
    if (starts.length === MOST_LOTS) break;
  }
  const [first] = starts;
  if (!first) return undefined;
  const last = starts.at(-1) ?? first;
  const tail = conditionsFrom(notice, last.end);
  const lots = starts.map(({ end }, index) => ({ body: sliceOf(notice, end, starts[index + 1]?.at ?? tail) }));
  const head = sliceOf(notice, 0, first.at);
  return { head, lots, common: [head, sliceOf(notice, tail)] };
}

/** A mention of a lot in running text is no heading. */
function isHeading({ folded }: Passage, start: number, end: number): boolean {
  if (start === 0 || folded[start - 1] === '\n') return true;
  return /^\s{0,3}:?\s{0,3}oze?llik/.test(folded.slice(end, end + 20));
}

function conditionsFrom(notice: Passage, from: number): number {
  const at = notice.folded.slice(from).search(CONDITIONS);
  return at === -1 ? notice.folded.length : from + at;
}

type Line = Passage & { start: number; end: number };

function linesOf(notice: Passage): Line[] {
  let start = 0;
  return notice.text.split('\n').map((line) => {
    const from = start;
    start += line.length + 1;
    return { ...sliceOf(notice, from, from + line.length), start: from, end: from + line.length };
  });
}

function splitByRows(notice: Passage): SplitNotice | undefined {
  const lines = linesOf(notice);
  const top = lines.findIndex(
    ({ folded }) => folded.includes(' | ') && /deger|kiymet|bedel/.test(folded) && /cins|nitelik/.test(folded),
  );
  const header = lines[top];
  if (!header) return undefined;
  const titles = header.text.split(' | ').map((title) => title.replace(/\(.*$/, '').trim());
  const rows: Line[] = [];
  for (const line of lines.slice(top + 1)) {
    if (line.text === '') continue;
    const cells = line.text.split(' | ');
    if (cells.length !== titles.length) break;
    rows.push(line);
  }
  if (rows.length === 0 || rows.length > MOST_LOTS) return undefined;
  const lots = rows.map(({ text }) => {
    const cells = text.split(' | ');
    return { row: text, body: passageOf(titles.map((title, at) => `${title} : ${cells[at]}`).join('\n')) };
  });
  const head = sliceOf(notice, 0, header.start);
  return { head, lots, common: [head, sliceOf(notice, rows.at(-1)?.end ?? header.end)] };
}

function splitByLines(notice: Passage): SplitNotice | undefined {
  const end = conditionsFrom(notice, 0);
  const lots: Line[] = [];
  for (const line of linesOf(notice)) {
    if (line.start >= end) break;
    const number = NUMBERED_LINE.exec(line.folded)?.[1];
    if (Number(number) === lots.length + 1 && LOT_LINE.test(line.folded)) lots.push(line);
  }
  const [first, second] = lots;
  if (!first || !second || lots.length > MOST_LOTS) return undefined;
  const head = sliceOf(notice, 0, first.start);
  return { head, lots: lots.map((body) => ({ body })), common: [head, sliceOf(notice, lots.at(-1)?.end ?? 0)] };
}

function splitNowhere(notice: Passage): SplitNotice {
  const tail = conditionsFrom(notice, 0);
  // The heading of a notice without marks is part of its one lot; the office in it is read from the start of the text.
  return { head: notice, lots: [{ body: sliceOf(notice, 0, tail) }], common: [sliceOf(notice, tail)] };
}
