import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Done, User } from '#shared/accounts.ts';
import { ApiError, sendJson } from '#web/platform/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf, useFormErrors } from '#web/ui/form/use-form-errors.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { emailError } from '../fields/account-checks.ts';
import { PanelSection } from '../panel-section.tsx';

type Change = { email: string; password: string };

/** Asks for another e-mail address, which is confirmed at the old and the new one. Shown only if mails can be sent. */
export function EmailChangeForm({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState<string>();
  return (
    <PanelSection
      title="E-posta adresi"
      hint={
        user.emailVerified
          ? 'Değişiklik, hem şimdiki hem yeni adresinize gelen bağlantıları açtığınızda tamamlanır.'
          : 'Değişiklik, yeni adresinize gelen bağlantıyı açtığınızda tamamlanır.'
      }
    >
      {answer ? (
        <p role="status" className="mb-4 rounded-sheet bg-green-tint px-4 py-3 text-green">
          {answer}
        </p>
      ) : null}
      {isOpen ? (
        <ChangeForm
          onCancel={() => setOpen(false)}
          onAsked={(message) => {
            setAnswer(message);
            setOpen(false);
          }}
        />
      ) : (
        <Button look="secondary" onClick={() => setOpen(true)}>
          E-posta adresini değiştir
        </Button>
      )}
    </PanelSection>
  );
}

function ChangeForm({ onCancel, onAsked }: { onCancel: () => void; onAsked: (message: string) => void }) {
  const { form, errors, refuse } = useFormErrors();
  const { mutate, isPending } = useMutation({
    mutationFn: (change: Change) => sendJson<Done>('POST', '/api/user/email', change),
    onSuccess: ({ message }) => onAsked(message),
    onError: (error) => {
      const server = error instanceof ApiError ? error.server : undefined;
      if (server?.field) refuse({ [server.field]: server.message });
      else showFailure('Adres değişikliği istenemedi.', error);
    },
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = textOf(data, 'email').trim();
    const password = textOf(data, 'password');
    const missing = password === '' ? 'Şifrenizi yazın.' : undefined;
    if (isPending || refuse({ email: emailError(email), password: missing })) return;
    mutate({ email, password });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex max-w-110 flex-col gap-4">
      <TextField
        id="new-email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label="Yeni e-posta"
        error={errors.email}
      />
      <TextField
        id="email-change-password"
        name="password"
        type="password"
        autoComplete="current-password"
        label="Şifreniz"
        error={errors.password}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? 'Gönderiliyor…' : 'Onay bağlantılarını gönder'}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          Vazgeç
        </Button>
      </div>
    </form>
  );
}
