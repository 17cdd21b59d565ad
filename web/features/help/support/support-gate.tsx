import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { SupportButton } from './support-button.tsx';
import { closeSupportRequest, requestSupport, useSupportRequest } from './support-request.ts';
import { useAnswerWatch, useUnread } from './use-unread.ts';

/** Is on every page once: the button of live support; what it opens is loaded with the first click. */
export function SupportGate() {
  useMailedLink();
  const request = useSupportRequest();
  const unread = useUnread();
  useAnswerWatch(request !== undefined);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const listing = /^\/ilan\/(\d{1,15})(\/.+)?$/.exec(path);
  // A listing's own page has the button among those of its head.
  const isInHead = listing !== null && listing[2] === undefined;
  const Panel = useLoaded(
    request !== undefined,
    async () => (await import('./panel/support-panel.tsx')).SupportPanel,
    (error) => {
      closeSupportRequest();
      showFailure('Destek açılamadı.', error);
    },
  );
  return (
    <>
      <section aria-label="Yardım">
        {isInHead ? null : <SupportButton propertyId={listing ? Number(listing[1]) : undefined} />}
        <p role="status" className="sr-only">
          {unread > 0 ? `Destekten ${unread} yeni mesaj var.` : ''}
        </p>
      </section>
      {Panel && request ? <Panel {...request} onClose={closeSupportRequest} /> : null}
    </>
  );
}

/** Opens the panel for visitors who come by the link of a mail, and takes the token out of the address. */
function useMailedLink(): void {
  const router = useRouter();
  useEffect(() => {
    const token = /^#destek=([\w-]{43})$/.exec(location.hash)?.[1];
    if (token === undefined) return;
    void router
      .navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
      .then(() => requestSupport(undefined, token));
  }, [router]);
}
