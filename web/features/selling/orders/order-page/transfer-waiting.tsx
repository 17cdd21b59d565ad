import { useQuery } from '@tanstack/react-query';
import type { User } from '#shared/accounts.ts';
import type { Order } from '#shared/orders/orders.ts';
import { formatKurus } from '#shared/text/money.ts';
import { orderTermsQuery } from '#web/features/members/subscription/index.ts';
import { companyQuery } from '#web/platform/queries/company-query.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Hourglass } from '#web/ui/icons.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { Notice } from '../notice.tsx';
import { ordersKey, startPayment } from '../order-calls.ts';
import { lastDayOf, orderFailure } from '../order-words.ts';
import { usePayment } from '../pay.tsx';
import { GiveUp } from './give-up.tsx';
import { StateSheet } from './state-sheet.tsx';

/** A transfer is awaited: the account, the reference and the deadline. */
export function TransferWaiting({ user, order }: { user: User; order: Order }) {
  const { data: terms } = useQuery(orderTermsQuery);
  const { data: company } = useQuery(companyQuery);
  const { mutate, isPending, error } = usePayment(user, order.id);
  return (
    <StateSheet icon={Hourglass} hue="amber" title="Havaleniz bekleniyor">
      {order.expiresAt ? (
        <p>
          {'Tutarı '}
          <strong className="tabular font-semibold">{lastDayOf(order.expiresAt)}</strong>
          {
            ' günü sonuna kadar aşağıdaki hesaba gönderin. Açıklamaya yalnızca sipariş kodunu yazın; ödemeniz onunla tanınır.'
          }
        </p>
      ) : null}
      <Account user={user} order={order} />
      <p className="text-sm text-ink-soft">
        {company?.sendsMail
          ? 'Ödemeniz hesabımıza geçince size e-postayla haber veririz. Bu bilgileri e-posta adresinize de gönderdik.'
          : 'Ödemeniz hesabımıza geçince bu sayfa otomatik yenilenir.'}
      </p>
      {error ? <Notice look="failure">{orderFailure(error)}</Notice> : null}
      <div className="flex flex-wrap gap-3">
        {terms?.methods.includes('card') ? (
          <Button
            look="secondary"
            className="max-sm:w-full"
            aria-disabled={isPending}
            onClick={() => isPending || mutate('card')}
          >
            {isPending ? 'Ödeme sayfası açılıyor…' : 'Bunun yerine kartla öde'}
          </Button>
        ) : null}
        <GiveUp user={user} order={order} />
      </div>
    </StateSheet>
  );
}

function Account({ user, order }: { user: User; order: Order }) {
  // A query, because the call is idempotent.
  const { data, error, refetch } = useQuery({
    queryKey: [...ordersKey(user), order.id, 'account'],
    queryFn: () => startPayment(order.id, 'transfer'),
  });
  if (error) return <LoadFailure title="Hesap bilgileri yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (data?.method !== 'transfer') return <LoadingRows label="Hesap bilgileri yükleniyor" count={1} />;
  const iban = data.iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
  return (
    <dl className="tabular divide-y divide-line rounded-sheet border border-line">
      <Row
        name="Tutar"
        value={formatKurus(data.totalKurus)}
        copied={(data.totalKurus / 100).toFixed(2).replace('.', ',')}
      />
      <Row name="Alıcı" value={data.holder} copied={data.holder} />
      <Row name="Banka" value={data.bank} />
      <Row name="IBAN" value={iban} copied={data.iban} />
      <Row name="Açıklama (sipariş kodu)" value={data.reference} copied={data.reference} isStrong />
    </dl>
  );
}

type RowProps = { name: string; value: string; copied?: string; isStrong?: boolean };

function Row({ name, value, copied, isStrong }: RowProps) {
  return (
    <div className="px-4 py-2.5">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="flex min-h-8 items-center justify-between gap-x-2">
        <span className={isStrong ? 'text-lg font-bold' : 'font-medium'}>{value}</span>
        {copied ? (
          <span className="flex shrink-0 flex-row-reverse items-center gap-2">
            <CopyButton text={copied} label={`${name}: kopyala`} />
          </span>
        ) : null}
      </dd>
    </div>
  );
}
