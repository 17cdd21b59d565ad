import type { User } from '#shared/accounts.ts';
import type { Order } from '#shared/orders/orders.ts';
import { formatKurus } from '#shared/text/money.ts';
import { Button } from '#web/ui/button.tsx';
import { ExternalLink, Hourglass } from '#web/ui/icons.tsx';
import { Notice } from '../notice.tsx';
import { orderFailure } from '../order-words.ts';
import { usePayment } from '../pay.tsx';
import { GiveUp } from './give-up.tsx';
import { StateSheet } from './state-sheet.tsx';

/** A card payment is open: its result is pending, or the buyer returned from the provider's page without paying. */
export function CardWaiting({ user, order }: { user: User; order: Order }) {
  const { mutate, isPending, error } = usePayment(user, order.id);
  return (
    <StateSheet icon={Hourglass} hue="amber" title="Ödemenizin sonucu bekleniyor">
      <p>
        {`${formatKurus(order.totalKurus)} tutarındaki ödemenizin sonucu bize ulaşınca bu sayfa otomatik yenilenir. Bu genellikle birkaç saniye sürer; sayfayı kapatsanız da ödemeniz kaybolmaz.`}
      </p>
      {error ? <Notice look="failure">{orderFailure(error)}</Notice> : null}
      <p className="text-ink-soft">Kart bilgilerinizi henüz girmediyseniz ödeme sayfasına dönün.</p>
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          className="max-sm:w-full"
          aria-disabled={isPending}
          onClick={() => isPending || mutate('card')}
        >
          <ExternalLink size={20} aria-hidden="true" />
          {isPending ? 'Ödeme sayfası açılıyor…' : 'Ödeme sayfasına dön'}
        </Button>
        <GiveUp user={user} order={order} />
      </div>
    </StateSheet>
  );
}
