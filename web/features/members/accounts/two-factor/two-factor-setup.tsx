import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { APP_CODE } from '#shared/field-rules/account-fields.ts';
import { fieldFault } from '#shared/field-rules/field-rule.ts';
import type { TwoFactorSetup as Setup } from '#shared/sign-in/two-factor.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { storeAuthToken } from '#web/platform/auth-token.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf, useFormErrors } from '#web/ui/form/use-form-errors.ts';
import { showToast } from '#web/ui/toasts/toast.ts';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodesList } from './recovery-codes.tsx';

type Props = { setup: Setup; onDone: () => void; onCancel: () => void };

/** The setup of two-step sign-in: the QR code for the app, the recovery codes, and the first code. */
export function TwoFactorSetup({ setup, onDone, onCancel }: Props) {
  const { form, errors, refuse, orToast } = useFormErrors();
  const secret = new URL(setup.uri).searchParams.get('secret') ?? '';
  const { mutate, isPending } = useMutation({
    mutationFn: (code: string) => sendJson('POST', '/api/user/two-factor/confirm', { code }),
    onSuccess: ({ token, message }) => {
      storeAuthToken(token);
      showToast({ kind: 'done', title: message });
      onDone();
    },
    onError: orToast('İki adımlı giriş açılamadı.'),
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const code = textOf(new FormData(event.currentTarget), 'code').trim();
    if (!isPending && !refuse({ code: fieldFault(APP_CODE, code) })) mutate(code);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div>
        <h3 className="font-semibold">Doğrulama uygulaması</h3>
        <p className="mt-1 mb-3 text-sm text-ink-soft">
          Telefonunuzdaki doğrulama uygulamasıyla bu kareyi okutun ya da anahtarı yazın.
        </p>
        <QrCode text={setup.uri} label="Doğrulama uygulaması için kare kod" />
        {/* A phone can't scan a code on its own screen. */}
        <a href={setup.uri} className={buttonClass('secondary', 'mt-3 pointer-fine:hidden')}>
          Bu telefondaki uygulamada aç
        </a>
        <p className="mt-3 text-sm">
          Anahtar: <code className="break-all">{inGroups(secret)}</code>{' '}
          <CopyButton text={secret} label="Anahtarı kopyala" />
        </p>
      </div>
      <RecoveryCodesList codes={setup.recoveryCodes} />
      <TextField
        id="two-factor-code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        label="Uygulamadaki kod"
        error={errors.code}
      />
      <p className="text-sm text-ink-soft">Diğer cihazlardaki oturumlarınız kapatılır.</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? 'Açılıyor…' : 'İki adımlı girişi aç'}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          Vazgeç
        </Button>
      </div>
    </form>
  );
}

/** The secret in groups of four, for typing. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}
