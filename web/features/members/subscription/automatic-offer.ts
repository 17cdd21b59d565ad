import { useEffect } from 'react';
import { logWarning } from '#web/platform/log-warning.ts';
import { readStored, writeStored } from '#web/platform/stored-text.ts';
import { wasToastShown } from '#web/ui/toasts/toast.ts';
import { loadSubscriptionDialog } from './dialog/load-subscription-dialog.ts';
import { useIsSubscriptionKnown } from './state/account-subscription.ts';
import { readSubscription } from './state/subscription-state.ts';
import { requestUpgrade } from './upgrade-request.ts';

/** Spec §9. */
const OPEN_AFTER_MS = 1000;
const SHOWN_KEY = 'subscription_offer_shown';
/** Crawlers run scripts too and should see the page without a dialog. (Cubot is a brand of phones.) */
const CRAWLER = /(?<!cu)bot\b|crawl|spider|slurp|externalhit/i;
/** The bar that asks about storage. */
const STORAGE_QUESTION = '[data-storage-question]';
const OPEN_LAYER = ['dialog', 'alertdialog', 'menu'].map((role) => `[role="${role}"]`).join(',');

/** Stores that the dialog was shown in this browser session, so that it doesn't open automatically again (D11). */
export function markOfferShown(): void {
  writeStored('sessionStorage', SHOWN_KEY, '1');
}

/**
 * Opens the dialog about the daily limit, unless one was opened in this browser session (D11): the page itself says the
 * same and has a button for it.
 */
export function offerAtDailyLimit(): void {
  if (readStored('sessionStorage', SHOWN_KEY) === undefined) requestUpgrade('dailyLimit');
}

/**
 * Whether no offer must be made any more: one was shown, the visitor is premium, or a toast has just reported a result,
 * such as registration or the deletion of the account.
 */
function isDone(): boolean {
  if (wasToastShown()) markOfferShown();
  return readStored('sessionStorage', SHOWN_KEY) !== undefined || readSubscription().isPremium;
}

/**
 * Whether the visitor is busy: typing or with a typed search, in another dialog or menu, in the question about storage,
 * or in another tab (D50).
 */
function isBusy(): boolean {
  const isWriting = document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
  const hasTyped = [...document.querySelectorAll<HTMLInputElement>('main input[type="search"]')].some(
    ({ value }) => value !== '',
  );
  const isAnswering = document.querySelector(`${STORAGE_QUESTION}:is(:hover, :focus-within)`) !== null;
  return isWriting || hasTyped || isAnswering || document.hidden || document.querySelector(OPEN_LAYER) !== null;
}

/**
 * Opens the offer one second after the page for visitors without premium, once per browser session (D11); a second
 * later while the question about storage is open (D50). It waits while the visitor is busy, and doesn't open after the
 * page was left.
 */
export function useAutomaticOffer(): void {
  const isKnown = useIsSubscriptionKnown();
  useEffect(() => {
    // Only the server knows whether a member is premium.
    if (!isKnown || CRAWLER.test(navigator.userAgent)) return undefined;
    let timer = setTimeout(tryToOpen, OPEN_AFTER_MS);
    let isLeft = false;
    let wasAsked = false;
    async function tryToOpen(): Promise<void> {
      if (isDone()) return;
      // The question about storage has the first second (D50).
      if (!wasAsked && document.querySelector(STORAGE_QUESTION) !== null) {
        wasAsked = true;
        timer = setTimeout(tryToOpen, OPEN_AFTER_MS);
        return;
      }
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
  }, [isKnown]);
}
