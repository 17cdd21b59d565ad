import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { User } from '#shared/accounts.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { formatKurus } from '#shared/text/money.ts';
import { Notice } from '../notice.tsx';
import { ordersQuery } from '../order-calls.ts';

/** What deleting the account does to a plan that runs, and what to do before. */
export function RunningPlanNote({ user, onLeave }: { user: User; onLeave: () => void }) {
  const { data } = useQuery({ ...ordersQuery(user), refetchOnMount: 'always' });
  if (!data?.paidUntil) return null;
  const left = data.orders.find(({ withdrawalUntil, canEnd }) => withdrawalUntil || canEnd);
  return (
    <div className="mb-5">
      <Notice look="waiting" title={`Premium ${formatDateTime(new Date(data.paidUntil))} tarihine kadar ödenmiş.`}>
        <p className="tabular">
          {left
            ? `Hesabı silerseniz premium hemen kapanır ve ${formatKurus(left.totalKurus)} ödediğiniz planın kalanı geri ödenmez. Önce planı sona erdirin; ne kadarının geri ödeneceği size gösterilir.`
            : 'Hesabı silerseniz premium hemen kapanır ve kalan süre için para geri ödenmez.'}
        </p>
        {left ? (
          <Link
            to="/user"
            hash="uyelik"
            onClick={onLeave}
            className="font-semibold text-petrol underline underline-offset-4"
          >
            Önce planı sona erdir
          </Link>
        ) : null}
      </Notice>
    </div>
  );
}
