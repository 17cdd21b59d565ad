import { formatNumber } from '#shared/text/money.ts';
import { possessive } from '#shared/text/turkish-suffixes.ts';
import { classNames } from '#web/ui/class-names.ts';

type Props = {
  /** What led to this result, for screen readers only. */
  before: string | undefined;
  total: number | undefined;
  /** How many of them are on the page. */
  shown: number;
  isLoading: boolean;
  hasFailed: boolean;
};

function heading({ total, isLoading, hasFailed }: Omit<Props, 'before' | 'shown'>): string {
  if (hasFailed) return 'Sonuç alınamadı';
  return total === undefined || isLoading ? 'Aranıyor…' : `${formatNumber(total)} ihale`;
}

/** How many were found; a screen reader hears every change. Paper says how many of them it has. */
export function ResultHeading(props: Props) {
  const { total, shown } = props;
  const isPart = total !== undefined && shown > 0 && shown < total;
  return (
    <div aria-live="polite">
      <p className="sr-only">{props.before}</p>
      <h1
        tabIndex={-1}
        className={classNames(
          'tabular text-lg font-bold tracking-tight outline-none sm:text-xl',
          isPart && 'print:hidden',
        )}
      >
        {heading(props)}
      </h1>
      {isPart ? (
        <p className="print-only text-lg font-bold">{`${formatNumber(total)} ihaleden ilk ${possessive(shown)}`}</p>
      ) : null}
    </div>
  );
}
