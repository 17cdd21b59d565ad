import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { LOGO_MB } from '#shared/organisations/organisation-rules.ts';
import type { Organisation } from '#shared/organisations/organisations.ts';
import { getFile } from '#web/platform/api-client.ts';
import { sendFile } from '#web/platform/send-file.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { reasonOf } from '#web/ui/toasts/toast-failure.ts';
import { ConfirmedButton } from '../confirmed-button.tsx';
import { keyOf, organisationQuery, type Place, pathOf, useAct } from '../organisation-calls.ts';

/** The mark on the organisation's reports, for those who choose it. */
export function LogoPart({ place, organisation }: { place: Place; organisation: Organisation }) {
  const { data } = useQuery(organisationQuery(place));
  const { act, isPending } = useAct(place, { failed: 'Logo kaldırılamadı.' });
  const changedAt = data?.logoChangedAt ?? null;
  if (changedAt === null && !organisation.isRunning) return null;
  return (
    <div className="mt-6 flex flex-col items-start gap-3">
      <h3 className="font-semibold">Logo</h3>
      <p className="text-sm text-ink-soft">{`Raporların ilk sayfasında durur. PNG, JPG ya da WebP; en çok ${LOGO_MB} MB.`}</p>
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
            onConfirm={() => act({ method: 'DELETE', rest: '/logo' })}
          />
        )}
      </div>
    </div>
  );
}

/** Only people of the organisation get it, so it is fetched with the member's token. */
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
  const id = useId();
  const queryClient = useQueryClient();
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function onChange({ currentTarget: input }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = input.files ?? [];
    if (!file || isSending) return;
    setError(undefined);
    if (file.size > LOGO_MB * 1024 ** 2) setError(`Logo en çok ${LOGO_MB} MB olabilir.`);
    else {
      setSending(true);
      try {
        await sendFile(pathOf(place.id, '/logo'), file);
        await queryClient.invalidateQueries({ queryKey: keyOf(place) });
      } catch (failure) {
        setError(reasonOf(failure) ?? 'Logo yüklenemedi. Yeniden deneyin.');
      } finally {
        setSending(false);
      }
    }
    input.value = '';
  }
  return (
    <div>
      <label
        htmlFor={id}
        className={buttonClass(
          'secondary',
          'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-petrol',
        )}
      >
        {isSending ? 'Yükleniyor…' : label}
        <input
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          className="sr-only"
          aria-describedby={error ? `${id}-hata` : undefined}
          onChange={(event) => void onChange(event)}
        />
      </label>
      {error ? (
        <p id={`${id}-hata`} role="alert" className="mt-1 text-sm font-medium text-red">
          {error}
        </p>
      ) : null}
    </div>
  );
}
