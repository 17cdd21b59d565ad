import { formatNumber } from '#shared/text/money.ts';

type Props = {
  /** What led to this result, for screen readers only. */
  before: string | undefined;
  total: number | undefined;
  isLoading: boolean;
  hasFailed: boolean;
};

function heading({ total, isLoading, hasFailed }: Omit<Props, 'before'>): string {
  if (hasFailed) return 'Sonuç alınamadı';
  return total === undefined || isLoading ? 'Aranıyor…' : `${formatNumber(total)} ihale`;
}

/** How many were found; a screen reader hears every change. */
export function ResultHeading(props: Props) {
  return (
    <div aria-live="polite">
      <p className="sr-only">{props.before}</p>
      <h1 tabIndex={-1} className="tabular text-lg font-bold tracking-tight outline-none sm:text-xl">
        {heading(props)}
      </h1>
    </div>
  );
}
