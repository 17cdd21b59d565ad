import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#shared/accounts.ts';
import { OWN_EMAIL } from '#shared/field-rules/account-fields.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { fieldFaults, textOf } from '#web/ui/form/use-form-errors.ts';
import { PanelSection } from '#web/ui/panel-section.tsx';
import { PasswordConfirmation } from '../fields/password-confirmation.tsx';

type Change = { email: string; password: string };

/**
 * Requests a change of the e-mail address, which is confirmed at the old and the new one. Shown only if mails can be
 * sent.
 */
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
          user={user}
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

type ChangeProps = { user: User; onCancel: () => void; onAsked: (message: string) => void };

function ChangeForm({ user, onCancel, onAsked }: ChangeProps) {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (change: Change) => sendJson('POST', '/api/user/email', change),
    onSuccess: ({ message }) => onAsked(message),
  });
  const newEmail = (data: FormData) => textOf(data, 'email').trim();
  return (
    <PasswordConfirmation
      email={user.email}
      label="Onay bağlantılarını gönder"
      pendingLabel="Gönderiliyor…"
      failure="Adres değişikliği istenemedi."
      isPending={isPending}
      check={(data) => fieldFaults({ email: OWN_EMAIL }, data)}
      onConfirm={(password, data) => mutateAsync({ email: newEmail(data), password })}
      onCancel={onCancel}
    >
      {(errors) => (
        <TextField
          id="new-email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label="Yeni e-posta"
          error={errors.email}
        />
      )}
    </PasswordConfirmation>
  );
}
