import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { OPEN_STATES } from '#shared/orders/order-rules.ts';
import type { Orders } from '#shared/orders/orders.ts';
import { type OrderedPlan, orderFailure, refusalOf } from '#web/features/selling/orders/index.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Clock, type IconComponent, Info, ShieldCheck } from '#web/ui/icons.tsx';
import { MessageState } from '#web/ui/message-state.tsx';
import { LoadFailure } from '#web/ui/panel-states.tsx';
import { SalesClosed } from './sales-closed.tsx';

type Props = { error: Error; mine: Orders; ordered: OrderedPlan; onRetry: () => void };
type Reason = { readonly icon: IconComponent; readonly title: string; readonly action: ReactNode };

const PRIMARY = buttonClass('primary');
const REASONS: Readonly<Record<string, Reason>> = {
  ALREADY_PREMIUM: {
    icon: ShieldCheck,
    title: 'Premium üyeliğiniz sürüyor.',
    action: (
      <Link to="/user" hash="uyelik" className={PRIMARY}>
        Üyeliğime git
      </Link>
    ),
  },
  YEAR_NOT_SOLD: {
    icon: Info,
    title: 'Yıllık üyelik henüz satılmıyor.',
    action: (
      <Link to="/siparis" search={{ period: 'monthly' }} replace className={PRIMARY}>
        Aylık üyelikle devam et
      </Link>
    ),
  },
  PLAN_RUNNING: {
    icon: ShieldCheck,
    title: 'Kurumun planı sürüyor.',
    action: (
      <Link to="/kurum" className={PRIMARY}>
        Kurumuma git
      </Link>
    ),
  },
  OFFER_ONLY: {
    icon: Info,
    title: 'Bu plan teklifle uzatılır.',
    action: (
      <Link to="/iletisim" search={{ konu: 'Kurumsal plan' }} hash="form" className={PRIMARY}>
        Bize yazın
      </Link>
    ),
  },
  EMAIL_UNCONFIRMED: {
    icon: Info,
    title: 'E-posta adresiniz onaylı değil.',
    action: (
      <Link to="/user" className={PRIMARY}>
        Profilime git
      </Link>
    ),
  },
  NOT_FOUND: {
    icon: Info,
    title: 'Bu kurumun planını uzatamazsınız.',
    action: (
      <Link to="/kurum" className={PRIMARY}>
        Kurumlarıma git
      </Link>
    ),
  },
};

/** Why no order can be started, and what to do. */
export function NotBegun({ error, mine, ordered, onRetry }: Props) {
  const code = refusalOf(error);
  if (code === 'SALES_CLOSED') return <SalesClosed ordered={ordered} />;
  const running = mine.orders.find(({ state }) => OPEN_STATES.includes(state));
  const reason = code === 'PAYMENT_RUNNING' && running ? payingReason(running.id) : REASONS[code ?? ''];
  if (!reason) return <LoadFailure title="Sipariş başlatılamadı." error={error} onRetry={onRetry} />;
  return (
    <MessageState icon={reason.icon} title={reason.title} action={reason.action}>
      {code === 'NOT_FOUND' ? 'Planı yalnızca kurumun sahipleri uzatır.' : orderFailure(error)}
    </MessageState>
  );
}

function payingReason(id: string): Reason {
  return {
    icon: Clock,
    title: 'Süren bir ödemeniz var.',
    action: (
      <Link to="/siparis/$id" params={{ id }} className={PRIMARY}>
        Süren siparişe git
      </Link>
    ),
  };
}
