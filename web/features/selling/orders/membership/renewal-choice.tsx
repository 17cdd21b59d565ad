import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import type { User } from '#shared/accounts.ts';
import type { OrderPeriod } from '#shared/orders/order-rules.ts';
import { RENEWAL } from '#shared/orders/order-rules.ts';
import type { Renewal } from '#shared/orders/orders.ts';
import { formatKurus } from '#shared/text/money.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckBox } from '#web/ui/form/check-box.tsx';
import { useFormErrors } from '#web/ui/form/use-form-errors.ts';
import { showToast } from '#web/ui/toasts/toast.ts';
import { Notice } from '../notice.tsx';
import { ordersKey, ordersQuery } from '../order-calls.ts';
import { dayOf, orderFailure } from '../order-words.ts';

type Props = { user: User; renewal: Renewal };
const EVERY: Readonly<Record<OrderPeriod, string>> = { monthly: 'her ay', yearly: 'her yıl' };

/** Automatic renewal (TKHK 52/3): chosen in a separate step after paying, never preselected, ended by one button. */
export function RenewalChoice({ user, renewal }: Props) {
  const id = useId();
  if (renewal.state === 'off' && (!renewal.canChoose || !renewal.consent)) return null;
  return (
    <section aria-labelledby={id} className="sheet p-5 sm:p-6">
      <h2 id={id} className="text-lg font-semibold">
        Otomatik yenileme
      </h2>
      <div className="mt-2 flex flex-col gap-4">
        {renewal.state === 'off' ? <Choose user={user} renewal={renewal} /> : <Chosen user={user} renewal={renewal} />}
      </div>
    </section>
  );
}

/** The member's choice, and the button that revokes it. */
export function Chosen({ user, renewal }: Props) {
  const { state, period, cardLastFour, nextAt, nextKurus } = renewal;
  const every = period ? EVERY[period] : '';
  return (
    <>
      {state === 'on' ? (
        <p className="tabular">
          {`Açık: üyeliğiniz ${every}, ${cardLastFour} ile biten kartınızla yenilenir.`}
          {nextAt && nextKurus !== undefined ? ` Sıradaki çekim: ${dayOf(nextAt)}, ${formatKurus(nextKurus)}.` : ''}
        </p>
      ) : (
        <Notice look="waiting">
          <p>Yenilemeyi seçtiniz ama kartınız saklanmadı. Kart saklanana kadar hiçbir ücret alınmaz.</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {state === 'cardMissing' && renewal.canChoose ? <StoreCard user={user} renewal={renewal} /> : null}
        <EndRenewal user={user} />
      </div>
    </>
  );
}

/** The separate consent; without it premium ends automatically. */
export function Choose({ user, renewal }: Props) {
  const { form, errors, refuse } = useFormErrors();
  const { mutate, isPending, isSuccess, error } = useRenewal(user, renewal);
  const isBusy = isPending || isSuccess;
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const isAgreed = new FormData(event.currentTarget).has('renews');
    if (refuse({ renews: isAgreed ? undefined : 'Yenileme için kutuyu işaretleyin.' }) || isBusy) return;
    mutate();
  }
  return (
    <>
      <p>Üyeliğiniz süresi dolunca kapanır. Her seferinde yeniden almak istemiyorsanız yenilemeyi açabilirsiniz.</p>
      <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <CheckBox name="renews" label={renewal.consent} error={errors.renews} required />
        {error ? <Notice look="failure">{orderFailure(error)}</Notice> : null}
        <p className="text-sm text-ink-soft">
          {`Kartınızı ${renewal.keptBy ?? 'ödeme kuruluşu'} saklar, bilgileri bize gelmez. Her çekimden ${RENEWAL.announceDays} gün önce tutarı ve gününü yazarız.`}
        </p>
        <div>
          <Button type="submit" look="secondary" className="max-sm:w-full" aria-disabled={isBusy}>
            {isBusy ? 'Kart sayfası açılıyor…' : 'Kartımı sakla ve yenilemeyi aç'}
          </Button>
        </div>
      </form>
    </>
  );
}

/** The consent was given, but the card is not stored yet. */
function StoreCard({ user, renewal }: Props) {
  const { mutate, isPending, isSuccess } = useRenewal(user, renewal);
  const isBusy = isPending || isSuccess;
  return (
    <Button look="secondary" className="max-sm:w-full" aria-disabled={isBusy} onClick={() => isBusy || mutate()}>
      {isBusy ? 'Kart sayfası açılıyor…' : 'Kartımı sakla'}
    </Button>
  );
}

/** Accepts the sentence that was shown, and redirects to the page on which the card is stored. */
function useRenewal(user: User, { consent }: Renewal) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => sendJson('PUT', '/api/user/renewal', { consent: consent ?? '' }),
    onSuccess: ({ cardPageUrl }) => {
      if (cardPageUrl) window.location.assign(cardPageUrl);
    },
    onError: (error) => {
      showToast({ kind: 'error', title: 'Yenileme açılamadı', description: orderFailure(error) });
      void queryClient.invalidateQueries({ queryKey: ordersKey(user) });
    },
  });
}

function EndRenewal({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendJson('DELETE', '/api/user/renewal'),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ordersQuery(user).queryKey });
      showToast({
        kind: 'done',
        title: 'Otomatik yenileme kapandı',
        description: 'Ödediğiniz sürenin sonuna kadar premium sizde kalır.',
      });
    },
    onError: (error) => showToast({ kind: 'error', title: 'Yenileme kapatılamadı', description: orderFailure(error) }),
  });
  return (
    <Button look="secondary" className="max-sm:w-full" aria-disabled={isPending} onClick={() => isPending || mutate()}>
      {isPending ? 'Kapatılıyor…' : 'Yenilemeyi kapat'}
    </Button>
  );
}
