import {
  endOfPeriod,
  type OrderPeriod,
  type OrderPlan,
  toKurus,
  toLira,
  vatInside,
} from '#shared/orders/order-rules.ts';
import type { OrderTerms } from '#shared/orders/orders.ts';
import { PREMIUM_PRICES, unsoldYearText } from '#shared/plans.ts';
import { PLAN_PROMISES } from '#shared/promises/plan-promises.ts';
import { promiseOf } from '#shared/promises/promise-texts.ts';
import { formatDate } from '#shared/text/dates.ts';
import { formatKurus, formatLira } from '#shared/text/money.ts';
import { Benefits, LowestPrice } from '#web/features/members/subscription/index.ts';
import { planName } from '#web/features/selling/orders/index.ts';
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx';
import { Check } from '#web/ui/icons.tsx';

type Props = {
  terms: OrderTerms;
  plan: OrderPlan;
  period: OrderPeriod;
  onPeriod: (period: OrderPeriod) => void;
  /** The start of the plan: now, or the end of the time that is already paid. */
  from: Date;
  isExtension: boolean;
};

/** The plan, its price including VAT, its period and its benefits. */
export function OrderSummary({ terms, plan, period, onPeriod, from, isExtension }: Props) {
  const { vatPercent } = terms;
  const prices = plan === 'corporate' ? terms.corporatePrices : terms.prices;
  const kurus = prices[period];
  return (
    <section aria-labelledby="siparis-ozeti" className="sheet p-5">
      <h2 id="siparis-ozeti" className="text-lg font-semibold">
        {planName({ plan, period })}
      </h2>
      <p className="tabular mt-1">
        <span className="text-2xl font-bold tracking-tight">{formatKurus(kurus)}</span>
        <span className="text-ink-soft">{period === 'monthly' ? ' bir ay için' : ' on iki ay için'}</span>
      </p>
      {plan === 'premium' && period === 'monthly' && kurus < toKurus(PREMIUM_PRICES.monthly) ? (
        <p className="tabular text-sm text-ink-soft">
          {`Lansman fiyatı; liste fiyatı ${formatLira(PREMIUM_PRICES.monthly)}.`}
          <LowestPrice />
        </p>
      ) : null}
      <p className="tabular text-sm text-ink-soft">
        {`İçinde %${vatPercent} KDV (${formatKurus(vatInside(kurus, vatPercent))}) var. Başka bir ücret yok.`}
      </p>
      <p className="tabular mt-2 text-sm text-ink-soft">
        {isExtension
          ? `${plan === 'corporate' ? 'Süren planın' : 'Süren üyeliğinizin'} bitiminde, ${formatDate(from)} günü başlar ve ${formatDate(endOfPeriod(from, period))} günü biter. Otomatik yenilenmez.`
          : `Bugün başlarsa ${formatDate(endOfPeriod(from, period))} günü biter. Otomatik yenilenmez.`}
      </p>
      {plan === 'premium' && !terms.isYearSold ? (
        <p className="tabular mt-2 text-sm text-ink-soft">{unsoldYearText(toLira(prices.monthly))}</p>
      ) : (
        <div className="mt-4">
          <ChoiceCards
            legend="Plan"
            value={period}
            onChange={onPeriod}
            isWide
            choices={[
              { value: 'monthly', label: 'Aylık', note: formatKurus(prices.monthly) },
              { value: 'yearly', label: 'Yıllık', note: formatKurus(prices.yearly) },
            ]}
          />
        </div>
      )}
      <details className="group mt-4">
        <summary className="min-h-6 cursor-pointer text-sm font-semibold text-petrol">Neler açılır?</summary>
        <div className="mt-2 text-sm">{plan === 'corporate' ? <CorporateBenefits /> : <Benefits />}</div>
      </details>
    </section>
  );
}

function CorporateBenefits() {
  return (
    <ul aria-label="Kurumsal planla gelenler" className="grid gap-2">
      {[...PLAN_PROMISES.corporate.features, ...PLAN_PROMISES.corporate.limitations].map((name) => (
        <li key={name} className="flex items-start gap-2.5 leading-snug">
          <Check size={20} aria-hidden="true" className="mt-px shrink-0 text-petrol" />
          {promiseOf(name).text}
        </li>
      ))}
    </ul>
  );
}
