import { APP_SCOPE_TEXTS } from '#shared/organisations/app-rules.ts';
import type { ConnectedApp } from '#shared/organisations/connected-apps.ts';
import { formatDate, formatDateTime } from '#shared/text/dates.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Tag } from '#web/ui/tag.tsx';
import { ConfirmedButton } from '../confirmed-button.tsx';
import { type Place, useAct } from '../organisation-calls.ts';

/** A connection: the app's name and address, who connected it, when it was last used, and a button that ends it. */
export function ConnectedAppRow({ place, shown }: { place: Place; shown: ConnectedApp }) {
  const { id, appName, redirectHost, scopes, connectedBy, connectedAt, lastUsedAt } = shown;
  const { act, isPending } = useAct(place, { failed: 'Bağlantı kesilemedi.' });
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-baseline gap-x-2 font-medium break-words">
          {appName} <span className="text-sm break-all text-ink-soft">{redirectHost}</span>
        </p>
        <ul aria-label={`İzinleri: ${appName}`} className="mt-1 flex flex-wrap gap-1">
          {scopes.map((scope) => (
            <li key={scope}>
              <Tag>{APP_SCOPE_TEXTS[scope].name}</Tag>
            </li>
          ))}
        </ul>
        <p className="tabular mt-1 text-sm text-ink-faint">
          {`${connectedBy} ${formatDate(new Date(connectedAt))} günü bağladı.`}
        </p>
        <p className="tabular text-sm text-ink-faint">
          {lastUsedAt === null ? 'Hiç kullanılmadı.' : `Son kullanım: ${formatDateTime(new Date(lastUsedAt))}.`}
        </p>
      </div>
      <ConfirmedButton
        label="Bağlantıyı kes"
        name={`Bağlantıyı kes: ${appName}`}
        question={`“${appName}” bağlantısı kesilsin mi?`}
        consequence="Uygulama hemen okuyamaz olur. Gerekirse uygulamadan yeniden bağlanırsınız."
        isPending={isPending}
        onConfirm={() =>
          act(() =>
            sendJson(
              'DELETE',
              apiPath('/api/organisations/:id/connected-apps/:connectionId', { id: place.id, connectionId: id }),
            ),
          )
        }
      />
    </div>
  );
}
