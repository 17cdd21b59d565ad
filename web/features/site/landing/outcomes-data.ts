import type { OutcomeCounts } from '#shared/outcomes/area-outcomes.ts';
import { formatNumber } from '#shared/text/money.ts';

type Facts = {
  readonly name: string;
  readonly path: string;
  readonly place: string;
  /** The first and the last day (`yyyy-mm-dd`). */
  readonly days: readonly [string, string];
  readonly counts: OutcomeCounts;
};

const MEASURED = ['Biten ihale', 'Satılan', 'Satılmayan', 'Sonucu bilinmeyen', 'Geri çekilen', 'İkinci ihale'];

/** The counts as a description for search engines and previews. */
export function countsDescription({ ended, sold, unsold, unknown }: OutcomeCounts): string {
  return `${formatNumber(ended)} biten icra ihalesi: ${formatNumber(sold)} satılan, ${formatNumber(unsold)} satılmayan, ${formatNumber(unknown)} sonucu bilinmeyen.`;
}

/** The results of auctions, as a data set of schema.org (`Dataset`). */
export function outcomesData({ name, path, place, days, counts }: Facts, origin: string): Record<string, unknown> {
  return {
    '@type': 'Dataset',
    name,
    description: `${place}, ${days.join(' – ')}. ${countsDescription(counts)}`,
    url: `${origin}${path}`,
    temporalCoverage: days.join('/'),
    spatialCoverage: { '@type': 'Place', name: place },
    variableMeasured: MEASURED,
    inLanguage: 'tr',
    creator: { '@type': 'Organization', name: 'Peyda', url: origin },
    isAccessibleForFree: true,
  };
}
