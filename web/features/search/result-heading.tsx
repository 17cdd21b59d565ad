import { formatNumber } from '#shared/money.ts';

type Props = { total: number | undefined; isLoading: boolean; hasFailed: boolean };

function heading({ total, isLoading, hasFailed }: Props): string {
  if (hasFailed) return 'Sonuç alınamadı';
  return total === undefined || isLoading ? 'Aranıyor…' : `${formatNumber(total)} ihale`;
}

/** How many were found, told to screen readers when it changes. */
export function ResultHeading(props: Props) {
  return (
    <h1 aria-live="polite" className="tabular text-xl font-bold tracking-tight">
      {heading(props)}
    </h1>
  );
}
