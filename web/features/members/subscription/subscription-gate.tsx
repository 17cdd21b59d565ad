import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react';
import { authToken } from '#web/platform/auth-token.ts';
import { logWarning } from '#web/platform/log-warning.ts';
import { showToast } from '#web/ui/toasts/toast.ts';
import { markOfferShown } from './automatic-offer.ts';
import { loadSubscriptionDialog } from './dialog/load-subscription-dialog.ts';
import type { SubscriptionDialogProps } from './dialog/subscription-dialog.tsx';
import { useAccountSubscription } from './state/account-subscription.ts';
import { confirmTrial } from './state/begin-trial.ts';
import { readSubscription, useSubscription } from './state/subscription-state.ts';
import { closeUpgradeRequest, useUpgradeRequest } from './upgrade-request.ts';

/** Is on every page once: follows the subscription, and shows its dialog on request. */
export function SubscriptionGate() {
  useAccountSubscription();
  useFreshListings();
  useTrialConfirmation();
  const request = useUpgradeRequest();
  const Dialog = useDialog(request !== undefined);

  function onTrialStarted(title: string): void {
    showToast({ kind: 'done', title });
    request?.afterwards?.();
  }

  return Dialog ? <Dialog request={request} onTrialStarted={onTrialStarted} /> : null;
}

/** The dialog, loaded at the first request. */
function useDialog(isAsked: boolean): ComponentType<SubscriptionDialogProps> | undefined {
  const [dialog, setDialog] = useState<{ Component: ComponentType<SubscriptionDialogProps> }>();
  useEffect(() => {
    if (!isAsked) return;
    markOfferShown();
    loadSubscriptionDialog().then(
      // As a transition: it may open by itself while a slow phone is still hydrating.
      (loaded) => startTransition(() => setDialog({ Component: loaded.SubscriptionDialog })),
      (error: unknown) => {
        logWarning('The subscription dialog could not be loaded.', error);
        closeUpgradeRequest();
        showToast({
          kind: 'error',
          title: 'Pencere açılamadı.',
          description: 'Lütfen internet bağlantınızı kontrol edin.',
        });
      },
    );
  }, [isAsked]);
  return dialog?.Component;
}

/**
 * When premium starts or ends, locked fields change, and what may be searched: listings are loaded again. Searches also
 * when a page opens, for the server renders them as anybody finds them (D25, D35).
 */
function useFreshListings(): void {
  const queryClient = useQueryClient();
  const { isLoaded, isPremium } = useSubscription();
  const before = useRef<boolean>(undefined);
  useEffect(() => {
    if (!isLoaded) return;
    if (before.current !== undefined && before.current !== isPremium)
      void queryClient.invalidateQueries({ queryKey: ['property'] });
    if ((before.current ?? false) !== isPremium) void queryClient.invalidateQueries({ queryKey: ['search'] });
    before.current = isPremium;
  }, [queryClient, isLoaded, isPremium]);
}

/** Reports a trial the server does not know yet: when a page opens, and when the connection is back. */
function useTrialConfirmation(): void {
  const queryClient = useQueryClient();
  const { isLoaded } = useSubscription();
  useEffect(() => {
    if (!isLoaded) return undefined;
    async function confirm(): Promise<void> {
      // Not for members: their subscription comes from the server.
      if (!readSubscription().isUnconfirmed || authToken() !== undefined) return;
      if (!(await confirmTrial(queryClient))) return;
      await queryClient.invalidateQueries({ queryKey: ['property'] });
      await queryClient.invalidateQueries({ queryKey: ['search'] });
    }
    void confirm();
    window.addEventListener('online', confirm);
    return () => window.removeEventListener('online', confirm);
  }, [queryClient, isLoaded]);
}
