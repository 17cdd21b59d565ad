import { Link } from '@tanstack/react-router';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { RotateCw, SearchX, TriangleAlert, WifiOff } from '#web/ui/icons.tsx';
import { MessageState } from '#web/ui/message-state.tsx';
import { appliedFilters } from '../filters/applied-filters.ts';
import type { SearchFailure } from './search-failure.ts';

/** Says that nothing was found (spec §8) and offers the step most likely to help. */
export function EmptyResult({ search }: { search: SearchParameters }) {
  const filters = appliedFilters(search);
  const last = filters.at(-1);
  const hasPrice = search.minPrice !== undefined || search.maxPrice !== undefined;
  return (
    <MessageState
      icon={SearchX}
      title="Arama kriterlerinize uygun ihale bulunamadı."
      action={
        <>
          {last && filters.length > 1 ? (
            <Link to="/search" search={last.without} className={buttonClass('primary')}>
              {last.label} olmadan ara
            </Link>
          ) : null}
          <Link to="/search" search={{}} className={buttonClass(filters.length > 1 ? 'secondary' : 'primary')}>
            Tüm ihaleleri göster
          </Link>
        </>
      }
    >
      {hasPrice
        ? 'Fiyat aralığını genişletmeyi deneyin.'
        : 'Filtrelerden birini kaldırmayı ya da aramayı kısaltmayı deneyin.'}
    </MessageState>
  );
}

const FAILURE_TITLES: Readonly<Record<SearchFailure['kind'], string>> = {
  refused: 'Bu arama yapılamadı.',
  offline: 'Bağlantı Hatası',
  failed: 'Arama yapılamadı.',
};

/** Says why the search failed, and offers one next step. */
export function FailedResult({ failure, onRetry }: { failure: SearchFailure; onRetry: () => void }) {
  return (
    <div role="alert">
      <MessageState
        icon={failure.kind === 'offline' ? WifiOff : TriangleAlert}
        title={FAILURE_TITLES[failure.kind]}
        action={
          failure.kind === 'refused' ? (
            <Link to="/search" search={{}} className={buttonClass('primary')}>
              Tüm ihaleleri göster
            </Link>
          ) : (
            <Button onClick={onRetry}>
              <RotateCw size={20} aria-hidden="true" />
              Yeniden dene
            </Button>
          )
        }
      >
        {failure.message}
      </MessageState>
    </div>
  );
}
