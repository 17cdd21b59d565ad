import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { OWN_EMAIL } from '#shared/field-rules/account-fields.ts';
import { fieldFault } from '#shared/field-rules/field-rule.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { textOf, useFormErrors } from '#web/ui/form/use-form-errors.ts';
import { reasonOf } from '#web/ui/toasts/toast-failure.ts';
import { EmailField } from '../fields/email-field.tsx';
import { mailFailure } from '../fields/mail-failure.ts';
import { SubmitButton } from '../fields/submit-button.tsx';
/** Requests the mail with the link for a new password. The response doesn't reveal whether the account exists. */
export function ForgottenPasswordForm({ email: givenEmail }: { email: string }) {
  const { form, errors, refuse } = useFormErrors();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (address: string) => sendJson('POST', '/api/auth/forgot-password', { email: address }),
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const email = textOf(new FormData(event.currentTarget), 'email').trim();
    if (isPending || refuse({ email: fieldFault(OWN_EMAIL, email) })) return;
    mutate(email);
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-soft">
        Hesabınızın e-posta adresini yazın. Yeni şifre belirleyebileceğiniz, bir saat geçerli bir bağlantı gönderelim.
      </p>
      <EmailField id="forgotten-email" given={givenEmail} error={errors.email} />
      <div aria-live="polite">
        {data ? <p className="rounded-sheet bg-green-tint px-4 py-3 text-green">{data.message}</p> : null}
        {error ? (
          <p className="rounded-sheet bg-red-tint px-4 py-3 text-red">
            {mailFailure(error) ?? reasonOf(error) ?? 'Bağlantı gönderilemedi. Biraz sonra yeniden deneyin.'}
          </p>
        ) : null}
      </div>
      <SubmitButton isSending={isPending} sendingLabel="Gönderiliyor…">
        Bağlantı gönder
      </SubmitButton>
    </form>
  );
}
