import { useQuery } from '@tanstack/react-query';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { OnePaper } from './one-paper.tsx';

/** For a listing's page at the desk: its documents, and how much of each has been read. */
export function PaperSection({ id }: { id: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'papers', id],
    queryFn: ({ signal }) => getJson(apiPath('/api/desk/listings/:id/papers', { id }), signal),
    staleTime: 0,
  });
  return (
    <section aria-labelledby="belgelerin-okunmasi" className="flex flex-col gap-3">
      <h3 id="belgelerin-okunmasi" className="text-lg font-semibold">
        Belgelerin okunması
      </h3>
      {error ? (
        <LoadFailure title="Belgeler yüklenemedi." error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Papers papers={data.papers} />
      ) : (
        <LoadingRows label="Belgeler yükleniyor" count={1} />
      )}
    </section>
  );
}

function Papers({ papers }: { papers: readonly Parameters<typeof OnePaper>[0]['paper'][] }) {
  if (papers.length === 0) return <p className="text-ink-soft">Depomuzda sayfaları okunan bir belgesi yok.</p>;
  return (
    <ul aria-label="Belgelerin okunması" className="sheet divide-y divide-line">
      {papers.map((paper) => (
        <OnePaper key={paper.sha256} paper={paper} />
      ))}
    </ul>
  );
}
