import { useQuery } from '@tanstack/react-query';
import { isYearSold, PREMIUM_PRICES, unsoldYearText } from '#shared/plans.ts';
import { dayText } from '#shared/text/day-text.ts';
import { formatLira, formatLiraExact } from '#shared/text/money.ts';
import { companyQuery } from '#web/platform/queries/company-query.ts';
import { Tag } from '#web/ui/tag.tsx';
import { LowestPrice } from './lowest-price.tsx';

/**
 * The price of a month beside the list prices: one component, so that all places agree (D3). The launch price is shown
 * with its last day, and no price is struck through (D31).
 */
export function LaunchPrice() {
  const { data } = useQuery(companyQuery);
  const lastDay = data?.launchEndsOn ?? null;
  return (
    <div className="tabular min-h-24 rounded-sheet border border-line bg-paper px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="text-xl font-bold tracking-tight">
          {lastDay === null ? formatLira(PREMIUM_PRICES.monthly) : formatLiraExact(PREMIUM_PRICES.launchMonthly)}
        </span>
        <span className="text-ink-soft">/ ay</span>
        {lastDay === null ? null : <Tag hue="petrol">Lansman fiyatı</Tag>}
      </p>
      {lastDay === null ? null : (
        <p className="mt-1 text-sm text-ink-soft">
          {`${dayText(lastDay)} gününün sonuna kadar; liste fiyatı ayda ${formatLira(PREMIUM_PRICES.monthly)}`}
          <LowestPrice />
        </p>
      )}
      <p className="mt-1 text-sm text-ink-soft">
        {isYearSold({ launchEndsOn: lastDay })
          ? `Yıllık liste fiyatı ${formatLira(PREMIUM_PRICES.yearly)}`
          : unsoldYearText(PREMIUM_PRICES.launchMonthly)}
      </p>
    </div>
  );
}
