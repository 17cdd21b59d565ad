import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ApiKey } from '#shared/organisations/api-keys.ts';
import { MAX_LIVING_KEYS } from '#shared/organisations/key-scopes.ts';
import type { Organisation } from '#shared/organisations/organisations.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import type { Place } from '../organisation-calls.ts';
import { RareSection } from '../rare-section.tsx';
import { SecretBox } from '../secret-box.tsx';
import { ApiKeyForm } from './api-key-form.tsx';
import { ApiKeyRow } from './api-key-row.tsx';
import { apiKeysQuery } from './key-calls.ts';

/** The API keys of the organisation's programs, for members who manage them. */
export function ApiKeysSection({ place, organisation }: { place: Place; organisation: Organisation }) {
  const { data, error, refetch } = useQuery({ ...apiKeysQuery(place), refetchOnMount: 'always' });
  if (error && !data)
    return <LoadFailure title="API anahtarları yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="API anahtarları yükleniyor" count={1} />;
  const living = data.filter(({ isLiving }) => isLiving);
  const ended = data.filter(({ isLiving }) => !isLiving);
  return (
    <RareSection
      anchor="anahtarlar"
      title="API anahtarları"
      state={living.length > 0 ? `${living.length} anahtar çalışıyor` : 'Yok'}
      hint="Kurumunuzun programları ilanları bu anahtarlarla okur. Anahtarı oluşturan ayrılsa da anahtar çalışmayı sürdürür."
    >
      <p className="mb-4 text-sm">
        <Link
          to="/yardim-merkezi/$slug"
          params={{ slug: 'api-ile-okuma' }}
          className="font-semibold text-petrol underline"
        >
          API nasıl kullanılır?
        </Link>
      </p>
      {living.length > 0 ? (
        <KeyList label="Çalışan anahtarlar" place={place} keys={living} />
      ) : (
        <p className="text-ink-soft">Çalışan anahtar yok.</p>
      )}
      {organisation.isRunning ? <Making place={place} isFull={living.length >= MAX_LIVING_KEYS} /> : null}
      {ended.length > 0 ? (
        <details className="mt-4">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-petrol">
            Artık çalışmayan anahtarlar ({ended.length})
          </summary>
          <KeyList label="Artık çalışmayan anahtarlar" place={place} keys={ended} />
        </details>
      ) : null}
    </RareSection>
  );
}

function KeyList({ label, place, keys }: { label: string; place: Place; keys: readonly ApiKey[] }) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-y border-line">
      {keys.map((shown) => (
        <li key={shown.id}>
          <ApiKeyRow place={place} shown={shown} />
        </li>
      ))}
    </ul>
  );
}

function Making({ place, isFull }: { place: Place; isFull: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<{ key: string; trial?: string }>();
  return (
    <div className="mt-5 flex flex-col items-start gap-4">
      <div role="status" className="w-full empty:hidden">
        {made ? (
          <SecretBox title="Anahtar oluşturuldu" secret={made.key} copyLabel="Anahtarı kopyala" trial={made.trial}>
            Şimdi kopyalayıp güvenli bir yerde saklayın: bir daha gösterilmez. Anahtarı bilen herkes onunla okuyabilir.
          </SecretBox>
        ) : null}
      </div>
      {isFull ? (
        <p className="text-sm text-ink-soft">
          {`En çok ${MAX_LIVING_KEYS} anahtar aynı anda çalışabilir. Yenisi için birini iptal edin.`}
        </p>
      ) : null}
      {isOpen && !isFull ? (
        <ApiKeyForm
          place={place}
          onMade={(key, scopes) => {
            setMade({ key, ...(scopes.includes('listings') && { trial: firstCall(key) }) });
            setOpen(false);
          }}
          onCancel={() => setOpen(false)}
        />
      ) : null}
      {isOpen || isFull ? null : (
        <Button
          look="secondary"
          onClick={() => {
            setMade(undefined);
            setOpen(true);
          }}
        >
          Yeni anahtar oluştur
        </Button>
      )}
    </div>
  );
}

/** The smallest request that a key for listings may make. */
function firstCall(key: string): string {
  return `curl -H "Authorization: Bearer ${key}" ${location.origin}/api/v1/summary`;
}
