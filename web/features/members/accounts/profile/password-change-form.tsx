import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { PASSWORD_LENGTH } from '#shared/account-rules.ts';
import type { User } from '#shared/accounts.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf, useFormErrors } from '#web/ui/form/use-form-errors.ts';
import { PanelSection } from '#web/ui/panel-section.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { newPasswordErrors } from '../fields/account-checks.ts';
import { NewPasswordFields } from '../fields/new-password-fields.tsx';
import { organisationsQuery } from '../organisations-query.ts';
import { WaysLeftOpen } from './ways-left-open.tsx';

type Props = {
  user: User;
  /** A mailed link has just set the password: the ways in that don't need it are shown. */
  isReset: boolean;
  onSeen: () => void;
};
type Change = { currentPassword: string; newPassword: string };

/** Sets a new password; the server ends the sessions on other devices. */
export function PasswordChangeForm({ user, isReset, onSeen }: Props) {
  const { form, errors, refuse, refuseAnswer } = useFormErrors();
  const [isOpen, setOpen] = useState(false);
  const [isChanged, setChanged] = useState(isReset);
  const { data: organisations } = useQuery({ ...organisationsQuery(user), enabled: isOpen });
  const isTrusted = user.operatorRole !== undefined || organisations?.some(({ role }) => role === 'owner') === true;
  const { mutate, isPending } = useMutation({
    mutationFn: (change: Change) => sendJson('POST', '/api/user/password', change),
    onSuccess: ({ message, warning }) => {
      setOpen(false);
      setChanged(true);
      showToast({ kind: 'done', title: message, ...(warning && { description: warning }) });
    },
    onError: (error) => {
      refuseAnswer(error, { newPassword: 'password' });
      showFailure('Şifre değiştirilemedi.', error);
    },
  });

  function close(): void {
    setChanged(false);
    if (isReset) onSeen();
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isPending) return;
    const data = new FormData(event.currentTarget);
    const currentPassword = textOf(data, 'currentPassword');
    const newPassword = textOf(data, 'password');
    const missing = currentPassword === '' ? 'Mevcut şifrenizi yazın.' : undefined;
    const isWrong = refuse({
      currentPassword: missing,
      ...newPasswordErrors(newPassword, textOf(data, 'passwordAgain')),
    });
    if (!isWrong) mutate({ currentPassword, newPassword });
  }

  return (
    <PanelSection title="Şifre">
      {isChanged ? <WaysLeftOpen user={user} onClose={close} /> : null}
      {isOpen ? (
        <form ref={form} noValidate onSubmit={submit} className="flex max-w-110 flex-col gap-4">
          <CurrentPassword email={user.email} error={errors.currentPassword} />
          <NewPasswordFields
            idPrefix="new"
            label="Yeni şifre"
            errors={errors}
            least={PASSWORD_LENGTH[isTrusted ? 'trusted' : 'min']}
          />
          <p className="text-sm text-ink-soft">Diğer cihazlardaki oturumlarınız kapatılır.</p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" aria-disabled={isPending}>
              {isPending ? 'Değiştiriliyor…' : 'Şifreyi değiştir'}
            </Button>
            <Button look="secondary" onClick={() => setOpen(false)}>
              Vazgeç
            </Button>
          </div>
        </form>
      ) : (
        <Button look="secondary" onClick={() => setOpen(true)}>
          Şifre değiştir
        </Button>
      )}
    </PanelSection>
  );
}

function CurrentPassword({ email, error }: { email: string; error: string | undefined }) {
  return (
    <>
      {/* Tells password managers which account this password belongs to. */}
      <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
      <TextField
        id="current-password"
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        label="Mevcut şifre"
        error={error}
      />
    </>
  );
}
