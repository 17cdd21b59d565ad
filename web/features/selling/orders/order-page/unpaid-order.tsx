import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#shared/accounts.ts';
import type { PaymentMethod } from '#shared/orders/order-rules.ts';
import type { Order } from '#shared/orders/orders.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { formatKurus } from '#shared/text/money.ts';
import { orderTermsQuery } from '#web/features/members/subscription/index.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx';
import { TriangleAlert, Wallet } from '#web/ui/icons.tsx';
import { Notice } from '../notice.tsx';
import { orderFailure } from '../order-words.ts';
import { methodChoices, usePayment } from '../pay.tsx';
import { GiveUp } from './give-up.tsx';
import { StateSheet } from './state-sheet.tsx';

/** A confirmed order that is unpaid, or whose payment failed: why, and how to pay. */
export function UnpaidOrder({ user, order }: { user: User; order: Order }) {
  const { data: terms } = useQuery(orderTermsQuery);
  const { mutate, isPending, error } = usePayment(user, order.id);
  const choices = terms ? methodChoices(terms) : [];
  const [chosen, setChosen] = useState<PaymentMethod>();
  const method = chosen ?? choices[0]?.value ?? 'card';
  const isFailed = order.state === 'failed';
  return (
    <StateSheet
      icon={isFailed ? TriangleAlert : Wallet}
      hue={isFailed ? 'red' : 'petrol'}
      title={isFailed ? 'Ödeme alınamadı' : 'Siparişiniz onaylandı, ödemesi kaldı'}
    >
      <p>{isFailed ? order.failure : `Siparişiniz ${formatKurus(order.totalKurus)} ödediğinizde tamamlanır.`}</p>
      {error ? <Notice look="failure">{orderFailure(error)}</Notice> : null}
      {choices.length > 1 ? (
        <ChoiceCards legend="Nasıl ödeyeceksiniz?" value={method} onChange={setChosen} choices={choices} />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button className="tabular max-sm:w-full" aria-disabled={isPending} onClick={() => isPending || mutate(method)}>
          {isPending ? 'Ödemeye geçiliyor…' : payCaption(method, order, isFailed)}
        </Button>
        <GiveUp user={user} order={order} />
      </div>
      {order.expiresAt ? (
        <p className="tabular text-sm text-ink-soft">
          {`Sipariş ${formatDateTime(new Date(order.expiresAt))} tarihine kadar açık kalır; ödenmezse otomatik kapanır.`}
        </p>
      ) : null}
    </StateSheet>
  );
}

function payCaption(method: PaymentMethod, { totalKurus }: Order, isFailed: boolean): string {
  if (method === 'transfer') return 'Havale bilgilerini gör';
  return isFailed ? `Yeniden öde: ${formatKurus(totalKurus)}` : `Kartla öde: ${formatKurus(totalKurus)}`;
}
