import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { User } from '#shared/accounts.ts';
import { EXTEND_DAYS } from '#shared/orders/order-rules.ts';
import type { Order, Orders } from '#shared/orders/orders.ts';
import { DAY_MS, formatDateTime } from '#shared/text/dates.ts';
import { formatKurus } from '#shared/text/money.ts';
import { organisationsQuery } from '#web/features/members/accounts/index.ts';
import { useSubscription } from '#web/features/members/subscription/index.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { InvoiceList } from '../invoice-list.tsx';
import { Notice } from '../notice.tsx';
import { invoicesQuery, ordersQuery } from '../order-calls.ts';
import { dayOf, planName, STATE_NAMES, withdrawalText } from '../order-words.ts';
import { RefundAccount } from '../refund-account.tsx';
import { Choose, Chosen } from './renewal-choice.tsx';
import { WayOut, wayOutOf } from './way-out.tsx';

/** A member's purchases: what runs until when, the ways to cancel, renewal, and every payment. */
export function MembershipSection({ user }: { user: User }) {
  const { data, error, refetch } = useQuery({ ...ordersQuery(user), refetchOnMount: 'always' });
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoaded = data !== undefined;
  useEffect(() => {
    // The section grows after the page has scrolled to it, so it scrolls again.
    if (isLoaded && window.location.hash === '#uyelik') heading.current?.scrollIntoView();
  }, [isLoaded]);
  return (
    <section aria-labelledby="uyelik" className="sheet p-5 sm:p-6">
      <h2 id="uyelik" ref={heading} className="scroll-mt-20 text-lg font-semibold">
        Üyelik ve ödemeler
      </h2>
      <div className="mt-3 flex flex-col gap-5">
        {error && !data ? (
          <LoadFailure title="Üyeliğiniz yüklenemedi." error={error} onRetry={() => void refetch()} />
        ) : null}
        {!error && !data ? <LoadingRows label="Üyeliğiniz yükleniyor" count={1} /> : null}
        {data ? <Content user={user} mine={data} /> : null}
      </div>
    </section>
  );
}

function Content({ user, mine }: { user: User; mine: Orders }) {
  const { orders, renewal, paidUntil } = mine;
  const kept = orders.filter(({ state, confirmedAt }) => confirmedAt !== undefined && state !== 'draft');
  const open = orders.find(({ state }) => state === 'confirmed' || state === 'paying' || state === 'failed');
  return (
    <>
      <Running user={user} paidUntil={paidUntil} hasOpen={open !== undefined} />
      {open ? (
        <Notice look="waiting" title={`${open.reference}: ${STATE_NAMES[open.state].toLocaleLowerCase('tr')}`}>
          <Link
            to="/siparis/$id"
            params={{ id: open.id }}
            className="font-semibold text-petrol underline underline-offset-4"
          >
            Siparişe devam edin
          </Link>
        </Notice>
      ) : null}
      {orders.map((order) => (
        <RefundAccount key={order.id} user={user} order={order} />
      ))}
      <WaysOut user={user} orders={orders} />
      {renewal.state !== 'off' || (renewal.canChoose && renewal.consent) ? (
        <div className="flex flex-col gap-3 border-t border-line pt-5">
          <h3 className="font-semibold">Otomatik yenileme</h3>
          {renewal.state === 'off' ? (
            <Choose user={user} renewal={renewal} />
          ) : (
            <Chosen user={user} renewal={renewal} />
          )}
        </div>
      ) : null}
      {kept.length > 0 ? <Payments orders={kept} /> : null}
      <Invoices user={user} />
    </>
  );
}

type RunningProps = { user: User; paidUntil: string | undefined; hasOpen: boolean };

function Running({ user, paidUntil, hasOpen }: RunningProps) {
  const { trialDaysLeft } = useSubscription();
  const { data: organisations = [] } = useQuery(organisationsQuery(user));
  const corporate = organisations.filter(({ isRunning }) => isRunning);
  const until = paidUntil ? new Date(paidUntil) : undefined;
  const mayExtend = until && until.getTime() - Date.now() <= EXTEND_DAYS * DAY_MS;
  return (
    <>
      {corporate.map(({ id, name, validUntil }) => (
        <p key={id} className="tabular">
          <strong className="font-semibold">Kurumsal plan</strong>
          {`: ${name}, ${formatDateTime(new Date(validUntil))} tarihine kadar. Premium özellikleri kullanabilirsiniz. `}
          <Link to="/kurum" className="font-semibold text-petrol underline underline-offset-4">
            Kurumu aç
          </Link>
        </p>
      ))}
      <p className="tabular empty:hidden">
        {until ? (
          <>
            <strong className="font-semibold">Premium</strong>
            {`: ${formatDateTime(until)} tarihine kadar ödendi.`}
          </>
        ) : trialDaysLeft !== undefined ? (
          `Premium denemeniz sürüyor: ${trialDaysLeft} gün kaldı. Bitince ücret alınmaz.`
        ) : corporate.length > 0 ? null : (
          'Ücretsiz plandasınız.'
        )}
      </p>
      {hasOpen || (until && !mayExtend) || (!until && corporate.length > 0) ? null : (
        <div className="flex flex-wrap gap-3">
          <Link to={until ? '/siparis' : '/fiyatlandirma'} className={buttonClass('primary', 'max-sm:w-full')}>
            {until ? 'Süreyi uzat' : 'Premium planlarını gör'}
          </Link>
        </div>
      )}
    </>
  );
}

/** Cancelling must not be harder than ordering (TKHK 52/6): one button for each order that can be cancelled. */
function WaysOut({ user, orders }: { user: User; orders: readonly Order[] }) {
  const left = orders.flatMap((order) => {
    const way = wayOutOf(order);
    return way ? [{ order, way }] : [];
  });
  if (left.length === 0) return null;
  return (
    <ul aria-label="Sona erdirme" className="flex flex-col gap-4 border-t border-line pt-5">
      {left.map(({ order, way }) => (
        <li key={order.id} className="flex flex-col gap-2">
          <p className="tabular text-sm text-ink-soft">
            {`${planName(order)}, ${order.reference}. `}
            {order.withdrawalUntil
              ? withdrawalText(order.withdrawalUntil)
              : 'Dilediğiniz an sona erdirebilirsiniz; kalan günlerin bedeli geri ödenir.'}
          </p>
          <div className="flex flex-wrap gap-3">
            <WayOut user={user} order={order} way={way} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Payments({ orders }: { orders: readonly Order[] }) {
  return (
    <div className="border-t border-line pt-5">
      <h3 className="font-semibold">Siparişler</h3>
      <ul className="tabular mt-2 divide-y divide-line">
        {orders.map((order) => (
          <li key={order.id}>
            <PaymentRow order={order} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Invoices({ user }: { user: User }) {
  const { data: invoices = [] } = useQuery({ ...invoicesQuery(user), refetchOnMount: 'always' });
  if (invoices.length === 0) return null;
  return (
    <div className="border-t border-line pt-5">
      <h3 className="mb-1 font-semibold">Faturalar</h3>
      <InvoiceList invoices={invoices} />
    </div>
  );
}

function PaymentRow({ order }: { order: Order }) {
  const { id, reference, totalKurus, state, paidAt, createdAt, isRenewal, refunds } = order;
  const back = refunds.reduce((sum, { amountKurus }) => sum + amountKurus, 0);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
      <Link
        to="/siparis/$id"
        params={{ id }}
        className="min-h-6 font-medium text-petrol underline underline-offset-4"
        aria-label={`Sipariş ${reference}, ${planName(order)}`}
      >
        {`${planName(order)}${isRenewal ? ' (yenileme)' : ''}`}
      </Link>
      <span className="font-medium">{formatKurus(totalKurus)}</span>
      <span className="w-full text-sm text-ink-soft">
        {`${dayOf(paidAt ?? createdAt)}, ${reference}, ${STATE_NAMES[state].toLocaleLowerCase('tr')}`}
        {back > 0 ? `, ${formatKurus(back)} iade` : ''}
      </span>
    </div>
  );
}
