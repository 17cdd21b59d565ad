import { useQuery } from '@tanstack/react-query';
import type { TestedGroup } from '#shared/comparables/estimate-quality.ts';
import { STATED_QUALITY } from '#shared/comparables/stated-quality.ts';
import { formatNumber } from '#shared/text/money.ts';
import { getJson } from '#web/platform/api-client.ts';

const HEADS = ['Satış', 'Tahmin edilen', 'Ortanca hata', '%10 içinde', '%20 içinde', 'Aralıkta (%95 güvenle)'];
const NUMBER = 'px-3 py-1.5 text-right align-bottom max-sm:px-2 sm:whitespace-nowrap';

/** How well real sales were estimated from earlier ones. */
export function EstimateQualityPart() {
  const { data } = useQuery({
    queryKey: ['estimate-quality'],
    queryFn: ({ signal }) => getJson('/api/estimate-quality', signal),
  });
  if (!data) return null;
  const { all, kinds, regions } = data;
  return (
    <section aria-labelledby="tahminler" className="mt-12">
      <h2 id="tahminler" className="text-xl font-semibold">
        Fiyat aralıkları ne kadar tuttu?
      </h2>
      <p className="mt-2 max-w-text text-ink-soft">
        {all
          ? `Son gerçek satışlar tek tek gizlendi ve yalnızca kendilerinden önce bilinen benzer satışlardan tahmin edildi. İlanlardaki aralıklar aynı yöntemle hesaplanır. İlanda aralık, yalnızca türünün ortanca hatası en çok %${STATED_QUALITY.mostError} ve aralıkta kalanı en az %${STATED_QUALITY.leastCovered} ise gösterilir.`
          : 'Henüz yeterli sayıda bedeli bilinen satış yok; bu yüzden yöntemin gerçek satışlarda ne kadar tuttuğu söylenemiyor.'}
      </p>
      {all ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone is scrolled by keyboard too
        <section aria-label="Tahminlerin tablosu" className="sheet mt-4 overflow-x-auto" tabIndex={0}>
          <table className="tabular w-full text-sm">
            <caption className="sr-only">
              Fiyat aralıklarının gerçek satışlardaki başarısı, türe ve bölgeye göre
            </caption>
            <thead>
              <tr className="border-b border-line">
                <th scope="col" className="px-3 py-2 text-left font-semibold">
                  Tür ya da bölge
                </th>
                {HEADS.map((head) => (
                  <th key={head} scope="col" className={`${NUMBER} font-semibold`}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[all, ...kinds, ...regions].map((group) => (
                <Row key={group.name} {...group} />
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </section>
  );
}

function Row({ name, sales, estimated, medianError, within10, within20, covered }: TestedGroup) {
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="px-3 py-1.5 text-left font-normal">
        {name}
      </th>
      <td className={NUMBER}>{formatNumber(sales)}</td>
      <td className={NUMBER}>{formatNumber(estimated)}</td>
      <td className={NUMBER}>{`%${String(medianError).replace('.', ',')}`}</td>
      <td className={NUMBER}>{`%${within10}`}</td>
      <td className={NUMBER}>{`%${within20}`}</td>
      <td className={NUMBER}>{`%${covered.percent} (%${covered.low} – %${covered.high})`}</td>
    </tr>
  );
}
