import type { NoticeTime } from '#shared/notice-values.ts';
import { DAY_MS, ISTANBUL_OFFSET_MS } from '#shared/text/dates.ts';

/*
 * When the bidding of a listing's round begins, in steps of ten minutes: whoever asks for what has not begun asks for later
 * days, later hours of today and later steps of this hour.
 */

const STEP_MS = 600_000;
const HOUR_MS = 3_600_000;
/** Nothing is announced for longer than this. */
const MOST_DAYS = 180;
/** On every listing whose start is known. */
const KNOWN = '@n';

/** A start counts from the next step on; of a day without an hour from its beginning. */
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

/** Lexemes of the listings whose bidding has not begun at `now`. */
export function upcomingTerm(now: Date): string[] {
  const local = now.getTime() + ISTANBUL_OFFSET_MS;
  const [day, hour, step] = [DAY_MS, HOUR_MS, STEP_MS].map((unit) => Math.floor(local / unit)) as [
    number,
    number,
    number,
  ];
  const lastHour = (day + 1) * (DAY_MS / HOUR_MS);
  const lastStep = (hour + 1) * (HOUR_MS / STEP_MS);
  return [
    ...numbers(day + 1, day + 1 + MOST_DAYS).map((number) => `@nd${number}`),
    ...numbers(hour + 1, lastHour).map((number) => `@nh${number}`),
    ...numbers(step + 1, lastStep).map((number) => `@ns${number}`),
  ];
}

/** Lexemes of the listings whose start is known; those that have not begun are to be left out. */
export function startedTerm(): string[] {
  return [KNOWN];
}

function numbers(from: number, until: number): number[] {
  return Array.from({ length: Math.max(0, until - from) }, (_, index) => from + index);
}
