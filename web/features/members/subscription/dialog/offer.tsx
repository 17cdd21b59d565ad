import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FREE_VIEWS_PER_DAY, TRIAL_DAYS } from '#shared/plans.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckoutLink, PlanChoice, useChosenPlan, useIsSaleOpen } from '../buying/choose-plan.tsx';
import { LaunchPrice } from '../buying/launch-price.tsx';
import { useLookedAt } from '../looked-at.ts';
import { beginTrial } from '../state/begin-trial.ts';
import { useSubscription } from '../state/subscription-state.ts';
import { closeUpgradeRequest, type UpgradeReason, type UpgradeRequest } from '../upgrade-request.ts';
import { Benefits } from './benefits.tsx';
import { CloseButton, DialogFrame, useCaptionWithPrice } from './dialog-parts.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { UnconfirmedTrial } from './unconfirmed-trial.tsx';

const LEADS: Readonly<Record<UpgradeReason, string | undefined>> = {
  offer: undefined,
  lockedField: 'Bu bilgi premium üyelikle açılır.',
  dailyLimit: `Bugünkü ${FREE_VIEWS_PER_DAY} ilan hakkınızı kullandınız.`,
};
const STARTED = `${TRIAL_DAYS} günlük premium denemeniz başladı.`;

type Props = UpgradeRequest & { onTrialStarted: (notice: string) => void };

/**
 * For visitors without premium: first what they looked at (D50), then benefits and price, and the trial if one can be
 * started.
 */
export function Offer({ reason, about, onTrialStarted }: Props) {
  const queryClient = useQueryClient();
  const { canStartTrial } = useSubscription();
  const [isPaymentAsked, setPaymentAsked] = useState(false);
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => beginTrial(queryClient),
    onSuccess: (outcome) => {
      if (outcome.kind !== 'started') return;
      onTrialStarted(STARTED);
      closeUpgradeRequest();
    },
  });
  const lookedAt = useLookedAt();
  const plan = useChosenPlan();
  const isSaleOpen = useIsSaleOpen() === true;
  const hasTrial = canStartTrial || isPending;
  const isAsked = data?.kind === 'waits';
  const subscribeCaption = useCaptionWithPrice(hasTrial ? 'Denemeyi atla, abone ol' : 'Şimdi abone olun', plan.period);
  return (
    <DialogFrame
      // At the daily limit the visitor has not seen the listing.
      lookedAt={reason === 'dailyLimit' ? undefined : lookedAt}
      lead={LEADS[reason]}
      title="Tam Erişimi Açın"
      subText="Tam mülk detaylarını ve iletişim bilgilerini edinin"
      actions={
        <>
          {hasTrial ? <UnconfirmedTrial isAsked={isAsked} /> : null}
          {data?.kind === 'refused' && !isAsked ? (
            <p role="alert" className="rounded-sheet bg-red-tint px-4 py-3 text-red">
              {data.message}
            </p>
          ) : null}
          {hasTrial && !isAsked ? (
            // Not `disabled` while sending: a disabled button would lose the focus.
            <Button className="min-h-12 w-full" aria-disabled={isPending} onClick={() => isPending || mutate()}>
              {isPending ? 'Deneme başlatılıyor…' : `${TRIAL_DAYS} gün ücretsiz deneyin`}
            </Button>
          ) : null}
          {isSaleOpen && !hasTrial ? <CheckoutLink period={plan.period}>{subscribeCaption}</CheckoutLink> : null}
          {hasTrial || isSaleOpen ? null : (
            <Button className="tabular min-h-12 w-full" onClick={() => setPaymentAsked(true)}>
              {subscribeCaption}
            </Button>
          )}
          <CloseButton>Sınırlı erişimle devam et</CloseButton>
          {isSaleOpen && hasTrial ? (
            <CheckoutLink period={plan.period} look="link">
              {subscribeCaption}
            </CheckoutLink>
          ) : null}
        </>
      }
    >
      <Benefits about={about} />
      {isSaleOpen ? <PlanChoice {...plan} /> : <LaunchPrice />}
      {canStartTrial ? (
        <p className="text-sm text-ink-soft">Denemek için kart gerekmez; süre bitince otomatik ödeme alınmaz.</p>
      ) : null}
      {isPaymentAsked && !isSaleOpen ? <PaymentNotice /> : null}
    </DialogFrame>
  );
}
