import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Done } from '#shared/accounts.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { reasonOf } from '#web/platform/toast-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { emailError } from './account-checks.ts';
import { mailFailure } from './mail-failure.ts';
import { useFormErrors } from './use-form-errors.ts';

/** Asks for the mail with which a new password is set. The answer tells nobody whether there is such an account. */
export function ForgottenPasswordForm({ email: givenEmail }: { email: string }) {
  const { form, errors, refuse } = useFormErrors();
  const [email, setEmail] = useState(givenEmail);
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (address: string) => sendJson<Done>('POST', '/api/auth/forgot-password', { email: address }),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPending || refuse({ email: emailError(email) })) return;
    mutate(email.trim());
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-soft">
        Hesabınızın e-posta adresini yazın. Yeni şifre belirleyebileceğiniz, bir saat geçerli bir bağlantı gönderelim.
      </p>
      <TextField
        id="forgotten-email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        label="E-posta"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={errors.email}
        data-first
      />
      <div aria-live="polite">
        {data ? <p className="rounded-sheet bg-green-tint px-4 py-3 text-green">{data.message}</p> : null}
        {error ? (
          <p className="rounded-sheet bg-red-tint px-4 py-3 text-red">
            {mailFailure(error) ?? reasonOf(error) ?? 'Bağlantı gönderilemedi. Biraz sonra yeniden deneyin.'}
          </p>
        ) : null}
      </div>
      <Button type="submit" aria-disabled={isPending} className="min-h-12 w-full">
        {isPending ? 'Gönderiliyor…' : 'Bağlantı gönder'}
      </Button>
    </form>
  );
}
