import { formatNumber } from '#shared/text/money.ts';
import { possessive } from '#shared/text/turkish-suffixes.ts';
import { classNames } from '#web/ui/class-names.ts';

type Props = {
  /** The event that led to this result, only for screen readers. */
  before: string | undefined;
  total: number | undefined;
  /** The number of results on the page. */
  shown: number;
  isLoading: boolean;
  hasFailed: boolean;
};

function heading({ total, isLoading, hasFailed }: Omit<Props, 'before' | 'shown'>): string {
  if (hasFailed) return 'Sonuç alınamadı';
  return total === undefined || isLoading ? 'Aranıyor…' : `${formatNumber(total)} ihale`;
}

/** The number of results; a screen reader announces every change. In print it says how many of them are on paper. */
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
