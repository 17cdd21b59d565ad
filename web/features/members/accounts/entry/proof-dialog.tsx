import { useMutation } from '@tanstack/react-query';
import { PROOF_MINUTES } from '#shared/sign-in/proof.ts';
import { sendJson } from '#web/platform/api-client.ts';
import type { ProofRequest } from '#web/platform/proof-request.ts';
import { Modal } from '#web/ui/modal.tsx';
import { useMember } from '../account-query.ts';
import { PasswordConfirmation } from '../fields/password-confirmation.tsx';

/** Asks for the password before an act that decides who can get in; then that act goes on. */
export function ProofDialog({ request }: { request: ProofRequest | undefined }) {
  const member = useMember();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (password: string) => sendJson('POST', '/api/user/proof', { password }),
    onSuccess: () => request?.answer(true),
  });
  const cancel = () => request?.answer(false);
  return (
    <Modal
      isOpen={request !== undefined}
      onClose={cancel}
      title="Şifrenizi yeniden yazın"
      description={`Bu işlem hesabınızın ya da kurumunuzun güvenliğini ilgilendirir. ${PROOF_MINUTES} dakika boyunca yeniden sormayız.`}
    >
      {request ? (
        <PasswordConfirmation
          email={member?.email ?? ''}
          label="Devam et"
          failure="Şifre doğrulanamadı."
          isPending={isPending}
          onConfirm={(password) => mutateAsync(password)}
          onCancel={cancel}
        />
      ) : null}
    </Modal>
  );
}
