import type { AreaOutcomes } from '#shared/outcomes/area-outcomes.ts';
import { monthText } from '#shared/price-index/index-months.ts';
import { formatNumber } from '#shared/text/money.ts';

type Months = AreaOutcomes['months'];

/** The median of sale price by appraisal, month by month: drawn, and as a table. */
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

const [WIDTH, HEIGHT] = [560, 200];
const [LEFT, RIGHT, TOP, BOTTOM] = [88, 12, 18, 44];
/**
 * On a phone the drawing is half as large, and its words would be too small to read. Larger letters
 * than this touch the axis; the table below grows with every text size.
 */
const WORDS = 'fill-ink-soft text-[min(0.875rem,32px)] max-sm:text-[min(1.5rem,32px)]';

/** Drawn on the server: it needs no code in the browser. The scale begins at 0, so that no change looks larger. */
function MonthsPlot({ months }: { months: Months }) {
  const top = Math.max(100, Math.ceil(Math.max(...months.map(({ median }) => median)) / 50) * 50);
  const x = (at: number) => LEFT + (at * (WIDTH - LEFT - RIGHT)) / Math.max(1, months.length - 1);
  const y = (percent: number) => HEIGHT - BOTTOM - (percent * (HEIGHT - TOP - BOTTOM)) / top;
  const points = months.map(({ median }, at) => `${x(at).toFixed(1)},${y(median).toFixed(1)}`);
  const [first, last] = [months[0], months.at(-1)];
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Çizim: ${first ? monthText(first.month) : ''} ile ${last ? monthText(last.month) : ''} arasında aylık ortanca oran. Sayılar aşağıdaki tabloda.`}
      className="mt-2 block w-full text-petrol"
    >
      {[0, top / 2, top].map((percent) => (
        <g key={percent}>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(percent)} y2={y(percent)} className="stroke-line" />
          <text x={LEFT - 8} y={y(percent) + 5} textAnchor="end" className={WORDS}>
            {`%${percent}`}
          </text>
        </g>
      ))}
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth="2" />
      {months.map(({ month, median }, at) => (
        <circle key={month} cx={x(at)} cy={y(median)} r="3.5" fill="currentColor" />
      ))}
      <text x={LEFT} y={HEIGHT - 6} className={WORDS}>
        {first ? monthText(first.month) : ''}
      </text>
      <text x={WIDTH - RIGHT} y={HEIGHT - 6} textAnchor="end" className={WORDS}>
        {last ? monthText(last.month) : ''}
      </text>
    </svg>
  );
}
