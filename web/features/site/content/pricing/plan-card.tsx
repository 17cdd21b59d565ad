import { Link } from '@tanstack/react-router';
import type { Company } from '#shared/company.ts';
import {
  CORPORATE_SEATS,
  isYearSold,
  monthlyCharge,
  monthlyEquivalent,
  PLANS,
  type PlanId,
  PREMIUM_PRICES,
  unsoldYearText,
  yearlySaving,
} from '#shared/plans.ts';
import { isSoon, promiseText } from '#shared/promises/promise-texts.ts';
import { dayText } from '#shared/text/day-text.ts';
import { formatLira, formatLiraExact } from '#shared/text/money.ts';
import { LowestPrice, requestUpgrade } from '#web/features/members/subscription/index.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Check, Minus } from '#web/ui/icons.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { Period } from './period-toggle.tsx';
import type { PlanText } from './plan-texts.ts';

type Props = { plan: PlanText; period: Period; company: Company; isSaleOpen: boolean };

/** One plan: its price in the selected period, what it includes, and its limits. */
export function PlanCard({ plan, period, company, isSaleOpen }: Props) {
  return (
    <li
      className={classNames(
        'sheet relative flex flex-col p-6',
        plan.isPopular && 'border-2 border-petrol shadow-sheet',
      )}
    >
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h3 className="text-xl font-bold tracking-tight">{plan.name}</h3>
        {plan.isPopular ? <Tag hue="petrol">Önerilen</Tag> : null}
      </div>
      <p className="mt-1 leading-snug text-ink-soft lg:min-h-11">{plan.description}</p>
      <div className="tabular mt-4 lg:min-h-40">
        <PlanPrice id={plan.id} period={period} company={company} />
      </div>
      <PlanAction id={plan.id} period={period} company={company} isSaleOpen={isSaleOpen} />
      <ul className="mt-6 grid gap-2" aria-label={`${plan.name}: neler var`}>
        {plan.features.map((feature) => (
          <li key={feature.text} className="flex items-start gap-2.5 leading-snug">
            <Check size={20} aria-hidden="true" className="mt-px shrink-0 text-petrol" />
            <span>
              {promiseText(feature, company.hasPriorityPhone)}{' '}
              {isSoon(feature, company.sendsMail) ? <Tag hue="amber">Yakında</Tag> : null}
            </span>
          </li>
        ))}
      </ul>
      <ul
        className="mt-4 grid gap-2 border-t border-line pt-4 text-sm text-ink-soft"
        aria-label={`${plan.name}: sınırlar`}
      >
        {plan.limitations.map(({ text }) => (
          <li key={text} className="flex items-start gap-2.5 leading-snug">
            <Minus size={18} aria-hidden="true" className="mt-px shrink-0 text-ink-faint" />
            {text}
          </li>
        ))}
      </ul>
    </li>
  );
}

type PriceProps = { id: PlanId; period: Period; company: Company };

function PlanPrice({ id, period, company }: PriceProps) {
  const { launchEndsOn } = company;
  const shown = period === 'monthly' ? PLANS[id].monthly : monthlyEquivalent(id);
  return (
    <>
      <p>
        <span className="text-3xl font-bold tracking-tight">{formatLira(shown)}</span>
        <span className="text-ink-soft"> / ay</span>
      </p>
      {id === 'free' ? <p className="mt-1 text-sm text-ink-soft">Süresiz, kart istemez.</p> : null}
      {id === 'premium' && period === 'yearly' && !isYearSold(company) ? <UnsoldYear company={company} /> : null}
      {id !== 'free' && period === 'yearly' && (id !== 'premium' || isYearSold(company)) ? (
        <p className="mt-1 text-sm text-ink-soft">
          Yılda {formatLira(PLANS[id].yearly)}.{' '}
          <strong className="font-semibold text-green">{formatLira(yearlySaving(id))} tasarruf</strong>
          <span className="block">Aylık liste fiyatıyla on iki aya göre.</span>
        </p>
      ) : null}
      {id === 'premium' && period === 'monthly' && launchEndsOn !== null ? (
        <MonthlyLaunchPrice lastDay={launchEndsOn} />
      ) : null}
      {id === 'corporate' && period === 'monthly' ? (
        <p className="mt-1 text-sm text-ink-soft">{`${CORPORATE_SEATS} kişiye kadar tek fiyat.`}</p>
      ) : null}
    </>
  );
}

/** The list price of a year that is not sold yet (D53), with the reason. */
function UnsoldYear({ company }: { company: Company }) {
  return <p className="mt-1 text-sm text-ink-soft">{unsoldYearText(monthlyCharge(company))}</p>;
}

/** The launch price beside the list price, with its last day (D3, D31). */
function MonthlyLaunchPrice({ lastDay }: { lastDay: string }) {
  return (
    <div className="mt-2 rounded-control bg-petrol-tint px-3 py-2">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-sm font-semibold text-petrol">Lansman fiyatı</span>
        <span className="text-lg font-bold">{formatLiraExact(PREMIUM_PRICES.launchMonthly)} / ay</span>
      </p>
      <p className="text-sm text-ink-soft">
        {`${dayText(lastDay)} gününün sonuna kadar aylık üyelikte ${formatLira(PREMIUM_PRICES.monthly)} yerine bu tutar alınır.`}
        <LowestPrice />
      </p>
    </div>
  );
}

type ActionProps = { id: PlanId; period: Period; company: Company; isSaleOpen: boolean };

function PlanAction({ id, period, company, isSaleOpen }: ActionProps) {
  if (id === 'free')
    return (
      <Link to="/search" className={buttonClass('secondary', 'mt-4 w-full')}>
        Aramaya başlayın
      </Link>
    );
  const sold = id === 'premium' && !isYearSold(company) ? 'monthly' : period;
  if (id === 'premium' && isSaleOpen)
    return (
      <Link
        to="/siparis"
        search={{ period: sold }}
        className={buttonClass('primary', 'tabular mt-4 w-full py-2 max-sm:whitespace-normal')}
      >
        {sold === 'monthly'
          ? `Premium’a geçin · ${formatLiraExact(monthlyCharge(company))}/ay`
          : `Premium’a geçin · ${formatLira(PLANS.premium.yearly)}/yıl`}
      </Link>
    );
  if (id === 'premium' && sold === 'monthly')
    return (
      <Button className="tabular mt-4 w-full py-2 max-sm:whitespace-normal" onClick={() => requestUpgrade('offer')}>
        {`Premium’a geçin · ${formatLiraExact(monthlyCharge(company))}/ay`}
      </Button>
    );
  if (id === 'corporate') return <CorporateAction period={period} isSaleOpen={isSaleOpen} />;
  // While online payment is closed, a yearly membership is ordered by a message to sales.
  return (
    <Link
      to="/iletisim"
      search={{ konu: 'Yıllık premium üyelik' }}
      hash="form"
      className={buttonClass('primary', 'tabular mt-4 w-full py-2 max-sm:whitespace-normal')}
    >
      {`Yıllık üyelik isteyin · ${formatLira(PLANS.premium.yearly)}/yıl`}
    </Link>
  );
}

/** Sold here; larger teams, and everyone while online payment is closed, request an offer. */
function CorporateAction({ period, isSaleOpen }: Pick<ActionProps, 'period' | 'isSaleOpen'>) {
  const price = formatLira(PLANS.corporate[period]);
  return (
    <>
      {isSaleOpen ? (
        <Link
          to="/siparis"
          search={{ period, plan: 'kurumsal' }}
          className={buttonClass('secondary', 'tabular mt-4 w-full py-2 max-sm:whitespace-normal')}
        >
          {`Kurumunuzu kurun · ${price}/${period === 'monthly' ? 'ay' : 'yıl'}`}
        </Link>
      ) : null}
      <Link
        to="/iletisim"
        search={{ konu: 'Kurumsal plan' }}
        hash="form"
        className={
          isSaleOpen
            ? 'mt-2 inline-flex min-h-6 self-center text-sm font-semibold text-petrol underline underline-offset-4'
            : buttonClass('secondary', 'mt-4 w-full')
        }
      >
        {isSaleOpen ? 'Daha kalabalık ekip için teklif isteyin' : 'Kurumsal teklif isteyin'}
      </Link>
    </>
  );
}
