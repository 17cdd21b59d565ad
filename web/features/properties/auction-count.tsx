import { formatNumber } from '#shared/money.ts';
import { classNames } from '#web/ui/class-names.ts';

/** How many auctions stand behind a choice: a number to the eye, `12 ihale` to a screen reader. */
export function AuctionCount({ count, className }: { count: number; className: string }) {
  return (
    <span className={classNames('tabular text-ink-faint', className)}>
      {formatNumber(count)}
      <span className="sr-only"> ihale</span>
    </span>
  );
}
