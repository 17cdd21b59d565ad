import { type FormEvent, useEffect } from 'react';
import { SECOND_STEP_CODE } from '#shared/field-rules/account-fields.ts';
import { fieldFault } from '#shared/field-rules/field-rule.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf } from '#web/ui/form/use-form-errors.ts';
import { EntryButton } from './entry-button.tsx';
import { useEntry } from './use-entry.ts';

type Props = { challenge: string; onDone: () => void };

/** The second step of signing in: a code of the authenticator app or a recovery code. */
export function SecondStepForm({ challenge, onDone }: Props) {
  const { form, errors, refuse, isSending, failure, send } = useEntry('two-factor', ['code'], onDone);
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending) return;
    const code = textOf(new FormData(event.currentTarget), 'code').trim();
    if (!refuse({ code: fieldFault(SECOND_STEP_CODE, code) })) void send({ challenge, code });
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">İki adımlı giriş</h2>
      <TextField
        id="second-step-code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        label="Doğrulama kodu"
        hint="Doğrulama uygulamanızdaki 6 haneli kodu yazın. Telefonunuz yanınızda değilse kurtarma kodlarınızdan birini de yazabilirsiniz."
        error={errors.code}
      />
      <EntryButton failure={failure} isSending={isSending} sendingLabel="Giriş yapılıyor…">
        Giriş yap
      </EntryButton>
    </form>
  );
}
