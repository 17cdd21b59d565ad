import { TextField } from '#web/ui/form/text-field.tsx';

type Props = { id: string; given: string; error: string | undefined; onChange?: (email: string) => void };

/** The e-mail field of the login forms. Uncontrolled, so that text typed before the page is interactive is kept. */
export function EmailField({ id, given, error, onChange }: Props) {
  return (
    <TextField
      id={id}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      label="E-posta"
      defaultValue={given}
      onChange={(event) => onChange?.(event.target.value)}
      error={error}
      data-first
    />
  );
}
