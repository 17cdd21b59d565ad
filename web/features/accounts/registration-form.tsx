import { type FormEvent, useId, useState } from 'react';
import { PASSWORD_LENGTH } from '#shared/account-rules.ts';
import { showToast } from '#web/platform/toast.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { emailError, newPasswordErrors, phoneError } from './account-checks.ts';
import { enter } from './sign-in.ts';
import { SubmitButton } from './submit-button.tsx';
import { textOf, useFormErrors } from './use-form-errors.ts';

type Props = { email: string; onEmailChange: (email: string) => void; onDone: () => void };

const FIELDS = ['email', 'phoneNumber', 'password'];
const LINK = 'font-medium text-petrol underline underline-offset-4';

/** Opening an account: e-mail, mobile phone, password twice (spec §2, §5); its owner is signed in at once. */
export function RegistrationForm({ email: givenEmail, onEmailChange, onDone }: Props) {
  const { form, errors, refuse } = useFormErrors();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const failureId = useId();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    setFailure(undefined);
    const data = new FormData(event.currentTarget);
    const email = textOf(data, 'email').trim();
    const phoneNumber = textOf(data, 'phoneNumber');
    const password = textOf(data, 'password');
    const again = textOf(data, 'passwordAgain');
    const passwords = newPasswordErrors(password, again);
    const wrong = passwords.passwordAgain ?? passwords.password;
    if (wrong) showToast({ kind: 'error', title: 'Şifre Hatası', description: wrong });
    if (refuse({ email: emailError(email), phoneNumber: phoneError(phoneNumber), ...passwords })) return;
    setSending(true);
    const refusal = await enter('register', { email, phoneNumber, password });
    setSending(false);
    if (!refusal) return onDone();
    if (refusal.field && FIELDS.includes(refusal.field)) refuse({ [refusal.field]: refusal.message });
    else setFailure(refusal.message);
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <TextField
        id="register-email"
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
        id="register-phone"
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        placeholder="05xxxxxxxxx"
        label="Cep telefonu"
        error={errors.phoneNumber}
      />
      <TextField
        id="register-password"
        name="password"
        type="password"
        autoComplete="new-password"
        label="Şifre"
        hint={`En az ${PASSWORD_LENGTH.min} karakter`}
        error={errors.password}
      />
      <TextField
        id="register-password-again"
        name="passwordAgain"
        type="password"
        autoComplete="new-password"
        label="Şifre (yeniden)"
        error={errors.passwordAgain}
      />
      {failure ? (
        <p id={failureId} className="rounded-sheet bg-red-tint px-4 py-3 text-red">
          {failure}
        </p>
      ) : null}
      <SubmitButton isSending={isSending} sendingLabel="Hesap açılıyor…" describedBy={failure ? failureId : undefined}>
        Üye ol
      </SubmitButton>
      <p className="text-sm text-ink-soft">
        Üye olarak{' '}
        <a href="/kullanim-kosullari" target="_blank" rel="noopener" className={LINK}>
          kullanım koşullarını
        </a>{' '}
        kabul edersiniz. Verilerinizin nasıl işlendiği{' '}
        <a href="/kvkk-aydinlatma" target="_blank" rel="noopener" className={LINK}>
          aydınlatma metninde
        </a>{' '}
        yazar.
      </p>
    </form>
  );
}
