import { Link } from '@tanstack/react-router';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { ApiError, ConnectionError } from '#web/platform/api-client.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { RotateCw, SearchX, TriangleAlert, WifiOff } from '#web/ui/icons.tsx';
import { MessageState } from '#web/ui/message-state.tsx';
import { appliedFilters } from '../filters/applied-filters.ts';
import { SearchError } from '../search-queries.ts';

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

export type SearchFailure = { kind: 'refused' | 'offline' | 'failed'; status: number; message: string };

/** What a failed search says: the server's own sentence when the search itself is wrong (D26). */
export function describeSearchFailure(failure: unknown): SearchFailure {
  const error = failure instanceof SearchError ? failure.cause : failure;
  if (error instanceof ConnectionError) return { kind: 'offline', status: 503, message: `${error.message}.` };
  if (error instanceof ApiError && error.status < 500)
    return { kind: 'refused', status: error.status, message: error.server?.message ?? 'Arama anlaşılamadı.' };
  return { kind: 'failed', status: 503, message: 'Sorun bizden kaynaklanıyor olabilir. Biraz sonra yeniden deneyin.' };
}

const FAILURE_TITLES: Readonly<Record<SearchFailure['kind'], string>> = {
  refused: 'Bu arama yapılamadı.',
  offline: 'Bağlantı Hatası',
  failed: 'Arama yapılamadı.',
};

/** The search failed: why, and the one next step. */
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
