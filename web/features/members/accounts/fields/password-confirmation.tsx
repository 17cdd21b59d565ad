import { type FormEvent, type ReactNode, useId } from 'react';
import { KNOWN_PASSWORD } from '#shared/field-rules/account-fields.ts';
import { fieldFault } from '#shared/field-rules/field-rule.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { type FormErrors, textOf, useFormErrors } from '#web/ui/form/use-form-errors.ts';

type Props = {
  email: string;
  label: string;
  pendingLabel?: string;
  /** Why the password is needed, if that is not obvious. */
  hint?: string;
  failure: string;
  isPending: boolean;
  /** Additional fields, above the password; they receive their errors. */
  children?: (errors: FormErrors) => ReactNode;
  /** Validates these fields before they are sent. */
  check?: (data: FormData) => FormErrors;
  onConfirm: (password: string, data: FormData) => Promise<unknown>;
  onCancel: () => void;
};

/**
 * Asks for the password before a change that decides who can get in. The server's errors are shown beside their fields.
 */
export function PasswordConfirmation(props: Props) {
  const {
    email,
    label,
    pendingLabel = 'Bekleyin…',
    hint,
    failure,
    isPending,
    children,
    check,
    onConfirm,
    onCancel,
  } = props;
  const id = useId();
  const { form, errors, refuse, orToast } = useFormErrors();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    const data = new FormData(event.currentTarget);
    const password = textOf(data, 'password');
    if (refuse({ ...check?.(data), password: fieldFault(KNOWN_PASSWORD, password) })) return;
    await onConfirm(password, data).catch(orToast(failure));
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex max-w-110 flex-col gap-4">
      {/* Tells password managers which account this password belongs to. */}
      <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
      {children?.(errors)}
      <TextField
        id={`${id}-password`}
        name="password"
        type="password"
        autoComplete="current-password"
        label="Onaylamak için şifreniz"
        hint={hint}
        error={errors.password}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? pendingLabel : label}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          Vazgeç
        </Button>
      </div>
    </form>
  );
}
