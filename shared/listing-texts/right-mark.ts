import type { ListingSummary } from '../listings.ts';
import { RIGHT_LABELS } from '../text/term-labels.ts';

/**
 * What a listing sells instead of the land itself, as a mark: `Üst hakkı`, `Tahsis`; nothing where ownership is sold or
 * nothing says so.
 */
export function rightMark({ soldRight }: Pick<ListingSummary, 'soldRight'>): string | undefined {
  if (soldRight === null || soldRight === 'ownership') return undefined;
  const label = RIGHT_LABELS[soldRight];
  return label.slice(0, 1).toLocaleUpperCase('tr-TR') + label.slice(1);
}
