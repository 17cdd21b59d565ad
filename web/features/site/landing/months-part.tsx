import type { AreaOutcomes } from '#shared/outcomes/area-outcomes.ts';
import { monthText } from '#shared/price-index/index-months.ts';
import { formatNumber } from '#shared/text/money.ts';

type Months = AreaOutcomes['months'];

/** The median of the ratio of sale price to appraisal, by month: as a plot and as a table. */
export function MonthsPart({ months }: { months: Months }) {
  return (
    <figure className="mt-4 max-w-text">
      <figcaption className="font-semibold">Satış bedelinin muhammen bedele oranı, aylara göre</figcaption>
      <MonthsPlot months={months} />
      <details className="mt-2">
        <summary className="min-h-6 font-semibold text-petrol">Tablo olarak</summary>
        <table className="tabular mt-2 text-sm">
          <caption className="sr-only">Satış bedelinin muhammen bedele oranı, aylara göre</caption>
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
    </figure>
  );
}

/**
 * Drawn on the server, so the browser needs no code for it. The scale starts at 0, so that no change looks larger than
 * it is. The labels are beside the drawing, which stretches between them, so that any font size fits.
 */
function MonthsPlot({ months }: { months: Months }) {
  const top = Math.max(100, Math.ceil(Math.max(...months.map(({ median }) => median)) / 50) * 50);
  const marks = [top, top / 2, 0];
  const y = (percent: number) => 100 - (percent * 100) / top;
  const points = months.map(({ median }, at) => {
    const x = (at * 100) / Math.max(1, months.length - 1);
    return `${x.toFixed(1)} ${y(median).toFixed(1)}`;
  });
  const [first, last] = [months[0], months.at(-1)].map((one) => (one ? monthText(one.month) : ''));
  return (
    <div
      role="img"
      aria-label={`Çizim: ${first} ile ${last} arasında aylık ortanca oran. Sayılar aşağıdaki tabloda.`}
      className="tabular mt-2 grid grid-cols-[auto_1fr] gap-x-2 text-sm text-ink-soft"
    >
      <div className="flex flex-col justify-between text-right">
        {marks.map((percent) => (
          <span key={percent}>{`%${percent}`}</span>
        ))}
      </div>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="my-[0.625rem] h-40 w-full overflow-visible text-petrol *:[vector-effect:non-scaling-stroke]"
      >
        {marks.map((percent) => (
          <line key={percent} x2="100" y1={y(percent)} y2={y(percent)} className="stroke-line" />
        ))}
        <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth="2" />
        {/* Dots as zero-length lines with round ends: circles would be stretched. */}
        <path
          d={points.map((point) => `M${point}h0`).join('')}
          stroke="currentColor"
          strokeWidth="7"
          strokeLinecap="round"
        />
      </svg>
      <div className="col-start-2 flex flex-wrap justify-between gap-x-4">
        <span>{first}</span>
        <span className="ml-auto">{last}</span>
      </div>
    </div>
  );
}
