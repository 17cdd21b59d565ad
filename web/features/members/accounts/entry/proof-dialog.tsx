import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Proof, User } from '#shared/accounts.ts';
import { PROOF_MINUTES } from '#shared/sign-in/proof.ts';
import { sendJson } from '#web/platform/api-client.ts';
import type { ProofRequest } from '#web/platform/proof-request.ts';
import { Button } from '#web/ui/button.tsx';
import { KeyRound } from '#web/ui/icons.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { useMember } from '../account-query.ts';
import { CodeConfirmation } from '../fields/code-confirmation.tsx';
import { PasswordConfirmation } from '../fields/password-confirmation.tsx';
import { proveByPasskey } from '../passkeys/passkey-calls.ts';
import { passkeysQuery } from '../passkeys/passkeys-query.ts';

/**
 * Asks for the password, a code (with two-step sign-in) or one of the member's passkeys before an act that decides who
 * can get in; then the act continues.
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
      <div className="flex flex-wrap gap-3">
        {hasCodes ? (
          <Button look="secondary" onClick={() => setByCode(!isByCode)}>
            {isByCode ? 'Şifreyle doğrula' : 'Uygulamanın koduyla doğrula'}
          </Button>
        ) : null}
        {request && member ? <PasskeyProof user={member} onGiven={() => request.answer(true)} /> : null}
      </div>
    </Modal>
  );
}

/** Only for members who have a passkey, in browsers that support passkeys. */
function PasskeyProof({ user, onGiven }: { user: User; onGiven: () => void }) {
  const isKnown = typeof PublicKeyCredential !== 'undefined';
  const { data } = useQuery({ ...passkeysQuery(user), enabled: isKnown });
  const { mutate, isPending } = useMutation({
    mutationFn: proveByPasskey,
    onSuccess: (isGiven) => {
      if (isGiven) onGiven();
    },
    onError: (error) => showFailure('Geçiş anahtarı doğrulanamadı.', error),
  });
  if (!isKnown || !data?.passkeys.length) return null;
  return (
    <Button look="secondary" aria-disabled={isPending} onClick={() => isPending || mutate()}>
      <KeyRound size={20} aria-hidden="true" />
      {isPending ? 'Cihazınız bekleniyor…' : 'Geçiş anahtarıyla doğrula'}
    </Button>
  );
}
