import type { Estimate } from '#shared/comparables/comparables.ts';
import { formatLira, formatNumber } from '#shared/text/money.ts';
import { classNames } from '#web/ui/class-names.ts';

type Props = { ratios: readonly number[]; price: number; estimate: Estimate | null };

/** The minimum number of points for a plot. */
export const LEAST_DRAWN = 6;

const [WIDTH, HEIGHT, SIDE, BASE] = [560, 100, 24, 92];
const RADIUS = 5;
/** The share of the width that both labels of the scale need side by side, in the largest font size on a phone. */
const ROOM_FOR_BOTH = 0.7;
const percent = (ratio: number) => `%${formatNumber(Math.round(ratio))}`;

/** The comparable sales as dots by the ratio of price to appraisal, with the range; and as a table for this listing. */
export function SalesPlot({ ratios, price, estimate }: Props) {
  const [least, most] = [ratios[0] ?? 0, ratios.at(-1) ?? 0];
  return (
    <figure className="mt-4 max-w-text">
      <figcaption className="text-sm font-semibold">Benzerlerin muhammen bedele oranı</figcaption>
      <div
        role="img"
        aria-label={`Çizim: ${formatNumber(ratios.length)} benzer satış, ${percent(least)} ile ${percent(most)} arasında. Sayılar aşağıdaki tabloda.`}
        className="mt-1"
      >
        <Dots ratios={ratios} estimate={estimate} />
      </div>
      <details className="mt-1 text-sm">
        <summary className="min-h-6 font-semibold text-petrol">Tablo olarak</summary>
        <table className="tabular mt-2">
          <caption className="sr-only">Benzer satışların muhammen bedele oranı ve bu ilandaki karşılığı</caption>
          <thead>
            <tr className="text-left">
              <th scope="col" className="pr-6 font-semibold">
                Satış
              </th>
              <th scope="col" className="pr-6 font-semibold">
                Oran
              </th>
              <th scope="col" className="font-semibold">
                Bu ilanda
              </th>
            </tr>
          </thead>
          <tbody>
            {ratios.map((ratio, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same ratio may occur twice, and rows never move
              <tr key={at}>
                <th scope="row" className="pr-6 text-left font-normal">
                  {at + 1}
                </th>
                <td className="pr-6">{percent(ratio)}</td>
                <td>{formatLira(Math.round((price * ratio) / 100))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/**
 * Sales that would overlap are stacked. The scale marks the opening price and the appraisal, whose labels use two lines
 * if they could collide.
 */
function Dots({ ratios, estimate }: Omit<Props, 'price'>) {
  const ends = [50, 100, ...ratios, ...(estimate ? [estimate.ratios.from, estimate.ratios.to] : [])];
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  const x = (ratio: number) => SIDE + ((ratio - from) * (WIDTH - 2 * SIDE)) / (to - from);
  const heights = new Map<number, number>();
  const isWide = x(100) - x(50) > WIDTH * ROOM_FOR_BOTH;
  return (
    <>
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block w-full text-petrol">
        {estimate ? (
          <>
            <rect
              x={x(estimate.ratios.from)}
              width={x(estimate.ratios.to) - x(estimate.ratios.from)}
              y={12}
              height={BASE - 12}
              className="fill-petrol-tint"
            />
            <line
              x1={x(estimate.ratios.median)}
              x2={x(estimate.ratios.median)}
              y1={12}
              y2={BASE}
              stroke="currentColor"
            />
          </>
        ) : null}
        <line x1={SIDE} x2={WIDTH - SIDE} y1={BASE} y2={BASE} className="stroke-line-strong" />
        {[50, 100].map((ratio) => (
          <line key={ratio} x1={x(ratio)} x2={x(ratio)} y1={BASE} y2={HEIGHT} className="stroke-line-strong" />
        ))}
        {ratios.map((ratio, at) => {
          const column = Math.round(x(ratio) / (2 * RADIUS));
          const height = heights.get(column) ?? 0;
          heights.set(column, height + 1);
          const y = Math.max(12 + RADIUS, BASE - RADIUS - 1 - height * 2 * RADIUS);
          // biome-ignore lint/suspicious/noArrayIndexKey: the same ratio may occur twice, and dots never move
          return <circle key={at} cx={column * 2 * RADIUS} cy={y} r={RADIUS - 0.5} fill="currentColor" />;
        })}
      </svg>
      <div className={classNames('grid text-sm text-ink-soft', isWide && '*:col-start-1 *:row-start-1')}>
        <Word at={x(50)}>%50 açılış</Word>
        <Word at={x(100)}>%100</Word>
      </div>
    </>
  );
}

/** A label below its mark: starts there, or ends there in the right half. */
function Word({ at, children }: { at: number; children: string }) {
  const place = `${(at * 100) / WIDTH}%`;
  const isLeft = at < WIDTH / 2;
  return (
    <span className={isLeft ? '' : 'text-right'} style={isLeft ? { paddingLeft: place } : { width: place }}>
      {children}
    </span>
  );
}
