import { type FormEvent, useId } from 'react';
import { APP_CODE } from '#shared/field-rules/account-fields.ts';
import { fieldFault } from '#shared/field-rules/field-rule.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf, useFormErrors } from '#web/ui/form/use-form-errors.ts';

type Props = {
  label: string;
  isPending: boolean;
  onConfirm: (code: string) => Promise<unknown>;
  onCancel: () => void;
};

/** Asks for a code of the authenticator app, where a password would also be accepted. */
export function CodeConfirmation({ label, isPending, onConfirm, onCancel }: Props) {
  const id = useId();
  const { form, errors, refuse, orToast } = useFormErrors();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    const code = textOf(new FormData(event.currentTarget), 'code').trim();
    if (refuse({ code: fieldFault(APP_CODE, code) })) return;
    await onConfirm(code).catch(orToast('Kod doğrulanamadı.'));
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex max-w-110 flex-col gap-4">
      <TextField
        id={`${id}-code`}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        label="Doğrulama kodu"
        hint="Doğrulama uygulamanızdaki 6 haneli kod"
        error={errors.code}
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
