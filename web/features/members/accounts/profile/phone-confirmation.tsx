import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { PhoneCodeSent, User } from '#shared/accounts.ts';
import { PHONE_CODE_FIELD } from '#shared/field-rules/account-fields.ts';
import { fieldFault } from '#shared/field-rules/field-rule.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { authToken } from '#web/platform/auth-token.ts';
import { Button } from '#web/ui/button.tsx';
import { textOf, useFormErrors } from '#web/ui/form/use-form-errors.ts';
import { PanelSection } from '#web/ui/panel-section.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';
import { accountQuery } from '../account-query.ts';
import { CodeField } from '../fields/code-field.tsx';
import { PasswordConfirmation } from '../fields/password-confirmation.tsx';

/**
 * Confirms the member's number with a code (D7). The purpose of the code is stated before it is sent (KVKK decision
 * 2025/1072). Shown only if text messages are configured.
 */
export function PhoneConfirmation({ user }: { user: User }) {
  const [step, setStep] = useState<'closed' | 'password' | { ticket: string }>('closed');
  if (user.phoneNumberVerified)
    return (
      <PanelSection title="Cep telefonu onayı">
        <p className="flex flex-wrap items-center gap-2">
          <span className="tabular">{user.phoneNumber}</span>
          <Tag hue="petrol">Onaylı</Tag>
        </p>
        <p className="mt-2 text-sm text-ink-soft">
          Bu numaraya gelen kodla da giriş yapabilirsiniz. Numarayı değiştirirseniz yeniden onaylamanız gerekir.
        </p>
      </PanelSection>
    );
  return (
    <PanelSection
      title="Cep telefonu onayı"
      hint={`${user.phoneNumber} numarasına bir onay kodu göndeririz. Kod yalnızca numaranın size ait olduğunu doğrular; tanıtım için kullanılmaz. Onayladığınız numarayla giriş yapabilir, isterseniz bildirim alabilirsiniz.`}
    >
      {step === 'closed' ? (
        <Button look="secondary" onClick={() => setStep('password')}>
          Numaramı onayla
        </Button>
      ) : null}
      {step === 'password' ? (
        <PasswordStep user={user} onSent={({ ticket }) => setStep({ ticket })} onCancel={() => setStep('closed')} />
      ) : null}
      {typeof step === 'object' ? <CodeStep ticket={step.ticket} onAgain={() => setStep('password')} /> : null}
    </PanelSection>
  );
}

type PasswordStepProps = { user: User; onSent: (sent: PhoneCodeSent) => void; onCancel: () => void };

function PasswordStep({ user, onSent, onCancel }: PasswordStepProps) {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (password: string) => sendJson('POST', '/api/user/phone-code', { password }),
    onSuccess: (sent) => {
      showToast({ kind: 'done', title: sent.message });
      onSent(sent);
    },
  });
  return (
    <PasswordConfirmation
      email={user.email}
      label="Kod gönder"
      pendingLabel="Gönderiliyor…"
      hint="Onaylı numara hesabınıza girmenin bir yoludur; bu yüzden şifrenizi sorarız."
      failure="Kod gönderilemedi."
      isPending={isPending}
      onConfirm={(password) => mutateAsync(password)}
      onCancel={onCancel}
    />
  );
}

function CodeStep({ ticket, onAgain }: { ticket: string; onAgain: () => void }) {
  const queryClient = useQueryClient();
  const { form, errors, refuse, orToast } = useFormErrors();
  const { mutate, isPending } = useMutation({
    mutationFn: (code: string) => sendJson('POST', '/api/user/phone-confirmation', { ticket, code }),
    onSuccess: (user) => {
      queryClient.setQueryData(accountQuery(authToken()).queryKey, user);
      showToast({ kind: 'done', title: 'Numaranız onaylandı.' });
    },
    onError: orToast('Numara onaylanamadı.'),
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const code = textOf(new FormData(event.currentTarget), 'code');
    if (isPending || refuse({ code: fieldFault(PHONE_CODE_FIELD, code) })) return;
    mutate(code);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex max-w-110 flex-col gap-4">
      <CodeField id="phone-code" error={errors.code} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? 'Onaylanıyor…' : 'Numarayı onayla'}
        </Button>
        <Button look="secondary" onClick={onAgain}>
          Yeni kod iste
        </Button>
      </div>
    </form>
  );
}
