import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { User } from '#shared/accounts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { LockKeyhole } from '#web/ui/icons.tsx';
import { MessageState } from '#web/ui/message-state.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { useAccount } from './account-query.ts';
import { requestLogin } from './entry/login-request.ts';

/** Shows its content to members and a login prompt to everyone else (spec §2, §6). */
export function MembersOnly({ next, children }: { next: string; children: (user: User) => ReactNode }) {
  const account = useAccount();
  if (account.kind === 'member') return children(account.user);
  if (account.kind === 'failed')
    return <LoadFailure title="Hesabınız yüklenemedi." error={undefined} onRetry={account.retry} />;
  if (account.kind === 'visitor') return <LoginPrompt next={next} />;
  return (
    <>
      <LoadingRows label="Hesabınız yükleniyor" />
      <noscript>
        <LoginPrompt next={next} />
      </noscript>
    </>
  );
}

function LoginPrompt({ next }: { next: string }) {
  return (
    <MessageState
      icon={LockKeyhole}
      title="Bu sayfa için giriş yapmanız gerekiyor."
      action={
        <>
          <Link to="/login" search={{ next }} className={buttonClass('primary')}>
            Giriş yap
          </Link>
          <Button look="secondary" onClick={() => requestLogin({ tab: 'register' })}>
            Üye ol
          </Button>
        </>
      }
    >
      Kaydettiğiniz ilanlar, uyarılarınız ve bildirimleriniz hesabınızda saklanır.
    </MessageState>
  );
}
