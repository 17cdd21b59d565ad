import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { DeskPapers } from '#shared/read-documents/desk-papers.ts';
import { formatDate, formatDateTime } from '#shared/text/dates.ts';
import { formatNumber } from '#shared/text/money.ts';
import { percentText } from '#shared/text/notice-value-texts.ts';
import { DeskTable } from '#web/features/desk/desk/index.ts';
import { getJson } from '#web/platform/api-client.ts';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { OnePaper } from './one-paper.tsx';

const COLUMNS = ['Gün', 'Okunan sayfa', 'Okunamayan sayfa', 'Taranan kelime', 'Uyum'];

/** Document reading: the queue, the pages read per day, the share of certain words, and failures with their reasons. */
export function PaperDeskPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'papers'],
    queryFn: ({ signal }) => getJson('/api/desk/papers', signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  if (error && !data) return <LoadFailure title="Belgeler yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Belgeler yükleniyor" />;
  return (
    <div className="flex flex-col gap-6">
      <Queue queue={data.queue} />
      <Reader {...data} />
      <DeskTable
        title="Son 14 gün"
        hint="Şu anda kayıtlı sayfalar, okundukları güne göre. Yeniden okunan sayfa son gününde sayılır."
        none="Henüz sayfa okunmadı."
        columns={COLUMNS}
        numbers={COLUMNS.slice(1)}
        rows={data.days.map(({ day, pages, failedPages, words, sureWords }) => ({
          key: day,
          cells: [
            formatDate(new Date(`${day}T12:00:00Z`)),
            formatNumber(pages),
            formatNumber(failedPages),
            formatNumber(words),
            words === 0 ? '–' : shareText(sureWords / words),
          ],
        }))}
      />
      <Failures failures={data.failures} />
    </div>
  );
}

function Queue({ queue: { documents, again, since, firstEnd } }: Pick<DeskPapers, 'queue'>) {
  return (
    <section aria-labelledby="belge-sirasi" className="sheet p-5">
      <h2 id="belge-sirasi" className="text-lg font-semibold">
        Sıra
      </h2>
      {documents === 0 ? (
        <p className="mt-1 text-ink-soft">Okunmayı bekleyen belge yok.</p>
      ) : (
        <dl className="tabular mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2">
          <Fact label="Bekleyen belge">{formatNumber(documents)}</Fact>
          <Fact label="Bunlardan yeniden okunacak">{formatNumber(again)}</Fact>
          <Fact label="Hiç okunmayanların en eskisi">{since === null ? 'yok' : formatDateTime(new Date(since))}</Fact>
          <Fact label="En erken biten ihale">
            {firstEnd === null ? 'bilinmiyor' : formatDateTime(new Date(firstEnd))}
          </Fact>
        </dl>
      )}
    </section>
  );
}

function Reader({ reader: { version, outside }, agreement }: Pick<DeskPapers, 'reader' | 'agreement'>) {
  return (
    <section aria-labelledby="okuyucu" className="sheet p-5">
      <h2 id="okuyucu" className="text-lg font-semibold">
        Okuyucu
      </h2>
      <p className="mt-1 max-w-text text-sm text-ink-soft">
        Taranmış sayfada sayılar, adlar ve şüpheli kelimeler iki kez okunur; iki okumada aynı çıkan kelime kesindir.
        Sözlükte olan ve şüphe bırakmayan kelimeye bir okuma yeter.
      </p>
      <dl className="tabular mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <Fact label="Sürüm">{formatNumber(version)}</Fact>
        <Fact label="İkinci okuma">{outside === null ? 'kendi okuyucumuz' : `${outside} (OCR_URL)`}</Fact>
        <Fact label="Kendi okuyucumuzla kesin kelime">
          {agreement.own === null ? 'henüz sayfa yok' : shareText(agreement.own)}
        </Fact>
        {outside === null && agreement.outside === null ? null : (
          <Fact label="OCR_URL okuyucusuyla kesin kelime">
            {agreement.outside === null ? 'henüz sayfa yok' : shareText(agreement.outside)}
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold break-words">{children}</dd>
    </div>
  );
}

function Failures({ failures: { total, papers } }: Pick<DeskPapers, 'failures'>) {
  return (
    <section aria-labelledby="okunamayanlar" className="flex flex-col gap-3">
      <h2 id="okunamayanlar" className="text-lg font-semibold">
        Okunamayan ve boş belgeler
      </h2>
      {total === 0 ? <p className="text-ink-soft">Süren ihalelerin okunamayan ya da boş belgesi yok.</p> : null}
      {total > papers.length ? (
        <p className="text-sm text-ink-soft">{`${formatNumber(total)} belgeden en son okunan ${papers.length} tanesi.`}</p>
      ) : null}
      {papers.length === 0 ? null : (
        <ul aria-label="Okunamayan ve boş belgeler" className="sheet divide-y divide-line">
          {papers.map(({ listings, ...paper }) => (
            <OnePaper key={paper.sha256} paper={paper}>
              <ul aria-label={`${paper.name}: ilanlar`} className="mt-1 text-sm">
                {listings.map(({ id, title }) => (
                  <li key={id}>
                    <Link
                      to="/yonetim/$"
                      params={{ _splat: `ilanlar/${id}` }}
                      className="inline-block min-h-6 break-words text-petrol underline-offset-4 hover:underline"
                    >
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </OnePaper>
          ))}
        </ul>
      )}
    </section>
  );
}

function shareText(share: number): string {
  return percentText(Math.floor(share * 1000) / 10);
}
