import { Link } from '@tanstack/react-router';
import type { OrderPeriod } from '#shared/orders/order-rules.ts';
import type { OrderedPlan } from '#web/features/selling/orders/index.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Info } from '#web/ui/icons.tsx';
import { MessageState } from '#web/ui/message-state.tsx';

const SUBJECTS: Readonly<Record<OrderPeriod, string>> = {
  monthly: 'Premium üyelik',
  yearly: 'Yıllık premium üyelik',
};

/** Nothing can be bought here yet: the page offers a message instead. */
export function SalesClosed({ ordered: { plan, period } }: { ordered: OrderedPlan }) {
  const konu = plan === 'corporate' ? 'Kurumsal plan' : SUBJECTS[period];
  return (
    <MessageState
      icon={Info}
      title="Çevrim içi ödeme henüz açık değil."
      action={
        <>
          <Link to="/iletisim" search={{ konu }} hash="form" className={buttonClass('primary')}>
            Üyelik için bize yazın
          </Link>
          <Link to="/search" className={buttonClass('secondary')}>
            İhalelere bakın
          </Link>
        </>
      }
    >
      Sizden ücret alınmadı. Bize yazarsanız ödeme açıldığında haber veririz.
    </MessageState>
  );
}
