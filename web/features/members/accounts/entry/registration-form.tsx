import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { OWN_EMAIL, OWN_PHONE } from '#shared/field-rules/account-fields.ts';
import { companyQuery } from '#web/platform/queries/company-query.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { fieldFaults, textOf } from '#web/ui/form/use-form-errors.ts';
import { showToast } from '#web/ui/toasts/toast.ts';
import { newPasswordErrors } from '../fields/account-checks.ts';
import { EmailField } from '../fields/email-field.tsx';
import { NewPasswordFields } from '../fields/new-password-fields.tsx';
import { EntryButton } from './entry-button.tsx';
import { useEntry } from './use-entry.ts';

type Props = { email: string; onEmailChange: (email: string) => void; onDone: () => void };

const FIELDS = ['email', 'phoneNumber', 'password'];
const LINK = 'font-medium text-petrol underline underline-offset-4';

/** Registration: e-mail, mobile phone, password twice (spec §2, §5). The new member is signed in at once. */
export function RegistrationForm({ email: givenEmail, onEmailChange, onDone }: Props) {
  const { data: company } = useQuery(companyQuery);
  const { form, errors, refuse, isSending, failure, send } = useEntry('register', FIELDS, onDone);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending) return;
    const data = new FormData(event.currentTarget);
    const email = textOf(data, 'email').trim();
    const phoneNumber = textOf(data, 'phoneNumber');
    const password = textOf(data, 'password');
    const passwords = newPasswordErrors(password, textOf(data, 'passwordAgain'));
    const wrong = passwords.passwordAgain ?? passwords.password;
    if (wrong) showToast({ kind: 'error', title: 'Şifre Hatası', description: wrong });
    const isWrong = refuse({ ...fieldFaults({ email: OWN_EMAIL, phoneNumber: OWN_PHONE }, data), ...passwords });
    if (!isWrong) void send({ email, phoneNumber, password });
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <EmailField id="register-email" given={givenEmail} error={errors.email} onChange={onEmailChange} />
      <TextField
        id="register-phone"
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        placeholder="05xxxxxxxxx"
        label="Cep telefonu"
        error={errors.phoneNumber}
      />
      <NewPasswordFields idPrefix="register" label="Şifre" errors={errors} />
      {company?.sendsMail ? (
        <p className="text-sm">
          Adresinize bir onay bağlantısı göndereceğiz. Ücretsiz deneme ve satın alma, bağlantıyı açtığınızda başlar.
        </p>
      ) : null}
      <EntryButton failure={failure} isSending={isSending} sendingLabel="Hesap açılıyor…">
        Üye ol
      </EntryButton>
      <p className="text-sm text-ink-soft">
        Üye olarak 18 yaşını doldurduğunuzu bildirir ve{' '}
        <a href="/kullanim-kosullari" target="_blank" rel="noopener" className={LINK}>
          kullanım koşullarını
        </a>{' '}
        kabul edersiniz. Verilerinizin nasıl işlendiğini{' '}
        <a href="/kvkk-aydinlatma" target="_blank" rel="noopener" className={LINK}>
          aydınlatma metni
        </a>{' '}
        anlatır.
      </p>
    </form>
  );
}
