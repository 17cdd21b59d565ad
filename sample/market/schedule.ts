import type { ListingStatus } from '#shared/listings.ts';
import { DAY_MS, ISTANBUL_OFFSET_MS, startOfIstanbulDay } from '#shared/text/dates.ts';
import { dayText, momentText } from './printed-figures.ts';
import { type Random, Weighted } from './random.ts';

const MINUTE_MS = 60_000;
const BIDDING_MS = 7 * DAY_MS;
const OPEN_DAYS = 30;
const PAST_DAYS = 60;
const ENDED_SHARE = 0.12;
/** Of 20 real sales in one month, eight were in the second round. */
const SOLD_IN_SECOND = 0.4;
/** The share of second rounds. It results in one in five listings, because official ads name no round. */
const SECOND_SHARE = 0.24;
/** Public holidays that fall on the same day every year, as month-day. */
const HOLIDAYS = new Set(['1-1', '4-23', '5-1', '5-19', '7-15', '8-30', '10-29']);

/** When an auction ends, and what its notice says about both rounds. */
export type Schedule = {
  readonly endDate: Date;
  readonly endDateIsDayOnly: boolean;
  readonly isSecondRound: boolean;
  readonly status: ListingStatus;
  /** The status if only the day of the end is known. */
  readonly statusOfDay: ListingStatus;
  /** `06.10.2026 11:22 - 13.10.2026 11:22`, or without the times of day if the notice names none. */
  readonly firstRound: string;
  readonly secondRound: string;
};

const outcomes = new Weighted<ListingStatus>([
  ['sold', 46],
  ['unsold', 29],
  ['ended', 18],
  ['withdrawn', 7],
]);

/**
 * Draws schedules around one day: auctions end in the next 30 or the past 60 days, on working days from 10:00 to 17:00.
 */
export class ScheduleDrawer {
  readonly #now: number;
  readonly #coming: readonly number[];
  readonly #past: readonly number[];

  constructor(now: Date) {
    this.#now = now.getTime();
    const today = startOfIstanbulDay(now).getTime();
    this.#coming = workingDays(today, 0, OPEN_DAYS);
    this.#past = workingDays(today, -PAST_DAYS, -1);
  }

  /** `lot` counts the lots of one file, which end one after another, from 0. */
  draw(random: Random, lot: number): Schedule {
    const hasEnded = random.chance(ENDED_SHARE);
    const day = random.pick(hasEnded ? this.#past : this.#coming);
    const end = day + (random.int(600, 990) + lot * 15) * MINUTE_MS;
    const endDateIsDayOnly = random.chance(0.03);
    const outcome = outcomes.draw(random);
    const isSecondRound = random.chance(hasEnded && outcome === 'sold' ? SOLD_IN_SECOND : SECOND_SHARE);
    const gap = random.int(18, 27) * DAY_MS;
    const firstEnd = isSecondRound ? workingDayFrom(end - BIDDING_MS - gap) : end;
    const secondEnd = isSecondRound ? end : workingDayFrom(end + gap) + BIDDING_MS;
    const endDate = new Date(endDateIsDayOnly ? day + DAY_MS - 1000 : end);
    const write = endDateIsDayOnly ? dayText : momentText;
    return {
      endDate,
      endDateIsDayOnly,
      isSecondRound,
      status: hasEnded ? outcome : endDate.getTime() > this.#now ? 'open' : 'ended',
      statusOfDay: hasEnded ? outcome : 'open',
      firstRound: `${write(firstEnd - BIDDING_MS)} - ${write(firstEnd)}`,
      secondRound: `${write(secondEnd - BIDDING_MS)} - ${write(secondEnd)}`,
    };
  }
}

function workingDays(today: number, from: number, to: number): number[] {
  const days: number[] = [];
  for (let offset = from; offset <= to; offset += 1)
    if (isWorkingDay(today + offset * DAY_MS)) days.push(today + offset * DAY_MS);
  return days;
}

function workingDayFrom(time: number): number {
  let day = time;
  while (!isWorkingDay(day)) day += DAY_MS;
  return day;
}

function isWorkingDay(time: number): boolean {
  const date = new Date(time + ISTANBUL_OFFSET_MS);
  const weekday = date.getUTCDay();
  return weekday !== 0 && weekday !== 6 && !HOLIDAYS.has(`${date.getUTCMonth() + 1}-${date.getUTCDate()}`);
}
