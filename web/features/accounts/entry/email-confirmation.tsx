import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Done } from '#shared/accounts.ts';
import { ApiError, sendJson } from '#web/platform/api-client.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { MailX } from '#web/ui/icons.tsx';
import { MessageState } from '#web/ui/message-state.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { DoneMessage } from './done-message.tsx';

/** Confirms the address a mailed link was sent to, as soon as the page is interactive. */
export function EmailConfirmation({ token }: { token: string | undefined }) {
  const isHydrated = useHydrated();
  const queryClient = useQueryClient();
  // Confirming twice changes nothing, so it can be a query.
  const { data, error, refetch } = useQuery({
    queryKey: ['email-confirmation', token],
    queryFn: () => sendJson<Done>('POST', '/api/auth/verify-email', { token }),
    enabled: isHydrated && token !== undefined,
  });
  useEffect(() => {
    if (data) void queryClient.invalidateQueries({ queryKey: ['account'] });
  }, [queryClient, data]);
  if (data)
    return (
      <DoneMessage message={data.message} to="/search">
        İhalelere bakın
      </DoneMessage>
    );
  const isRefused = error instanceof ApiError && error.status === 400;
  if (token === undefined || isRefused)
    return (
      <MessageState
        icon={MailX}
        title="Bu bağlantı geçersiz ya da süresi dolmuş."
        action={
          <a href="/user" className={buttonClass('primary')}>
            Profilime git
          </a>
        }
      >
        Giriş yaptıktan sonra profilinizden yeni bir onay bağlantısı isteyebilirsiniz.
      </MessageState>
    );
  if (error)
    return <LoadFailure title="E-posta adresiniz onaylanamadı." error={error} onRetry={() => void refetch()} />;
  return <LoadingRows label="E-posta adresiniz onaylanıyor" count={1} />;
}
