import { useQuery } from '@tanstack/react-query';
import type { RemovalRow } from '#shared/desk/removal-requests.ts';
import { formatDate } from '#shared/text/dates.ts';
import { type DeskPageProps, DeskRow } from '#web/features/desk/desk/index.ts';
import { getJson } from '#web/platform/api-client.ts';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { NewRequest } from './new-request.tsx';
import { OneRequest } from './one-request.tsx';
import { RequestState } from './request-state.tsx';

/** Requests about personal data in listings: the list, and one request below its address. */
export function RemovalPage({ below }: DeskPageProps) {
  return /^\d{1,15}$/.test(below) ? <OneRequest key={below} id={Number(below)} /> : <Requests />;
}

function Requests() {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'removal-requests'],
    queryFn: ({ signal }) => getJson('/api/desk/removal-requests', signal),
    staleTime: 0,
  });
  return (
    <div className="flex flex-col gap-6">
      {data ? (
        <List requests={data.requests} />
      ) : error ? (
        <LoadFailure title="Başvurular yüklenemedi." error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows label="Başvurular yükleniyor" />
      )}
      <NewRequest />
    </div>
  );
}

function List({ requests }: { requests: readonly RemovalRow[] }) {
  if (requests.length === 0) return <p className="text-ink-soft">Bekleyen başvuru yok.</p>;
  return (
    <ul aria-label="Başvurular" className="sheet divide-y divide-line">
      {requests.map((request) => (
        <DeskRow key={request.id} to={`basvurular/${request.id}`} title={`Başvuru ${request.id}`}>
          <p className="tabular mt-1 text-sm text-ink-soft">
            Geliş {formatDate(new Date(request.receivedAt))}, son gün {formatDate(new Date(request.dueAt))}
          </p>
          <p className="mt-2">
            <RequestState request={request} />
          </p>
        </DeskRow>
      ))}
    </ul>
  );
}
