import { useQuery } from '@tanstack/react-query';
import {
  type Comparable,
  type Comparables,
  type Estimate,
  LEAST_COMPARABLES,
  RANGE_PERCENT,
} from '#shared/comparables/comparables.ts';
import type { ListingDetail } from '#shared/listings.ts';
import { SETTLED_AFTER_DAYS } from '#shared/outcomes/outcome-rules.ts';
import { monthText } from '#shared/price-index/index-months.ts';
import { formatLira, formatNumber } from '#shared/text/money.ts';
import { comparablesQuery } from '#web/features/market/comparables/index.ts';
import { requestUpgrade } from '#web/features/members/subscription/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Lock } from '#web/ui/icons.tsx';
import { BarePart } from './bare-part.tsx';

const NO_RANGE: Readonly<Record<NonNullable<Comparables['reason']>, string>> = {
  tooFew: `Fiyat aralığı için yeterli örnek yok: en az ${LEAST_COMPARABLES} benzer satış gerekir.`,
  tooScattered: 'Benzerlerin fiyatları çok dağınık; bu ilan için fiyat aralığı verilmiyor.',
  noAppraisal: 'Muhammen bedel bilinmediği için fiyat aralığı verilmiyor.',
  otherKind: 'Bu türdeki mallar için benzer satış aranmıyor.',
};

const TITLE = 'Benzerleri neye satıldı';

/** What lots like this one were sold for, each with why it is like it; nothing for kinds that are not compared. */
export function FoundComparables({ detail }: { detail: ListingDetail }) {
  const { data } = useQuery(comparablesQuery(detail.id));
  if (!data || data.reason === 'otherKind') return null;
  if (!data.isLocked && !data.estimate && data.comparables.length === 0)
    return (
      <BarePart id="benzerleri" title={TITLE}>
        {NO_RANGE[data.reason ?? 'tooFew']}
      </BarePart>
    );
  return (
    <section aria-labelledby="benzerleri">
      <h2 id="benzerleri" tabIndex={-1} className="scroll-mt-28 text-lg font-semibold">
        {TITLE}
      </h2>
      <div className="sheet mt-3 p-4">{data.isLocked ? <Locked count={data.count} /> : <Found found={data} />}</div>
    </section>
  );
}

/** How sure the range is, and what it was made of. */
function rangeText({ count, ratios: { from, lower, upper, to }, errorPercent }: Estimate): string {
  return `${formatNumber(count)} benzerin yarısı, kendi bedelinin %${lower} – %${upper} arasında satıldı. Bunlar gibi satılan bir mal %${RANGE_PERCENT} olasılıkla %${from} – %${to} arasında kalır; aralık bu oranların ilanın muhammen bedeline uygulanmasıdır. Ortanca, benzerlerin kendisinde ortanca %${errorPercent} yanıldı.`;
}

/** Results that come late are not like the others. */
function untoldText(unknown: number): string {
  return `${formatNumber(unknown)} benzer ihalenin sonucu bildirilmedi. Düşük bedelli satışlar geç bildiriliyorsa gerçek fiyatlar daha düşüktür. Son ${SETTLED_AFTER_DAYS} günde bitenler sayılmadı.`;
}

function Locked({ count }: { count: number }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 max-w-text basis-80 grow text-sm text-ink-soft">
        {`Son iki yılda bu ilanın ${formatNumber(count)} benzeri satıldı. Fiyatları premium üyelikle açılır.`}
      </p>
      <Button look="secondary" onClick={() => requestUpgrade('lockedField')}>
        <Lock size={18} aria-hidden="true" />
        Benzer satışları aç
      </Button>
    </div>
  );
}

function Found({ found: { count, comparables, unknown, estimate, reason } }: { found: Comparables }) {
  return (
    <>
      {estimate ? (
        <>
          <p className="tabular text-xl font-bold">
            {`${formatLira(estimate.from)} – ${formatLira(estimate.to)}`}
            <span className="block text-base font-semibold text-ink-soft">{`Ortanca ${formatLira(estimate.median)}`}</span>
          </p>
          <p className="tabular mt-2 max-w-text text-sm text-ink-soft">
            {rangeText(estimate)}{' '}
            <a href="/durum#tahminler" className="text-petrol underline">
              Gerçek satışlarda ne kadar tuttu?
            </a>
          </p>
        </>
      ) : (
        <p className="max-w-text text-sm text-ink-soft">{NO_RANGE[reason ?? 'tooFew']}</p>
      )}
      {unknown > 0 ? <p className="tabular mt-2 max-w-text text-sm text-ink-soft">{untoldText(unknown)}</p> : null}
      {comparables.length > 0 ? (
        <>
          <p className="mt-3 text-sm font-semibold">
            {`En çok benzeyen ${formatNumber(comparables.length)} satış${count > comparables.length ? ` (${formatNumber(count)} satıştan)` : ''}`}
          </p>
          <ul className="mt-1 divide-y divide-line">
            {comparables.map((lot) => (
              <Lot key={lot.id} lot={lot} />
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

function Lot({ lot }: { lot: Comparable }) {
  const { id, name, place, endedOn, price, soldPrice, ratio, perM2, today, why } = lot;
  return (
    <li className="tabular py-2.5 text-sm">
      <a href={`/ilan/${id}`} className="inline-block min-h-6 font-semibold text-petrol wrap-anywhere hover:underline">
        {name}
      </a>
      <p>
        {`${place}, ${endedOn.split('-').toReversed().join('.')}: `}
        <strong>{formatLira(soldPrice)}</strong>
        {`, muhammen bedel ${formatLira(price)}, oranı %${ratio}${perM2 === null ? '' : `, ${formatLira(perM2)}/m²`}`}
      </p>
      {today ? (
        <p className="text-ink-soft">
          {`Endeksle bugün ${formatLira(today.from)} – ${formatLira(today.to)} (${monthText(today.lastMonth)})`}
        </p>
      ) : null}
      <p className="text-ink-soft">{`Benzerliği: ${why.join(', ')}`}</p>
    </li>
  );
}
