import { type FormEvent, type ReactNode, useId } from 'react';
import { ApiError } from '#web/platform/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf, useFormErrors } from '#web/ui/form/use-form-errors.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';

type Props = {
  email: string;
  label: string;
  failure: string;
  isPending: boolean;
  /** Further fields, before the password. */
  children?: ReactNode;
  onConfirm: (password: string, data: FormData) => Promise<unknown>;
  onCancel: () => void;
};

/** Asks for the password before a change that decides who can get in. */
export function PasswordConfirmation({ email, label, failure, isPending, children, onConfirm, onCancel }: Props) {
  const id = useId();
  const { form, errors, refuse } = useFormErrors();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    const data = new FormData(event.currentTarget);
    const password = textOf(data, 'password');
    if (refuse({ password: password === '' ? 'Şifrenizi yazın.' : undefined })) return;
    await onConfirm(password, data).catch((error: unknown) => {
      const server = error instanceof ApiError ? error.server : undefined;
      if (server?.field === 'password') refuse({ password: server.message });
      else showFailure(failure, error);
    });
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex max-w-110 flex-col gap-4">
      {/* Lets password managers know whose password this is. */}
      <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
      {children}
      <TextField
        id={`${id}-password`}
        name="password"
        type="password"
        autoComplete="current-password"
        label="Onaylamak için şifreniz"
        error={errors.password}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? 'Bekleyin…' : label}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          Vazgeç
        </Button>
      </div>
    </form>
  );
}
