import { useMutation } from '@tanstack/react-query';
import { sendJson } from '#web/platform/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { reasonOf } from '#web/ui/toasts/toast-failure.ts';

/**
 * Asks for confirmation before the conversation of a mail's link moves here, because mail scanners follow links too.
 */
export function MailedLink({ token, onDone }: { token: string; onDone: () => void }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => sendJson('POST', '/api/support/link', { token }),
    onSuccess: onDone,
  });
  return (
    <section aria-label="E-postadaki bağlantı" className="rounded-control border border-line p-3">
      <p>
        E-postadaki bağlantıyla geldiniz. Görüşme bu tarayıcıya taşınır; başladığı tarayıcıda artık görünmez. Bağlantı
        kendi e-postanızdan değilse devam etmeyin.
      </p>
      {error ? (
        <p role="alert" className="mt-2 text-sm font-medium text-red">
          {reasonOf(error) ?? 'Görüşme açılamadı. Yeniden deneyin.'}
        </p>
      ) : null}
      <Button className="mt-3" aria-disabled={isPending} onClick={() => isPending || mutate()}>
        {isPending ? 'Bekleyin…' : 'Görüşmeyi bu tarayıcıda aç'}
      </Button>
    </section>
  );
}
