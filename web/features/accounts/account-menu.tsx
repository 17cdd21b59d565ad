import { useRouter } from '@tanstack/react-router';
import { CircleUserRound } from 'lucide-react';
import { type ComponentType, type MouseEvent, useEffect, useState } from 'react';
import { useAccount } from '#web/platform/account-query.ts';
import { requestLogin } from '#web/platform/login-request.ts';
import { ACCOUNT_BUTTON, UserBadge } from './user-badge.tsx';
import type { UserMenuProps } from './user-menu.tsx';

/** In the header: the way in for visitors, the menu of whoever is signed in (spec §2). */
export function AccountMenu({ unreadCount }: { unreadCount: number | undefined }) {
  const account = useAccount();
  const isSignedIn = account.kind === 'checking' || account.kind === 'failed' || account.kind === 'member';
  const Menu = useMenu(isSignedIn);
  const user = account.kind === 'member' ? account.user : undefined;
  return (
    // As wide for both, so that nothing moves once it is known who is here.
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

/** The menu's code, which only members need. Until it is there, or where it can't be had, a link does. */
function useMenu(isNeeded: boolean): ComponentType<UserMenuProps> | undefined {
  const [menu, setMenu] = useState<{ Component: ComponentType<UserMenuProps> }>();
  useEffect(() => {
    if (!isNeeded || menu) return;
    import('./user-menu.tsx').then(
      ({ UserMenu }) => setMenu({ Component: UserMenu }),
      () => undefined,
    );
  }, [isNeeded, menu]);
  return menu?.Component;
}

/** Opens the dialog; without JavaScript, in a new tab and on the page of the same forms it is a plain link. */
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
