import { Link } from '@tanstack/react-router';
import { buttonClass } from '#web/ui/button.tsx';

/** The only English page (spec §1, D2). */
export function NotFoundPage() {
  return (
    <main id="icerik" lang="en" className="page flex flex-col items-center py-24 text-center">
      <h1 className="text-2xl font-bold">404 Page Not Found</h1>
      <p className="mt-3 max-w-text text-ink-soft">
        The address may be mistyped, or the page may have moved. The auctions are one step away.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/search" className={buttonClass('primary')}>
          Browse auctions
        </Link>
        <Link to="/" className={buttonClass('secondary')}>
          Home page
        </Link>
      </div>
    </main>
  );
}
