import { useQuery } from '@tanstack/react-query';
import { type Comparables, type Estimate, LEAST_COMPARABLES, RANGE_PERCENT } from '#shared/comparables/comparables.ts';
import type { Coverage } from '#shared/comparables/coverage.ts';
import type { TestedGroup } from '#shared/comparables/estimate-quality.ts';
import { STATED_QUALITY } from '#shared/comparables/stated-quality.ts';
import { landingPath } from '#shared/landing-address.ts';
import type { ListingDetail } from '#shared/listings.ts';
import { SETTLED_AFTER_DAYS } from '#shared/outcomes/outcome-rules.ts';
import { formatLira, formatNumber } from '#shared/text/money.ts';
import { possessive, typographic } from '#shared/text/turkish-suffixes.ts';
import { comparablesQuery } from '#web/features/market/comparables/index.ts';
import { requestUpgrade } from '#web/features/members/subscription/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Lock } from '#web/ui/icons.tsx';
import { BarePart } from './bare-part.tsx';
import { ComparableSale } from './comparable-sale.tsx';
import { LEAST_DRAWN, SalesPlot } from './sales-plot.tsx';

const NO_RANGE: Readonly<Record<NonNullable<Comparables['reason']>, string>> = {
  tooFew: `Fiyat aralığı için yeterli örnek yok: en az ${LEAST_COMPARABLES} benzer satış gerekir.`,
  tooScattered: 'Benzerlerin fiyatları çok dağınık; bu ilan için fiyat aralığı verilmiyor.',
  tooOftenMissed: `Sınamada aralıklar gerçek bedellerin %${STATED_QUALITY.leastCovered} kadarını bile tutmadı; bu ilan için fiyat aralığı verilmiyor.`,
  shareUnknown: 'Satılan hissenin oranı bilinmediği için benzer hisse satışı aranmıyor.',
  noAppraisal: 'Muhammen bedel bilinmediği için fiyat aralığı verilmiyor.',
  otherKind: 'Bu türdeki mallar için benzer satış aranmıyor.',
};

/** Why a share has fewer comparable sales than a whole. */
const SHARES_ALONE =
  'Hisse, bütünündeki payından ucuza satıldığı için yalnızca yakın büyüklükteki hisselerle karşılaştırılır.';

const TITLE = 'Benzerleri neye satıldı';

/**
 * The prices of comparable lots, each with the reason why it is comparable; nothing for kinds that are not compared.
 */
export function FoundComparables({ detail }: { detail: ListingDetail }) {
  const { data } = useQuery(comparablesQuery(detail.id));
  if (!data || data.reason === 'otherKind') return null;
  if (!data.isLocked && !data.estimate && data.comparables.length === 0)
    return (
      <BarePart id="benzerleri" title={TITLE}>
        {NO_RANGE[data.reason ?? 'tooFew']} {detail.isShareSale ? `${SHARES_ALONE} ` : null}
        <AreaLink detail={detail} />
      </BarePart>
    );
  return (
    <section aria-labelledby="benzerleri">
      <h2 id="benzerleri" tabIndex={-1} className="scroll-mt-28 text-lg font-semibold">
        {TITLE}
      </h2>
      <div className="sheet mt-3 p-4">
        {data.isLocked ? <Locked count={data.count} /> : <Found found={data} price={detail.price} />}
        {detail.isShareSale ? <p className="mt-3 max-w-text text-sm text-ink-soft">{SHARES_ALONE}</p> : null}
        <p className="mt-3 text-sm">
          <AreaLink detail={detail} />
        </p>
      </div>
    </section>
  );
}

/** A link to the results of auctions in the listing's district. */
function AreaLink({ detail: { il, ilce, categoryNumber } }: { detail: ListingDetail }) {
  if (il === null) return null;
  const place = { province: il, district: ilce ?? undefined, category: categoryNumber };
  return (
    <a href={`${landingPath(place)}#sonuclar`} className="text-petrol underline">
      {`${ilce ?? il} ihaleleri nasıl sonuçlandı?`}
    </a>
  );
}

/** The basis of the range, and how certain it is. */
function rangeText({ count, ratios: { from, lower, upper, to }, errorPercent, covered }: Estimate): string {
  const [low, high] = [lower, upper].map((percent) => typographic(possessive(`%${percent}`)));
  return [
    `${formatNumber(count)} benzer satışın yarısında bedel, muhammen bedelin ${low} ile ${high} arasındadır.`,
    `Benzer bir mal satılırsa bedeli %${RANGE_PERCENT} olasılıkla %${from} – %${to} arasındadır.`,
    `Her benzer satış diğerlerinden tahmin edildiğinde ortanca hata %${errorPercent} oldu, aralık bedellerin ${coverageText(covered)}.`,
  ].join(' ');
}

/** `%93 kadarını tuttu (%95 güvenle %68 – %99)` */
function coverageText({ percent, low, high }: Coverage): string {
  return `%${percent} kadarını tuttu (%95 güvenle %${low} – %${high})`;
}

/** How the ranges did in a test with real sales that were withheld. */
function testedText(tested: TestedGroup | null): string {
  if (!tested) return 'Gerçek satışlarda henüz yeterince sınanamadı.';
  const { name, estimated, medianError, covered } = tested;
  const error = String(medianError).replace('.', ',');
  return `Gerçek satışların sınamasında (${name}, ${formatNumber(estimated)} tahmin) ortanca hata %${error} oldu, aralık bedellerin ${coverageText(covered)}.`;
}

const IN_ROUND = { 1: 'birinci ihalelerde', 2: 'ikinci ihalelerde' } as const;

/** The results of first and second auctions, if enough have a known round. */
function roundsText(rounds: Comparables['rounds']): string {
  const parts = rounds.map(
    ({ round, sales, lower, median, upper }) =>
      `${IN_ROUND[round]} %${median} (${formatNumber(sales)} satış, yarısı %${lower} – %${upper})`,
  );
  return `Muhammen bedele ortanca oran ${parts.join(', ')}.`;
}

/** A warning that results reported late may differ systematically from the others. */
function untoldText(unknown: number): string {
  return `${formatNumber(unknown)} benzer ihalenin sonucu bildirilmedi; düşük bedelli satışlar geç bildiriliyorsa gerçek fiyatlar daha düşüktür. Son ${SETTLED_AFTER_DAYS} gün sayılmadı.`;
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

type FoundProps = { found: Comparables; price: number | null };

function Found({
  found: { count, comparables, ratios, rounds, unknown, estimate, tested, reason },
  price,
}: FoundProps) {
  return (
    <>
      {estimate ? (
        <>
          <p className="tabular text-xl font-bold">
            {`${formatLira(estimate.from)} – ${formatLira(estimate.to)}`}
            <span className="block text-base font-semibold text-ink-soft">{`Ortanca ${formatLira(estimate.median)}`}</span>
          </p>
          <p className="tabular mt-2 max-w-text text-sm text-ink-soft">
            {rangeText(estimate)} {testedText(tested)}{' '}
            <a href="/durum#tahminler" className="text-petrol underline">
              Gerçek satışlarda ne kadar tuttu?
            </a>
          </p>
        </>
      ) : (
        <p className="max-w-text text-sm text-ink-soft">{NO_RANGE[reason ?? 'tooFew']}</p>
      )}
      {rounds.length > 0 ? <p className="tabular mt-2 max-w-text text-sm text-ink-soft">{roundsText(rounds)}</p> : null}
      {price && ratios.length >= LEAST_DRAWN ? <SalesPlot ratios={ratios} price={price} estimate={estimate} /> : null}
      {unknown > 0 ? <p className="tabular mt-2 max-w-text text-sm text-ink-soft">{untoldText(unknown)}</p> : null}
      {comparables.length > 0 ? (
        <>
          <p className="mt-3 text-sm font-semibold">
            {`En çok benzeyen ${formatNumber(comparables.length)} satış${count > comparables.length ? ` (${formatNumber(count)} satıştan)` : ''}`}
          </p>
          <ul className="mt-1 divide-y divide-line">
            {comparables.map((lot) => (
              <ComparableSale key={lot.id} lot={lot} />
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}
