import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CheckoutLink, PlanChoice, useChosenPlan, useIsSaleOpen } from '../buying/choose-plan.tsx';
import { LaunchPrice } from '../buying/launch-price.tsx';
import { useSubscription } from '../state/subscription-state.ts';
import { CloseButton, DialogFrame, useCaptionWithPrice } from './dialog-parts.tsx';
import { PaymentNotice } from './payment-notice.tsx';

/** For a running trial: the number of days left, and how to continue afterwards. */
export function ActiveTrial() {
  const { trialDaysLeft, isUnconfirmed } = useSubscription();
  const plan = useChosenPlan();
  const isSaleOpen = useIsSaleOpen() === true;
  const upgradeCaption = useCaptionWithPrice('Hemen yükseltin', plan.period);
  const [isPaymentAsked, setPaymentAsked] = useState(false);
  return (
    <DialogFrame
      title="Premium Deneme Aktif"
      subText="Şu anda tüm premium özelliklerden faydalanıyorsunuz"
      actions={
        <>
          {isSaleOpen ? (
            <CheckoutLink period={plan.period}>{upgradeCaption}</CheckoutLink>
          ) : (
            <Button className="tabular min-h-12 w-full" onClick={() => setPaymentAsked(true)}>
              {upgradeCaption}
            </Button>
          )}
          <CloseButton>Kapat</CloseButton>
        </>
      }
    >
      {trialDaysLeft === undefined ? null : (
        <p className="tabular rounded-sheet bg-petrol-tint px-4 py-3 text-lg font-semibold text-petrol">
          {trialDaysLeft} gün kaldı
        </p>
      )}
      {isUnconfirmed ? (
        <p className="text-sm text-ink-soft">
          Denemeniz bu tarayıcıda başladı ama sunucuya henüz ulaşılamadı. Kilitli alanlar, bağlantı kurulunca açılır.
        </p>
      ) : null}
      {isSaleOpen ? <PlanChoice {...plan} /> : <LaunchPrice />}
      {isPaymentAsked && !isSaleOpen ? <PaymentNotice /> : null}
    </DialogFrame>
  );
}
