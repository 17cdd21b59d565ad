import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Removal } from '#shared/desk/removal-requests.ts';
import { formatDate } from '#shared/text/dates.ts';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { DecisionForm } from './decision-form.tsx';
import { RequestState } from './request-state.tsx';

/** One request with the personal data in it; opening it is logged. */
export function OneRequest({ id }: { id: number }) {
  const path = `/api/desk/removal-requests/${id}`;
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'removal-request', id],
    queryFn: ({ signal }) => getJson(apiPath('/api/desk/removal-requests/:id', { id }), signal),
  });
  if (error) return <LoadFailure title="Başvuru yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Başvuru yükleniyor" />;
  return (
    <div className="flex flex-col gap-5">
      <p>
        <Link to="/yonetim/$" params={{ _splat: 'basvurular' }} className="font-semibold text-petrol hover:underline">
          Bütün başvurular
        </Link>
      </p>
      <section aria-labelledby="basvuru" className="sheet p-5">
        <h2 id="basvuru" className="text-lg font-semibold">
          Başvuru {id}
        </h2>
        <p className="mt-2">
          <RequestState request={data} />
        </p>
        <p className="tabular mt-3 text-sm text-ink-soft">
          {data.name}, {data.email}. Geliş {formatDate(new Date(data.receivedAt))}, son gün{' '}
          {formatDate(new Date(data.dueAt))}. Bu sayfayı açtığınız işlem kaydına yazıldı.
        </p>
        <p className="mt-3 max-w-text break-words whitespace-pre-wrap">{data.demand}</p>
        <Listings ids={data.listings} />
      </section>
      {data.decision ? <Letter path={path} request={data} /> : <DecisionForm id={id} acts={data.acts} />}
    </div>
  );
}

function Listings({ ids }: { ids: readonly number[] }) {
  if (ids.length === 0) return null;
  return (
    <ul aria-label="İlanlar" className="mt-3 flex flex-wrap gap-3">
      {ids.map((id) => (
        <li key={id}>
          <Link
            to="/yonetim/$"
            params={{ _splat: `ilanlar/${id}` }}
            className="inline-flex min-h-6 items-center font-semibold text-petrol hover:underline"
          >
            İlan {id}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Letter({ path, request }: { path: string; request: Removal }) {
  return (
    <section aria-labelledby="yanit" className="sheet p-5">
      <h2 id="yanit" className="text-lg font-semibold">
        Yanıt
      </h2>
      {request.letter.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a letter that is sent never change
        <p key={index} className="mt-3 max-w-text break-words">
          {paragraph}
        </p>
      ))}
      <p className="mt-4">
        <DownloadButton path={`${path}/letter`} name={`basvuru-${request.id}.pdf`}>
          PDF olarak indir
        </DownloadButton>
      </p>
    </section>
  );
}
