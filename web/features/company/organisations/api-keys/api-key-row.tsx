import type { ApiKey } from '#shared/organisations/api-keys.ts';
import { KEY_SCOPES } from '#shared/organisations/key-scopes.ts';
import { formatDate, formatDateTime } from '#shared/text/dates.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Tag } from '#web/ui/tag.tsx';
import { ConfirmedButton } from '../confirmed-button.tsx';
import { type Place, useAct } from '../organisation-calls.ts';

/** A key: its scopes, when it was made, its last day, when it was last used, and a button that revokes it. */
export function ApiKeyRow({ place, shown }: { place: Place; shown: ApiKey }) {
  const { name, prefix, scopes, addresses, madeAt, madeBy, lastUsedAt, isLiving } = shown;
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-x-2 font-medium break-words">
          {name} <code className="text-sm text-ink-soft">{prefix}…</code>
        </p>
        <ul aria-label={`Yetkileri: ${name}`} className="mt-1 flex flex-wrap gap-1">
          {scopes.map((scope) => (
            <li key={scope}>
              <Tag>{KEY_SCOPES[scope].name}</Tag>
            </li>
          ))}
        </ul>
        <p className="tabular mt-1 text-sm text-ink-faint">
          {`${madeBy} ${formatDate(new Date(madeAt))} günü oluşturdu. ${endOf(shown)}`}
        </p>
        <p className="tabular text-sm text-ink-faint">
          {lastUsedAt === null ? 'Hiç kullanılmadı.' : `Son kullanım: ${formatDateTime(new Date(lastUsedAt))}.`}
        </p>
        {addresses.length > 0 ? (
          <p className="tabular text-sm break-words text-ink-faint">Yalnızca şu adreslerden: {addresses.join(', ')}</p>
        ) : null}
      </div>
      {isLiving ? <Revoke place={place} shown={shown} /> : null}
    </div>
  );
}

function endOf({ endsAt, revokedAt }: ApiKey): string {
  if (revokedAt !== null) return `${formatDate(new Date(revokedAt))} günü iptal edildi.`;
  // A key expires at midnight, which already belongs to the next day.
  return endsAt === null ? 'Süresiz.' : `Son günü ${formatDate(new Date(Date.parse(endsAt) - 1))}.`;
}

function Revoke({ place, shown: { id, name } }: { place: Place; shown: ApiKey }) {
  const { act, isPending } = useAct(place, { failed: 'Anahtar iptal edilemedi.' });
  return (
    <ConfirmedButton
      label="İptal et"
      name={`İptal et: ${name}`}
      question={`“${name}” anahtarı iptal edilsin mi?`}
      consequence="Bu anahtarı kullanan programlar hemen okuyamaz olur. İptal geri alınamaz; gerekirse yeni anahtar oluşturursunuz."
      isPending={isPending}
      onConfirm={() =>
        act(() => sendJson('DELETE', apiPath('/api/organisations/:id/api-keys/:keyId', { id: place.id, keyId: id })))
      }
    />
  );
}
