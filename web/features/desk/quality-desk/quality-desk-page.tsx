import { useQuery } from '@tanstack/react-query';
import { DESK_PATH } from '#shared/desk/desk-path.ts';
import type { DeskQuality } from '#shared/desk/desk-quality.ts';
import { formatNumber } from '#shared/text/money.ts';
import { getJson } from '#web/platform/api-client.ts';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { FieldTable } from './field-table.tsx';

const LINK = 'inline-block min-h-6 font-semibold text-petrol underline-offset-4 hover:underline';

/** What is known about the listings of each source, field by field, and where it was read. */
export function QualityDeskPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'quality'],
    queryFn: ({ signal }) => getJson('/api/desk/quality', signal),
    staleTime: 0,
  });
  if (error) return <LoadFailure title="Veri kalitesi yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Veri kalitesi yükleniyor" />;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <a href={`${DESK_PATH}/ilanlar?state=unread`} className={LINK}>
          Türü ya da ilçesi anlaşılamayan ilanlar
        </a>
        <a href={`${DESK_PATH}/ilanlar?state=amended`} className={LINK}>
          Düzeltilen ilanlar
        </a>
      </div>
      {data.length === 0 ? <p className="text-ink-soft">Henüz ilan yok.</p> : null}
      {data.map((source) => (
        <SourceSection key={source.source} source={source} />
      ))}
      <section aria-labelledby="ornekler" className="flex flex-col gap-3">
        <h2 id="ornekler" className="text-lg font-semibold">
          Okuma kuralları için örnekler
        </h2>
        <p className="max-w-text text-ink-soft">
          Düzeltmeler, okunan sözleriyle birlikte bir dosyada toplanır; kişisel veriler kapatılır. Kimin neden
          düzelttiği işlem kaydında kalır.
        </p>
        <p>
          <DownloadButton path="/api/desk/corrections" name="duzeltmeler.json">
            Düzeltmeleri indir
          </DownloadButton>
        </p>
      </section>
    </div>
  );
}

function SourceSection({ source: { source, total, unread, derivedEnds, fields } }: { source: DeskQuality[number] }) {
  const id = `kaynak-${source.replace(/\W/g, '-')}`;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-lg font-semibold break-words">
        {source}
      </h2>
      <p className="tabular text-ink-soft">
        {`${formatNumber(total)} ilan; ${formatNumber(unread)} ilanın türü ya da ilçesi anlaşılamadı, ${formatNumber(derivedEnds)} ilanda yalnızca satış günü biliniyor.`}
      </p>
      <FieldTable label={`${source}: alanlar`} total={total} fields={fields} />
    </section>
  );
}
