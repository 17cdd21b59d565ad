import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDateTime } from '#shared/text/dates.ts';
import { ActForm, AuditList, CarefulActs } from '#web/features/desk/desk/index.ts';
import { PaperSection } from '#web/features/desk/paper-desk/index.ts';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { CorrectionList } from './correction-list.tsx';
import { HiddenFileList } from './hidden-file-list.tsx';
import { HideFileForm } from './hide-file-form.tsx';
import { HiddenPageList, HidePageForm } from './hide-page-form.tsx';
import { DeskListingFields } from './listing-fields.tsx';
import { DeskListingTags } from './listing-tags.tsx';
import { LotSection } from './lot-section.tsx';
import { MaskForm } from './mask-form.tsx';
import { ReadingSection } from './reading-section.tsx';

/** One listing: the source's data, the desk's changes and the possible acts. */
export function OneListing({ id }: { id: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'listing', id],
    queryFn: ({ signal }) => getJson(apiPath('/api/desk/listings/:id', { id }), signal),
    staleTime: 0,
  });
  if (error) return <LoadFailure title="İlan yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="İlan yükleniyor" />;
  return (
    <div className="flex flex-col gap-5">
      <p>
        <Link to="/yonetim/$" params={{ _splat: 'ilanlar' }} className="font-semibold text-petrol hover:underline">
          Bütün ilanlar
        </Link>
      </p>
      <div>
        <h2 className="text-xl font-semibold break-words">{data.title}</h2>
        <DeskListingTags listing={data} />
        <p className="tabular mt-2 text-sm text-ink-soft">
          No {id}, kaynak {data.source}. İlk kez {formatDateTime(new Date(data.firstSeenAt))}, en son{' '}
          {formatDateTime(new Date(data.lastConfirmedAt))} tarihinde görüldü.{' '}
          {data.hiddenAt ? null : (
            <a href={`/ilan/${id}`} className="font-semibold text-petrol underline-offset-4 hover:underline">
              Sitedeki sayfası
            </a>
          )}
        </p>
      </div>
      {data.hiddenAt ? (
        <ActForm
          title="Yeniden gösterme"
          hint={`${formatDateTime(new Date(data.hiddenAt))} tarihinden beri gizli.`}
          button="İlanı yeniden göster"
          path={apiPath('/api/desk/listings/:id/unhide', { id })}
        />
      ) : null}
      <CorrectionList listing={data} />
      <CorrectionForm key={JSON.stringify(data.corrected)} listing={data} />
      <LotSection id={id} />
      <ReadingSection id={id} />
      <PaperSection id={id} />
      <DeskListingFields listing={data} />
      <HiddenPageList listing={data} />
      <HiddenFileList listing={data} />
      <History id={id} />
      <CarefulActs>
        {data.hiddenAt ? null : <Hide id={id} />}
        <MaskForm id={id} />
        <HideFileForm listing={data} />
        <HidePageForm listing={data} />
      </CarefulActs>
    </div>
  );
}

function Hide({ id }: { id: number }) {
  return (
    <ActForm
      isFolded
      title="Gizleme"
      hint="Aramadan, sayfasından, akışlardan, site haritasından ve üyelerin listelerinden kalkar; kaynağı onu geri getirmez."
      button="İlanı gizle"
      path={apiPath('/api/desk/listings/:id/hide', { id })}
    />
  );
}

function History({ id }: { id: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'audit', 'listing', id],
    queryFn: ({ signal }) => getJson(apiPath('/api/desk/listings/:id/audit', { id }), signal),
    staleTime: 0,
  });
  return (
    <section aria-labelledby="masada">
      <h3 id="masada" className="mb-3 text-lg font-semibold">
        Masada yapılanlar
      </h3>
      {data ? (
        <AuditList entries={data.entries} />
      ) : error ? (
        <LoadFailure title="Kayıt yüklenemedi." error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows label="Kayıt yükleniyor" count={1} />
      )}
    </section>
  );
}
