import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { User } from '#shared/accounts.ts';
import type { Orders, OrderTerms } from '#shared/orders/orders.ts';
import { AccountForms, organisationsQuery, useAccount } from '#web/features/members/accounts/index.ts';
import { orderTermsQuery } from '#web/features/members/subscription/index.ts';
import { checkoutSearchOf, type OrderedPlan, ordersQuery } from '#web/features/selling/orders/index.ts';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { OrderSummary } from './order-summary.tsx';
import { OrganisationStep } from './organisation-step.tsx';
import { SalesClosed } from './sales-closed.tsx';

type Props = { ordered: OrderedPlan; renderedAt: number };

/** Buys a plan on one page: the plan, the organisation, the buyer, the documents and the payment. */
export function CheckoutPage({ ordered, renderedAt }: Props) {
  const navigate = useNavigate();
  const account = useAccount();
  const { data: terms, error, refetch } = useQuery(orderTermsQuery);
  const user = account.kind === 'member' ? account.user : undefined;
  const { data: mine } = useQuery({
    ...ordersQuery(user ?? { id: '' }),
    enabled: user !== undefined,
    refetchOnMount: 'always',
  });
  const paidUntil = usePaidUntil(user, ordered, mine);
  if (error && !terms)
    return <LoadFailure title="Sipariş sayfası yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!terms) return <LoadingRows label="Sipariş sayfası yükleniyor" />;
  if (!terms.isOpen) return <SalesClosed ordered={ordered} />;
  const isExtension = paidUntil !== undefined && Date.parse(paidUntil) > renderedAt;
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
      <div className="lg:order-last lg:sticky lg:top-20">
        <OrderSummary
          terms={terms}
          plan={ordered.plan}
          period={ordered.period}
          onPeriod={(period) =>
            void navigate({
              to: '/siparis',
              search: checkoutSearchOf({ ...ordered, period }),
              replace: true,
              resetScroll: false,
            })
          }
          from={isExtension ? new Date(paidUntil) : new Date(renderedAt)}
          isExtension={isExtension}
        />
      </div>
      <div className="min-w-0">
        {user && mine ? <Ordering user={user} mine={mine} terms={terms} ordered={ordered} /> : null}
        {account.kind === 'visitor' ? <Entry isCorporate={ordered.plan === 'corporate'} /> : null}
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

/** The end of the time that is already paid: of the member's own premium, or of the organisation's plan. */
function usePaidUntil(user: User | undefined, { plan, organisationId }: OrderedPlan, mine: Orders | undefined) {
  const isLengthened = plan === 'corporate' && organisationId !== undefined;
  const { data } = useQuery({
    ...organisationsQuery(user ?? { id: '' }),
    enabled: user !== undefined && isLengthened,
  });
  if (plan === 'premium') return mine?.paidUntil;
  return data?.find(({ id }) => id === organisationId)?.validUntil;
}

type OrderingProps = { user: User; mine: Orders; terms: OrderTerms; ordered: OrderedPlan };

/** A new organisation needs a name first. */
function Ordering({ user, mine, terms, ordered }: OrderingProps) {
  const [name, setName] = useState<string>();
  const [refused, setRefused] = useState<{ name: string; why: string | undefined }>();
  const steps = { user, mine, terms, ordered };
  const key = `${user.id} ${ordered.period}`;
  if (ordered.plan === 'premium' || ordered.organisationId !== undefined) return <CheckoutSteps key={key} {...steps} />;
  if (name === undefined) return <OrganisationStep known={refused?.name} refusal={refused?.why} onNamed={setName} />;
  return (
    <CheckoutSteps
      key={`${key} ${name}`}
      {...steps}
      organisationName={name}
      onRename={(why) => {
        setRefused({ name, why });
        setName(undefined);
      }}
    />
  );
}

/** A purchase belongs to an account; after login or registration the page continues with the selected plan. */
function Entry({ isCorporate }: { isCorporate: boolean }) {
  return (
    <section aria-labelledby="once-hesap" className="sheet p-5 sm:p-6">
      <h2 id="once-hesap" className="text-lg font-semibold">
        Önce hesabınız
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">
        {isCorporate ? 'Kurumun sahibi hesabınız olur. ' : 'Premium hesabınızda açılır. '}
        Üye olun ya da giriş yapın; seçtiğiniz planla buradan devam edersiniz.
      </p>
      <AccountForms initialTab="register" onDone={() => undefined} />
    </section>
  );
}
