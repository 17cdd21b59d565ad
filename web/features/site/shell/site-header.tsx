import { Link, useRouterState } from '@tanstack/react-router';
import { HelpEntry } from '#web/features/help/support/index.ts';
import { FilterToggle } from '#web/features/market/search/index.ts';
import { AccountMenu } from '#web/features/members/accounts/index.ts';
import { useUnreadCount } from '#web/features/members/notifications/index.ts';
import { UpgradeButton } from '#web/features/members/subscription/index.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ChevronLeft, Search } from '#web/ui/icons.tsx';
import { Logo } from './logo.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

export function SiteHeader() {
  const isSearch = useRouterState({ select: ({ matches }) => matches.some(({ routeId }) => routeId === '/search') });
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <header className="sticky top-0 z-30 short:static border-b border-line bg-sheet">
      <div className="page flex h-13 items-center gap-2 enlarged:h-auto enlarged:min-h-13 sm:not-short:h-16">
        <Link
          to="/"
          className="-ml-1 inline-flex min-h-11 shrink-0 items-center rounded-control p-1"
          aria-label="Peyda, ana sayfa"
        >
          {/* On a phone the search page has no other link back to home (spec §2). */}
          {isSearch ? <ChevronLeft size={20} aria-hidden="true" className="-ml-1 text-ink-soft sm:hidden" /> : null}
          {/* A narrow phone shows only the mark, so that the account button has room. */}
          <span className="inline-flex max-[419px]:w-7.5 max-[419px]:overflow-hidden">
            <Logo />
          </span>
        </Link>
        <nav
          aria-label="Ana menü"
          className="ml-auto flex items-center gap-0.5 enlarged:flex-wrap enlarged:justify-end sm:gap-1"
        >
          {isSearch ? <FilterToggle /> : null}
          <Link
            to="/search"
            className={classNames(
              isSearch && 'max-lg:hidden',
              'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 font-semibold text-ink hover:bg-sunk sm:px-3',
            )}
            activeProps={{ 'aria-current': 'page' }}
          >
            <Search size={20} aria-hidden="true" />
            {/* A narrow phone shows only the icon; a screen reader still reads the words. */}
            <span className="max-[559px]:sr-only">İhale ara</span>
          </Link>
          <UpgradeButton />
          <HelpEntry path={path} />
          <ThemeToggle />
          <AccountEntry />
        </nav>
      </div>
    </header>
  );
}

/** A separate component, so that a new notification doesn't render the header again. */
function AccountEntry() {
  return <AccountMenu unreadCount={useUnreadCount()} />;
}
