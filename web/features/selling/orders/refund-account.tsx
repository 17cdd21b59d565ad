import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import type { User } from '#shared/accounts.ts';
import { fieldFault } from '#shared/field-rules/field-rule.ts';
import { REFUND_IBAN } from '#shared/field-rules/order-fields.ts';
import type { Order } from '#shared/orders/orders.ts';
import { formatKurus } from '#shared/text/money.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf, useFormErrors } from '#web/ui/form/use-form-errors.ts';
import { showToast } from '#web/ui/toasts/toast.ts';
import { Notice } from './notice.tsx';
import { orderQuery, ordersQuery } from './order-calls.ts';
import { dayOf, orderFailure } from './order-words.ts';

type Props = { user: User; order: Order };

/** Asks for the bank account of a transfer's refund; nothing while no refund of the order needs one. */
export function RefundAccount({ user, order }: Props) {
  const waiting = order.refunds.filter(({ needsIban }) => needsIban);
  const [first] = waiting.toSorted((one, other) => Date.parse(one.dueBy) - Date.parse(other.dueBy));
  if (!first) return null;
  const kurus = waiting.reduce((sum, { amountKurus }) => sum + amountKurus, 0);
  return (
    <Notice look="waiting" title={`${formatKurus(kurus)} size geri gönderilecek: IBAN’ınızı bildirin.`}>
      <p className="tabular">
        {`${order.reference} numaralı sipariş havaleyle ödenmişti. Tutarı en geç ${dayOf(first.dueBy)} günü, yazacağınız IBAN’a göndeririz.`}
      </p>
      <IbanForm user={user} order={order} />
    </Notice>
  );
}

function IbanForm({ user, order }: Props) {
  const id = useId();
  const queryClient = useQueryClient();
  const { form, errors, refuse, refuseAnswer } = useFormErrors();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (iban: string) =>
      sendJson('PUT', apiPath('/api/user/orders/:id/refund-account', { id: order.id }), { iban }),
    onSuccess: async (changed) => {
      showToast({ kind: 'done', title: 'IBAN’ınız alındı', description: 'Para gönderildiğinde haber veririz.' });
      queryClient.setQueryData(orderQuery(user, order.id).queryKey, changed);
      await queryClient.invalidateQueries({ queryKey: ordersQuery(user).queryKey });
    },
    onError: (error) => void refuseAnswer(error),
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const iban = textOf(new FormData(event.currentTarget), 'iban').trim();
    if (refuse({ iban: fieldFault(REFUND_IBAN, iban) }) || isPending) return;
    mutate(iban);
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="mt-3 flex flex-col gap-3">
      <TextField
        id={`${id}-iban`}
        name="iban"
        label="Paranın gönderileceği IBAN"
        hint="TR ve 24 rakam; kendi hesabınız olsun."
        autoComplete="off"
        maxLength={50}
        error={errors.iban}
      />
      {error && !errors.iban ? <Notice look="failure">{orderFailure(error)}</Notice> : null}
      <div>
        <Button type="submit" look="secondary" className="max-sm:w-full" aria-disabled={isPending}>
          {isPending ? 'Kaydediliyor…' : 'IBAN’ı bildir'}
        </Button>
      </div>
    </form>
  );
}
