import type { CollectionStatus } from '#shared/collection-status.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { formatNumber } from '#shared/text/money.ts';
import { formatAgo } from '#web/platform/format-ago.ts';
import { Tag } from '#web/ui/tag.tsx';
import { formatShare, runOutcome, sourceMood } from './describe-source.ts';
import { EstimateQualityPart } from './estimate-quality.tsx';

type SourceStatus = CollectionStatus['sources'][number];
type Ago = (date: Date) => string;

/** The sources of the auctions and how up to date they are, for visitors. */
export function StatusPage({ status, now }: { status: CollectionStatus; now: Date }) {
  const ago: Ago = (date) => formatAgo(date, now);
  return (
    <>
      <Freshness status={status} ago={ago} />
      <section aria-labelledby="kaynaklar" className="mt-12">
        <h2 id="kaynaklar" className="text-xl font-semibold">
          Kaynaklar
        </h2>
        {status.sources.length === 0 ? <NoSources isSample={status.isSample} /> : null}
        <ul className="mt-4 grid gap-4 lg:grid-cols-2">
          {status.sources.map((source) => (
            <SourceCard key={source.name} source={source} now={now} ago={ago} />
          ))}
        </ul>
      </section>
      <Papers papers={status.papers} />
      <EstimateQualityPart />
      <section aria-labelledby="dogrulama" className="mt-12 max-w-text">
        <h2 id="dogrulama" className="text-xl font-semibold">
          Doğrulama ne demek?
        </h2>
        <p className="mt-2 leading-relaxed text-ink-soft">
          Kaynağı her okuduğumuzda, ilanın orada hâlâ durduğunu ve değişmediğini kontrol ederiz. Son 24 saatte kontrol
          edilmemiş bir ilan yanlış demek değildir; kaynağa o sürede ulaşılamamış olabilir. Karar vermeden önce ilanın
          aslına UYAP e-Satış’tan bakın.
        </p>
      </section>
    </>
  );
}

function Freshness({ status, ago }: { status: CollectionStatus; ago: Ago }) {
  const figures = [
    { label: 'Açık ihale', value: formatNumber(status.openAuctions) },
    { label: 'Son 24 saatte doğrulanan', value: formatShare(status.confirmedShare) },
    { label: 'Son doğrulama', value: status.lastConfirmedAt === null ? '–' : ago(new Date(status.lastConfirmedAt)) },
  ];
  return (
    <dl className="sheet mt-8 grid gap-x-8 gap-y-5 p-6 sm:grid-cols-3">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="tabular mt-1 text-xl font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Papers({ papers }: { papers: CollectionStatus['papers'] }) {
  if (papers.documents === 0) return null;
  const waiting = papers.documents - papers.readDocuments - papers.failedDocuments;
  return (
    <section aria-labelledby="okunan-belgeler" className="mt-12">
      <h2 id="okunan-belgeler" className="text-xl font-semibold">
        Okunan belgeler
      </h2>
      <dl className="sheet mt-4 grid gap-3 p-6 text-sm sm:grid-cols-3">
        <Fact label="Okunan belge">{`${formatNumber(papers.readDocuments)} / ${formatNumber(papers.documents)}`}</Fact>
        <Fact label="Sırada bekleyen">{formatNumber(waiting)}</Fact>
        <Fact label="Okunamayan belge">{formatNumber(papers.failedDocuments)}</Fact>
        <Fact label="Okunan sayfa">{formatNumber(papers.readPages)}</Fact>
        <Fact label="Açılan belgelerde okunmayan sayfa">{formatNumber(papers.unreadPages)}</Fact>
        <Fact label="Kesin okunan kelime">{formatShare(papers.agreedShare)}</Fact>
        <Fact label="Belgelerde bulunan bilgi">{formatNumber(papers.findings)}</Fact>
        <Fact label="Yanlış denen, kontrol bekleyen">{formatNumber(papers.markedFindings)}</Fact>
        <Fact label="Yanlış çıkan, gizlenen">{formatNumber(papers.wrongFindings)}</Fact>
      </dl>
      <p className="mt-2 max-w-text text-sm text-ink-soft">
        Taranmış sayfalarda sayılar, adlar ve şüpheli kelimeler iki kez okunur. İki okumanın farklı olduğu kelimeler
        belirsiz sayılır.
      </p>
    </section>
  );
}

function NoSources({ isSample }: { isSample: boolean }) {
  return (
    <p className="sheet mt-4 p-6 leading-relaxed text-ink-soft">
      {isSample
        ? 'Gerçek ilan henüz toplanmıyor. Gördüğünüz ilanlar örnektir; hiçbiri gerçek bir ihale değildir.'
        : 'Bu kurulumda otomatik okunan bir kaynak yok. İlanlar dosyadan aktarılıyor.'}
    </p>
  );
}

function SourceCard({ source, now, ago }: { source: SourceStatus; now: Date; ago: Ago }) {
  const { label, hue } = sourceMood(source, now);
  const outcome = runOutcome(source);
  return (
    <li className="sheet p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-lg font-semibold">{source.title}</h3>
        <Tag hue={hue}>{label}</Tag>
      </div>
      <dl className="mt-4 grid gap-3 text-sm sm:grid-cols-2">
        <Fact label="Son tam okuma">
          {source.lastGoodAt === null ? 'Henüz yok' : <Moment iso={source.lastGoodAt} ago={ago} />}
        </Fact>
        <Fact label="Son doğrulama">
          {source.lastConfirmedAt === null ? 'Henüz yok' : <Moment iso={source.lastConfirmedAt} ago={ago} />}
        </Fact>
        <Fact label="Açık ihale">{formatNumber(source.openAuctions)}</Fact>
        <Fact label="Son 24 saatte doğrulanan">{formatShare(source.confirmedShare)}</Fact>
      </dl>
      {outcome === null ? null : (
        <p className="mt-4 border-t border-line pt-4 text-sm leading-relaxed text-ink-soft">{outcome}</p>
      )}
    </li>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="tabular mt-0.5 font-medium">{children}</dd>
    </div>
  );
}

function Moment({ iso, ago }: { iso: string; ago: Ago }) {
  const date = new Date(iso);
  return (
    <time dateTime={iso}>
      {ago(date)} <span className="font-normal text-ink-soft">({formatDateTime(date)})</span>
    </time>
  );
}
