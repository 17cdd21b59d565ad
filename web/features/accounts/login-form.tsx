import { type FormEvent, useId, useState } from 'react';
import { TextField } from '#web/ui/text-field.tsx';
import { emailError } from './account-checks.ts';
import { enter } from './sign-in.ts';
import { SubmitButton } from './submit-button.tsx';
import { textOf, useFormErrors } from './use-form-errors.ts';

type Props = {
  email: string;
  onEmailChange: (email: string) => void;
  onForgotten: () => void;
  onDone: () => void;
};

/** Signing in with e-mail and password (spec §2, D7). */
export function LoginForm({ email: givenEmail, onEmailChange, onForgotten, onDone }: Props) {
  const { form, errors, refuse } = useFormErrors();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const failureId = useId();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    setFailure(undefined);
    const data = new FormData(event.currentTarget);
    const [email, password] = [textOf(data, 'email').trim(), textOf(data, 'password')];
    if (refuse({ email: emailError(email), password: password === '' ? 'Şifrenizi yazın.' : undefined })) return;
    setSending(true);
    const refusal = await enter('login', { email, password });
    setSending(false);
    if (!refusal) return onDone();
    if (refusal.field === 'email' || refusal.field === 'password') refuse({ [refusal.field]: refusal.message });
    else setFailure(refusal.message);
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <TextField
        id="login-email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        label="E-posta"
        // Its value is the browser's: what was typed or filled in before the page came to life stays.
        defaultValue={givenEmail}
        onChange={(event) => onEmailChange(event.target.value)}
        error={errors.email}
        data-first
      />
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
      {failure ? (
        <p id={failureId} className="rounded-sheet bg-red-tint px-4 py-3 text-red">
          {failure}
        </p>
      ) : null}
      <SubmitButton isSending={isSending} sendingLabel="Giriş yapılıyor…" describedBy={failure ? failureId : undefined}>
        Giriş yap
      </SubmitButton>
    </form>
  );
}
