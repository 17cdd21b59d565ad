import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuthToken } from '#web/platform/auth-token.ts';
import { logWarning } from '#web/platform/log-warning.ts';
import { readStored, writeStored } from '#web/platform/stored-text.ts';
import { loadSubscriptionDialog } from './dialog/load-subscription-dialog.ts';
import { accountSubscriptionQuery } from './state/account-subscription.ts';
import { readSubscription } from './state/subscription-state.ts';
import { requestUpgrade } from './upgrade-request.ts';

/** Spec §9. */
const OPEN_AFTER_MS = 1000;
const SHOWN_KEY = 'subscription_offer_shown';
/** Crawlers run scripts too; a page behind a dialog is not what they should see. (Cubot makes phones.) */
const CRAWLER = /(?<!cu)bot\b|crawl|spider|slurp|externalhit/i;
const OPEN_LAYER = ['dialog', 'alertdialog', 'menu'].map((role) => `[role="${role}"]`).join(',');

/** In this browser session the dialog has been open; it does not open by itself again (D11). */
export function markOfferShown(): void {
  writeStored('sessionStorage', SHOWN_KEY, '1');
}

function isDone(): boolean {
  return readStored('sessionStorage', SHOWN_KEY) !== undefined || readSubscription().isPremium;
}

/** Somebody is busy: writing, in another dialog or menu, or in another tab. */
function isBusy(): boolean {
  const isWriting = document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
  return isWriting || document.hidden || document.querySelector(OPEN_LAYER) !== null;
}

/**
 * Opens the offer a second after the page, for who is not premium, once per browser session (D11). While somebody is
 * busy it waits; once the page has been left it stays away.
 */
export function useAutomaticOffer(): void {
  const token = useAuthToken();
  const { isLoading } = useQuery(accountSubscriptionQuery(token));
  useEffect(() => {
    // Whether somebody signed in is premium only the server knows.
    if (isLoading || CRAWLER.test(navigator.userAgent)) return undefined;
    let timer = setTimeout(tryToOpen, OPEN_AFTER_MS);
    let isLeft = false;
    async function tryToOpen(): Promise<void> {
      if (isDone()) return;
      try {
        if (!isBusy()) await loadSubscriptionDialog();
      } catch (error) {
        logWarning('The subscription dialog could not be loaded.', error);
        return;
      }
      if (isLeft || isDone()) return;
      if (isBusy()) timer = setTimeout(tryToOpen, OPEN_AFTER_MS);
      else requestUpgrade('offer');
    }
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isLoading]);
}
