import { ISTANBUL_OFFSET_MS } from '#shared/text/dates.ts';

/** An instant as the value of a datetime input, in Istanbul time. */
export function istanbulInput(date: Date): string {
  return new Date(date.getTime() + ISTANBUL_OFFSET_MS).toISOString().slice(0, 16);
}

/** The instant that a datetime input means in Istanbul time, in ISO 8601. */
export function instantOf(text: string): string {
  return new Date(new Date(`${text.slice(0, 16)}:00Z`).getTime() - ISTANBUL_OFFSET_MS).toISOString();
}
