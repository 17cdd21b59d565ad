import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { User } from '#shared/accounts.ts';
import type { PaymentMethod } from '#shared/orders/order-rules.ts';
import type { OrderTerms } from '#shared/orders/orders.ts';
import type { Choice } from '#web/ui/form/choice-cards.tsx';
import { orderQuery, ordersKey, startPayment } from './order-calls.ts';

export type WaysToPay = Pick<OrderTerms, 'methods' | 'cardProvider'>;

/** The payment methods as options. */
export function methodChoices({ methods, cardProvider }: WaysToPay): Choice<PaymentMethod>[] {
  const page = cardProvider === null ? 'Güvenli ödeme sayfasında' : `${cardProvider} güvenli ödeme sayfasında`;
  const choices: Readonly<Record<PaymentMethod, Choice<PaymentMethod>>> = {
    card: {
      value: 'card',
      label: 'Banka ya da kredi kartı',
      note: `${page}, tek çekim. Kart bilgileriniz bize gelmez.`,
    },
    transfer: {
      value: 'transfer',
      label: 'Havale / EFT',
      note: 'Onaydan sonra IBAN’ı görürsünüz; 3 iş günü içinde gönderirsiniz.',
    },
  };
  return methods.map((method) => choices[method]);
}

/**
 * Starts the payment of an order. The order's page first replaces the current history entry, so that Back from the
 * provider's page leads to it and not to a form that was already sent.
 */
export function usePayment(user: User, orderId: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (method: PaymentMethod) => {
      const start = await startPayment(orderId, method);
      await queryClient.invalidateQueries({ queryKey: ordersKey(user), refetchType: 'none' });
      await navigate({ to: '/siparis/$id', params: { id: orderId }, replace: true });
      if (start.method === 'card') window.location.assign(start.pageUrl);
      return start;
    },
    onError: () => queryClient.invalidateQueries({ queryKey: orderQuery(user, orderId).queryKey }),
  });
}
