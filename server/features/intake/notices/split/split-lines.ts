import { matchesIn } from '#server/turkish/matches-in.ts';
import { type Passage, sliceOf } from './passage.ts';
import { linesOf, type PassageLine } from './passage-lines.ts';
import { conditionsFrom, MOST_LOTS, type SplitNotice } from './split-notice.ts';

const NUMBERED_LINE = /^(?:[-–•*] ?)?(\d{1,3}|[a-z]|i{1,3}v?|v) ?[.)-] ?(?=\S)/;
const BULLET_LINE = /^[-–•*] ?(?=\S)/;
const LOT_LINE = /parsel|plaka|marka|bagimsiz bolum|adet/;
const COUNTS: readonly string[] = ['a b c d e f g h', 'i ii iii iv v'];
const PARCEL = /(?<![\d.,/])\d{1,6} ?ada[ ,;/-]{1,3}\d{1,6} ?(?:no'?lu |nolu |sayili |numarali )?parsel/g;
const WORTH = /(?:kiymet|bedel|deger)/;
const AMOUNT = /\d ?(?:[.,]-|-)? ?(?:tl|₺|lira)(?![a-z])/g;

/** Divides a notice at its numbered or lettered lines, or at bullets that each name a thing and its value. */
export function splitByLines(notice: Passage): SplitNotice | undefined {
  const end = conditionsFrom(notice, 0);
  const lines = linesOf(notice).filter(({ start }) => start < end);
  const numbered: number[] = [];
  const bullets: number[] = [];
  for (const [at, { folded }] of lines.entries()) {
    if (!LOT_LINE.test(folded)) continue;
    if (isNext(NUMBERED_LINE.exec(folded)?.[1], numbered.length)) numbered.push(at);
    if (BULLET_LINE.test(folded) && WORTH.test(folded)) bullets.push(at);
  }
  return splitAtLines(notice, lines, numbered) ?? splitAtLines(notice, lines, bullets);
}

function isNext(printed: string | undefined, before: number): boolean {
  if (printed === undefined) return false;
  return Number(printed) === before + 1 || COUNTS.some((names) => names.split(' ')[before] === printed);
}

/** A lot ends where the next one begins; the last is assumed to have as many lines as the first. */
function splitAtLines(
  notice: Passage,
  lines: readonly PassageLine[],
  starts: readonly number[],
): SplitNotice | undefined {
  const [first = 0, second = 0] = starts;
  if (starts.length < 2 || starts.length > MOST_LOTS) return undefined;
  const lots = starts.map((at, index) => {
    const next = starts[index + 1] ?? Math.min(at + second - first, lines.length);
    const end = lines[next - 1]?.end ?? notice.text.length;
    return { end, body: sliceOf(notice, lines[at]?.start ?? 0, end) };
  });
  const head = sliceOf(notice, 0, lines[first]?.start ?? 0);
  return { head, lots: lots.map(({ body }) => ({ body })), common: [head, sliceOf(notice, lots.at(-1)?.end ?? 0)] };
}

/** Divides prose about several parcels, only if each is named once and followed by one amount. */
export function splitByParcels(notice: Passage): SplitNotice | undefined {
  const end = conditionsFrom(notice, 0);
  const found = matchesIn(notice.folded.slice(0, end), PARCEL);
  if (found.length < 2 || found.length > MOST_LOTS || new Set(found.map(([words]) => words)).size < found.length)
    return undefined;
  const lots = found.map(({ index }, at) => {
    const next = found[at + 1]?.index;
    const rest = notice.folded.slice(index, next ?? end);
    const lineEnd = rest.indexOf('\n');
    // The last ends with its paragraph: the text after it applies to all.
    return { body: sliceOf(notice, index, next ?? (lineEnd === -1 ? end : index + lineEnd)) };
  });
  const isCertain = lots.every(({ body }) => WORTH.test(body.folded) && matchesIn(body.folded, AMOUNT).length === 1);
  if (!isCertain) return undefined;
  const last = lots.at(-1)?.body;
  const head = sliceOf(notice, 0, found[0]?.index ?? 0);
  const tail = last ? last.offset - notice.offset + last.text.length : end;
  return { head, lots, common: [head, sliceOf(notice, tail)] };
}
