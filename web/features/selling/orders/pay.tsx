import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { User } from '#shared/accounts.ts';
import type { PaymentMethod } from '#shared/orders/order-rules.ts';
import type { Choice } from '#web/ui/form/choice-cards.tsx';
import { orderQuery, ordersKey, startPayment } from './order-calls.ts';

export const METHOD_CHOICES: Readonly<Record<PaymentMethod, Choice<PaymentMethod>>> = {
  card: {
    value: 'card',
    label: 'Banka ya da kredi kartı',
    note: 'iyzico’nun güvenli sayfasında, tek çekim. Kart bilgileriniz bize gelmez.',
  },
  transfer: {
    value: 'transfer',
    label: 'Havale / EFT',
    note: 'Onaydan sonra IBAN’ı görürsünüz; 3 iş günü içinde gönderirsiniz.',
  },
};

/**
 * Begins to pay an order. The order's page takes the place of the page in the history first, so that Back from the
 * provider's page leads there and not to a form that was already sent.
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
