import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { User } from '#shared/accounts.ts';
import type { Order } from '#shared/orders/orders.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { formatKurus } from '#shared/text/money.ts';
import { Notice } from '../notice.tsx';
import { ordersQuery } from '../order-calls.ts';
import { reckoningQuery, type Way, wayOutOf } from './way-out.tsx';

type Props = { user: User; onLeave: () => void };

/** What deleting the account does to a plan that runs, and what to do before. */
export function RunningPlanNote({ user, onLeave }: Props) {
  const { data } = useQuery({ ...ordersQuery(user), refetchOnMount: 'always' });
  if (!data?.paidUntil) return null;
  const left = data.orders.find((order) => wayOutOf(order) !== undefined);
  const way = left && wayOutOf(left);
  return (
    <div className="mb-5">
      <Notice look="waiting" title={`Premium ${formatDateTime(new Date(data.paidUntil))} tarihine kadar ödenmiş.`}>
        {left && way ? (
          <PaidBackBefore user={user} order={left} way={way} onLeave={onLeave} />
        ) : (
          <p>Hesabı silerseniz premium hemen kapanır; kalan günler için geri ödeme yapılmaz.</p>
        )}
      </Notice>
    </div>
  );
}

/** How much comes back to whoever leaves the plan before the account. */
function PaidBackBefore({ user, order, way, onLeave }: Props & { order: Order; way: Way }) {
  const { data } = useQuery(reckoningQuery(user, order, way));
  const first = way === 'withdrawal' ? 'Önce siparişten cayarsanız' : 'Önce planı sona erdirirseniz';
  const back = data ? `${formatKurus(data.refundKurus)} geri ödenir` : 'kalan günlerin bedeli geri ödenir';
  return (
    <>
      <p className="tabular">{`Hesabı silmek premium’u hemen kapatır ve geri ödeme başlatmaz. ${first} ${back}.`}</p>
      <Link
        to="/user"
        hash="uyelik"
        onClick={onLeave}
        className="font-semibold text-petrol underline underline-offset-4"
      >
        {way === 'withdrawal' ? 'Önce siparişten cay' : 'Önce planı sona erdir'}
      </Link>
    </>
  );
}
