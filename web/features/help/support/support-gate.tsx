import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { closeSupportRequest, requestSupport, useSupportRequest } from './support-request.ts';
import { useAnswerWatch, useUnread } from './use-unread.ts';

/** Mounted once on every page: contains what the help button opens, loaded with the first click. */
export function SupportGate() {
  useMailedLink();
  const request = useSupportRequest();
  const unread = useUnread();
  useAnswerWatch(request !== undefined);
  const Panel = useLoaded(
    request !== undefined,
    async () => (await import('./panel/support-panel.tsx')).SupportPanel,
    (error) => {
      closeSupportRequest();
      showFailure('Yardım açılamadı.', error);
    },
  );
  return (
    <>
      <p role="status" className="sr-only">
        {unread > 0 ? `Destekten ${unread} yeni mesaj var.` : ''}
      </p>
      {Panel && request ? <Panel {...request} onClose={closeSupportRequest} /> : null}
    </>
  );
}

/** Opens the panel for visitors who come from a mail's link, and removes the token from the address. */
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
