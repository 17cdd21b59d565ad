import { ISTANBUL_OFFSET_MS } from '#shared/text/dates.ts';

/** An instant as an input of date and time shows it: by the clock of Istanbul. */
export function istanbulInput(date: Date): string {
  return new Date(date.getTime() + ISTANBUL_OFFSET_MS).toISOString().slice(0, 16);
}

/** The instant that an input of date and time means in Istanbul, in ISO 8601. */
export function instantOf(text: string): string {
  return new Date(new Date(`${text.slice(0, 16)}:00Z`).getTime() - ISTANBUL_OFFSET_MS).toISOString();
}
