import type { DeskListing } from '#shared/desk/desk-listings.ts';
import { wholeDayText } from '#shared/text/dates.ts';
import { formatLiraExact } from '#shared/text/money.ts';
import { istanbulInput } from '#web/platform/istanbul-input.ts';

/** A field's value for readers. */
export function readableValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'bilinmiyor';
  if (field === 'price' || field === 'soldPrice') return formatLiraExact(Number(value));
  if (field === 'endDate') return wholeDayText(new Date(String(value)));
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The value as an input's initial text: a number with a comma, an instant in Istanbul time. */
export function inputTextOf(kind: DeskListing['correctable'][number]['kind'], value: unknown): string {
  if (value === null || value === undefined) return '';
  if (kind === 'amount' || kind === 'number') return String(value).replace('.', ',');
  if (kind === 'instant') return istanbulInput(new Date(String(value)));
  return String(value);
}
