import {
  type AreaOutcomes,
  LEAST_ENDED,
  LEAST_PRICES,
  MOST_UNKNOWN,
  SETTLED_AFTER_DAYS,
} from '#shared/outcomes/area-outcomes.ts';
import { monthText } from '#shared/price-index/index-months.ts';
import { formatNumber } from '#shared/text/money.ts';
import { dayText, rateSentence, ratioSentence } from './outcome-text.ts';

/** How auctions of the place ended, with what is not known; nothing where none has ended. */
export function OutcomesPart({ outcomes }: { outcomes: AreaOutcomes }) {
  const { own, since, until, rate, ratio, months } = outcomes;
  if (own.ended + own.withdrawn === 0) return null;
  const counts = [
    ['Biten ihale', own.ended],
    ['Satıldığı bildirilen', own.sold],
    ['Satılmadığı bildirilen', own.unsold],
    ['Sonucu bilinmeyen', own.unknown],
    ['Geri çekilen (ayrıca)', own.withdrawn],
    ['İkinci ihale', own.secondRounds],
  ] as const;
  return (
    <section aria-labelledby="sonuclar" className="mt-12">
      <h2 id="sonuclar" className="text-xl font-bold tracking-tight md:text-2xl">
        Biten ihaleler nasıl sonuçlandı
      </h2>
      <div className="sheet mt-4 p-5">
        <p className="tabular text-sm text-ink-soft">
          {`${dayText(since)} – ${dayText(until)} arasında bitenler. Sonuçlar geç bildirildiği için son ${SETTLED_AFTER_DAYS} gün sayılmaz.`}
        </p>
        <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-6">
          {counts.map(([name, count]) => (
            <div key={name}>
              <dt className="text-sm leading-5 text-ink-faint">{name}</dt>
              <dd className="tabular text-lg font-semibold">{formatNumber(count)}</dd>
            </div>
          ))}
        </dl>
        <ul className="tabular mt-4 flex max-w-text flex-col gap-2">
          <li>
            {rate
              ? rateSentence(rate)
              : `Satılma oranı verilmiyor: en az ${LEAST_ENDED} biten ihale gerekir, sonucu bilinmeyenler de en çok %${MOST_UNKNOWN * 100} olmalıdır.`}
          </li>
          <li>
            {ratio
              ? ratioSentence(ratio)
              : `Satış bedelinin muhammen bedele oranı verilmiyor: en az ${LEAST_PRICES} satış bedeli gerekir.`}
          </li>
        </ul>
        {months.length > 0 ? <Months months={months} /> : null}
        <p className="mt-4 max-w-text text-sm text-ink-soft">
          Kaynağın bildirdiği sonuçlardan Peyda hesaplar. Sonuç hiç bildirilmediyse satılıp satılmadığı bilinmez.
        </p>
      </div>
    </section>
  );
}

function Months({ months }: Pick<AreaOutcomes, 'months'>) {
  return (
    <details className="mt-4">
      <summary className="min-h-6 font-semibold text-petrol">Aylara göre</summary>
      <table className="tabular mt-2 text-sm">
        <caption className="pb-1 text-left text-ink-soft">Satış bedelinin muhammen bedele oranı, aylara göre</caption>
        <thead>
          <tr className="text-left">
            <th scope="col" className="pr-6 font-semibold">
              Ay
            </th>
            <th scope="col" className="pr-6 font-semibold">
              Satış
            </th>
            <th scope="col" className="font-semibold">
              Ortanca oran
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, prices, median }) => (
            <tr key={month}>
              <th scope="row" className="pr-6 text-left font-normal">
                {monthText(month)}
              </th>
              <td className="pr-6">{formatNumber(prices)}</td>
              <td>%{median}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
