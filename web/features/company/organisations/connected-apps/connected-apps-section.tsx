import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MCP_PATH } from '#shared/organisations/app-rules.ts';
import type { Organisation } from '#shared/organisations/organisations.ts';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { pageOrigin } from '#web/platform/page-context.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { keyOf, type Place } from '../organisation-calls.ts';
import { RareSection } from '../rare-section.tsx';
import { ConnectedAppRow } from './connected-app-row.tsx';

function connectedAppsQuery(place: Place) {
  return queryOptions({
    queryKey: keyOf(place, 'connected-apps'),
    queryFn: async ({ signal }) =>
      (await getJson(apiPath('/api/organisations/:id/connected-apps', { id: place.id }), signal)).apps,
  });
}

/**
 * The apps that read listings in the organisation's name: the member's own, and for members who manage apps all of
 * them.
 */
export function ConnectedAppsSection({ place, organisation }: { place: Place; organisation: Organisation }) {
  const { data, error, refetch } = useQuery({ ...connectedAppsQuery(place), refetchOnMount: 'always' });
  if (error && !data)
    return <LoadFailure title="Bağlı uygulamalar yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Bağlı uygulamalar yükleniyor" count={1} />;
  return (
    <RareSection
      anchor="uygulamalar"
      title="Bağlı uygulamalar"
      state={data.length > 0 ? `${data.length} uygulama bağlı` : 'Yok'}
      hint="Claude ve ChatGPT gibi yapay zekâ yardımcıları, izin verdiğinizde ilanları kurum adına okur. Bağlayan kişi ayrılınca bağlantısı da biter."
    >
      {organisation.isRunning ? <HowTo /> : null}
      {data.length > 0 ? (
        <ul aria-label="Bağlı uygulamalar" className="divide-y divide-line border-y border-line">
          {data.map((shown) => (
            <li key={shown.id}>
              <ConnectedAppRow place={place} shown={shown} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">Bağlı uygulama yok.</p>
      )}
    </RareSection>
  );
}

function HowTo() {
  const address = `${pageOrigin()}${MCP_PATH}`;
  return (
    <div className="mb-4 text-sm">
      <p>Yapay zekâ yardımcınıza bu adresi verin:</p>
      <p className="mt-1 flex flex-wrap items-center gap-2">
        <code className="min-w-0 break-all">{address}</code>
        <CopyButton text={address} label="Adresi kopyala" />
      </p>
      <p className="mt-1">
        <Link
          to="/yardim-merkezi/$slug"
          params={{ slug: 'yapay-zeka-baglama' }}
          className="inline-flex min-h-9 items-center font-semibold text-petrol underline"
        >
          Yapay zekâ yardımcısı nasıl bağlanır?
        </Link>
      </p>
    </div>
  );
}
