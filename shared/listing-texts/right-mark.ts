import type { ListingSummary } from '../listings.ts';
import { RIGHT_LABELS } from '../text/term-labels.ts';

/**
 * The right that a listing sells instead of ownership, as a mark: `Üst hakkı`, `Tahsis`; undefined for ownership and if
 * unknown.
 */
export function rightMark({ soldRight }: Pick<ListingSummary, 'soldRight'>): string | undefined {
  if (soldRight === null || soldRight === 'ownership') return undefined;
  const label = RIGHT_LABELS[soldRight];
  return label.slice(0, 1).toLocaleUpperCase('tr-TR') + label.slice(1);
}
