import type { NoticeTime } from '#shared/notice-values.ts';
import { DAY_MS, ISTANBUL_OFFSET_MS } from '#shared/text/dates.ts';

/*
 * When the bidding of a listing's current round begins, in steps of ten minutes. A search for auctions that have not
 * begun looks for later days, later hours of today and later steps of this hour.
 */

const STEP_MS = 600_000;
const HOUR_MS = 3_600_000;
/** Nothing is announced further in advance. */
const MOST_DAYS = 180;
/** Every listing with a known start has this lexeme. */
const KNOWN = '@n';

/** Rounds a start up to the next step. A day without an hour starts at midnight. */
export function startLexemes(start: NoticeTime | undefined): string[] {
  if (start === undefined) return [];
  const at = Date.parse(start.at) + ISTANBUL_OFFSET_MS;
  const local = start.isDayOnly ? Math.floor(at / DAY_MS) * DAY_MS : Math.ceil(at / STEP_MS) * STEP_MS;
  return [
    KNOWN,
    `@nd${Math.floor(local / DAY_MS)}`,
    `@nh${Math.floor(local / HOUR_MS)}`,
    `@ns${Math.floor(local / STEP_MS)}`,
  ];
}

/** The first lexeme of a range, and the first one after it. */
export type LexemeRange = { readonly first: string; readonly next: string };

/** Returns ranges of lexemes. A listing whose bidding has not begun at `now` has exactly one lexeme in them. */
export function upcomingRanges(now: Date): LexemeRange[] {
  return upcomingNumbers(now).map(([mark, from, until]) => ({ first: mark + from, next: mark + until }));
}

/** The lexeme of every listing with a known start, as a range. */
export const STARTED_RANGE: LexemeRange = { first: KNOWN, next: `${KNOWN}!` };

/** Returns lexemes of the listings whose bidding has not begun at `now`. */
export function upcomingTerm(now: Date): string[] {
  return upcomingNumbers(now).flatMap(([mark, from, until]) => numbers(from, until).map((number) => mark + number));
}

/** Returns the days, hours and steps still to come; each range excludes its end. */
function upcomingNumbers(now: Date): [mark: string, from: number, until: number][] {
  const local = now.getTime() + ISTANBUL_OFFSET_MS;
  const [day, hour, step] = [DAY_MS, HOUR_MS, STEP_MS].map((unit) => Math.floor(local / unit)) as [
    number,
    number,
    number,
  ];
  const lastHour = (day + 1) * (DAY_MS / HOUR_MS);
  const lastStep = (hour + 1) * (HOUR_MS / STEP_MS);
  return [
    ['@nd', day + 1, day + 1 + MOST_DAYS],
    ['@nh', hour + 1, lastHour],
    ['@ns', step + 1, lastStep],
  ];
}

/** Returns lexemes of the listings with a known start; the caller must exclude those that have not begun. */
export function startedTerm(): string[] {
  return [KNOWN];
}

function numbers(from: number, until: number): number[] {
  return Array.from({ length: Math.max(0, until - from) }, (_, index) => from + index);
}
