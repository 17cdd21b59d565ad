import { PREMIUM_PRICES } from '#shared/plans.ts';
import { formatLira, formatLiraExact } from '#shared/text/money.ts';
import { Tag } from '#web/ui/tag.tsx';

/** The launch price beside the list prices: one component, so that all places agree (D3). */
export function LaunchPrice() {
  return (
    <div className="rounded-sheet border border-line bg-paper px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="tabular text-xl font-bold tracking-tight">
          {formatLiraExact(PREMIUM_PRICES.launchMonthly)}
        </span>
        <span className="text-ink-soft">/ ay</span>
        <Tag hue="petrol">Lansman fiyatı</Tag>
        <span className="sr-only">. Liste fiyatı ayda {formatLira(PREMIUM_PRICES.monthly)}.</span>
        <s aria-hidden="true" className="tabular ml-auto text-ink-faint">
          {formatLira(PREMIUM_PRICES.monthly)}
        </s>
      </p>
      <p className="tabular mt-1 text-sm text-ink-soft">Yıllık liste fiyatı {formatLira(PREMIUM_PRICES.yearly)}</p>
    </div>
  );
}
