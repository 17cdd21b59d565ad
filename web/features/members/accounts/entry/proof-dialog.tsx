import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Proof } from '#shared/accounts.ts';
import { PROOF_MINUTES } from '#shared/sign-in/proof.ts';
import { sendJson } from '#web/platform/api-client.ts';
import type { ProofRequest } from '#web/platform/proof-request.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { useMember } from '../account-query.ts';
import { CodeConfirmation } from '../fields/code-confirmation.tsx';
import { PasswordConfirmation } from '../fields/password-confirmation.tsx';

/**
 * Asks for the password, or for a code where two-step sign-in is on, before an act that decides who can get in; then
 * that act goes on.
 */
export function ProofDialog({ request }: { request: ProofRequest | undefined }) {
  const member = useMember();
  const [isByCode, setByCode] = useState(false);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (proof: Proof) => sendJson('POST', '/api/user/proof', proof),
    onSuccess: () => request?.answer(true),
  });
  const cancel = () => request?.answer(false);
  const hasCodes = member?.twoFactorEnabled === true;
  const given = { label: 'Doğrula ve sürdür', isPending, onCancel: cancel };
  return (
    <Modal
      isOpen={request !== undefined}
      onClose={cancel}
      title={hasCodes && isByCode ? 'Doğrulama kodu' : 'Şifre doğrulaması'}
      description={`Bu işlem hesabınızın ya da kurumunuzun güvenliğini ilgilendirir. ${PROOF_MINUTES} dakika boyunca yeniden sormayız.`}
    >
      {request && hasCodes && isByCode ? (
        <CodeConfirmation {...given} onConfirm={(code) => mutateAsync({ code })} />
      ) : null}
      {request && !(hasCodes && isByCode) ? (
        <PasswordConfirmation
          {...given}
          email={member?.email ?? ''}
          failure="Şifre doğrulanamadı."
          onConfirm={(password) => mutateAsync({ password })}
        />
      ) : null}
      {hasCodes ? (
        <Button look="secondary" onClick={() => setByCode(!isByCode)}>
          {isByCode ? 'Şifreyle doğrula' : 'Uygulamanın koduyla doğrula'}
        </Button>
      ) : null}
    </Modal>
  );
}
