import { useInfiniteQuery } from '@tanstack/react-query';
import { ORGANISATION_LOG_ACTS } from '#shared/organisations/organisation-log.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { FileButton } from '#web/features/deciding/result-files/index.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { exportPath, logKey, type Place, readLog } from './organisation-calls.ts';
import { RareSection } from './rare-section.tsx';

/** The log of the organisation, for its owners. */
export function LogSection({ place }: { place: Place }) {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: logKey(place),
    queryFn: ({ pageParam, signal }) => readLog(place, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
  if (error && !data)
    return <LoadFailure title="İşlem kaydı yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="İşlem kaydı yükleniyor" count={1} />;
  const last = data.pages[0]?.entries[0];
  return (
    <RareSection
      anchor="kayit"
      title="İşlem kaydı"
      state={last ? `Son işlem ${formatDateTime(new Date(last.at))}` : 'Boş'}
      hint="Yalnızca sahipler görür; değiştirilemez."
    >
      <div className="-mt-2 mb-2 flex flex-wrap justify-end">
        <FileButton
          path={exportPath(place.id)}
          name="peyda-kurum.csv"
          label="Kurumun verilerini indir (CSV)"
          note="Kişiler, paylaşılan ilanlar ve notlar; indirdiğiniz işlem kaydına yazılır."
        />
      </div>
      <ul aria-label="İşlem kaydı" className="divide-y divide-line border-y border-line">
        {data.pages.flatMap(({ entries }) =>
          entries.map(({ id, at, by, act, to }) => (
            <li key={id} className="py-2">
              <p className="break-words">
                <span className="font-medium">{by}</span>: {ORGANISATION_LOG_ACTS[act]}
                {to ? ` (${to})` : ''}
              </p>
              <p className="tabular text-sm text-ink-faint">{formatDateTime(new Date(at))}</p>
            </li>
          )),
        )}
      </ul>
      {hasNextPage ? (
        <Button
          look="secondary"
          className="mt-4"
          aria-disabled={isFetchingNextPage}
          onClick={() => isFetchingNextPage || void fetchNextPage()}
        >
          {isFetchingNextPage ? 'Yükleniyor…' : 'Daha eskileri göster'}
        </Button>
      ) : null}
    </RareSection>
  );
}
