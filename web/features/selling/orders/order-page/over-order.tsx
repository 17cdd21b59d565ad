import { Link } from '@tanstack/react-router';
import type { Order } from '#shared/orders/orders.ts';
import { formatKurus } from '#shared/text/money.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { CircleSlash, RotateCcw } from '#web/ui/icons.tsx';
import { dayOf } from '../order-words.ts';
import { checkoutSearchOf } from '../ordered-plan.ts';
import { StateSheet } from './state-sheet.tsx';

const TEXTS = {
  draft: ['Sipariş henüz onaylanmadı', 'Fatura bilgilerini ve sözleşmeyi onayladığınızda ödemeye geçilir.'],
  shown: ['Sipariş henüz onaylanmadı', 'Sözleşmeyi onayladığınızda ödemeye geçilir.'],
  expired: [
    'Siparişin süresi doldu',
    'Süresi içinde ödenmediği için kapandı; sizden ücret alınmadı. Havaleyi gönderdiyseniz hesabımıza geçtiğinde siparişinize işlenir; yerine başka bir sipariş verdiyseniz geri gönderilir.',
  ],
  cancelled: ['Siparişten vazgeçildi', 'Sizden ücret alınmadı. Bu arada ödeme yaptıysanız para geri gönderilir.'],
} as const;

/** An order that is not confirmed yet or is over: what that means, and a link to a new one. */
export function OverOrder({ order }: { order: Order }) {
  const { state, refunds } = order;
  if (state === 'refunded') return <Refunded order={order} />;
  if (state === 'paid' || state === 'paying' || state === 'confirmed' || state === 'failed') return null;
  const [title, text] = TEXTS[state];
  const isBegun = state === 'draft' || state === 'shown';
  return (
    <StateSheet icon={CircleSlash} hue="petrol" title={title}>
      <p>{text}</p>
      {refunds.length > 0 ? <p>Gelen ödeme geri gönderiliyor; tutarı ve günü sipariş bilgisinde yazıyor.</p> : null}
      <div>
        <Link
          to="/siparis"
          search={checkoutSearchOf({ ...order, organisationId: order.organisation?.id })}
          className={buttonClass('primary', 'max-sm:w-full')}
        >
          {isBegun ? 'Siparişe devam et' : 'Yeniden sipariş ver'}
        </Link>
      </div>
    </StateSheet>
  );
}

function Refunded({ order: { plan, refunds, validFrom, validUntil } }: { order: Order }) {
  const [refund] = refunds;
  // An order that was withdrawn in time never started.
  const hasBegun = validFrom !== undefined && Date.parse(validFrom) <= Date.now();
  const isOpen = hasBegun && validUntil !== undefined && Date.parse(validUntil) > Date.now();
  return (
    <StateSheet icon={RotateCcw} hue="petrol" title="Bu sipariş sona erdi">
      {refund ? (
        <p className="tabular">
          {refund.isDone && refund.doneAt
            ? `${formatKurus(refund.amountKurus)} ${dayOf(refund.doneAt)} günü geri gönderildi.`
            : `${formatKurus(refund.amountKurus)} en geç ${dayOf(refund.dueBy)} günü geri gönderilir.`}
        </p>
      ) : null}
      {isOpen ? (
        <p className="tabular">{`${plan === 'corporate' ? 'Kurumun planı' : 'Premium'} ${dayOf(validUntil)} gününün başında kapanır.`}</p>
      ) : null}
      <div>
        <Link to="/user" hash="uyelik" className={buttonClass('secondary', 'max-sm:w-full')}>
          Üyeliğime git
        </Link>
      </div>
    </StateSheet>
  );
}
