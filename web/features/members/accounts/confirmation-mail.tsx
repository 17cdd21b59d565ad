import { useMutation, useQuery } from '@tanstack/react-query';
import { sendJson } from '#web/platform/api-client.ts';
import { companyQuery } from '#web/platform/queries/company-query.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';
import { reasonOf } from '#web/ui/toasts/toast-failure.ts';
import { useMember } from './account-query.ts';
import { mailFailure } from './fields/mail-failure.ts';

/**
 * The address that a member still has to confirm (D46); undefined for everyone else, and if no mail can be sent (D8).
 */
export function useUnconfirmedEmail(): string | undefined {
  const member = useMember();
  const { data: company } = useQuery(companyQuery);
  return member && !member.emailVerified && company?.sendsMail ? member.email : undefined;
}

/** Sends the confirmation link again. */
export function ConfirmationMailButton({ className }: { className?: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendJson('POST', '/api/user/verification-mail'),
    onSuccess: ({ message }) => showToast({ kind: 'done', title: message }),
    onError: (error) =>
      showToast({
        kind: 'error',
        title: 'Onay bağlantısı gönderilemedi.',
        description: mailFailure(error) ?? reasonOf(error),
      }),
  });
  return (
    <Button look="secondary" className={className} aria-disabled={isPending} onClick={() => isPending || mutate()}>
      {isPending ? 'Gönderiliyor…' : 'Bağlantıyı yeniden gönder'}
    </Button>
  );
}
