import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#shared/accounts.ts';
import type { TwoFactorSetup as Setup } from '#shared/sign-in/two-factor.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { PanelSection } from '#web/ui/panel-section.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';
import { PasswordConfirmation } from '../fields/password-confirmation.tsx';
import { RecoveryCodesList } from './recovery-codes.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

const HINT = 'Şifrenize ek olarak telefonunuzdaki doğrulama uygulamasının kodu istenir.';

type Asked = 'on' | 'off' | 'codes';
const ASK: Readonly<Record<Asked, { label: string; failure: string }>> = {
  on: { label: 'Kurulumu başlat', failure: 'İki adımlı giriş açılamadı.' },
  off: { label: 'İki adımlı girişi kapat', failure: 'İki adımlı giriş kapatılamadı.' },
  codes: { label: 'Yeni kodlar al', failure: 'Kurtarma kodları yenilenemedi.' },
};

/** Turns two-step sign-in on and off, and creates new recovery codes. `onDone` is called once it is on. */
export function TwoFactorSection({ user, onDone }: { user: User; onDone?: () => void }) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const turnOff = async (password: string) => {
    const { message } = await sendJson('POST', '/api/user/two-factor/disable', { password });
    setCodes(undefined);
    showToast({ kind: 'done', title: message });
    await queryClient.invalidateQueries({ queryKey: ['account'] });
  };
  const acts: Readonly<Record<Asked, (password: string) => Promise<void>>> = {
    on: async (password) => setSetup(await sendJson('POST', '/api/user/two-factor', { password })),
    off: turnOff,
    codes: async (password) =>
      setCodes((await sendJson('POST', '/api/user/two-factor/recovery-codes', { password })).recoveryCodes),
  };
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ what, password }: { what: Asked; password: string }) => acts[what](password),
    onSuccess: () => setAsked(undefined),
  });

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
          onConfirm={(password) => mutateAsync({ what: asked, password })}
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
