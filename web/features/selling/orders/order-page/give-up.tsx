import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#shared/accounts.ts';
import type { Order } from '#shared/orders/orders.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';
import { cancelOrder, orderQuery } from '../order-calls.ts';
import { orderFailure } from '../order-words.ts';

/** Cancels an unpaid order; asks for confirmation, because a payment may be under way. */
export function GiveUp({ user, order }: { user: User; order: Order }) {
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => cancelOrder(order.id),
    onSuccess: (given) => {
      setAsking(false);
      queryClient.setQueryData(orderQuery(user, order.id).queryKey, given);
    },
    onError: (error) => {
      setAsking(false);
      showToast({ kind: 'error', title: 'Siparişten vazgeçilemedi', description: orderFailure(error) });
      void queryClient.invalidateQueries({ queryKey: orderQuery(user, order.id).queryKey });
    },
  });
  if (!order.canCancel) return null;
  return (
    <>
      <Button look="quiet" className="max-sm:w-full" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Siparişten vazgeç
      </Button>
      <Modal
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Siparişten vazgeçilsin mi?"
        description="Sizden ücret alınmaz. Bu arada ödeme yaptıysanız para geri gönderilir."
        actions={
          <>
            <Button look="secondary" className="max-sm:w-full" onClick={() => setAsking(false)}>
              Siparişte kal
            </Button>
            <Button className="max-sm:w-full" aria-disabled={isPending} onClick={() => isPending || mutate()}>
              {isPending ? 'Vazgeçiliyor…' : 'Siparişten vazgeç'}
            </Button>
          </>
        }
      >
        <p>Dilediğiniz zaman yeniden sipariş verebilirsiniz.</p>
      </Modal>
    </>
  );
}
