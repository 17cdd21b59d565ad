import { Link, useLocation } from '@tanstack/react-router';
import { buttonClass } from '#web/ui/button.tsx';
import { nearAddresses } from './near-addresses.ts';

/** The only English page (spec §1, D2); the suggested pages are named in Turkish. */
export function NotFoundPage() {
  const near = nearAddresses(useLocation().pathname);
  return (
    <main id="icerik" lang="en" className="page flex flex-col items-center py-24 text-center">
      <h1 className="text-2xl font-bold">404 Page Not Found</h1>
      <p className="mt-3 max-w-text text-ink-soft">
        The address may be mistyped, or the page may have moved. The auctions are one step away.
      </p>
      {near.length > 0 ? (
        <nav aria-label="Near addresses" className="mt-6">
          <p>You may have meant:</p>
          <ul className="mt-1 flex flex-wrap justify-center gap-x-5" lang="tr">
            {near.map(({ path, name }) => (
              <li key={path}>
                <a href={path} className="inline-flex min-h-8 items-center font-semibold text-petrol underline">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
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
