import { formatNumber } from '#shared/text/money.ts';
import { classNames } from '#web/ui/class-names.ts';

/** The number of auctions for a choice: shown as `12`, read out as `12 ihale`. */
export function AuctionCount({ count, className }: { count: number; className: string }) {
  return (
    <span className={classNames('tabular text-ink-faint', className)}>
      {formatNumber(count)}
      <span className="sr-only"> ihale</span>
    </span>
  );
}
