import { useNavigate } from '@tanstack/react-router';
import { DropdownMenu } from 'radix-ui';
import type { User } from '#shared/accounts.ts';
import { DESK_PATH } from '#shared/desk/desk-path.ts';
import {
  Bell,
  BellRing,
  CalendarClock,
  Heart,
  type IconComponent,
  LayoutGrid,
  LogOut,
  ShieldCheck,
  UserRound,
} from '#web/ui/icons.tsx';
import { MenuEntry } from './menu-entry.tsx';
import { OrganisationEntries } from './organisation-entries.tsx';
import { signOut } from './sign-out.ts';
import { ACCOUNT_BUTTON, UserBadge } from './user-badge.tsx';

export type UserMenuProps = { user: User | undefined; unreadCount: number | undefined };

const NOTIFICATIONS = '/user?tab=notifications';

const ENTRIES: readonly { href: string; label: string; icon: IconComponent }[] = [
  { href: '/user', label: 'Profil', icon: UserRound },
  { href: '/user?tab=saved-ads', label: 'Kaydedilen ilanlar', icon: Heart },
  { href: '/pano', label: 'Pano', icon: LayoutGrid },
  { href: '/takvim', label: 'Takvim', icon: CalendarClock },
  { href: '/user?tab=alerts', label: 'Uyarılar', icon: BellRing },
  { href: NOTIFICATIONS, label: 'Bildirimler', icon: Bell },
];

/** The member's menu on every page. */
export function UserMenu({ user, unreadCount = 0 }: UserMenuProps) {
  const navigate = useNavigate();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={ACCOUNT_BUTTON}>
        <UserBadge user={user} unreadCount={unreadCount} />
      </DropdownMenu.Trigger>
      {/* No portal: the menu stays inside the header, also for screen readers. */}
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        collisionPadding={12}
        className="animate-fade-in sheet z-50 w-64 p-1.5 text-ink shadow-sheet"
      >
        {user ? (
          <DropdownMenu.Label className="truncate px-3 pt-2 pb-2.5 text-sm text-ink-soft">
            {[user.firstName, user.lastName].filter(Boolean).join(' ') || user.email}
          </DropdownMenu.Label>
        ) : null}
        {ENTRIES.map(({ href, label, icon }) => (
          <MenuEntry key={href} icon={icon} onSelect={() => void navigate({ href })}>
            {label}
            {href === NOTIFICATIONS && unreadCount > 0 ? (
              <span className="tabular ml-auto rounded-full bg-red-tint px-2 text-sm font-semibold text-red">
                {unreadCount}
                <span className="sr-only"> okunmamış</span>
              </span>
            ) : null}
          </MenuEntry>
        ))}
        {user ? <OrganisationEntries user={user} /> : null}
        {user?.operatorRole ? (
          // A separate page: the server decides who may see it.
          <MenuEntry icon={ShieldCheck} onSelect={() => location.assign(DESK_PATH)}>
            Yönetim masası
          </MenuEntry>
        ) : null}
        <DropdownMenu.Separator className="mx-1.5 my-1.5 border-t border-line" />
        <MenuEntry icon={LogOut} onSelect={() => void signOut()}>
          Çıkış yap
        </MenuEntry>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
