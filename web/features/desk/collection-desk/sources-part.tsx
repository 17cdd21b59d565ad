import { useQuery } from '@tanstack/react-query';
import type { DeskCollection } from '#shared/desk/collection/desk-collection.ts';
import { getJson } from '#web/platform/api-client.ts';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { FilesSection } from './files-section.tsx';
import { SourceSection } from './source-section.tsx';

const REFRESH_MS = 5000;
const BUSY_REFRESH_MS = 1500;

/** The sources with their last runs, and uploaded files. Polls, because both continue on the server. */
export function SourcesPart() {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'collection'],
    queryFn: ({ signal }) => getJson('/api/desk/collection', signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (isBusy(state.data) ? BUSY_REFRESH_MS : REFRESH_MS),
  });
  if (!data)
    return error ? (
      <LoadFailure title="Kaynaklar yüklenemedi." error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingRows label="Kaynaklar yükleniyor" />
    );
  const off = data.sources.filter(({ isOn }) => !isOn);
  return (
    <div className="flex flex-col gap-5">
      {data.sources
        .filter(({ isOn }) => isOn)
        .map((source) => (
          <SourceSection key={source.name} source={source} sample={data.sample} now={new Date(data.now)} />
        ))}
      <FilesSection files={data.files} sample={data.sample} />
      {off.length === 0 ? null : (
        <section aria-labelledby="kapali-kaynaklar" className="sheet p-5">
          <h2 id="kapali-kaynaklar" className="text-lg font-semibold">
            Kapalı kaynaklar
          </h2>
          <p className="mt-1 max-w-text text-sm text-ink-soft">
            SOURCES ayarında adları yok, o yüzden okunmazlar. Kaynağın sahibinden izin alındıktan sonra sunucunun
            ayarlarında açılırlar.
          </p>
          <ul aria-label="Kapalı kaynaklar" className="mt-3 list-disc pl-5">
            {off.map(({ name, title, runs }) => (
              <li key={name}>
                {title} <span className="text-ink-soft">({name})</span>
                {runs.length > 0 ? ', eskiden okunmuş' : ''}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function isBusy(data: DeskCollection | undefined): boolean {
  const isWaiting = data?.files.some(({ state }) => state === 'waiting' || state === 'running');
  return Boolean(isWaiting || data?.sources.some((source) => source.isBusy || source.asked !== null));
}
