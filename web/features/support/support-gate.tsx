import { useRouterState } from '@tanstack/react-router';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { SupportButton } from './support-button.tsx';
import { closeSupportRequest, useSupportRequest } from './support-request.ts';

/** Is on every page once: the button of live support; what it opens is loaded with the first click. */
export function SupportGate() {
  const request = useSupportRequest();
  const listing = useRouterState({ select: ({ location }) => /^\/ilan\/(\d{1,15})/.exec(location.pathname)?.[1] });
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
      <SupportButton propertyId={listing === undefined ? undefined : Number(listing)} />
      {Panel && request ? <Panel propertyId={request.propertyId} onClose={closeSupportRequest} /> : null}
    </>
  );
}
