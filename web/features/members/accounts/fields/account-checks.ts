import { NEW_PASSWORD } from '#shared/field-rules/account-fields.ts';
import { fieldFault } from '#shared/field-rules/field-rule.ts';

/** Spec §5. */
export const PASSWORDS_DIFFER = 'Şifreler eşleşmiyor';

/** The errors of a password and its repetition, by the names of their fields. */
export function newPasswordErrors(password: string, again: string): Record<string, string | undefined> {
  return {
    password: fieldFault(NEW_PASSWORD, password),
    passwordAgain: password === again ? undefined : PASSWORDS_DIFFER,
  };
}
