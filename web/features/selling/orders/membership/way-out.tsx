import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { User } from '#shared/accounts.ts';
import { fieldFault } from '#shared/field-rules/field-rule.ts';
import { ENDING_REASON, REFUND_IBAN } from '#shared/field-rules/order-fields.ts';
import type { Order, ShownReckoning } from '#shared/orders/orders.ts';
import { formatDate } from '#shared/text/dates.ts';
import { formatKurus } from '#shared/text/money.ts';
import { getJson, sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf, useFormErrors } from '#web/ui/form/use-form-errors.ts';
import { Modal } from '#web/ui/modal.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';
import { Notice } from '../notice.tsx';
import { orderQuery, ordersKey } from '../order-calls.ts';
import { lastDayOf, orderFailure, refusalOf } from '../order-words.ts';

/**
 * The two ways to cancel a paid order: cayma (TKHK 48/4), and the end of a plan, for a monthly one with a reason
 * (52/4).
 */
type Way = 'withdrawal' | 'ending';

const WORDS: Readonly<
  Record<Way | 'endingMonth', Readonly<Record<'open' | 'title' | 'stay' | 'confirm' | 'doing' | 'done', string>>>
> = {
  withdrawal: {
    open: 'Siparişten cay',
    title: 'Siparişten cayma',
    stay: 'Siparişte kal',
    confirm: 'Cayıyorum',
    doing: 'Bildiriminiz kaydediliyor…',
    done: 'Siparişten caydınız',
  },
  ending: {
    open: 'Yıllık planı sona erdir',
    title: 'Yıllık planı sona erdirme',
    stay: 'Planda kal',
    confirm: 'Sona erdir',
    doing: 'Plan sona erdiriliyor…',
    done: 'Yıllık planınız sona erdi',
  },
  endingMonth: {
    open: 'Aylık planı sona erdir',
    title: 'Aylık planı sona erdirme',
    stay: 'Planda kal',
    confirm: 'Sona erdir',
    doing: 'Plan sona erdiriliyor…',
    done: 'Aylık planınız sona erdi',
  },
};

const isMonthEnding = (order: Order, way: Way) => way === 'ending' && order.period === 'monthly';
const wordsOf = (order: Order, way: Way) => WORDS[isMonthEnding(order, way) ? 'endingMonth' : way];

/** The refund of a cancellation now. It changes at midnight, so it is requested whenever it is shown. */
function reckoningQuery(user: User, order: Order, way: Way) {
  return queryOptions({
    queryKey: [...ordersKey(user), order.id, way],
    queryFn: ({ signal }) => getJson(apiPath(`/api/user/orders/:id/${way}`, { id: order.id }), signal),
    gcTime: 0,
    refetchOnMount: 'always',
  });
}

/** How an order can be cancelled; cayma comes first, because it refunds everything. */
export function wayOutOf({ withdrawalUntil, canEnd }: Order): Way | undefined {
  if (withdrawalUntil) return 'withdrawal';
  return canEnd ? 'ending' : undefined;
}

type Props = { user: User; order: Order; way: Way };

/** The cancel button, and the calculation that is shown before it is confirmed. */
export function WayOut({ user, order, way }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" className="max-sm:w-full" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {wordsOf(order, way).open}
      </Button>
      <WayOutDialog user={user} order={order} way={way} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function WayOutDialog({ user, order, way, isOpen, onClose }: Props & { isOpen: boolean; onClose: () => void }) {
  const formId = useId();
  const words = wordsOf(order, way);
  const needsReason = isMonthEnding(order, way);
  const { data, error, refetch } = useQuery({ ...reckoningQuery(user, order, way), enabled: isOpen });
  const { form, errors, refuse, refuseAnswer } = useFormErrors();
  const leaving = useLeaving({ user, order, way, onDone: onClose, refuseAnswer, onChanged: () => void refetch() });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!data || leaving.isPending) return;
    const given = new FormData(event.currentTarget);
    const [reason, iban] = [textOf(given, 'reason').trim(), textOf(given, 'iban').trim()];
    const faults = {
      reason: needsReason ? fieldFault(ENDING_REASON, reason) : undefined,
      iban: data.method === 'transfer' ? fieldFault(REFUND_IBAN, iban) : undefined,
    };
    if (refuse(faults)) return;
    leaving.mutate({ refundKurus: data.refundKurus, ...(iban !== '' && { iban }), ...(reason !== '' && { reason }) });
  }

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      description={data?.explanation}
      isForm={needsReason || data?.method === 'transfer'}
      actions={
        <>
          <Button look="secondary" className="max-sm:w-full" onClick={onClose}>
            {words.stay}
          </Button>
          {data ? (
            <Button
              type="submit"
              form={formId}
              aria-disabled={leaving.isPending}
              className="tabular max-sm:w-full max-sm:py-2 max-sm:whitespace-normal"
            >
              {leaving.isPending ? words.doing : `${words.confirm}: ${formatKurus(data.refundKurus)} geri ödensin`}
            </Button>
          ) : null}
        </>
      }
    >
      {error && !data ? <LoadFailure title="Hesap yapılamadı." error={error} onRetry={() => void refetch()} /> : null}
      {!error && !data ? <LoadingRows label="Hesap yapılıyor" count={1} /> : null}
      {data ? (
        <form id={formId} ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
          <ReckoningTable reckoning={data} />
          {needsReason ? (
            <TextField
              id="ending-reason"
              name="reason"
              label="Nedeniniz"
              hint="Birkaç kelime yeter; neden sorgulanmaz."
              autoComplete="off"
              maxLength={500}
              error={errors.reason}
            />
          ) : null}
          {data.method === 'transfer' ? (
            <TextField
              id="refund-iban"
              name="iban"
              label="Paranın gönderileceği IBAN"
              hint="TR ve 24 rakam; kendi hesabınız olsun."
              autoComplete="off"
              maxLength={50}
              error={errors.iban}
            />
          ) : null}
          {leaving.error && !errors.iban && !errors.reason ? (
            <Notice look="failure">{orderFailure(leaving.error)}</Notice>
          ) : null}
        </form>
      ) : null}
    </Modal>
  );
}

type Leaving = Props & {
  onDone: () => void;
  refuseAnswer: (error: unknown) => boolean;
  onChanged: () => void;
};

/**
 * Confirms the calculation that was shown. If it has changed in the meantime, the new one is shown and nothing is
 * cancelled.
 */
function useLeaving({ user, order, way, onDone, refuseAnswer, onChanged }: Leaving) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (confirmed: { refundKurus: number; iban?: string; reason?: string }) =>
      sendJson('POST', apiPath(`/api/user/orders/:id/${way}`, { id: order.id }), confirmed),
    onSuccess: async (ended, { refundKurus }) => {
      onDone();
      queryClient.setQueryData(orderQuery(user, order.id).queryKey, ended);
      showToast({
        kind: 'done',
        title: wordsOf(order, way).done,
        description: `${formatKurus(refundKurus)} geri ödenecek.`,
      });
      await queryClient.invalidateQueries({ queryKey: [...ordersKey(user), 'all'] });
      await queryClient.invalidateQueries({ queryKey: ['subscription'] });
    },
    onError: (error) => {
      refuseAnswer(error);
      if (refusalOf(error) === 'RECKONING_CHANGED') onChanged();
    },
  });
}

function ReckoningTable({ reckoning }: { reckoning: ShownReckoning }) {
  const { paidKurus, refundKurus, totalDays, usedDays, endsAt, refundBy, method } = reckoning;
  const rows: [name: string, value: string][] = [
    ['Ödediğiniz', formatKurus(paidKurus)],
    ['Kullanılan gün', `${usedDays} / ${totalDays}`],
    ['Geri ödenecek', formatKurus(refundKurus)],
    ['Nereye', method === 'transfer' ? 'Bildireceğiniz IBAN’a' : 'Ödediğiniz karta'],
    ['En geç', formatDate(new Date(refundBy))],
    ...(usedDays > 0 ? ([['Son gün', lastDayOf(endsAt)]] as [string, string][]) : []),
  ];
  return (
    <dl className="tabular divide-y divide-line rounded-sheet border border-line">
      {rows.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5">
          <dt className="text-ink-soft">{name}</dt>
          <dd className={name === 'Geri ödenecek' ? 'text-lg font-bold' : 'font-medium'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
