import { Dialog } from 'radix-ui';
import { useRef } from 'react';
import { X } from '#web/ui/icons.tsx';
import { useBackCloses } from '#web/ui/layers/use-back-closes.ts';
import { useSubscription } from '../state/subscription-state.ts';
import { closeUpgradeRequest, type UpgradeRequest } from '../upgrade-request.ts';
import { ActiveTrial } from './active-trial.tsx';
import { Offer } from './offer.tsx';
import { PaidSubscription } from './paid-subscription.tsx';

export type SubscriptionDialogProps = {
  /** The current request; undefined while the dialog is closed. */
  request: UpgradeRequest | undefined;
  /** Called with the message to show. */
  onTrialStarted: (notice: string) => void;
};

/** The subscription dialog (spec §2): an offer, the running trial, or the paid subscription. */
export function SubscriptionDialog({ request, onTrialStarted }: SubscriptionDialogProps) {
  const { kind } = useSubscription();
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  useBackCloses(request !== undefined, closeUpgradeRequest);
  return (
    <Dialog.Root open={request !== undefined} onOpenChange={(isOpen) => isOpen || closeUpgradeRequest()}>
      {/* With a named container React can render the dialog in slices (concurrently) instead of in a second pass. */}
      <Dialog.Portal container={document.body}>
        {/* Above a listing, which may also be a dialog. */}
        <Dialog.Overlay className="animate-fade-in fixed inset-0 z-60 bg-ink/50 dark:bg-paper/80" />
        <Dialog.Content
          ref={content}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            opener.current = document.activeElement;
            // Not a button: the dialog may open automatically, and a key pressed at that moment must not activate the
            // button.
            content.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className="animate-slide-up fixed inset-x-0 bottom-0 z-60 max-h-[92dvh] overflow-y-auto overscroll-contain rounded-t-sheet bg-sheet text-ink shadow-sheet outline-none sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-120 sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-sheet"
        >
          <Dialog.Title lang="en" className="sr-only">
            Subscription Upgrade
          </Dialog.Title>
          {kind === 'free' ? <Offer {...(request ?? { reason: 'offer' })} onTrialStarted={onTrialStarted} /> : null}
          {kind === 'trial' ? <ActiveTrial /> : null}
          {kind === 'paid' ? <PaidSubscription /> : null}
          <Dialog.Close
            className="absolute top-2 right-2 inline-flex size-11 items-center justify-center rounded-control text-ink-soft hover:bg-sunk"
            aria-label="Kapat"
          >
            <X size={20} aria-hidden="true" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
