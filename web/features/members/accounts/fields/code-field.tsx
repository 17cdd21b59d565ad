import { PHONE_CODE } from '#shared/account-rules.ts';
import { TextField } from '#web/ui/form/text-field.tsx';

/** The field for a code from a text message; phones fill it in automatically. */
export function CodeField({ id, error }: { id: string; error: string | undefined }) {
  return (
    <TextField
      id={id}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      label="Telefonunuza gelen kod"
      hint={`${PHONE_CODE.digits} hane, ${PHONE_CODE.minutes} dakika geçerli`}
      error={error}
      // The user has just requested the code.
      autoFocus
    />
  );
}
