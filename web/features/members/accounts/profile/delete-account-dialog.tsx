import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useId } from 'react';
import { KNOWN_PASSWORD } from '#shared/field-rules/account-fields.ts';
import { fieldFault } from '#shared/field-rules/field-rule.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { storeAuthToken } from '#web/platform/auth-token.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf, useFormErrors } from '#web/ui/form/use-form-errors.ts';
import { Modal } from '#web/ui/modal.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';

type Props = { isOpen: boolean; onClose: () => void; children: ReactNode };

/** Deletes an account after saying what is deleted and asking for the password. */
export function DeleteAccountDialog({ isOpen, onClose, children }: Props) {
  const formId = useId();
  const navigate = useNavigate();
  const { form, errors, refuse, orToast } = useFormErrors();
  const { mutate, isPending } = useMutation({
    mutationFn: (password: string) => sendJson('DELETE', '/api/user', { password }),
    onSuccess: ({ message }) => {
      storeAuthToken(undefined);
      showToast({ kind: 'plain', title: message });
      void navigate({ to: '/' });
    },
    onError: orToast('Hesap silinemedi.'),
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const password = textOf(new FormData(event.currentTarget), 'password');
    if (refuse({ password: fieldFault(KNOWN_PASSWORD, password) }) || isPending) return;
    mutate(password);
  }

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title="Hesabınız silinsin mi?"
      description="Silinen hesap geri getirilemez."
      isForm
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" form={formId} aria-disabled={isPending} className="bg-red text-sheet hover:bg-red">
            {isPending ? 'Siliniyor…' : 'Hesabı kalıcı olarak sil'}
          </Button>
        </>
      }
    >
      {isOpen ? children : null}
      <WhatGoes />
      <form id={formId} ref={form} noValidate onSubmit={submit}>
        <TextField
          id="delete-password"
          name="password"
          type="password"
          autoComplete="current-password"
          label="Onaylamak için şifreniz"
          error={errors.password}
          data-first
        />
      </form>
    </Modal>
  );
}

function WhatGoes() {
  return (
    <ul className="mb-5 list-disc space-y-1 pl-5">
      <li>Profiliniz, kaydettiğiniz ilanlar, uyarılarınız ve bildirimleriniz silinir.</li>
      <li>Bütün cihazlarda oturumunuz kapanır.</li>
      <li>
        Kurumlardan ayrılırsınız; orada paylaştıklarınız ve notlarınız adınız olmadan kalır, paylaşmadığınız görünümler
        ve raporlar silinir.
      </li>
      <li>Süren bir premium üyeliğiniz varsa o da sona erer.</li>
    </ul>
  );
}
