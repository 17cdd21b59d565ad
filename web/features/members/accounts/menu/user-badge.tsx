import type { User } from '#shared/accounts.ts';

/** The style shared by the login button and the menu button, which replace each other. */
export const ACCOUNT_BUTTON =
  'relative inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-1.5 font-semibold text-ink hover:bg-sunk sm:px-2.5';

type Props = { user: User | undefined; unreadCount: number | undefined };

/** The member's initial. */
function initialOf(user: User | undefined): string {
  return (user?.firstName || user?.email || '').slice(0, 1).toLocaleUpperCase('tr-TR');
}

/** A member's initial in the header, with the number of unread notifications at its corner. */
export function UserBadge({ user, unreadCount = 0 }: Props) {
  return (
    <>
      <span className="relative inline-flex size-8 items-center justify-center rounded-full bg-petrol text-sm text-on-petrol">
        <span aria-hidden="true">{initialOf(user)}</span>
        {unreadCount > 0 ? (
          <span
            aria-hidden="true"
            className="tabular absolute -top-1.5 -right-2 inline-flex h-5 min-w-5 items-center justify-center rounded-full border-2 border-sheet bg-red px-1 text-xs leading-none font-bold text-sheet"
          >
            {unreadCount > 99 ? '99+' : unreadCount}
          </span>
        ) : null}
      </span>
      <span aria-hidden="true" className="max-sm:hidden">
        Hesabım
      </span>
      <span className="sr-only">{unreadCount > 0 ? `Hesabım, ${unreadCount} okunmamış bildirim` : 'Hesabım'}</span>
    </>
  );
}
