import { useState } from 'react';
import { PASSWORD_LENGTH } from '#shared/account-rules.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { FormErrors } from '#web/ui/form/use-form-errors.ts';
import { PasswordAdvice } from './password-advice.tsx';

type Props = { idPrefix: string; label: string; errors: FormErrors; least?: number };

/** Two fields for a new password: `password` and `passwordAgain`. */
export function NewPasswordFields({ idPrefix, label, errors, least = PASSWORD_LENGTH.min }: Props) {
  const [password, setPassword] = useState('');
  return (
    <>
      <div className="flex flex-col gap-2">
        <TextField
          id={`${idPrefix}-password`}
          name="password"
          type="password"
          autoComplete="new-password"
          label={label}
          hint={`En az ${least} karakter`}
          error={errors.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordAdvice password={password} />
      </div>
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
