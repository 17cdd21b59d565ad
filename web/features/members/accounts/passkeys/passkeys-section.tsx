import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import type { User } from '#shared/accounts.ts';
import type { Passkey } from '#shared/sign-in/passkeys.ts';
import { formatDate } from '#shared/text/dates.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf } from '#web/ui/form/use-form-errors.ts';
import { KeyRound } from '#web/ui/icons.tsx';
import { PanelSection } from '#web/ui/panel-section.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { PasswordConfirmation } from '../fields/password-confirmation.tsx';
import { makePasskey } from './passkey-calls.ts';
import { passkeysQuery } from './passkeys-query.ts';

const HINT = 'Parmak izi, yüz ya da cihazınızın PIN koduyla, şifre yazmadan girersiniz.';

/** A member's passkeys: adding this device and removing one. */
export function PasskeysSection({ user }: { user: User }) {
  const isHydrated = useHydrated();
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch } = useQuery(passkeysQuery(user));
  const isKnown = isHydrated && typeof PublicKeyCredential !== 'undefined';
  return (
    <PanelSection title="Geçiş anahtarları" hint={HINT}>
      {error && !data ? (
        <LoadFailure title="Geçiş anahtarları yüklenemedi." error={error} onRetry={() => void refetch()} />
      ) : null}
      {!error && !data ? <LoadingRows label="Geçiş anahtarları yükleniyor" count={1} /> : null}
      {data && data.passkeys.length > 0 ? (
        <ul aria-label="Geçiş anahtarları" className="mb-4 divide-y divide-line border-y border-line">
          {data.passkeys.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyRow passkey={passkey} user={user} />
            </li>
          ))}
        </ul>
      ) : null}
      {isAdding ? <NewPasskeyForm user={user} onClose={() => setAdding(false)} /> : null}
      {isAdding || !isKnown ? null : (
        <Button look="secondary" onClick={() => setAdding(true)}>
          Bu cihaza geçiş anahtarı ekle
        </Button>
      )}
      {isHydrated && !isKnown ? (
        <p className="text-sm text-ink-soft">Tarayıcınız geçiş anahtarlarını tanımıyor.</p>
      ) : null}
    </PanelSection>
  );
}

function NewPasskeyForm({ user, onClose }: { user: User; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ password, name }: { password: string; name: string }) => makePasskey(password, name),
    onSuccess: async (isMade) => {
      if (!isMade) return;
      await queryClient.invalidateQueries({ queryKey: passkeysQuery(user).queryKey });
      showToast({ kind: 'done', title: 'Geçiş anahtarı eklendi.' });
      onClose();
    },
  });
  return (
    <PasswordConfirmation
      email={user.email}
      label="Geçiş anahtarı ekle"
      failure="Geçiş anahtarı eklenemedi."
      isPending={isPending}
      onConfirm={(password, data) => mutateAsync({ password, name: textOf(data, 'name').trim() || 'Geçiş anahtarı' })}
      onCancel={onClose}
    >
      {(errors) => (
        <TextField
          id="passkey-name"
          name="name"
          label="Adı"
          hint="Örneğin “Telefonum”. Boş bırakırsanız “Geçiş anahtarı” olur."
          maxLength={60}
          autoComplete="off"
          error={errors.name}
        />
      )}
    </PasswordConfirmation>
  );
}

function PasskeyRow({ passkey, user }: { passkey: Passkey; user: User }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendJson('DELETE', apiPath('/api/user/passkeys/:id', { id: passkey.id })),
    onSuccess: async ({ message }) => {
      await queryClient.invalidateQueries({ queryKey: passkeysQuery(user).queryKey });
      showToast({ kind: 'done', title: message });
    },
    onError: (failure) => showFailure('Geçiş anahtarı silinemedi.', failure),
  });
  return (
    <div className="flex min-h-16 items-center gap-3 py-2">
      <KeyRound size={20} aria-hidden="true" className="shrink-0 text-ink-soft" />
      <div className="min-w-0 grow">
        <p className="font-medium">{passkey.name}</p>
        <p className="tabular text-sm text-ink-faint">Eklendi: {formatDate(new Date(passkey.createdAt))}</p>
      </div>
      <Button
        look="quiet"
        aria-label={`Sil: ${passkey.name}`}
        aria-disabled={isPending}
        onClick={() => isPending || mutate()}
      >
        Sil
      </Button>
    </div>
  );
}
