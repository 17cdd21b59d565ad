import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { storeAuthToken } from '#web/platform/auth-token.ts';
import { Button } from '#web/ui/button.tsx';
import { KeyRound } from '#web/ui/icons.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { signInByPasskey } from '../passkeys/passkey-calls.ts';

/** Login with a passkey instead of e-mail and password; only in browsers that support passkeys. */
export function PasskeyEntry({ onDone }: { onDone: () => void }) {
  const isHydrated = useHydrated();
  const [isBusy, setBusy] = useState(false);
  // The button is rendered from the start, so that nothing moves once the browser's support is known.
  if (isHydrated && typeof PublicKeyCredential === 'undefined') return null;

  async function enter(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const token = await signInByPasskey();
      if (token === undefined) return;
      storeAuthToken(token);
      showToast({ kind: 'done', title: 'Giriş Başarılı' });
      onDone();
    } catch (error) {
      showFailure('Giriş Hatası', error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      look="secondary"
      className="min-h-12 w-full"
      disabled={!isHydrated}
      aria-disabled={isBusy}
      onClick={() => void enter()}
    >
      <KeyRound size={20} aria-hidden="true" />
      {isBusy ? 'Cihazınız bekleniyor…' : 'Geçiş anahtarıyla gir'}
    </Button>
  );
}
