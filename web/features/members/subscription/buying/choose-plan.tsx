import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { OrderPeriod } from '#shared/orders/order-rules.ts';
import { isYearSold, monthlyCharge, PREMIUM_PRICES } from '#shared/plans.ts';
import { dayText } from '#shared/text/day-text.ts';
import { formatLira, formatLiraExact } from '#shared/text/money.ts';
import { companyQuery } from '#web/platform/queries/company-query.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx';
import { closeUpgradeRequest, useUpgradeRequest } from '../upgrade-request.ts';
import { LaunchPrice } from './launch-price.tsx';
import { LowestPrice, orderTermsQuery } from './lowest-price.tsx';
import { notePlaceBefore } from './place-before.ts';

/** Whether premium can be bought here; undefined until that is known. A failed request counts as no. */
export function useIsSaleOpen(): boolean | undefined {
  const { data, isError } = useQuery(orderTermsQuery);
  return isError ? false : data?.isOpen;
}

type Chosen = { readonly period: OrderPeriod; readonly choose: (period: OrderPeriod) => void };

/** The plan selected in a dialog; initially the monthly one. */
export function useChosenPlan(): Chosen {
  const [period, choose] = useState<OrderPeriod>('monthly');
  return { period, choose };
}

/**
 * The two premium plans with their prices; only the monthly one while no year is sold (D53). The launch price names its
 * last day, and no price is struck through (D31).
 */
export function PlanChoice({ period, choose }: Chosen) {
  const { data } = useQuery(companyQuery);
  const lastDay = data?.launchEndsOn ?? null;
  if (!isYearSold({ launchEndsOn: lastDay })) return <LaunchPrice />;
  const monthly = monthlyCharge({ launchEndsOn: lastDay });
  const note =
    lastDay === null ? (
      'Otomatik yenilenmez'
    ) : (
      <>
        {`Lansman fiyatı, ${dayText(lastDay)} gününün sonuna kadar; liste fiyatı ${formatLira(PREMIUM_PRICES.monthly)}`}
        <LowestPrice />
      </>
    );
  return (
    <ChoiceCards
      legend="Plan"
      value={period}
      onChange={choose}
      choices={[
        { value: 'monthly', label: <span className="tabular">{`${formatLiraExact(monthly)} / ay`}</span>, note },
        {
          value: 'yearly',
          label: <span className="tabular">{`${formatLira(PREMIUM_PRICES.yearly)} / yıl`}</span>,
          note: 'Dilediğiniz an sona erdirirsiniz; kalan günlerin bedeli geri ödenir',
        },
      ]}
    />
  );
}

type LinkProps = { period: OrderPeriod; look?: 'primary' | 'link'; children: string };

/** Links to the checkout with the selected plan. */
export function CheckoutLink({ period, look = 'primary', children }: LinkProps) {
  const request = useUpgradeRequest();
  return (
    <Link
      to="/siparis"
      search={{ period }}
      // Replaces this dialog, so that Back leads to the page beneath it.
      replace
      onClick={() => {
        notePlaceBefore(request?.about);
        closeUpgradeRequest();
      }}
      className={
        look === 'link'
          ? 'tabular inline-flex min-h-10 items-center justify-center text-sm text-petrol underline underline-offset-4'
          : buttonClass('primary', 'tabular min-h-12 w-full py-2 max-sm:whitespace-normal')
      }
    >
      {children}
    </Link>
  );
}
