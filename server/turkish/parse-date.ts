import { DAY_MS, ISTANBUL_OFFSET_MS } from '#shared/text/dates.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import { MONTH_NUMBERS } from './calendar-words.ts';

/** An instant. If the hour is not known, it is the last second of the day in Istanbul. */
export type ParsedDate = { at: Date; isDayOnly: boolean };

const TURKISH = /^(\d{1,2})[./](\d{1,2})[./](\d{4})(?:[ T,-]+(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?)?$/;
/** `8 Şubat 2021`. A year in brackets was added by somebody else and is not part of the notice. */
const SPELLED = /^(\d{1,2}) ([a-z]{4,7}) (?:(\d{4})|\((\d{4})\))(?:,? (?:saat )?(\d{1,2})[:.](\d{2}))?$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Reads `07.10.2026`, `07.10.2026 14:00`, `07/10/2026 14:00`, `7 Ekim 2026 14:00` (all of them Istanbul's time) and
 * ISO 8601 (Istanbul's time when it names no zone). `undefined` for anything else and for days and hours that do not
 * exist.
 */
export function parseDate(text: string): ParsedDate | undefined {
  const trimmed = text.trim();
  const turkish = TURKISH.exec(trimmed);
  if (turkish) {
    const [, day, month, year, hour, minute, second] = turkish;
    return fromParts([year, month, day], hour === undefined ? undefined : [hour, minute, second], undefined, undefined);
  }
  const spelled = SPELLED.exec(foldTurkish(trimmed));
  if (spelled) return fromSpelled(spelled);
  const iso = ISO.exec(trimmed);
  if (!iso) return undefined;
  const [, year, month, day, hour, minute, second, fraction, zone] = iso;
  return fromParts([year, month, day], hour === undefined ? undefined : [hour, minute, second], fraction, zone);
}

function fromSpelled([, day, name = '', year, noted, hour, minute]: RegExpExecArray): ParsedDate | undefined {
  const month = MONTH_NUMBERS.get(name);
  const time = hour === undefined ? undefined : [hour, minute];
  return month === undefined ? undefined : fromParts([year ?? noted, String(month), day], time, undefined, undefined);
}

type Digits = string | undefined;

function fromParts(date: Digits[], time: Digits[] | undefined, fraction: Digits, zone: Digits): ParsedDate | undefined {
  const [year = 0, month = 0, day = 0] = date.map(Number);
  const [hour = 0, minute = 0, second = 0] = (time ?? []).map((part) => Number(part ?? 0));
  const offset = zoneOffset(zone);
  if (hour > 23 || minute > 59 || second > 59 || offset === undefined) return undefined;
  const midnight = Date.UTC(year, month - 1, day);
  // Date.UTC rolls 31 February over to March.
  if (new Date(midnight).getUTCDate() !== day || month < 1 || month > 12 || day < 1) return undefined;
  if (!time) return { at: new Date(midnight + DAY_MS - 1000 - ISTANBUL_OFFSET_MS), isDayOnly: true };
  const milliseconds = fraction === undefined ? 0 : Math.floor(Number(`0.${fraction}`) * 1000);
  const sinceMidnight = ((hour * 60 + minute) * 60 + second) * 1000 + milliseconds;
  return { at: new Date(midnight + sinceMidnight - offset), isDayOnly: false };
}

function zoneOffset(zone: Digits): number | undefined {
  if (zone === undefined) return ISTANBUL_OFFSET_MS;
  if (/^z$/i.test(zone)) return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))];
  if (hours > 14 || minutes > 59) return undefined;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}
