import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router';
import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import type { User } from '#shared/accounts.ts';
import { WAYS_LEFT_PATH } from '#shared/sign-in/ways-left-path.ts';
import { AlertsPanel } from '#web/features/deciding/alerts/index.ts';
import { UsualCostsSection } from '#web/features/deciding/calculator/index.ts';
import { FeedSection } from '#web/features/deciding/calendar/index.ts';
import { RemindersSection } from '#web/features/deciding/reminders/index.ts';
import { SavedAdsPanel } from '#web/features/deciding/saved-ads/index.ts';
import { MembersOnly, PROFILE_PAGES, type ProfilePage, ProfilePanel } from '#web/features/members/accounts/index.ts';
import { NotificationsPanel, useChannels, useUnreadCount } from '#web/features/members/notifications/index.ts';
import { MembershipSection, RunningPlanNote } from '#web/features/selling/orders/index.ts';
import { pageHead } from '#web/platform/page-head.ts';
import { useNow } from '#web/platform/use-now.ts';
import { Bell, BellRing, Heart, type IconComponent, UserRound } from '#web/ui/icons.tsx';

const TABS = ['profile', 'saved-ads', 'alerts', 'notifications'] as const;
type Tab = (typeof TABS)[number];

const TAB_LOOKS: Readonly<Record<Tab, { label: string; icon: IconComponent }>> = {
  profile: { label: 'Profil', icon: UserRound },
  'saved-ads': { label: 'Kaydedilen ilanlar', icon: Heart },
  alerts: { label: 'Uyarılar', icon: BellRing },
  notifications: { label: 'Bildirimler', icon: Bell },
};

/** `sifre`: a mailed link has just set the password. */
type Address = { tab?: Tab; sayfa?: ProfilePage; sifre?: 'yeni' };

export const Route = createFileRoute('/user')({
  validateSearch: ({ tab, sayfa, sifre }: Record<string, unknown>): Address => {
    const known = TABS.find((name) => name === tab);
    const page = PROFILE_PAGES.find((name) => name === sayfa);
    return { ...(known && { tab: known }), ...(page && { sayfa: page }), ...(sifre === 'yeni' && { sifre }) };
  },
  loader: () => ({ renderedAt: Date.now() }),
  head: () =>
    pageHead({
      title: 'Hesabım',
      description: 'Profiliniz, kaydettiğiniz ilanlar, arama uyarılarınız ve bildirimleriniz.',
      path: '/user',
      isHidden: true,
    }),
  component: UserPage,
});

function UserPage() {
  const { tab = 'profile', sifre } = Route.useSearch();
  const next = sifre === undefined ? `/user?tab=${tab}` : WAYS_LEFT_PATH;
  return (
    <main id="icerik" className="page pt-2 pb-16 sm:pt-6">
      <h1 className="mb-2 text-xl font-bold tracking-tight sm:mb-5 sm:text-2xl">Hesabım</h1>
      <MembersOnly next={next}>{(user) => <Panels user={user} tab={tab} />}</MembersOnly>
    </main>
  );
}

function Panels({ user, tab }: { user: User; tab: Tab }) {
  const navigate = useNavigate();
  const unreadCount = useUnreadCount() ?? 0;
  return (
    <Tabs.Root
      value={tab}
      // Manual: every tab has an address, and passing over one with the arrow keys must not add it to the history.
      activationMode="manual"
      onValueChange={(next) => void navigate({ href: `/user?tab=${next}`, resetScroll: false })}
    >
      <Tabs.List aria-label="Hesabım" className="mb-2 grid grid-cols-4 sm:mb-6 border-b border-line sm:flex sm:gap-2">
        {TABS.map((name) => (
          <TabTrigger key={name} name={name}>
            {name === 'notifications' && unreadCount > 0 ? (
              <span className="tabular ml-1.5 rounded-full bg-red px-1.5 text-xs font-bold text-sheet max-sm:absolute max-sm:top-0.5 max-sm:left-[calc(50%+4px)]">
                {unreadCount > 99 ? '99+' : unreadCount}
                <span className="sr-only"> okunmamış</span>
              </span>
            ) : null}
          </TabTrigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={tab} tabIndex={-1} className="outline-none">
        <Panel user={user} tab={tab} />
      </Tabs.Content>
    </Tabs.Root>
  );
}

function TabTrigger({ name, children }: { name: Tab; children: ReactNode }) {
  const { label, icon: Icon } = TAB_LOOKS[name];
  return (
    <Tabs.Trigger
      value={name}
      className="relative -mb-px inline-flex min-h-14 flex-col items-center gap-1 border-b-2 border-transparent px-1 pt-1 pb-1 text-center text-xs leading-snug font-semibold text-ink-soft -outline-offset-2 hover:text-ink data-[state=active]:border-petrol data-[state=active]:text-petrol sm:min-h-12 sm:flex-row sm:gap-0 sm:px-4 sm:text-base"
    >
      <Icon size={20} aria-hidden="true" className="shrink-0 sm:mr-2" />
      {label}
      {children}
    </Tabs.Trigger>
  );
}

function Panel({ user, tab }: { user: User; tab: Tab }) {
  const now = useNow(Route.useLoaderData().renderedAt);
  const channels = useChannels();
  const { sayfa, sifre } = Route.useSearch();
  const navigate = useNavigate();
  // Links from mails and orders lead to the membership by this hash.
  const isMembership = useLocation({ select: ({ hash }) => hash === 'uyelik' });
  switch (tab) {
    case 'profile':
      return (
        <ProfilePanel
          user={user}
          channels={channels}
          page={sayfa ?? (isMembership ? 'uyelik' : 'bilgiler')}
          isReset={sifre === 'yeni'}
          onResetSeen={() =>
            void navigate({ to: '/user', search: { tab: 'profile', sayfa: 'guvenlik' }, replace: true })
          }
          membership={<MembershipSection user={user} />}
          reminders={<RemindersSection user={user} />}
          calendar={<FeedSection user={user} />}
          usualCosts={<UsualCostsSection user={user} />}
          beforeDeleting={(onLeave) => <RunningPlanNote user={user} onLeave={onLeave} />}
        />
      );
    case 'saved-ads':
      return <SavedAdsPanel user={user} now={now} />;
    case 'alerts':
      return <AlertsPanel user={user} />;
    case 'notifications':
      return <NotificationsPanel user={user} now={now} />;
  }
}
