import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { User } from '#shared/accounts.ts';
import { OPEN_STATES } from '#shared/orders/order-rules.ts';
import type { Order } from '#shared/orders/orders.ts';
import { MembersOnly, organisationsQuery } from '#web/features/members/accounts/index.ts';
import { askAgain } from '#web/platform/queries/ask-again.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { SearchX } from '#web/ui/icons.tsx';
import { MessageState } from '#web/ui/message-state.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { orderQuery, ordersKey } from '../order-calls.ts';
import { isWaitingForCard, refusalOf, STATE_NAMES } from '../order-words.ts';
import { RefundAccount } from '../refund-account.tsx';
import { CardWaiting } from './card-waiting.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OverOrder } from './over-order.tsx';
import { PaidOrder } from './paid-order.tsx';
import { TransferWaiting } from './transfer-waiting.tsx';
import { UnpaidOrder } from './unpaid-order.tsx';

/** A card payment is decided in seconds; later only the job that polls the provider brings news. */
const OFTEN_MS = 3_000;
const SELDOM_MS = 20_000;
const OFTEN_TIMES = 40;
const TRANSFER_MS = 60_000;

/** The page of one order, from the confirmation to the end of its plan. */
export function OrderPage({ id }: { id: string }) {
  return <MembersOnly next={`/siparis/${id}`}>{(user) => <OwnOrder key={id} user={user} id={id} />}</MembersOnly>;
}

function OwnOrder({ user, id }: { user: User; id: string }) {
  const { data, error, refetch } = useFollowedOrder(user, id);
  if (data) return <Shown user={user} order={data} />;
  if (error && refusalOf(error) === 'NOT_FOUND')
    return (
      <MessageState
        icon={SearchX}
        title="Böyle bir siparişiniz yok."
        action={
          <Link to="/user" hash="uyelik" className={buttonClass('primary')}>
            Siparişlerime git
          </Link>
        }
      >
        Sipariş başka bir hesabınızda olabilir.
      </MessageState>
    );
  if (error) return <LoadFailure title="Sipariş yüklenemedi." error={error} onRetry={() => void refetch()} />;
  return <LoadingRows label="Siparişiniz yükleniyor" count={2} />;
}

/** The order, polled while a payment runs; once it is paid, the whole site learns of it. */
function useFollowedOrder(user: User, id: string) {
  const queryClient = useQueryClient();
  const answer = useQuery({
    ...orderQuery(user, id),
    refetchOnMount: 'always',
    refetchOnWindowFocus: ({ state }) => (state.data && OPEN_STATES.includes(state.data.state) ? 'always' : false),
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (data?.state !== 'paying') return false;
      if (!isWaitingForCard(data)) return TRANSFER_MS;
      return dataUpdateCount < OFTEN_TIMES ? OFTEN_MS : SELDOM_MS;
    },
  });
  const state = answer.data?.state;
  useEffect(() => {
    if (state !== 'paid' && state !== 'refunded') return;
    void askAgain(queryClient, ['subscription']);
    void askAgain(queryClient, organisationsQuery(user).queryKey);
    void queryClient.invalidateQueries({ queryKey: [...ordersKey(user), 'all'] });
  }, [queryClient, user, state]);
  return answer;
}

function Shown({ user, order }: { user: User; order: Order }) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
      <div className="flex min-w-0 flex-col gap-5">
        {/* Announces changes while somebody waits. */}
        <p role="status" className="sr-only">{`Sipariş durumu: ${STATE_NAMES[order.state]}`}</p>
        <RefundAccount user={user} order={order} />
        <StateOf user={user} order={order} />
      </div>
      <OrderFacts user={user} order={order} />
    </div>
  );
}

function StateOf({ user, order }: { user: User; order: Order }) {
  switch (order.state) {
    case 'paid':
      return <PaidOrder user={user} order={order} />;
    case 'paying':
      return isWaitingForCard(order) ? (
        <CardWaiting user={user} order={order} />
      ) : (
        <TransferWaiting user={user} order={order} />
      );
    case 'confirmed':
    case 'failed':
      return <UnpaidOrder user={user} order={order} />;
    default:
      return <OverOrder order={order} />;
  }
}
