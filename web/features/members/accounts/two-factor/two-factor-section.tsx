import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Done, User } from '#shared/accounts.ts';
import type { RecoveryCodes, TwoFactorSetup as Setup } from '#shared/sign-in/two-factor.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { PanelSection } from '#web/ui/panel-section.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';
import { PasswordConfirmation } from '../fields/password-confirmation.tsx';
import { RecoveryCodesList } from './recovery-codes.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

const HINT = 'Şifrenize ek olarak telefonunuzdaki doğrulama uygulamasının kodu istenir.';

type Asked = 'on' | 'off' | 'codes';
const ASK: Readonly<Record<Asked, { path: string; label: string; failure: string }>> = {
  on: { path: '/api/user/two-factor', label: 'Kurulumu başlat', failure: 'İki adımlı giriş açılamadı.' },
  off: {
    path: '/api/user/two-factor/disable',
    label: 'İki adımlı girişi kapat',
    failure: 'İki adımlı giriş kapatılamadı.',
  },
  codes: {
    path: '/api/user/two-factor/recovery-codes',
    label: 'Yeni kodlar al',
    failure: 'Kurtarma kodları yenilenemedi.',
  },
};

/** Turning two-step sign-in on and off, and new recovery codes. `onDone` is told once it is on. */
export function TwoFactorSection({ user, onDone }: { user: User; onDone?: () => void }) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ path, password }: { path: string; password: string }) =>
      sendJson<unknown>('POST', path, { password }),
  });

  async function confirm(what: Asked, password: string): Promise<void> {
    const answer = await mutateAsync({ path: ASK[what].path, password });
    setAsked(undefined);
    // Safe: the path decides what the answer is (shared/sign-in/two-factor.ts, shared/accounts.ts).
    if (what === 'on') setSetup(answer as Setup);
    else if (what === 'codes') setCodes((answer as RecoveryCodes).recoveryCodes);
    else {
      setCodes(undefined);
      showToast({ kind: 'done', title: (answer as Done).message });
      await queryClient.invalidateQueries({ queryKey: ['account'] });
    }
  }

  function finish(): void {
    setSetup(undefined);
    onDone?.();
  }

  return (
    <PanelSection title="İki adımlı giriş" hint={HINT}>
      {setup ? (
        <TwoFactorSetup setup={setup} onDone={finish} onCancel={() => setSetup(undefined)} />
      ) : asked ? (
        <PasswordConfirmation
          email={user.email}
          isPending={isPending}
          {...ASK[asked]}
          onConfirm={(password) => confirm(asked, password)}
          onCancel={() => setAsked(undefined)}
        />
      ) : user.twoFactorEnabled ? (
        <div className="flex flex-col gap-4">
          <p>Açık: girişte şifrenizden sonra kod sorulur.</p>
          {codes ? <RecoveryCodesList codes={codes} /> : null}
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" onClick={() => setAsked('codes')}>
              Kurtarma kodlarını yenile
            </Button>
            <Button look="secondary" onClick={() => setAsked('off')}>
              İki adımlı girişi kapat
            </Button>
          </div>
        </div>
      ) : (
        <Button look="secondary" onClick={() => setAsked('on')}>
          İki adımlı girişi aç
        </Button>
      )}
    </PanelSection>
  );
}
