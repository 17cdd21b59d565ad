import type { FIGURE_GROUPS, FigurePeriod } from '#shared/desk/figures.ts';
import { formatDate, istanbulMidnight } from '#shared/text/dates.ts';
import { formatLiraExact, formatNumber } from '#shared/text/money.ts';

type Unit = (typeof FIGURE_GROUPS)[number]['figures'][number]['unit'];

const oneDecimal = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });
const twoDecimals = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 });
const month = new Intl.DateTimeFormat('tr-TR', { timeZone: 'Europe/Istanbul', month: 'long', year: 'numeric' });

/** A number for readers; a dash if it is not known. */
export function figureText(value: number | null, unit: Unit): string {
  if (value === null) return '–';
  if (unit === 'lira') return formatLiraExact(value);
  if (unit === 'percent') return `%${twoDecimals.format(value)}`;
  return unit === 'count' ? formatNumber(value) : oneDecimal.format(value);
}

/** The name of a period by its first day: `23.11.2026`, `23.11.2026 haftası`, `Kasım 2026`. */
export function periodText(start: string, by: FigurePeriod): string {
  const date = istanbulMidnight(start);
  if (by === 'month') return month.format(date);
  return by === 'week' ? `${formatDate(date)} haftası` : formatDate(date);
}
