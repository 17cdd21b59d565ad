import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import type { Landing } from '#shared/landing.ts';
import { landingPath } from '#shared/landing-address.ts';
import { formatNumber } from '#shared/text/money.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LinkArea } from '#web/ui/link-area.tsx';
import { kindLabel, placeOf } from './landing-head.ts';

const CHIP = 'inline-flex min-h-10 items-center gap-2 rounded-control border px-3 text-sm font-medium';

function KindCount({ category, count }: { category: CategoryNumber | null; count: number }) {
  return (
    <>
      {kindLabel(category)}
      <span className="tabular font-normal">
        {formatNumber(count)}
        <span className="sr-only"> ihale</span>
      </span>
    </>
  );
}

/** Links to the same place by kind; a kind without auctions is plain text. */
export function KindLinks({ landing }: { landing: Landing }) {
  const all = {
    category: null,
    path: landingPath({ ...placeOf(landing), category: undefined }),
    count: landing.kinds.reduce((sum, { count }) => sum + count, 0),
  };
  return (
    <nav aria-label="Türe göre" className="mt-5">
      <LinkArea>
        <ul className="flex flex-wrap gap-2">
          {[all, ...landing.kinds].map(({ category, path, count }) => {
            const isThis = category === landing.category;
            return (
              <li key={path}>
                {count > 0 || isThis ? (
                  <a
                    href={path}
                    aria-current={isThis ? 'page' : undefined}
                    className={classNames(
                      CHIP,
                      isThis
                        ? 'border-petrol bg-petrol-tint text-petrol'
                        : 'border-line-strong bg-sheet text-ink-soft hover:bg-sunk',
                    )}
                  >
                    <KindCount category={category} count={count} />
                  </a>
                ) : (
                  <span className={classNames(CHIP, 'border-line text-ink-faint')}>
                    <KindCount category={category} count={count} />
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      </LinkArea>
    </nav>
  );
}
