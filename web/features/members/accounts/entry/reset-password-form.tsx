import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { WAYS_LEFT_PATH } from '#shared/sign-in/ways-left-path.ts';
import { ApiError, sendJson } from '#web/platform/api-client.ts';
import { storeAuthToken } from '#web/platform/auth-token.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { textOf, useFormErrors } from '#web/ui/form/use-form-errors.ts';
import { reasonOf } from '#web/ui/toasts/toast-failure.ts';
import { newPasswordErrors } from '../fields/account-checks.ts';
import { NewPasswordFields } from '../fields/new-password-fields.tsx';
import { SubmitButton } from '../fields/submit-button.tsx';
import { DoneMessage } from './done-message.tsx';

/**
 * Sets a new password with a mailed link. This ends all sessions; the login then leads to the list of ways in that
 * don't need the password.
 */
export function ResetPasswordForm({ token }: { token: string }) {
  const { form, errors, refuse, refuseAnswer } = useFormErrors();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (password: string) => sendJson('POST', '/api/auth/reset-password', { token, password }),
    onSuccess: () => storeAuthToken(undefined),
    onError: (error) => void refuseAnswer(error),
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const password = textOf(values, 'password');
    if (refuse(newPasswordErrors(password, textOf(values, 'passwordAgain'))) || isPending) return;
    mutate(password);
  }

  if (data)
    return (
      <DoneMessage message={data.message} warning={data.warning} to="/login" next={WAYS_LEFT_PATH}>
        Giriş yap
      </DoneMessage>
    );
  const hasDeadLink = error instanceof ApiError && error.server?.field === 'token';
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="sheet flex flex-col gap-4 p-5 sm:p-7">
      <NewPasswordFields idPrefix="reset" label="Yeni şifre" errors={errors} />
      {error && errors.password === undefined ? (
        <p role="alert" className="rounded-sheet bg-red-tint px-4 py-3 text-red">
          {reasonOf(error) ?? 'Şifre yenilenemedi. Biraz sonra yeniden deneyin.'}
        </p>
      ) : null}
      {hasDeadLink ? (
        <Link to="/sifre-yenile" className={buttonClass('secondary', 'min-h-12 w-full')}>
          Yeni bağlantı iste
        </Link>
      ) : (
        <SubmitButton isSending={isPending} sendingLabel="Kaydediliyor…">
          Şifreyi yenile
        </SubmitButton>
      )}
    </form>
  );
}
