import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AUDIT_ACTS } from '#shared/desk/audit-acts.ts';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { Select } from '#web/ui/select.tsx';
import { AuditList } from './audit-list.tsx';

/** Everything that was done at the desk and by its commands. */
export function AuditPage() {
  const [act, setAct] = useState('');
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['desk', 'audit', act],
    queryFn: ({ pageParam, signal }) => {
      const asked = { act: act === '' ? undefined : act, before: pageParam === 0 ? undefined : String(pageParam) };
      return getJson(apiPath('/api/desk/audit', asked), signal);
    },
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
  return (
    <>
      <label htmlFor="islem" className="mb-4 flex flex-col gap-1 font-semibold">
        İşlem
        <Select
          id="islem"
          value={act}
          onChange={(event) => setAct(event.target.value)}
          className="max-w-110 font-normal"
        >
          <option value="">Hepsi</option>
          {Object.entries(AUDIT_ACTS).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Select>
      </label>
      {data ? (
        <AuditList entries={data.pages.flatMap(({ entries }) => entries)} />
      ) : error ? (
        <LoadFailure title="Kayıt yüklenemedi." error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows label="Kayıt yükleniyor" />
      )}
      {hasNextPage ? (
        <Button
          look="secondary"
          className="mt-4"
          aria-disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Daha eskileri göster
        </Button>
      ) : null}
    </>
  );
}
