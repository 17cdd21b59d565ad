import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { authToken, storeAuthToken, useAuthToken } from '#web/platform/auth-token.ts';
import { useStore } from '#web/platform/create-store.ts';
import { logWarning } from '#web/platform/log-warning.ts';
import { proofRequest } from '#web/platform/proof-request.ts';
import { showToast } from '#web/ui/toasts/toast.ts';
import { accountQuery } from './account-query.ts';
import { closeLoginRequest, type LoginRequest, requestLogin, useLoginRequest } from './entry/login-request.ts';

/** Mounted once on every page: deletes a member's data after the logout, and shows the login dialog on request. */
export function AccountGate() {
  useForgetting();
  const request = useLoginRequest();
  const Dialog = useDialog(request !== undefined);
  return (
    <>
      {Dialog ? <Dialog request={request} /> : null}
      <ProofGate />
    </>
  );
}

const ProofDialog = lazy(() => import('./entry/proof-dialog.tsx').then((loaded) => ({ default: loaded.ProofDialog })));

/** Shows the dialog that asks for the password again; loaded on first use. */
function ProofGate() {
  const request = useStore(proofRequest, undefined);
  const [wasAsked, setAsked] = useState(false);
  useEffect(() => {
    if (request) setAsked(true);
  }, [request]);
  return wasAsked ? (
    <Suspense>
      <ProofDialog request={request} />
    </Suspense>
  ) : null;
}

/** Deletes a member's data when the session has ended: here, in another tab, or on the server. */
function useForgetting(): void {
  const queryClient = useQueryClient();
  const token = useAuthToken();
  const { data } = useQuery(accountQuery(token));
  useEffect(() => {
    if (token !== undefined) return;
    queryClient.removeQueries({ queryKey: ['member'] });
    queryClient.removeQueries({ queryKey: ['account'] });
  }, [queryClient, token]);
  useEffect(() => {
    // Another tab may have signed in again in the meantime.
    if (data !== null || token === undefined || authToken() !== token) return;
    storeAuthToken(undefined);
    showToast({
      kind: 'plain',
      title: 'Oturumunuz sona erdi',
      description: 'Devam etmek için yeniden giriş yapın.',
      action: { label: 'Giriş yap', run: () => requestLogin({ tab: 'login' }) },
    });
  }, [data, token]);
}

/** The dialog, loaded on the first request. If it can't be loaded, the page with the same forms opens. */
function useDialog(isAsked: boolean): ComponentType<{ request: LoginRequest | undefined }> | undefined {
  const router = useRouter();
  const [dialog, setDialog] = useState<{ Component: ComponentType<{ request: LoginRequest | undefined }> }>();
  useEffect(() => {
    if (!isAsked || dialog) return;
    import('./entry/login-dialog.tsx').then(
      ({ LoginDialog }) => setDialog({ Component: LoginDialog }),
      (error: unknown) => {
        logWarning('The login dialog could not be loaded.', error);
        closeLoginRequest();
        location.assign(`/login?${new URLSearchParams({ next: router.state.location.href })}`);
      },
    );
  }, [isAsked, dialog, router]);
  return dialog?.Component;
}
