import { useQuery } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import type { OrderPeriod } from '#shared/orders/order-rules.ts';
import { monthlyCharge, PREMIUM_PRICES } from '#shared/plans.ts';
import { formatLira, formatLiraExact } from '#shared/text/money.ts';
import { companyQuery } from '#web/platform/queries/company-query.ts';
import { buttonClass } from '#web/ui/button.tsx';

/**
 * The caption of a payment button with the price (D3): `Şimdi abone olun · ₺29,99/ay`; without the price until it is
 * known.
 */
export function useCaptionWithPrice(caption: string, period: OrderPeriod): string {
  const { data } = useQuery(companyQuery);
  if (period === 'yearly') return `${caption} · ${formatLira(PREMIUM_PRICES.yearly)}/yıl`;
  return data ? `${caption} · ${formatLiraExact(monthlyCharge(data))}/ay` : caption;
}

type FrameProps = {
  /** The listing that the visitor looked at. */
  lookedAt?: string | undefined;
  lead?: string | undefined;
  title: string;
  subText: string;
  children: ReactNode;
  actions: ReactNode;
};

/** The frame of every variant: heading, content, and buttons within reach of the thumb. */
export function DialogFrame({ lookedAt, lead, title, subText, children, actions }: FrameProps) {
  return (
    <>
      <div className="px-5 pt-5 sm:px-7 sm:pt-6">
        {lookedAt ? <p className="mb-1 line-clamp-2 pr-10 text-sm text-ink-soft">Baktığınız ilan: {lookedAt}</p> : null}
        {lead ? <p className="mb-1 pr-10 font-medium text-amber">{lead}</p> : null}
        <h2 className="pr-10 text-xl font-bold tracking-tight">{title}</h2>
        <Dialog.Description className="mt-1 text-balance text-ink-soft">{subText}</Dialog.Description>
        <div className="mt-5 flex flex-col gap-4 pb-2">{children}</div>
      </div>
      {/* In a low window the fade shows that the content continues behind the buttons. */}
      <div className="before:absolute before:inset-x-0 before:-top-5 before:h-5 before:bg-linear-to-t before:from-sheet relative bottom-0 flex flex-col gap-2 bg-sheet px-5 pt-3 pb-[max(16px,env(safe-area-inset-bottom))] sm:px-7 sm:pb-6 [@media(height>=560px)]:sticky">
        {actions}
      </div>
    </>
  );
}

/** Closes the dialog without doing anything. */
export function CloseButton({ children }: { children: string }) {
  return <Dialog.Close className={buttonClass('secondary', 'min-h-12 w-full')}>{children}</Dialog.Close>;
}
