import { sendJson } from '#web/platform/api-client.ts';
import { storeAuthToken } from '#web/platform/auth-token.ts';
import { logWarning } from '#web/platform/log-warning.ts';
import { showToast } from '#web/ui/toasts/toast.ts';

/** Ends the session here and on the server; here at once, without waiting for the network. */
export async function signOut(): Promise<void> {
  // The request already contains the token when the next line removes it.
  const ending = sendJson('POST', '/api/auth/logout');
  storeAuthToken(undefined);
  showToast({ kind: 'plain', title: 'Çıkış yaptınız.' });
  await ending.catch((error: unknown) => logWarning('The server could not be told of the end of the session.', error));
}
