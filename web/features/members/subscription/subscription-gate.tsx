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

/** Mounted once on every page: follows the subscription, and shows its dialog on request. */
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

/** The dialog, loaded on the first request. */
function useDialog(isAsked: boolean): ComponentType<SubscriptionDialogProps> | undefined {
  const [dialog, setDialog] = useState<{ Component: ComponentType<SubscriptionDialogProps> }>();
  useEffect(() => {
    if (!isAsked) return;
    markOfferShown();
    loadSubscriptionDialog().then(
      // As a transition: it may open automatically while a slow phone is still hydrating.
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
 * Reloads listings when premium starts or ends, because locked fields and allowed searches change. Searches are also
 * reloaded when a page opens, because the server renders them for an anonymous visitor (D25, D35).
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

/** Reports a trial that the server doesn't know yet: when a page opens, and when the connection is back. */
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
