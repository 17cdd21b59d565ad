import { useLocation } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { classNames } from '#web/ui/class-names.ts';

const LINK =
  'sr-only z-50 rounded-control bg-petrol px-4 py-3 font-semibold text-on-petrol focus:not-sr-only focus:fixed focus:top-2 focus:left-2';

/**
 * Moves the focus without adding to the history, which Back would have to undo. Without JavaScript the link itself
 * works.
 */
function skip(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (!target) return;
  event.preventDefault();
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus();
}

/** The first tab stops of a page: skip the parts that every page has and, in a search, go directly to the results. */
export function SkipLinks() {
  const isSearch = useLocation({ select: ({ pathname }) => pathname === '/search' });
  return (
    <>
      <SkipLink to="icerik">İçeriğe geç</SkipLink>
      {isSearch ? (
        <>
          <SkipLink to="sonuclar">Sonuçlara geç</SkipLink>
          {/* On a phone the filters are a sheet, whose button is right before the results. */}
          <SkipLink to="filtreler" isWideOnly>
            Filtrelere geç
          </SkipLink>
        </>
      ) : null}
    </>
  );
}

/** A tab stop that is visible only with the focus; moves to the element with this id. */
export function SkipLink({ to, isWideOnly, children }: { to: string; isWideOnly?: boolean; children: string }) {
  return (
    <a href={`#${to}`} onClick={skip} className={classNames(LINK, isWideOnly && 'max-lg:hidden')}>
      {children}
    </a>
  );
}
