import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LOGO_MB, LOGO_TOO_LARGE } from '#shared/organisations/organisation-rules.ts';
import type { Organisation } from '#shared/organisations/organisations.ts';
import { getFile, sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { sendFile } from '#web/platform/send-file.ts';
import { FileButton } from '#web/ui/form/file-button.tsx';
import { ConfirmedButton } from '../confirmed-button.tsx';
import { keyOf, organisationQuery, type Place, pathOf, useAct } from '../organisation-calls.ts';

/** The logo on the organisation's reports, for those who may change it. */
export function LogoPart({ place, organisation }: { place: Place; organisation: Organisation }) {
  const { data } = useQuery(organisationQuery(place));
  const { act, isPending } = useAct(place, { failed: 'Logo kaldırılamadı.' });
  const changedAt = data?.logoChangedAt ?? null;
  if (changedAt === null && !organisation.isRunning) return null;
  return (
    <div className="mt-6 flex flex-col items-start gap-3">
      <h3 className="font-semibold">Logo</h3>
      <p className="text-sm text-ink-soft">{`Raporların ilk sayfasına konur. PNG, JPG ya da WebP; en çok ${LOGO_MB} MB.`}</p>
      {changedAt === null ? null : <LogoPicture place={place} changedAt={changedAt} name={organisation.name} />}
      <div className="flex flex-wrap items-center gap-2">
        {organisation.isRunning ? (
          <LogoInput place={place} label={changedAt === null ? 'Logo yükle' : 'Logoyu değiştir'} />
        ) : null}
        {changedAt === null ? null : (
          <ConfirmedButton
            label="Logoyu kaldır"
            question="Logo kaldırılsın mı?"
            consequence="Yeni raporlar logosuz hazırlanır. Hazırlanmış raporlar değişmez."
            isPending={isPending}
            onConfirm={() => act(() => sendJson('DELETE', apiPath('/api/organisations/:id/logo', { id: place.id })))}
          />
        )}
      </div>
    </div>
  );
}

/** Fetched with the member's token, because only members of the organisation may see it. */
function LogoPicture({ place, changedAt, name }: { place: Place; changedAt: string; name: string }) {
  const { data } = useQuery({
    queryKey: keyOf(place, 'logo', changedAt),
    queryFn: () => getFile(pathOf(place.id, '/logo')),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!data) return undefined;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  if (!url) return null;
  return (
    <img
      src={url}
      alt={`${name} logosu`}
      className="max-h-12 max-w-40 rounded-control border border-line bg-white p-1"
    />
  );
}

function LogoInput({ place, label }: { place: Place; label: string }) {
  const queryClient = useQueryClient();
  return (
    <FileButton
      label={label}
      sending="Yükleniyor…"
      accept="image/png,image/jpeg,image/webp"
      mostMb={LOGO_MB}
      tooLarge={LOGO_TOO_LARGE}
      send={async (file) => {
        await sendFile(pathOf(place.id, '/logo'), file);
        await queryClient.invalidateQueries({ queryKey: keyOf(place) });
      }}
      failed="Logo yüklenemedi. Yeniden deneyin."
    />
  );
}
