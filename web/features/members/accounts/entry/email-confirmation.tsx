import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError, sendJson } from '#web/platform/api-client.ts';
import { askAgain } from '#web/platform/queries/ask-again.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { MailX } from '#web/ui/icons.tsx';
import { MessageState } from '#web/ui/message-state.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { reasonOf } from '#web/ui/toasts/toast-failure.ts';
import { DoneMessage } from './done-message.tsx';

type Props = {
  token: string | undefined;
  /** The link belongs to a change of address, which is confirmed at both addresses. */
  isChange: boolean;
};

/** Confirms the address that a link was mailed to, as soon as the page is interactive. */
export function EmailConfirmation({ token, isChange }: Props) {
  const isHydrated = useHydrated();
  const queryClient = useQueryClient();
  // A query, because confirming is idempotent.
  const { data, error, refetch } = useQuery({
    queryKey: ['email-confirmation', isChange, token],
    queryFn: () =>
      sendJson('POST', isChange ? '/api/auth/email-change' : '/api/auth/verify-email', { token: token ?? '' }),
    enabled: isHydrated && token !== undefined,
  });
  useEffect(() => {
    // The confirmation may have started a trial (D46).
    for (const key of data ? ['account', 'subscription'] : []) void askAgain(queryClient, [key]);
  }, [queryClient, data]);
  if (data)
    return (
      <DoneMessage message={data.message} to="/search">
        İhalelere bakın
      </DoneMessage>
    );
  const isRefused = error instanceof ApiError && (error.status === 400 || error.status === 409);
  if (token === undefined || isRefused)
    return (
      <MessageState
        icon={MailX}
        title={reasonOf(error) ?? 'Bu bağlantı geçersiz ya da süresi dolmuş.'}
        action={
          <a href="/user" className={buttonClass('primary')}>
            Profilime git
          </a>
        }
      >
        Giriş yaptıktan sonra profilinizden yeni bir {isChange ? 'adres değişikliği' : 'onay bağlantısı'}{' '}
        isteyebilirsiniz.
      </MessageState>
    );
  if (error)
    return <LoadFailure title="E-posta adresiniz onaylanamadı." error={error} onRetry={() => void refetch()} />;
  return <LoadingRows label="E-posta adresiniz onaylanıyor" count={1} />;
}
