import { PASSWORD_LENGTH } from '#shared/account-rules.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { FormErrors } from '#web/ui/form/use-form-errors.ts';

type Props = { idPrefix: string; label: string; errors: FormErrors };

/** Two fields for a new password: `password` and `passwordAgain`. */
export function NewPasswordFields({ idPrefix, label, errors }: Props) {
  return (
    <>
      <TextField
        id={`${idPrefix}-password`}
        name="password"
        type="password"
        autoComplete="new-password"
        label={label}
        hint={`En az ${PASSWORD_LENGTH.min} karakter`}
        error={errors.password}
      />
      <TextField
        id={`${idPrefix}-password-again`}
        name="passwordAgain"
        type="password"
        autoComplete="new-password"
        label={`${label} (yeniden)`}
        error={errors.passwordAgain}
      />
    </>
  );
}
