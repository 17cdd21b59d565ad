import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { Logo } from './logo.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { UpgradeButton } from './upgrade-button.tsx';

/** The bar on top of every page. */
export function SiteHeader() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-sheet">
      <div className="page flex h-16 items-center gap-2">
        <Link to="/" className="-ml-1 inline-flex rounded-control p-1" aria-label="Peyda, ana sayfa">
          <Logo />
        </Link>
        <nav aria-label="Ana menü" className="ml-auto flex items-center gap-1">
          <Link
            to="/search"
            className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-ink hover:bg-sunk"
            activeProps={{ 'aria-current': 'page' }}
          >
            <Search size={20} aria-hidden="true" />
            {/* On narrow phones the icon has to do; the words stay for who listens. */}
            <span className="max-[419px]:sr-only">İhale ara</span>
          </Link>
          <UpgradeButton />
          <ThemeToggle />
        </nav>
      </div>
    </header>
  );
}
