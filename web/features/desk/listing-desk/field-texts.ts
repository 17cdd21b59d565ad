import type { DeskListing } from '#shared/desk/desk-listings.ts';
import { wholeDayText } from '#shared/text/dates.ts';
import { formatLiraExact } from '#shared/text/money.ts';
import { istanbulInput } from '#web/platform/istanbul-input.ts';

/** A value of a field as a person reads it. */
export function readableValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'bilinmiyor';
  if (field === 'price' || field === 'soldPrice') return formatLiraExact(Number(value));
  if (field === 'endDate') return wholeDayText(new Date(String(value)));
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The same as an input begins with it: a number with a comma, an instant as the clock of Istanbul says it. */
export function inputTextOf(kind: DeskListing['correctable'][number]['kind'], value: unknown): string {
  if (value === null || value === undefined) return '';
  if (kind === 'amount' || kind === 'number') return String(value).replace('.', ',');
  if (kind === 'instant') return istanbulInput(new Date(String(value)));
  return String(value);
}
