import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { PhoneCodeSent } from '#shared/accounts.ts';
import { OWN_PHONE, PHONE_CODE_FIELD } from '#shared/field-rules/account-fields.ts';
import { fieldFault } from '#shared/field-rules/field-rule.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf, useFormErrors } from '#web/ui/form/use-form-errors.ts';
import { reasonOf } from '#web/ui/toasts/toast-failure.ts';
import { CodeField } from '../fields/code-field.tsx';
import { SubmitButton } from '../fields/submit-button.tsx';
import { EntryButton } from './entry-button.tsx';
import { useEntry } from './use-entry.ts';

type Asked = { phoneNumber: string; sent: PhoneCodeSent };

/** Signing in with a confirmed number and the code sent to it (D7). */
export function PhoneLoginForm({ onDone }: { onDone: () => void }) {
  const [asked, setAsked] = useState<Asked>();
  if (!asked) return <NumberForm onAsked={setAsked} />;
  return <CodeForm key={asked.sent.ticket} asked={asked} onAgain={() => setAsked(undefined)} onDone={onDone} />;
}

/** Asks for the number. The response doesn't reveal whether an account has it. */
function NumberForm({ onAsked }: { onAsked: (asked: Asked) => void }) {
  const { form, errors, refuse, refuseAnswer } = useFormErrors();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (phoneNumber: string) => sendJson('POST', '/api/auth/phone-code', { phoneNumber }),
    onSuccess: (sent, phoneNumber) => onAsked({ phoneNumber, sent }),
    onError: (error) => void refuseAnswer(error),
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const phoneNumber = textOf(new FormData(event.currentTarget), 'phoneNumber');
    if (isPending || refuse({ phoneNumber: fieldFault(OWN_PHONE, phoneNumber) })) return;
    mutate(phoneNumber);
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        id="login-phone"
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        placeholder="05xxxxxxxxx"
        label="Cep telefonu"
        hint="Hesabınızda onayladığınız numara. Göndereceğimiz kod yalnızca giriş yapmanıza yarar."
        error={errors.phoneNumber}
        data-first
      />
      {error && errors.phoneNumber === undefined ? (
        <p role="alert" className="rounded-sheet bg-red-tint px-4 py-3 text-red">
          {reasonOf(error) ?? 'Kod gönderilemedi. Biraz sonra yeniden deneyin.'}
        </p>
      ) : null}
      <SubmitButton isSending={isPending} sendingLabel="Gönderiliyor…">
        Kod gönder
      </SubmitButton>
    </form>
  );
}

function CodeForm({ asked, onAgain, onDone }: { asked: Asked; onAgain: () => void; onDone: () => void }) {
  const { form, errors, refuse, isSending, failure, send } = useEntry('phone-login', ['code'], onDone);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending) return;
    const code = textOf(new FormData(event.currentTarget), 'code');
    const { phoneNumber, sent } = asked;
    if (!refuse({ code: fieldFault(PHONE_CODE_FIELD, code) })) void send({ phoneNumber, ticket: sent.ticket, code });
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p role="status" className="rounded-sheet bg-green-tint px-4 py-3 text-green">
        {asked.sent.message}
      </p>
      <CodeField id="login-code" error={errors.code} />
      <EntryButton failure={failure} isSending={isSending} sendingLabel="Giriş yapılıyor…">
        Giriş yap
      </EntryButton>
      <Button look="secondary" className="w-full" onClick={onAgain}>
        Yeni kod iste
      </Button>
    </form>
  );
}
