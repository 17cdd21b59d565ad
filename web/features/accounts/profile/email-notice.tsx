import { useMutation } from '@tanstack/react-query';
import type { Done, User } from '#shared/accounts.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { MailWarning } from '#web/ui/icons.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';
import { reasonOf } from '#web/ui/toasts/toast-failure.ts';
import { mailFailure } from '../fields/mail-failure.ts';
import type { Channels } from './channel-switches.tsx';

/**
 * Says that the e-mail address is not confirmed and offers to send the link again. Shown only if mails can be sent
 * (D8).
 */
export function EmailNotice({ user, channels }: { user: User; channels: Channels }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendJson<Done>('POST', '/api/user/verification-mail'),
    onSuccess: ({ message }) => showToast({ kind: 'done', title: message }),
    onError: (error) =>
      showToast({
        kind: 'error',
        title: 'Onay bağlantısı gönderilemedi.',
        description: mailFailure(error) ?? reasonOf(error),
      }),
  });
  if (user.emailVerified || !channels?.email) return null;
  return (
    <aside
      aria-label="E-posta onayı"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sheet bg-amber-tint px-5 py-4"
    >
      <MailWarning size={22} aria-hidden="true" className="shrink-0 text-amber" />
      <p className="min-w-0 grow basis-60">
        E-posta adresinizi henüz onaylamadınız. <strong className="font-semibold break-words">{user.email}</strong>{' '}
        adresine gönderdiğimiz bağlantıyı açana kadar bildirimlerinizi yalnızca sitede görürsünüz, e-posta göndermeyiz.
      </p>
      <Button look="secondary" aria-disabled={isPending} onClick={() => isPending || mutate()}>
        {isPending ? 'Gönderiliyor…' : 'Onay postasını yeniden gönder'}
      </Button>
    </aside>
  );
}
