import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { formatNumber } from '#shared/text/money.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { withParameter } from '../search-address.ts';
import type { ResultPage } from '../search-queries.ts';

type Props = {
  search: SearchParameters;
  result: UseInfiniteQueryResult<InfiniteData<ResultPage>>;
  shownCount: number;
};

/** Scrolls to the first card of a page and focuses it. */
function goToCard(id: number): void {
  const card = document.querySelector<HTMLElement>(`[data-property="${id}"]`);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  card?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  card?.querySelector('a')?.focus({ preventScroll: true });
}

/** Appends the next page and scrolls to its first card (spec §4). Without JavaScript it is a link to that page. */
export function LoadMore({ search, result, shownCount }: Props) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = result;
  const asked = useRef(false);
  const last = data?.pages.at(-1);
  const firstNew = last?.properties[0]?.id;

  useEffect(() => {
    if (!asked.current || isFetchingNextPage || firstNew === undefined) return;
    asked.current = false;
    if (!isFetchNextPageError) goToCard(firstNew);
  }, [firstNew, isFetchingNextPage, isFetchNextPageError]);

  function onClick(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (isFetchingNextPage) return;
    asked.current = true;
    void fetchNextPage();
  }

  if (!last) return null;
  return (
    <div className="mt-8 flex flex-col items-center gap-3">
      <p className="tabular text-sm text-ink-soft">
        {formatNumber(last.total)} ihaleden {formatNumber(shownCount)} tanesi gösteriliyor
      </p>
      {isFetchNextPageError ? (
        <p role="alert" className="text-sm font-medium text-red">
          Devamı yüklenemedi. Yeniden deneyin.
        </p>
      ) : null}
      {hasNextPage ? (
        <Link
          to="/search"
          search={withParameter(search, 'page', String(last.page + 1))}
          onClick={onClick}
          preload={false}
          aria-disabled={isFetchingNextPage}
          className={buttonClass('secondary', 'min-w-48')}
        >
          {isFetchingNextPage ? 'Yükleniyor…' : 'Daha fazla göster'}
        </Link>
      ) : null}
    </div>
  );
}
