import type { FormEvent } from 'react';
import { KNOWN_PASSWORD, OWN_EMAIL } from '#shared/field-rules/account-fields.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { fieldFaults, textOf } from '#web/ui/form/use-form-errors.ts';
import { EmailField } from '../fields/email-field.tsx';
import { EntryButton } from './entry-button.tsx';
import { PasskeyEntry } from './passkey-entry.tsx';
import { useEntry } from './use-entry.ts';

type Props = {
  email: string;
  onEmailChange: (email: string) => void;
  onForgotten: () => void;
  onSecondStep: (challenge: string) => void;
  onDone: () => void;
};

/** Signing in with e-mail and password (spec §2, D7). */
export function LoginForm({ email: givenEmail, onEmailChange, onForgotten, onSecondStep, onDone }: Props) {
  const { form, errors, refuse, isSending, failure, send } = useEntry(
    'login',
    ['email', 'password'],
    onDone,
    onSecondStep,
  );

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending) return;
    const data = new FormData(event.currentTarget);
    const email = textOf(data, 'email').trim();
    const password = textOf(data, 'password');
    if (!refuse(fieldFaults({ email: OWN_EMAIL, password: KNOWN_PASSWORD }, data))) void send({ email, password });
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <EmailField id="login-email" given={givenEmail} error={errors.email} onChange={onEmailChange} />
      <TextField
        id="login-password"
        name="password"
        type="password"
        autoComplete="current-password"
        label="Şifre"
        error={errors.password}
        aside={
          <button
            type="button"
            onClick={onForgotten}
            className="-mt-1 min-h-6 text-sm font-semibold text-petrol hover:underline"
          >
            Şifremi unuttum
          </button>
        }
      />
      <EntryButton failure={failure} isSending={isSending} sendingLabel="Giriş yapılıyor…">
        Giriş yap
      </EntryButton>
      <PasskeyEntry onDone={onDone} />
    </form>
  );
}
