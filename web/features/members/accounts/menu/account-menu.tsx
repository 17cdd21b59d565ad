import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { CircleUserRound } from '#web/ui/icons.tsx';
import { useAccount } from '../account-query.ts';
import { requestLogin } from '../entry/login-request.ts';
import { ACCOUNT_BUTTON, UserBadge } from './user-badge.tsx';

/** In the header: the login button for visitors, the menu for members (spec §2). */
export function AccountMenu({ unreadCount }: { unreadCount: number | undefined }) {
  const account = useAccount();
  const isSignedIn = account.kind === 'checking' || account.kind === 'failed' || account.kind === 'member';
  // Only members load its code. Until it is loaded, or if it can't be loaded, a link replaces it.
  const Menu = useLoaded(
    isSignedIn,
    () => import('./user-menu.tsx').then(({ UserMenu }) => UserMenu),
    () => undefined,
  );
  const user = account.kind === 'member' ? account.user : undefined;
  return (
    // The same width for both, so that nothing moves once the account is known.
    <div className="flex shrink-0 justify-end sm:min-w-34">
      {isSignedIn ? null : <LoginLink />}
      {isSignedIn && Menu ? <Menu user={user} unreadCount={unreadCount} /> : null}
      {isSignedIn && !Menu ? (
        <a href="/user" className={ACCOUNT_BUTTON}>
          <UserBadge user={user} unreadCount={unreadCount} />
        </a>
      ) : null}
    </div>
  );
}

/** Opens the dialog. Without JavaScript, in a new tab and on /login it is a plain link. */
function LoginLink() {
  const router = useRouter();
  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || router.state.location.pathname === '/login') return;
    event.preventDefault();
    requestLogin({ tab: 'login' });
  }
  return (
    <a href="/login" onClick={open} className={ACCOUNT_BUTTON}>
      <CircleUserRound size={22} aria-hidden="true" />
      <span className="max-sm:sr-only">Giriş yap</span>
    </a>
  );
}
