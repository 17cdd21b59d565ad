import { formatNumber } from '#shared/money.ts';

/** How many were found, told to screen readers when it changes. */
export function ResultHeading({ total, isLoading }: { total: number | undefined; isLoading: boolean }) {
  return (
    <h1 aria-live="polite" className="tabular text-xl font-bold tracking-tight">
      {total === undefined || isLoading ? 'Aranıyor…' : `${formatNumber(total)} ihale`}
    </h1>
  );
}
