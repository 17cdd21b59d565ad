import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { OrderPeriod } from '#shared/orders/order-rules.ts';
import { AccountForms, useAccount } from '#web/features/accounts/index.ts';
import { orderTermsQuery } from '#web/features/subscription/index.ts';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { ordersQuery } from '../order-calls.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { OrderSummary } from './order-summary.tsx';
import { SalesClosed } from './sales-closed.tsx';

type Props = { period: OrderPeriod; renderedAt: number };

/** Buying premium on one page: what is bought, who buys, the papers, and the way to pay. */
export function CheckoutPage({ period, renderedAt }: Props) {
  const navigate = useNavigate();
  const account = useAccount();
  const { data: terms, error, refetch } = useQuery(orderTermsQuery);
  const user = account.kind === 'member' ? account.user : undefined;
  const { data: mine } = useQuery({
    ...ordersQuery(user ?? { id: '' }),
    enabled: user !== undefined,
    refetchOnMount: 'always',
  });
  if (error && !terms)
    return <LoadFailure title="Sipariş sayfası yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!terms) return <LoadingRows label="Sipariş sayfası yükleniyor" />;
  if (!terms.isOpen) return <SalesClosed period={period} />;
  const paidUntil = mine?.paidUntil;
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
      <div className="lg:order-last lg:sticky lg:top-20">
        <OrderSummary
          terms={terms}
          period={period}
          onPeriod={(next) =>
            void navigate({ to: '/siparis', search: { period: next }, replace: true, resetScroll: false })
          }
          from={paidUntil ? new Date(paidUntil) : new Date(renderedAt)}
          isExtension={paidUntil !== undefined}
        />
      </div>
      <div className="min-w-0">
        {user && mine ? (
          <CheckoutSteps key={`${user.id} ${period}`} user={user} mine={mine} terms={terms} period={period} />
        ) : null}
        {account.kind === 'visitor' ? <Entry /> : null}
        {account.kind === 'failed' ? (
          <LoadFailure title="Hesabınız yüklenemedi." error={undefined} onRetry={account.retry} />
        ) : null}
        {account.kind === 'unknown' || account.kind === 'checking' || (user && !mine) ? (
          <LoadingRows label="Hesabınız yükleniyor" count={2} />
        ) : null}
      </div>
    </div>
  );
}

/** Premium belongs to an account; after signing in or up the page goes on with the plan that was chosen. */
function Entry() {
  return (
    <section aria-labelledby="once-hesap" className="sheet p-5 sm:p-6">
      <h2 id="once-hesap" className="text-lg font-semibold">
        Önce hesabınız
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">
        Premium hesabınızda açılır. Üye olun ya da giriş yapın; seçtiğiniz planla buradan devam edersiniz.
      </p>
      <AccountForms initialTab="register" onDone={() => undefined} />
    </section>
  );
}
