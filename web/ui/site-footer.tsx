import { Link } from '@tanstack/react-router';
import { CATEGORY_LABELS, CATEGORY_NUMBERS } from '#shared/kinds.ts';
import { Logo } from './logo.tsx';

const LINK = 'inline-flex min-h-8 items-center text-ink-soft underline-offset-4 hover:text-ink hover:underline';

/** The foot of every page: where to go on, and what this site is not. */
export function SiteFooter() {
  return (
    <footer className="mt-auto border-t border-line bg-sheet">
      <div className="page grid gap-8 py-10 md:grid-cols-[1fr_auto_auto] md:gap-16">
        <div className="max-w-text">
          <Logo />
          <p className="mt-4 text-sm leading-relaxed text-ink-soft">
            Peyda bilgilendirme amaçlıdır; ihale sürecinin bir parçası değildir. Teklif yalnızca UYAP e-Satış üzerinden
            verilir. Karar vermeden önce satış ilanının ve şartnamenin aslını okuyun.
          </p>
        </div>
        <nav aria-label="İhale türleri">
          <h2 className="text-sm font-semibold">İhaleler</h2>
          <ul className="mt-2 text-sm">
            {CATEGORY_NUMBERS.map((kind) => (
              <li key={kind}>
                <Link to="/search" search={{ category: kind }} className={LINK}>
                  {CATEGORY_LABELS[kind]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Geliştiriciler">
          <h2 className="text-sm font-semibold">Geliştiriciler</h2>
          <ul className="mt-2 text-sm">
            <li>
              <a href="/api/docs" className={LINK}>
                API belgeleri
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
